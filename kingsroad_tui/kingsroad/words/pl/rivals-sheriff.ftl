kingsroad-rivals-sheriff-before-region-1 = { $region }. Król tam idzie. Ja też.
kingsroad-rivals-sheriff-before-region-2 = Proszę się rozejść. { $region } pod nadzorem.
kingsroad-rivals-sheriff-before-region-3 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Warto wysłać patrol.
kingsroad-rivals-sheriff-before-region-4 = Karty na stół, ręce na widoku.
kingsroad-rivals-sheriff-before-region-5 = { $region }. Nie spodziewam się kłopotów. Nigdy.
kingsroad-rivals-sheriff-before-region-6 = Dobrze. Zobaczmy, kto zakłóca porządek.
kingsroad-rivals-sheriff-before-lead-1 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   } przewagi. Porządek przywrócony.
kingsroad-rivals-sheriff-before-lead-2 = Prowadzę. Uprzejmie proszę zostać z tyłu.
kingsroad-rivals-sheriff-before-lead-3 = Na królewskiej drodze się nie wyprzedza, { $who }.
kingsroad-rivals-sheriff-before-lead-4 = Tak to ma wyglądać: ja pierwszy.
kingsroad-rivals-sheriff-before-behind-1 = { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   }. Odzyskam je do zachodu słońca.
kingsroad-rivals-sheriff-before-behind-2 = Biegnij, { $who }. Ja idę, a zawsze zdążę.
kingsroad-rivals-sheriff-before-behind-3 = Łapałem już szybszych, { $who }.
kingsroad-rivals-sheriff-before-behind-4 = Z tyłu, tak. Po służbie, nie.
kingsroad-rivals-sheriff-before-end-1 = Jeszcze { $left }, { $who }? Nie na mojej służbie.
kingsroad-rivals-sheriff-before-end-2 = Nikt nie wychodzi, zanim wszystkiego nie policzę.
kingsroad-rivals-sheriff-before-end-3 = Czterdzieści to ograniczenie, { $who }. Poproszę papiery.
kingsroad-rivals-sheriff-before-end-4 = Ostatnia runda czy nie, przepisy obowiązują.
kingsroad-rivals-sheriff-took-1 = { $region }: teren zabezpieczony.
kingsroad-rivals-sheriff-took-2 = { $region }: jestem pierwszy. Proszę tu podpisać.
kingsroad-rivals-sheriff-took-3 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Wpisuję do księgi.
kingsroad-rivals-sheriff-took-4 = Ostrzegałem, { $who }.
kingsroad-rivals-sheriff-took-5 = Wygrywa liczebność. Ja miałem liczebność.
kingsroad-rivals-sheriff-took-by-one-1 = O jeden więcej niż ty, { $who }. To jest większość.
kingsroad-rivals-sheriff-took-by-one-2 = O jeden. Jeden wystarcza w każdym sądzie.
kingsroad-rivals-sheriff-took-by-one-3 = Naliczyłem jeden znacznik więcej. Prawo jest jasne.
kingsroad-rivals-sheriff-took-by-one-4 = Blisko, { $who }. W przepisach blisko znaczy drugie.
kingsroad-rivals-sheriff-took-by-one-5 = Jeden. Zawsze biorę jeden zapasowy.
kingsroad-rivals-sheriff-alone-1 = { $region }, a tam tylko ja. Wzorowo.
kingsroad-rivals-sheriff-alone-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }, żadnych świadków.
kingsroad-rivals-sheriff-alone-3 = Spokojny patrol. I dobrze płatny.
kingsroad-rivals-sheriff-alone-4 = { $region }: bez uwag.
kingsroad-rivals-sheriff-lost-by-one-1 = Brakuje jednego znacznika. Zbadam to.
kingsroad-rivals-sheriff-lost-by-one-2 = { $who }, proszę ze mną. Tylko kilka pytań.
kingsroad-rivals-sheriff-lost-by-one-3 = Kradzież w biały dzień. Miejsce: { $region }.
kingsroad-rivals-sheriff-lost-by-one-4 = Jeden! Ktoś za to odpowie.
kingsroad-rivals-sheriff-lost-by-one-5 = Następnym razem biorę całą straż.
kingsroad-rivals-sheriff-tied-1 = { $region }, a nas tu dwoje. Proszę się rozejść, { $who }.
kingsroad-rivals-sheriff-tied-2 = Remis. Same papiery zajmą tydzień.
kingsroad-rivals-sheriff-tied-3 = Ten sam rewir, { $who }? Złe planowanie.
kingsroad-rivals-sheriff-tied-4 = Remis. Więc oboje wracamy z mniejszym łupem.
kingsroad-rivals-sheriff-tied-5 = Jedno z nas jest w złym miejscu. To ty, { $who }.
kingsroad-rivals-sheriff-empty-1 = Nic. Miewałem takie służby.
kingsroad-rivals-sheriff-empty-2 = { $who } bierze { $points }, ja nic. Odnotowano.
kingsroad-rivals-sheriff-empty-3 = Dzień uczciwej pracy i ani grosza.
kingsroad-rivals-sheriff-empty-4 = Stałem na warcie tam, gdzie nic się nie działo.
kingsroad-rivals-sheriff-empty-5 = Zero. Złożę skargę.
kingsroad-rivals-sheriff-big-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } w jednej rundzie. Wszystko zgodnie z prawem.
kingsroad-rivals-sheriff-big-2 = To była obława. Legalna. { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }.
kingsroad-rivals-sheriff-big-3 = { $points }. Potrzebuję większej księgi.
kingsroad-rivals-sheriff-big-other-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }? Masz na to zezwolenie, { $who }?
kingsroad-rivals-sheriff-big-other-2 = Jedna osoba nie powinna tyle nosić, { $who }.
kingsroad-rivals-sheriff-big-other-3 = Aresztowałem ludzi za mniej, { $who }.
kingsroad-rivals-sheriff-knight-own-1 = Mój Rycerz wykonał rozkaz. Odmaszerować.
kingsroad-rivals-sheriff-knight-own-2 = { $region }: dwóch ludzi. Zwykła procedura.
kingsroad-rivals-sheriff-knight-own-3 = Wysłałem Rycerza. Sprawa załatwiona.
kingsroad-rivals-sheriff-knight-hurt-1 = { $region }: twój Rycerz źle parkuje, { $who }.
kingsroad-rivals-sheriff-knight-hurt-2 = Zbrojni w moim rewirze, { $who }? Hm.
kingsroad-rivals-sheriff-knight-hurt-3 = Rycerz. Ja miałem tylko zastępcę.
kingsroad-rivals-sheriff-dragon-own-1 = To Smok służbowy. Jest na smyczy.
kingsroad-rivals-sheriff-dragon-own-2 = Smok działał z mojego upoważnienia.
kingsroad-rivals-sheriff-dragon-own-3 = { $region }, przed czasem. Dobre zwierzę.
kingsroad-rivals-sheriff-dragon-hurt-1 = Smokom wjazd wzbroniony, { $who }! Znaków nie widać?
kingsroad-rivals-sheriff-dragon-hurt-2 = Czy ten Smok jest zarejestrowany, { $who }?
kingsroad-rivals-sheriff-dragon-hurt-3 = Miejsce tej bestii jest za płotem.
kingsroad-rivals-sheriff-witch-own-1 = Najpierw przesłuchałem świadka. Dobrze widzi.
kingsroad-rivals-sheriff-witch-own-2 = Popatrzyłem, zanim skoczyłem. Dobra praktyka.
kingsroad-rivals-sheriff-witch-own-3 = Wiedźma pomaga w śledztwie.
kingsroad-rivals-sheriff-witch-seen-1 = Czary. Potrzebuję twojego zeznania, { $who }.
kingsroad-rivals-sheriff-witch-seen-2 = Zabierz ten kocioł z ulicy, { $who }.
kingsroad-rivals-sheriff-witch-seen-3 = Wiedźma! A nakaz został w domu.
kingsroad-rivals-sheriff-chain-own-1 = { $count } szlachciców, w szeregu, jak trzeba.
kingsroad-rivals-sheriff-chain-own-2 = Łańcuch: ogniw { $count }. Lubię łańcuchy.
kingsroad-rivals-sheriff-chain-own-3 = Moi szlachcice stoją tam, gdzie ich postawiłem.
kingsroad-rivals-sheriff-chain-other-1 = { $count } szlachciców w rzędzie to już zgromadzenie, { $who }.
kingsroad-rivals-sheriff-chain-other-2 = Łańcuchy to mój fach, { $who }.
kingsroad-rivals-sheriff-chain-other-3 = Kto pozwolił ich łączyć? I to { $count }?
kingsroad-rivals-sheriff-lead-taken-1 = Zjedź na bok, { $who }. Wyprzedzam.
kingsroad-rivals-sheriff-lead-taken-2 = Na czele. Tam, gdzie miejsce odznaki.
kingsroad-rivals-sheriff-lead-taken-3 = Wyprzedzam cię, { $who }. Zgodnie z prawem.
kingsroad-rivals-sheriff-lead-lost-1 = Idź, { $who }. Wiem, gdzie mieszkasz.
kingsroad-rivals-sheriff-lead-lost-2 = Pozwolę ci prowadzić. Lubię mieć podejrzanych na oku.
kingsroad-rivals-sheriff-lead-lost-3 = Za szybko, { $who }. Widziałem.
kingsroad-rivals-sheriff-goal-own-1 = Czterdzieści. Nikt się nie rusza.
kingsroad-rivals-sheriff-goal-own-2 = Czterdzieści punktów. Sprawa prawie zamknięta.
kingsroad-rivals-sheriff-goal-own-3 = Jest czterdzieści. Proszę zamknąć bramy.
kingsroad-rivals-sheriff-goal-other-1 = { $who } ma czterdzieści. Resztę policzymy powoli.
kingsroad-rivals-sheriff-goal-other-2 = Nikt nie świętuje, zanim nie sprawdzę, { $who }.
kingsroad-rivals-sheriff-goal-other-3 = Linia przekroczona, { $who }? Zdecydują ostatnie regiony.
kingsroad-rivals-sheriff-won-1 = Porządek wygrywa. Jak zwykle.
kingsroad-rivals-sheriff-won-2 = Sprawa zamknięta. Dobra partia, { $who }.
kingsroad-rivals-sheriff-won-3 = Szedłem drogą i zbierałem punkty.
kingsroad-rivals-sheriff-won-4 = Żadnych sztuczek, żadnego zamieszania. Tak się to robi.
kingsroad-rivals-sheriff-won-5 = Prawo ma długie ramię. I więcej punktów.
kingsroad-rivals-sheriff-won-6 = Wszystko się zgadza. Dobranoc, { $who }.
kingsroad-rivals-sheriff-won-7 = Kolejne ciche zwycięstwo.
kingsroad-rivals-sheriff-won-by-a-hair-1 = Na styk. Ale pieczęć jest moja.
kingsroad-rivals-sheriff-won-by-a-hair-2 = O włos. Sprawdziłem trzy razy.
kingsroad-rivals-sheriff-won-by-a-hair-3 = Punkt to punkt, { $who }.
kingsroad-rivals-sheriff-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   } przewagi. Na ulicach spokój.
kingsroad-rivals-sheriff-won-by-far-2 = Akcja przebiegła bez zakłóceń.
kingsroad-rivals-sheriff-won-by-far-3 = Cały czas mam cię na oku, { $who }. { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   } za mną.
kingsroad-rivals-sheriff-won-tie-1 = Punktów po równo, ale moi szlachcice mają lepsze papiery.
kingsroad-rivals-sheriff-won-tie-2 = Decydują szlachcice. Tak stoi w przepisach.
kingsroad-rivals-sheriff-shared-1 = Podzielimy się odznaką, { $who }.
kingsroad-rivals-sheriff-shared-2 = Wspólna wygrana. Przepisy na to pozwalają.
kingsroad-rivals-sheriff-lost-1 = Wygrywasz, { $who }. Tym razem legalnie.
kingsroad-rivals-sheriff-lost-2 = Mam cię na oku, { $who }.
kingsroad-rivals-sheriff-lost-3 = Wynik prawidłowy. Czytałem dwa razy.
kingsroad-rivals-sheriff-lost-4 = Prawo jest cierpliwe. Do jutra.
kingsroad-rivals-sheriff-lost-5 = Miałem gorsze dni. Dwa.
kingsroad-rivals-sheriff-lost-6 = Możesz iść, { $who }. Tym razem.
kingsroad-rivals-sheriff-lost-7 = Proszę zaprotokołować, że próbowałem.
kingsroad-rivals-sheriff-lost-by-a-hair-1 = Żądam ponownego liczenia. Nie? Trudno.
kingsroad-rivals-sheriff-lost-by-a-hair-2 = Tak blisko, a ty uciekasz, { $who }.
kingsroad-rivals-sheriff-lost-by-a-hair-3 = Jeden znacznik gdziekolwiek i byłoby moje.
kingsroad-rivals-sheriff-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. Musiałem zasnąć na służbie.
kingsroad-rivals-sheriff-lost-by-far-2 = Uchodzisz bez śladu, { $who }.
kingsroad-rivals-sheriff-lost-by-far-3 = Zbrodnia jednak popłaca. { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }.
kingsroad-rivals-sheriff-lost-tie-1 = Remis i przegrana na szlachciców. Takie jest prawo.
kingsroad-rivals-sheriff-lost-tie-2 = Aresztowałbym szlachcica, gdybym wiedział.
