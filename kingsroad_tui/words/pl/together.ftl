together-at-table-join-title = Usiądź do stołu znajomych
together-at-table-open-title = Otwórz stół
together-at-table-invitation = Zaproszenie
together-at-table-invitation-hint = wklej to, co dostajesz od znajomych
together-at-table-no-invitation-yet = Wklej tu zaproszenie. Ma je gospodarz stołu.
together-at-table-watch = Tylko oglądaj
together-at-table-join = Usiądź
together-at-table-go-back = Wróć do ostatniego stołu
together-at-table-resume = Otwórz znów ostatni stół
together-at-table-open = Otwórz stół
together-at-table-game = Gra
together-at-table-players = Gracze
together-at-table-computers = komputery
together-at-table-friends = Znajomi są
together-at-table-only-computer = przy tym komputerze
together-at-table-network = w mojej sieci
together-at-table-by-relay = gdzie indziej, przez przekaźnik
together-at-table-about-reach-here = Na próbę: usiąść można tylko przy tym komputerze.
together-at-table-about-reach-network = Ta sama sieć Wi-Fi albo kabel. Zapora może zapytać o zgodę.
together-at-table-about-reach-relay = Gdziekolwiek. Ktoś uruchamia kingsroad relay na serwerze dostępnym dla was wszystkich i daje wam
    adres, który ten wypisze. Niczego z partii nie może przeczytać.
together-at-table-relay = Przekaźnik
together-at-table-relay-hint = adres wypisany przez przekaźnik
together-at-table-clock = Zegar
together-at-table-no-clock = Bez limitu
together-at-table-limit = { $minutes ->
     [0] { $seconds } s
     [one] { $minutes } minuta
     [few] { $minutes } minuty
     [many] { $minutes } minut
    *[other] { $minutes } minuty
   }
together-at-table-hints-allowed = Podpowiedzi dozwolone
together-what-name = Twoje imię
together-somebody = Regent
together-another-name = Wpisz inne imię albo quit.
together-no-name = nie podano imienia
together-paste-invitation = Wklej zaproszenie
together-not-an-invitation = { $start } to zapisana partia, nie zaproszenie: skopiuj całą linię, którą przysłali znajomi
together-no-invitation = { $start } to nie zaproszenie: skopiuj całą linię, którą przysłali znajomi
together-misread-invitation = { $group ->
     [0] { $start }: w tym zaproszeniu jedna czy dwie litery się nie zgadzają.
    *[other] { $start }: w tym zaproszeniu jedna czy dwie litery się nie zgadzają, pewnie w grupie { $group }: może ma być
       { $likely }?
   }
together-no-relay-address = { $start } to nie adres przekaźnika: skopiuj to, co wypisał.
together-no-seat-kept = nie masz jeszcze miejsca przy żadnym stole: poproś gospodarza o zaproszenie
together-game-not-here = Zaproszenie jest do gry, w którą nie gra się tu razem.
together-seat-not-kept = Twojego miejsca nie dało się zachować na tym komputerze: { $why }
together-seats-taken = Z tego komputera siedzi przy tamtym stole już pięć osób i więcej się nie da. Najpierw odejdź od niego w jednym z
    innych okien.
together-too-many-computers = --computers: zostaw miejsce dla siebie
together-no-table-kept = --resume: nie ma twojego stołu, który można by znów otworzyć
together-other-tables = --resume: twój stół otwarto inną wersją programu; tylko ona otworzy go znowu
together-stays-as-it-was = { $option }: stół otwarty znowu zostaje, jaki był
together-port-of-no-links = --web-port: stół nie ma linków; otwórz go z --web
together-table-open = Stół jest już otwarty, w innym oknie.
together-table-unusable = Zachowanego stołu nie da się znów otworzyć.
together-no-certificate = nie ma tam certyfikatu do użycia; jeśli usuniesz plik, powstanie nowy, a z nim nowy adres albo zaproszenie
together-no-relay = Przekaźnik { $address } nie odpowiada, jest inny, ma inną wersję albo jest pełny.
together-file-unusable = { $file }: { $why }
together-cannot-listen = { $any ->
     [yes] { $address }: { $why }
    *[no] { $address }, port { $port }: { $why }
   }
