assassins-rivals-spymaster-arrest-1 = Mam do { $person-gen } słówko. Na osobności.
assassins-rivals-spymaster-arrest-2 = Mam twoją teczkę, { $person-voc }. Grubą.
assassins-rivals-spymaster-arrest-3 = Jedno nazwisko skreślone. Zawód: { $person }.
assassins-rivals-spymaster-arrest-4 = Ktoś musiał zniknąć. Czemu nie { $person }.
assassins-rivals-spymaster-arrest-5 = { $person-begun } mówi przez sen. Tak mi doniesiono.
assassins-rivals-spymaster-kill-1 = Sprawa { $person-gen } jest zamknięta. Teczka, oczywiście.
assassins-rivals-spymaster-kill-2 = Pokazujesz karty, { $person-voc }. Ja swoje mam przy sobie.
assassins-rivals-spymaster-kill-3 = Bez maski rzadko dożywa się starości.
assassins-rivals-spymaster-unmasked-1 = { $person-begun }. Strona czwarta. Trzeba było czytać dalej.
assassins-rivals-spymaster-unmasked-2 = Ach. Więc na to czeka { $person }.
assassins-rivals-spymaster-unmasked-3 = O maskę mniej. Kto następny, { $who }?
assassins-rivals-spymaster-wounded-1 = To ostrze minęło trzech moich ludzi. Chcę nazwisk.
assassins-rivals-spymaster-wounded-2 = Król krwawi. Moja wina.
assassins-rivals-spymaster-wounded-3 = Tak blisko niego, a nikt mi nie szepnął.
assassins-rivals-spymaster-knight-lost-1 = Był dobrą parą oczu. A mam ich tak mało.
assassins-rivals-spymaster-knight-lost-2 = Dziura w sieci. Skorzystasz, { $who }.
assassins-rivals-spymaster-knight-lost-3 = Napiszę do jego matki. Szyfrem.
assassins-rivals-spymaster-knight-lost-4 = Za mało wiedział, żeby za to umierać.
assassins-rivals-spymaster-king-near-1 = Ani słowa. Już prawie w środku.
assassins-rivals-spymaster-king-near-2 = Odźwierny to mój człowiek.
assassins-rivals-spymaster-king-near-3 = Stąd słyszę zawiasy.
assassins-rivals-spymaster-king-near-4 = Ciszej. Ściany mają uszy, a bramy jeszcze więcej.
assassins-rivals-spymaster-king-late-1 = Nadmiar ostrożności też jest groźny. Zapomniałem.
assassins-rivals-spymaster-king-late-2 = Jeszcze { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Moje raporty są dłuższe.
assassins-rivals-spymaster-king-late-3 = Zegar to jedyny szpieg, którego nie kupię.
assassins-rivals-spymaster-king-quiet-1 = Pełna ulica twarzy, a niektóre kłamią.
assassins-rivals-spymaster-king-quiet-2 = Ktoś na tej ulicy wstrzymuje oddech.
assassins-rivals-spymaster-king-quiet-3 = Obejrzałem wszystkie drogi. Ta najmniej cuchnie.
assassins-rivals-spymaster-king-quiet-4 = Zbyt równo się uśmiechasz, { $who }.
assassins-rivals-spymaster-king-quiet-5 = Liczę cienie. Jest o jeden za dużo.
assassins-rivals-spymaster-king-quiet-6 = Nie ufać nikomu. To oszczędza czas.
assassins-rivals-spymaster-arrested-1 = Zabierasz { $person-acc }. Na pewno, { $who }?
assassins-rivals-spymaster-arrested-2 = { $person-begun } nic nie powie. Nikt nigdy nie mówi.
assassins-rivals-spymaster-arrested-3 = Ciekawy wybór, { $who }. Zanotuję.
assassins-rivals-spymaster-arrested-4 = Podejrzewasz więc { $person-acc }. Ciekawe dlaczego.
assassins-rivals-spymaster-arrested-5 = O jedno pytanie mniej. Albo więcej.
assassins-rivals-spymaster-killed-1 = { $person-begun } zna ryzyko.
assassins-rivals-spymaster-killed-2 = Ostrze za ostrze, { $who }.
assassins-rivals-spymaster-killed-3 = Lata ostrożności. A potem dziś. Żegnaj, { $person-voc }.
assassins-rivals-spymaster-unmask-1 = Możesz już spojrzeć, { $who }. To { $person }.
assassins-rivals-spymaster-unmask-2 = { $person-begun } od lat pracuje dla mnie.
assassins-rivals-spymaster-unmask-3 = Dobry wieczór. My się chyba znamy.
assassins-rivals-spymaster-strike-1 = Małe przypomnienie, Miłościwy Panie.
assassins-rivals-spymaster-strike-2 = Od przyjaciela.
assassins-rivals-spymaster-strike-3 = Jedno słowo w dobre ucho, jedno ostrze w dobre żebro.
assassins-rivals-spymaster-knight-felled-1 = Patrzył nie tam, gdzie trzeba. Zadbałem o to.
assassins-rivals-spymaster-knight-felled-2 = O jedną parę oczu mniej, { $who }.
assassins-rivals-spymaster-knight-felled-3 = Już miał sobie coś przypomnieć.
assassins-rivals-spymaster-knight-felled-4 = Cichy kąt. Teraz cichszy.
assassins-rivals-spymaster-gate-near-1 = Prawie może odczytać napis nad bramą.
assassins-rivals-spymaster-gate-near-2 = Ktoś się zaraz bardzo rozczaruje.
assassins-rivals-spymaster-gate-near-3 = Niech widzi bramę. Widzieć to nie przejść.
assassins-rivals-spymaster-gate-near-4 = Blisko. Nie lubię, gdy jest blisko.
assassins-rivals-spymaster-gate-late-1 = Każda minuta jest na mojej liście płac, { $who }.
assassins-rivals-spymaster-gate-late-2 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Czas pracuje dla nas i nie bierze łapówek.
assassins-rivals-spymaster-gate-late-3 = Gdy się boi, idzie wolniej. Dobrze.
assassins-rivals-spymaster-people-quiet-1 = Niektórzy z nas wiedzą. Reszta się zastanawia.
assassins-rivals-spymaster-people-quiet-2 = Patrz, na kogo chcesz, { $who }. Wszyscy wyglądamy tak samo.
assassins-rivals-spymaster-people-quiet-3 = Nikt szczególny nie poszedł w żadne szczególne miejsce.
assassins-rivals-spymaster-people-quiet-4 = Tłum to płaszcz z wieloma kieszeniami.
assassins-rivals-spymaster-people-quiet-5 = Patrzysz na niewłaściwą rękę, { $who }. A może nie?
assassins-rivals-spymaster-people-quiet-6 = Poprosiłem tylko parę osób, by stanęły bliżej.
assassins-rivals-spymaster-won-castle-1 = W środku. Spalić plany.
assassins-rivals-spymaster-won-castle-2 = Nigdy nie szedł drogą, której pilnujesz, { $who }.
assassins-rivals-spymaster-won-castle-3 = Nikt nas nie widział. Na tym polega ta praca.
assassins-rivals-spymaster-won-assassins-1 = Trzy nazwiska, trzy kreski.
assassins-rivals-spymaster-won-assassins-2 = Dwoje miałem pierwszego dnia. Z trzecim było trudniej.
assassins-rivals-spymaster-won-assassins-3 = Lista jest pusta. Będzie mi jej brakować.
assassins-rivals-spymaster-lost-killed-1 = Moja siatka zawiodła. Do rana będzie ktoś na moje miejsce.
assassins-rivals-spymaster-lost-killed-2 = Na tę twarz spojrzałbym na samym końcu.
assassins-rivals-spymaster-lost-killed-3 = Eleganckie, { $who }. Nie znoszę tego.
assassins-rivals-spymaster-lost-time-1 = Widziałem każde zagrożenie prócz zegara.
assassins-rivals-spymaster-lost-time-2 = Tak ostrożnie i tak późno.
assassins-rivals-spymaster-lost-time-3 = Kupujesz czas, { $who }. I to tanio.
assassins-rivals-spymaster-won-killed-1 = Tego nie było. Nic nie widzisz, { $who }.
assassins-rivals-spymaster-won-killed-2 = Dwa ciosy. Reszta to plotki.
assassins-rivals-spymaster-won-killed-3 = Korona jest wolna. Po cichu, proszę.
assassins-rivals-spymaster-won-time-1 = Nie robiliśmy nic. Przepięknie.
assassins-rivals-spymaster-won-time-2 = Czekanie to broń, { $who }.
assassins-rivals-spymaster-won-time-3 = Podejrzewał wszystkich prócz godziny.
assassins-rivals-spymaster-lost-castle-1 = Wszedł. Ktoś w moim domu mówi za dużo.
assassins-rivals-spymaster-lost-castle-2 = Dobrze przeprowadzone, { $who }. Mam dla ciebie posadę.
assassins-rivals-spymaster-lost-castle-3 = Pilnowałem jednej bramy. Była druga.
assassins-rivals-spymaster-lost-assassins-1 = Czytasz moje teczki, { $who }. Przyznaj się.
assassins-rivals-spymaster-lost-assassins-2 = Cała trójka. Nie doceniłem cię.
assassins-rivals-spymaster-lost-assassins-3 = Moje najlepsze maski. Masz bystre oko, { $who }.
assassins-rivals-spymaster-won-1 = W gazetach przeczytasz inną historię, { $who }.
assassins-rivals-spymaster-won-2 = Wiedziałem przed tobą, { $who }. O minutę.
assassins-rivals-spymaster-won-3 = Proszę wyjść tylnymi drzwiami.
assassins-rivals-spymaster-won-4 = Jeszcze jeden sekret, tylko między nami.
assassins-rivals-spymaster-lost-1 = Ktoś się wygadał. Dowiem się kto.
assassins-rivals-spymaster-lost-2 = Zaprzeczę, że ta partia się odbyła.
assassins-rivals-spymaster-lost-3 = Kamienna twarz, { $who }. Mało kto tak umie.
assassins-rivals-spymaster-lost-4 = Na to też miałem plan. Został w innym płaszczu.
