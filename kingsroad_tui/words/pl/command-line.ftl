command-play = Otwiera grę; z FILE wznawia tę zapisaną partię.
    .plain = Cała partia zwykłym tekstem, linia po linii.
command-learn =
    .plain = Zwykłym tekstem, linia po linii.
    .from = Od którego kroku zacząć.
command-advise =
    .seconds = Odpowiedzieć mniej więcej w tym czasie.
command-replay = Odtwarza według zasad zapisane partie albo partie z wyników turnieju.

    Zły plik jest zgłaszany, a reszta idzie dalej; kod wyjścia to wtedy 2.
    .json = Po obiekcie JSON na plik, jeden w linii.
command-share = Wypisuje całą partię w jednej linii tekstu, do wklejenia w wiadomość.
command-board =
    .ascii = Rysuj znakami ASCII.
    .width = W kolumnach.
    .height = W wierszach.
command-statistics = Liczy twoje skończone partie z każdą siłą graczy komputerowych.

    Z --by mówi zamiast tego, jak ci idzie.
    .json = Po obiekcie JSON na siłę albo na wiersz, jeden w linii.
command-practise = Ćwiczenia: twoje własne błędy na dziś, potem dzisiejsze zadania.

    Błąd wraca 1, 3, 7 i 21 dni po dobrej odpowiedzi, a jutro po złej.
    .json = Twoje błędy, po obiekcie JSON w linii.
    .judge = Najpierw szukaj błędów w partiach jeszcze nieocenionych.
command-note = Zapisuje notatkę w zapisanej partii, w jednej linii; "" ją usuwa.

    Bez TEXT wypisuje notatki, które już są.
    .round = Do tej rundy, nie do całej partii.
    .json = Wszystkie notatki jako jeden obiekt JSON.
command-puzzles = Zadania: jasne decyzje z partii graczy komputerowych, każda z dowodem.
command-make = Szuka zadań w partiach graczy komputerowych, aż będzie ich tyle.

    Każde jest zachowane, gdy tylko się znajdzie. Ctrl+C przerywa szukanie; to samo polecenie idzie dalej.
    .into = Zachowaj je tutaj; jeśli plik jest, szukanie idzie z nim dalej.
    .jobs = Ile procesów.
    .scheduler = Harmonogram Dask, którego robotnicy szukają.
command-list = Wymienia zadania z pakietu albo z FILE.
    .json = Po obiekcie JSON na zadanie, jeden w linii.
command-check = Dowodzi każdego zadania od nowa: z pakietu albo z FILE.

    Kończy z kodem 1, jeśli któreś nie jest tak jasne, jak mówi.
    .first = Tylko tyle pierwszych.
command-engine = Odpowiada na żądania liniami JSON, ze standardowego wejścia na standardowe wyjście.

    Każde żądanie i każda odpowiedź to obiekt JSON w jednej linii. Opisuje je docs/engine.md, wszystkie pola są w docs/schemas.
    .long-lines = Odpowiadaj liniami dowolnej długości, ze wszystkimi szczegółami.
command-serve = Otwiera grę w przeglądarce na tej maszynie (potrzebny dodatek `web`).

    Serwer odpowiada tylko na 127.0.0.1; Ctrl+C go kończy.
    .port = Port, na którym odpowiada.
    .max-sessions = Ile gier naraz, najwyżej.
command-relay = Uruchamia przekaźnik: spotykają się tam stoły i goście, którzy nie mogą się połączyć bezpośrednio.

    Przekazuje zapieczętowane ramki między tymi, którzy podali ten sam pokój, i żadnej nie może przeczytać. Uruchomić go może
    każdy, na małym serwerze. Ctrl+C go kończy.
    .listen = Gdzie znajdują go stoły i goście.
    .name = Nazwa albo adres w tym, co wypisuje.
command-browser-seat = Miejsce przy stole dla kogoś w przeglądarce i nic więcej z tego komputera.

    Uruchamia je serwer strony: zaproszenie stoi w środowisku, gdzie nikt inny go nie przeczyta, a pisać może tylko w swoim
    folderze.
    .watch = Oglądaj, bez miejsca.
command-host = Otwiera stół dla przyjaciół, którzy są gdzie indziej; --plain gra linia po linii.

    Daje dla nich zaproszenie: siadają z nim ze swojego terminala. Nikt nie widzi żadnego wyboru, zanim wszyscy nie wybiorą, ty też
    nie.
    .name = Twoje imię przy stole.
    .computers = Ilu graczy to komputery.
    .listen = Gdzie inni znajdą stół: 0.0.0.0 to cała twoja sieć. Bez tego tylko ten komputer.
    .port = Port (inaczej dowolny wolny).
    .via = Przez przekaźnik, jeśli nikt nie dosięga tego komputera.
    .web = Linki także dla tych, którzy grają w przeglądarce.
    .web-port = Port linków (inaczej dowolny wolny).
    .limit = Sekund na każdy wybór.
    .no-hints = Nikt nie może prosić o podpowiedź.
    .resume = Otwórz znów ostatni stół.
    .plain = Zwykłym tekstem, linia po linii.
    .seats = Ilu gra.
command-join = Siada do stołu przyjaciela z zaproszeniem, które dostał gospodarz.

    Bez zaproszenia wraca do ostatniego stołu albo o nie pyta; --plain gra linia po linii.
    .name = Twoje imię przy stole.
    .watch = Oglądaj, bez miejsca.
    .plain = Zwykłym tekstem, linia po linii.
command-verify = Sprawdza partie grane razem: czy każdy wybór był ustalony, zanim ktoś zobaczył którykolwiek?

    Mówi, kto to złamał, jeśli nie; kod wyjścia to wtedy 1.
    .json = Po obiekcie JSON na plik, jeden w linii.
command-report =
    .markdown = Raport w Markdown.
    .html = Zapisz raport jako jedną stronę: plik, `-` na standardowe wyjście albo folder.
command-options =
    .json = Jeden obiekt JSON.
    .force = Zastąp plik, który już jest.
command-progress-options =
    .by = Według miesięcy, przeciwników albo rodzajów decyzji: partie, cena wyborów i szczęście.
    .csv = To samo w CSV; wszystkie trzy, jeśli nic nie podano.
command-tournament-options =
    .seconds = Limit na każdy wybór.
    .jobs = Ile procesów.
    .scheduler = Harmonogram Dask, którego robotnicy grają.
    .results = Zachowaj tu każdą partię; jeśli plik jest, turniej idzie z nim dalej.
    .json = Jeden obiekt JSON.