together-reach-here = Do stołu można się dostać tylko z tego komputera. Dla znajomych gdzie indziej wyjdź i otwórz stół w swojej sieci
    albo przez przekaźnik (kingsroad host --listen 0.0.0.0, albo --via PRZEKAŹNIK).
together-reach-network = Znajomi w twojej sieci znajdą stół pod { $addresses }, port { $port }.
together-listens-here = Stół jest pod { $address }, port { $port }: można się do niego dostać tylko z tego komputera. Z opcją --listen 0.0.0.0
    dostanie się do niego twoja sieć, a przez przekaźnik (--via) każdy.
together-listens = Stół jest na porcie { $port }. Znajomi znajdą go pod { $addresses }.
together-via-relay = Stół jest na przekaźniku, który nie może przeczytać niczego, co się tam mówi.
together-via-relay-here = Stół jest na przekaźniku, który nie może przeczytać niczego, co się tam mówi. Do tego przekaźnika można się
    dostać tylko z tego komputera.
together-limit-sentence = Czas na każdy wybór: { $seconds } s; potem wybiera komputer.
together-invitation-elsewhere = Zaproszenie dla znajomych (dużymi lub małymi literami, wszystko jedno):
together-invitation-here = Zaproszenie dla innych przy tym komputerze (dużymi lub małymi literami, wszystko jedno):
together-friends-run = Znajomi wpisują: { $command }
together-others-run = W innym terminalu tego komputera: { $command }
together-relay-open = Przekaźnik działa. Stoły trafiają do niego przez:
together-relay-others = Albo, zamiast adresu powyżej: { $addresses }.
together-still-saved = Stół jest zachowany. Znów otworzy go: { $command }
together-seat-kept = Twoje miejsce jest zachowane. Z powrotem prowadzi: { $command }
together-connecting = Szukam stołu…
together-connected = Siedzisz przy stole.
together-lost = Połączenie zerwane. Próbuję znowu: twoje miejsce zostaje twoje.
together-lost-without-seat = Połączenie zerwane. Próbuję znowu.
together-no-answer = Stół nie odpowiada. Może nie jest otwarty. Próbuję znowu.
together-other-table = Pod tym adresem odpowiada ktoś inny. Poproś gospodarza o nowe zaproszenie.
together-relay-lost = Przekaźnik nie odpowiada, więc nikt nie dotrze przez niego do stołu. Próbuję znowu: stół zostaje otwarty.
together-relay-back = Przekaźnik znów działa: pozostali wracają sami.
together-host-ended = Gospodarz zamyka stół. Partia jest zachowana i gospodarz może otworzyć go znowu.
together-not-stored = Nic nie da się zapisać: { $why }. To, co tu robisz, liczy się znowu, gdy będzie miejsce.
together-at-table-lost-in-app = Połączenie zerwane, próbuję znowu
together-at-table-lost-in-short = Brak połączenia
together-at-table-relay-lost-in-app = Przekaźnik nie odpowiada, próbuję znowu
together-at-table-relay-lost-in-short = Bez przekaźnika
together-at-table-no-answer-in-app = Stół nie odpowiada. Próbuję znowu …
together-at-table-closed-in-app = Stół jest zamknięty, ale zachowany: gdy gospodarz go otworzy, partia ruszy tu dalej.
together-at-table-closed-in-short = Gospodarz zamyka stół
together-at-table-closed-to-player = Gospodarz zamyka stół. Partia jest zachowana, twoje miejsce też. Zostań, a ruszy ona tu dalej, gdy
    tylko gospodarz znów otworzy stół; albo wyjdź ({ KEY("leave") }) i wróć przez „Grajcie razem”.
together-at-table-closed-to-watcher = Gospodarz zamyka stół. Partia jest zachowana i ruszy tu dalej, gdy tylko gospodarz znów go otworzy.
    Wyjście: { KEY("leave") }.
