help-confirm = Pytanie. { KEY("yes") } robi to, o co chodzi; { KEY("no") } albo { KEY("leave") } zostawia wszystko, jak jest.
help-lesson = Partia szkoleniowa: na krok jedna myśl. Nad kartami stoi, co trzeba wiedzieć i co zrobić. Wybór, który mija się z celem,
    nie jest grany: dowiadujesz się dlaczego i wybierasz ponownie.
help-now-line = Linia nad ręką mówi, co karta albo region daje teraz: wskaż je albo idź od karty do karty
    ({ KEY("look_previous|look_next") }). Gdy karty są wybrane, mówi, co przyniosą, jeśli nikt inny tam nie położy. Wcześniej mówi o
    celu gry, a od drugiej rundy o tym, jak jest tam, gdzie stoi Król; { KEY("play.aim") } to chowa.
help-practise = Co jest do ćwiczenia. { KEY("fixed.enter") } zaczyna zaznaczone i idzie do następnego. Błędy ze wszystkich twoich
    skończonych partii z komputerem trafiają tu same: partie jeszcze nieocenione są oceniane, gdy patrzysz na tę stronę
    ({ KEY("practise.stop") } to przerywa). Błąd wraca 1, 3, 7 i 21 dni po dobrej odpowiedzi, a jutro po złej; dobrze po 21 dniach
    i jest załatwiony. Trzy dzisiejsze zadania są takie same dla wszystkich.
help-rulebook = Pełne zasady. { KEY("search") }, żeby w nich szukać; { KEY("fixed.enter") } idzie od miejsca do miejsca.
help-running-elsewhere = Ta partia jest otwarta w innym oknie albo terminalu, a jednej partii nie gra się w dwóch miejscach. Obejrzyj ją
    albo graj dalej kopią.
help-remark = Co ktoś mówi przy stole. To nigdy nie podpowiedź i nigdy o czymś ukrytym. { KEY("play.talk") } to wyłącza i włącza.
help-rivals = Kto gra za komputer i jak myśli. Twarze śledzą partię.
help-new-game = Nowa partia. Wszystko jest już wypełnione: { KEY("fixed.enter") } na samej górze, na początku partii, zaczyna ją, tak jak
    { KEY("start") } z każdego pola. { KEY("next") } i { KEY("above|below") } idą od pola do pola, { KEY("choice_field.open") }
    otwiera listę. { KEY("more") } pokazuje to, co rzadko potrzebne. { KEY("together") } robi ze wszystkich ludzi przy tym
    terminalu.
help-open = Twoje partie. { KEY("fixed.enter") } otwiera zaznaczoną. Pisz, żeby szukać po graczu, dacie lub nazwie; można też wpisać nazwę
    pliku.
help-save-game = Wpisz nazwę partii i naciśnij { KEY("fixed.enter") }. Toczące się partie zachowują się też same.
help-ladder = Szczebel na każdego gracza komputerowego, najsilniejszy na górze. Mecz jest do dwóch wygranych; wygraj go, a pójdziesz wyżej.
    Przegrany mecz można grać znowu. W tych partiach nie ma podpowiedzi ani cofania. { KEY("play") } gra mecz dalej; porzucona partia
    poczeka.
help-play-together = Przyjaciele grają ze swoich komputerów. Ktoś otwiera stół i daje reszcie zaproszenie; wklejają je tutaj. Nikt nie widzi
    żadnego wyboru, zanim wszyscy nie wybiorą, gospodarz też nie.
help-waiting-room = Kto siedzi przy stole, kogo nie ma i od kiedy. Zaproszenie można wkleić albo przeczytać na głos, dużymi lub małymi
    literami; { KEY("waiting_room.copy") } pokazuje je osobno, do skopiowania. Znakiem ({ KEY("waiting_room.well_played") },
    { KEY("waiting_room.ouch") }, { KEY("waiting_room.moment") }) mówisz coś wszystkim. Gdy wszystkie miejsca są zajęte, partia się
    zaczyna. U gospodarza { KEY("waiting_room.start") } zaczyna ją z komputerami na wolnych miejscach, { KEY("waiting_room.free") }
    zwalnia zaznaczone miejsce, a { KEY("waiting_room.stand_in") } sadza komputer za kogoś, kogo nie ma.
help-copied = Tekst stoi sam, od lewego brzegu, żeby dało się go zaznaczyć myszą tam, gdzie terminal nie daje programom schowka. Zaproszenie
    skopiowane z kilku linii można wkleić takie, jakie jest.
help-day-done = Wszyscy, którzy grają tego dnia, mają ten sam stół. Trzy linie mówią, jak poszło, i nic o kartach: wklej je do wiadomości.
help-own-name = Twoje imię od teraz przy każdym stole, chyba że wpiszesz tam inne. Jest też w ustawieniach.
help-note = Co chcesz zapamiętać z tej rundy albo z całej partii: jest w pliku partii, w analizie, raporcie i na liście partii.
help-settings = Jak lubisz. { KEY("above|below") } i { KEY("next") } idą od linii do linii, { KEY("choice_field.open") } otwiera, co można
    wybrać. Każda zmiana działa od razu i zostaje. Żeby dać czemuś inny klawisz, wybierz to na liście i naciśnij nowy.
help-unsaved = Partii nie dało się zapisać na jej miejscu. { KEY("elsewhere") } zapisuje gdzie indziej, na przykład na innym dysku, i
    wychodzi; { KEY("yes") } wychodzi bez tego; { KEY("no") } albo { KEY("leave") } zostaje.
help-statistics = Jak ci poszło z każdą siłą graczy komputerowych w zachowanych partiach; przewijają { KEY("fixed.arrows") }.
    { KEY("leave") } zamyka.
help-what-else = Co jeszcze jest na ekranie
help-keys-here = Klawisze tutaj
help-keys-everywhere = Klawisze wszędzie
rules-search = Szukaj w zasadach
rules-no-match = Nic nie znaleziono.
rules-found = Akapit { $at } z { $count }; { KEY("fixed.enter") } idzie do następnego