together-at-table-closed-in-a-line = Gospodarz zamyka stół. Poczekaj tutaj albo wyjdź ({ KEY("leave") }): nic nie przepada.
together-at-table-own-title = Twój stół: { $game }
together-at-table-title = Stół: { $game }
together-at-table-free-seat = wolne
together-at-table-seat = { $name }, { $state }
together-at-table-own-seat = { $name } (ty)
together-at-table-role-seat = { $role }: { $seat }
together-who = { $who }: { $state }{ $chosen ->
     [yes] , wybór gotowy
    *[no] {""}
   }.
together-free-seat = Miejsce
together-you-state = ty
together-here-state = jest
together-free-state = wolne
together-computer-state = gra komputer gospodarza
together-in-browser-state = w przeglądarce u gospodarza
together-stood-in-state = nie ma, gra komputer
together-still-state = nie ma, strona stoi
together-not-known-state = teraz nie wiadomo
together-not-known-by-relay-state = nie wiadomo, póki przekaźnik nie odpowiada
together-away-state = { $minutes ->
     [0] { $seconds ->
         [0] nie ma
         [one] nie ma od { $seconds } sekundy
         [few] nie ma od { $seconds } sekund
         [many] nie ma od { $seconds } sekund
        *[other] nie ma od { $seconds } sekundy
       }
     [one] nie ma od { $minutes } minuty
     [few] nie ma od { $minutes } minut
     [many] nie ma od { $minutes } minut
    *[other] nie ma od { $minutes } minuty
   }
together-watching-sentence = { $number ->
     [one] Ogląda { $number } osoba.
     [few] Oglądają { $number } osoby.
     [many] Ogląda { $number } osób.
    *[other] Ogląda { $number } osoby.
   }
together-seats-sentence = { $free ->
     [0] Wszystkie miejsca są zajęte.
     [one] Jest { $free } wolne miejsce.
     [few] Są { $free } wolne miejsca.
     [many] Jest { $free } wolnych miejsc.
    *[other] Jest { $free } wolnego miejsca.
   }
together-at-table-waiting-for-host = Partia zacznie się, gdy wszystkie miejsca będą zajęte albo gdy zacznie ją gospodarz.
together-at-table-waiting-for-people = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
together-at-table-watching-note = Oglądasz.
together-at-table-invite = Daj znajomym to zaproszenie. Mogą je wkleić, a ty możesz je też przeczytać na głos:
together-at-table-invite-here = To zaproszenie działa tylko przy tym komputerze. Wklej je w innym terminalu:
together-at-table-signs-here = Znaki do wszystkich: { KEY("well_played") } brawo, { KEY("ouch") } auć, { KEY("moment") } chwileczkę
together-at-table-copy = Skopiuj zaproszenie
together-at-table-start = Zacznij teraz
together-at-table-leave = Wyjdź
together-at-table-back = Wróć do partii
together-at-table-choose-computer = Niech gra komputer
together-at-table-go-on-without = Gramy dalej
together-at-table-wait-on = Czekaj
together-at-table-free-it = Zwolnij miejsce
together-at-table-start-question = Zacząć teraz? { $seats ->
     [one] Wolne miejsce zajmie komputer.
     [few] { $seats } wolne miejsca zajmą komputery.
     [many] { $seats } wolnych miejsc zajmą komputery.
    *[other] { $seats } wolnego miejsca zajmą komputery.
   }
together-at-table-free-question = Zwolnić to miejsce ({ $name })? Wtedy może je zająć ktoś inny.
together-at-table-computer-question = { $name }: nie ma przy stole. Czy do powrotu ma grać komputer?
together-at-table-stand-still-question = { $name }: nie ma przy stole, a nikt inny nie może grać tą stroną. Grać dalej? Ta strona będzie stać aż do
    powrotu.
together-at-table-close-table = Gospodarz to ty: jeśli wyjdziesz, stół zamknie się dla wszystkich. Jest zachowany; „Grajcie razem” otworzy
    go znów z partią taką, jaka jest.
together-at-table-table-kept = Twój stół jest zamknięty i zachowany. „Grajcie razem” otworzy go znowu.
together-at-table-seat-kept = Twoje miejsce jest zachowane. „Grajcie razem” prowadzi do niego z powrotem.
together-only-host = To może tylko gospodarz.
together-at-table-not-of-host = To może tylko gospodarz.
together-who-is-meant = Napisz imieniem, o kogo chodzi.
together-not-freed = Tego miejsca nie da się zwolnić.
together-no-free-seat = Wszystkie miejsca są zajęte.
together-at-table-nothing-to-free = Zwolnić można tylko zajęte miejsce, i tylko przed pierwszą partią.
together-at-table-nobody-away = Komputer może grać za kogoś, kogo nie ma: wybierz jego miejsce.
together-not-away = { $name } jest przy stole.
together-came = { $name } siada przy stole.
together-left-seat = Miejsce jest znów wolne ({ $name }).
together-gone = { $name }: nie ma przy stole.
together-back = { $name } wraca.
together-away-for = { $minutes ->
     [one] { $name }: nie ma od { $minutes } minuty.
     [few] { $name }: nie ma od { $minutes } minut.
     [many] { $name }: nie ma od { $minutes } minut.
    *[other] { $name }: nie ma od { $minutes } minuty.
   }
together-away-for-host = { $minutes ->
     [one] { $name }: nie ma od { $minutes } minuty. Poczekaj albo wpisz: computer { $name }
     [few] { $name }: nie ma od { $minutes } minut. Poczekaj albo wpisz: computer { $name }
     [many] { $name }: nie ma od { $minutes } minut. Poczekaj albo wpisz: computer { $name }
    *[other] { $name }: nie ma od { $minutes } minuty. Poczekaj albo wpisz: computer { $name }
   }
together-stands-in = Gra teraz komputer gospodarza (za: { $name }).
together-side-stands-still = Strona stoi teraz ({ $name }): nikt inny nie może nią grać.
together-plays-again = { $name } znów gra.
together-stands-in-for-you = Gra teraz za ciebie komputer gospodarza: twój czas minął albo gospodarz mówi, że cię nie ma.
together-you-stand-still = Twoja strona teraz stoi: twój czas minął albo gospodarz mówi, że cię nie ma.
together-you-play-again = Znów grasz.
together-at-table-away = { $minutes ->
     [0] nie ma
    *[other] nie ma od { $minutes } min
   }
together-at-table-away-sentence = { $minutes ->
     [0] { $name }: nie ma.
    *[other] { $name }: nie ma od { $minutes } min.
   }
together-at-table-away-note = { $name }: { $minutes ->
     [0] nie ma
    *[other] nie ma od { $minutes } min
   }
together-at-table-away-names = { $names }: nie ma
together-at-table-host-can = { $still ->
     [yes] Poczekaj albo naciśnij { $press }, by grać dalej ({ $who }: nie ma).
    *[no] Poczekaj albo naciśnij { $press }, a zagra komputer (za: { $who }).
   }
together-at-table-still-away = { $count ->
     [one] { $still ->
         [yes] { $who }: wciąż nie ma. Poczekaj albo naciśnij { $press }, by grać dalej bez tej osoby.
        *[no] { $who }: wciąż nie ma. Poczekaj albo naciśnij { $press }, a zagra za nią komputer.
       }
     [few] { $still ->
         [yes] { $who }: wciąż ich nie ma. Poczekaj albo naciśnij { $press }, by grać dalej bez nich.
        *[no] { $who }: wciąż ich nie ma. Poczekaj albo naciśnij { $press }, a zagrają za nich komputery.
       }
     [many] { $still ->
         [yes] { $who }: wciąż ich nie ma. Poczekaj albo naciśnij { $press }, by grać dalej bez nich.
        *[no] { $who }: wciąż ich nie ma. Poczekaj albo naciśnij { $press }, a zagrają za nich komputery.
       }
    *[other] { $still ->
         [yes] { $who }: wciąż ich nie ma. Poczekaj albo naciśnij { $press }, by grać dalej bez nich.
        *[no] { $who }: wciąż ich nie ma. Poczekaj albo naciśnij { $press }, a zagrają za nich komputery.
       }
   }
together-begins = Grają { $names }: zaczynamy partię.
together-choose-now = Wpisz swoje karty.
together-has-chosen = { $left ->
     [0] { $name }: wybór gotowy.
    *[other] { $name }: wybór gotowy; czekamy jeszcze na { $left }.
   }
together-has-chosen-instead = { $left ->
     [0] Wybór zrobił komputer (za: { $name }).
    *[other] Wybór zrobił komputer (za: { $name }); czekamy jeszcze na { $left }.
   }
together-chosen = Twój wybór jest zapieczętowany. Nikt go nie zobaczy, zanim wszyscy nie wybiorą.
together-chosen-already = Twój wybór już jest: zapieczętowany.
together-still-sealed = Twój wybór jest jeszcze zapieczętowany: nie wszyscy wybrali.
together-need-no-turn = Teraz nie ma nic do wybrania.
together-choose-when-back = Nie masz połączenia ze stołem. Wybierz, gdy wróci.
together-chosen-for-you = Wybiera za ciebie komputer, tylko ten raz: czas minął albo cię nie było. Następny wybór jest twój.
together-given-up = Nie było cię tak długo, że z twojego wyboru zrezygnowano. Był już pokazany, więc mógł go zobaczyć ten, kto prowadzi
    stół.
together-chosen-instead = { $away ->
     [yes] { $lot ->
         [yes] Pod twoją nieobecność wybór na rundę { $round } rozstrzygnął los: { $what }.
        *[no] Pod twoją nieobecność w rundzie { $round } wybrał za ciebie komputer: { $what }.
       }
    *[no] { $lot ->
         [yes] Twój czas minął, więc wybór na rundę { $round } rozstrzygnął los: { $what }.
        *[no] Twój czas minął, więc w rundzie { $round } wybrał za ciebie komputer: { $what }.
       }
   }
together-too-soon = { $minutes ->
     [one] Ten wybór jest zapieczętowany i może zaraz wszyscy pokażą swoje. Rezygnuje się z niego dopiero po { $minutes } minucie:
        poczekaj chwilę.
     [few] Ten wybór jest zapieczętowany i może zaraz wszyscy pokażą swoje. Rezygnuje się z niego dopiero po { $minutes } minutach:
        poczekaj chwilę.
     [many] Ten wybór jest zapieczętowany i może zaraz wszyscy pokażą swoje. Rezygnuje się z niego dopiero po { $minutes } minutach:
        poczekaj chwilę.
    *[other] Ten wybór jest zapieczętowany i może zaraz wszyscy pokażą swoje. Rezygnuje się z niego dopiero po { $minutes } minuty:
        poczekaj chwilę.
   }
together-drawn-by-host = Kartę rundy { $number } losował sam gospodarz i mógł wybrać, która przyjdzie.
together-no-undo = Przy stole z innymi wyborów się nie cofa.
together-at-table-choice-waits = Twój wybór wyjdzie, gdy tylko będzie połączenie.
together-at-table-stood-in-note = Wybiera za ciebie komputer, tylko ten raz.
together-at-table-computer-plays = gra komputer
together-at-table-sealed-note = Twój wybór: { $chosen }. Jest zapieczętowany, aż wybiorą wszyscy.
together-at-table-seconds-left = { $seconds ->
     [one] Została { $seconds } sekunda
     [few] Zostały { $seconds } sekundy
     [many] Zostało { $seconds } sekund
    *[other] Zostało { $seconds } sekundy
   }
together-at-table-seconds-left-short = zostało { $seconds } s
together-at-table-seconds = { $seconds } s
together-at-table-analysed-at-the-end = Partię z innymi analizuje się, gdy jest skończona.
together-says-well-played = { $name }: świetne zagranie!
together-says-ouch = { $name }: auć!
together-says-one-moment = { $name }: chwileczkę.
together-gesture-well-played = świetne zagranie!
together-gesture-ouch = auć!
together-gesture-one-moment = chwileczkę
together-code-sentence = Kod partii do tej pory to { $code }. Jeśli ktoś przy stole ma po tej samej rundzie inny, pokazano wam różne partie.
together-at-table-code-note = Kod partii: { $code }. Przeczytajcie go sobie: kto ma inny, temu pokazano inną partię.
together-saved = Partia jest zapisana: { $file }
together-check-it = Czy była uczciwa, sprawdza: { $command }
together-at-table-saved-note = Zapisana z dowodem, że była uczciwa: { $file }
together-not-saved = Partii nie dało się zapisać: { $why }
together-kept-by-host = Partię z jej dowodem ma gospodarz.
together-at-the-end = Partia skończona. Wpisz again, by grać następną, każdy o miejsce dalej, albo quit.
together-at-table-play-again = Jeszcze raz
together-at-table-another = Następna
together-at-table-another-how = Następna zaczyna się, każdy o miejsce dalej, gdy wszyscy jej chcą.
together-waiting-for-again = Chcesz zagrać jeszcze raz. Pytamy pozostałych.
together-wants-again = { $name } chce zagrać jeszcze raz.
together-at-table-want-again = { $own ->
     [yes] Jeszcze raz: { $names } i ty. Zaczynamy, gdy zechcą wszyscy.
    *[no] Jeszcze raz: { $names }. A ty?
   }
together-word-who = who: kto jest przy stole i czyj wybór jest gotowy.
together-word-well = well: powiedz „świetne zagranie”.
together-word-ouch = ouch: powiedz „auć”.
together-word-moment = moment: powiedz „chwileczkę”.
together-word-check = check: kod partii, do porównania z innymi.
together-word-again = again: następna partia, gdy ta się skończy.
together-word-invite = invite: jeszcze raz zaproszenie.
together-word-start = start: zaczynamy; wolne miejsca dostają komputery.
together-word-free = free IMIĘ: zwolnij czyjeś miejsce, zanim zacznie się partia.
together-word-computer = computer IMIĘ: niech komputer gra za kogoś, kogo nie ma.
together-refusals-other-version = Stół ma inną wersję programu.
together-refusals-wrong-secret = Stół nie zna tego zaproszenia. Poproś gospodarza o nowe.
together-refusals-no-message = Stół tego nie zrozumiał.
together-refusals-too-many = Stół ma za dużo pracy. Spróbuj za chwilę.
together-refusals-full = Wszystkie miejsca są zajęte. Możesz jeszcze oglądać.
together-refusals-name-taken = Ktoś przy stole ma podobne imię. Wybierz inne.
together-refusals-name-unusable = Tego imienia nie można tu użyć. Wybierz inne.
together-refusals-not-yours = To miejsce kogoś innego.
together-refusals-not-allowed = Stół nie przyjmuje teraz tego wyboru.
together-refusals-not-now = Nie teraz: partia się nie skończyła.
together-refusals-closed = Stół jest zamknięty.
together-refusals-freed = Gospodarz zwolnił twoje miejsce.
together-refusals-elsewhere = Siedzisz na swoim miejscu w innym oknie. To odeszło od stołu.
together-full-by-command = Usiądź z opcją --watch.
together-breaks-no-message = Stół przysyła coś, czego nie da się odczytać.
together-breaks-wrong-secret = To nie stół twoich znajomych: nie zna tajemnicy z twojego zaproszenia.
together-breaks-other-version = Stół ma inną wersję programu.
together-breaks-other-host = Stół otworzył ktoś inny w miejsce gospodarza. Nie siedzisz już przy nim.
together-breaks-not-my-seat = Stół zaczął partię, która nie jest twoja.
together-breaks-not-allowed = Stół przysłał coś, na co zasady nie pozwalają. Nie siedzisz już przy nim.
together-breaks-taken-back = Stół cofnął coś, co już było widać. Nie siedzisz już przy nim.
together-breaks-given-up = Gospodarz bez potrzeby zrezygnował z zapieczętowanego wyboru. Nie siedzisz już przy stole.
together-breaks-never-asked = Gospodarz zrezygnował z twojego wyboru i nie poprosił o jego pokazanie. Nie siedzisz już przy stole.
together-no-proof = nie grano razem: nie ma czego sprawdzać
together-no-proof-in-line = nie niesie dowodu: sprawdź zapisaną partię, z której powstała ta linia
together-fair = { $fair ->
     [yes] { $file }: uczciwa
    *[no] { $file }: nie ma dowodu, że uczciwa
   }
together-proved-choices = { $choices ->
     [one] Jedyny wybór był ustalony, zanim go zobaczono.
     [few] Każdy wybór był ustalony, zanim zobaczono którykolwiek (wyborów: { $choices }).
     [many] Każdy wybór był ustalony, zanim zobaczono którykolwiek (wyborów: { $choices }).
    *[other] Każdy wybór był ustalony, zanim zobaczono którykolwiek (wyborów: { $choices }).
   }
together-proved-computers = Gra komputer gospodarza: { $names }.
together-proved-instead = { $count ->
     [one] W rundzie { $rounds } wybrał komputer gospodarza (za: { $name }).
     [few] W rundach { $rounds } wybrał komputer gospodarza (za: { $name }).
     [many] W rundach { $rounds } wybrał komputer gospodarza (za: { $name }).
    *[other] W rundach { $rounds } wybrał komputer gospodarza (za: { $name }).
   }
together-proved-lot = { $shown ->
     [others] W rundzie { $round } tego wyboru nigdy nie pokazano ({ $name }), więc gospodarz dał go rozstrzygnąć losowi. Do tej pory
        swój pokazali: { $who }.
     [host] W rundzie { $round } tego wyboru nigdy nie pokazano ({ $name }), więc gospodarz dał go rozstrzygnąć losowi. Do tej pory swój
        pokazał tylko gospodarz ({ $who }), mógł więc sam zdecydować, że wybierze los.
     [nobody] W rundzie { $round } tego wyboru nigdy nie pokazano ({ $name }), więc gospodarz dał go rozstrzygnąć losowi. Nikt jeszcze
        swojego nie pokazał, więc gospodarz mógł sam zdecydować, że wybierze los.
    *[computers] W rundzie { $round } tego wyboru nigdy nie pokazano ({ $name }), więc gospodarz dał go rozstrzygnąć losowi. Do tej pory
        pokazano tylko wybory komputerów gospodarza ({ $who }), więc mógł on sam zdecydować, że wybierze los.
   }
together-proved-drawn = { $count ->
     [one] { $seated ->
         [yes] W rundzie { $rounds } kartę losował sam gospodarz ({ $name }) i mógł wybrać, która przyjdzie.
        *[no] W rundzie { $rounds } kartę losował sam gospodarz i mógł wybrać, która przyjdzie.
       }
     [few] { $seated ->
         [yes] W rundach { $rounds } kartę losował sam gospodarz ({ $name }) i mógł wybrać, która przyjdzie.
        *[no] W rundach { $rounds } kartę losował sam gospodarz i mógł wybrać, która przyjdzie.
       }
     [many] { $seated ->
         [yes] W rundach { $rounds } kartę losował sam gospodarz ({ $name }) i mógł wybrać, która przyjdzie.
        *[no] W rundach { $rounds } kartę losował sam gospodarz i mógł wybrać, która przyjdzie.
       }
    *[other] { $seated ->
         [yes] W rundach { $rounds } kartę losował sam gospodarz ({ $name }) i mógł wybrać, która przyjdzie.
        *[no] W rundach { $rounds } kartę losował sam gospodarz i mógł wybrać, która przyjdzie.
       }
   }
together-proved-unfinished = Partia się nie skończyła: to prawda dotąd, dokąd sięga zapis, a o reszcie nic nie mówi.
together-proved-unsigned = Zapisała to wcześniejsza wersja programu: nie dowodzi, że wszyscy byli gotowi, zanim cokolwiek pokazano.
together-proved-code = Kod tej partii to { $code }. Każdy, kto w niej grał, ma ten sam.
together-proof-other-version = Ten dowód zapisała nowsza wersja programu.
together-proof-other-game = Dowód jest do innej partii albo ktoś zmienił graczy lub początek.
together-proof-other-secret = Ten zapis zmieniono: jego tajemnica nie jest tą, którą pokazano na końcu.
together-broken = { $round ->
     [0] Przed rundą 1: { $what }
    *[other] Runda { $round }: { $what }
   }
together-wrong-other-phases = zapis zmieniono: w partii i w jej dowodzie nie ma tych samych wyborów.
together-wrong-not-sealed = zapis zmieniono: brakuje zapieczętowanego wyboru.
together-wrong-seal-not-signed = zapis zmieniono: zapieczętowany wybór nie jest podpisany.
together-wrong-not-as-sealed = zapis zmieniono: wybór nie jest tym zapieczętowanym.
together-wrong-not-ready = zapis zmieniono: nie podpisano, że wszyscy są gotowi.
together-wrong-opened-early = zapis zmieniono: wybór nie jest podpisany tak, jak go pokazano.
together-wrong-not-legal = zapis zmieniono: na ten wybór zasady nie pozwalają.
together-wrong-no-table = zapis zmieniono: żaden stół by tego nie przyjął.
together-wrong-not-given-up = zapieczętowanego wyboru nigdy nie pokazano, a gospodarz nie podpisał, że z niego zrezygnowano. Nie sposób
    wiedzieć, kto to sprawił.
together-wrong-given-up-by-host = gospodarz zrezygnował z wyboru, który trzeba pokazać.
together-wrong-never-shown = tego, co trzeba pokazać na końcu, nie pokazano. Nie sposób wiedzieć, kto to sprawił.
together-culprit-not-as-sealed = { $name } pokazuje coś innego, niż zapieczętowano.
together-culprit-given-up-by-host = gospodarz ({ $name }) zrezygnował z wyboru, który trzeba pokazać.
together-culprit-not-legal = { $name } wybiera coś, na co zasady nie pozwalają.
together-culprit-false-answer = { $name } mówi, że gramy dalej, a partia była skończona.
together-links-seats = { $count ->
     [one] Link, który otwiera się w przeglądarce, dla jednej osoby:
     [few] Linki, które otwierają się w przeglądarce, każdy dla jednej osoby:
     [many] Linki, które otwierają się w przeglądarce, każdy dla jednej osoby:
    *[other] Linki, które otwierają się w przeglądarce, każdy dla jednej osoby:
   }
together-links-watch = Do oglądania w przeglądarce:
together-links-only-here = Linki otwierają się tylko w przeglądarkach tego komputera. Z opcją --listen 0.0.0.0 otwierają się w całej
    twojej sieci.
together-links-others = Zamiast adresu w nich: { $addresses }.
together-links-warning = Przeglądarka ostrzega, że nie zna certyfikatu. Jest to certyfikat stołu, jeśli jego odcisk SHA-256 to:
together-links-who-could-look = Miejsce w przeglądarce działa na twoim komputerze, więc możesz tam za wcześnie podejrzeć, co wybrano.
    Mówimy o tym wszystkim przy stole.
together-at-hosts = Ta strona działa na komputerze gospodarza, gdzie można za wcześnie podejrzeć twój wybór. Żeby znać go tylko
    samemu, usiądź ze swojego terminala.
together-verifying-fenced = nie w aplikacji, która działa dla kogoś innego
together-verifying-not-here = Na tej stronie nie da się tego zrobić.
together-verifying-not-given = to polecenie jest dla stron kingsroad host --web
together-needs-web = Przeglądarka potrzebuje dodatku 'web': pip install 'kingsroad[web]'
together-served-at = King's Road jest pod { $address }, aż naciśniesz { $key }.
together-not-from-here = Użyj adresu dokładnie takiego, jaki jest w linku.
together-page-language = pl
together-closed = Ta strona nie jest już połączona z grą.
together-opens-again = Ta strona nie jest już połączona z grą. Sama otworzy się znów, gdy tylko będzie mogła.
together-open-again = Otwórz znowu
together-moved = Gra idzie dalej na innej stronie, otwartej później.
together-all-taken = Więcej stron naraz nie da się otworzyć. Zamknij inną, potem wczytaj tę jeszcze raz.
together-all-taken-here = Otwarto już tyle gier, na ile pozwala ten serwer ({ $most }). Zamknij jedną z innych stron, potem wczytaj tę
    jeszcze raz. Więcej daje opcja --max-sessions polecenia kingsroad serve.
