assassins-rivals-huntress-arrest-1 = { $person-begun } pachnie żelazem.
assassins-rivals-huntress-arrest-2 = Tam. { $person-begun }. Nie pytaj dlaczego.
assassins-rivals-huntress-arrest-3 = Przeczucie. Idę za nim.
assassins-rivals-huntress-arrest-4 = { $person-begun } stoi zbyt nieruchomo.
assassins-rivals-huntress-arrest-5 = { $person-begun } w sieci. Zobaczymy.
assassins-rivals-huntress-kill-1 = Czysto. { $person-begun } nic nie czuje.
assassins-rivals-huntress-kill-2 = Wilk, który szczerzy kły, jest w połowie złapany.
assassins-rivals-huntress-kill-3 = { $person-begun } leży. Następny.
assassins-rivals-huntress-unmasked-1 = Coś zwęszyłam. Ale nie { $person-acc }.
assassins-rivals-huntress-unmasked-2 = Skacze. { $person-begun }.
assassins-rivals-huntress-unmasked-3 = Wilk!
assassins-rivals-huntress-wounded-1 = Krwawi. Pójdą po kroplach.
assassins-rivals-huntress-wounded-2 = Pierwsza krew dla nich.
assassins-rivals-huntress-wounded-3 = Za późno usłyszałam gałązkę.
assassins-rivals-huntress-knight-lost-1 = O psa mniej.
assassins-rivals-huntress-knight-lost-2 = Stał na otwartym. Tak się nie robi.
assassins-rivals-huntress-knight-lost-3 = Odgryzają się. Dobrze.
assassins-rivals-huntress-knight-lost-4 = Dobrze napinasz łuk, { $who }.
assassins-rivals-huntress-king-near-1 = Nora blisko. Cicho.
assassins-rivals-huntress-king-near-2 = Czuję zamkową kuchnię.
assassins-rivals-huntress-king-near-3 = Jeszcze jedna gęstwina.
assassins-rivals-huntress-king-near-4 = Tylko nie biec. Bieg ich budzi.
assassins-rivals-huntress-king-late-1 = Zmierzch. Każdy trop wydaje się dłuższy.
assassins-rivals-huntress-king-late-2 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }, potem ciemno.
assassins-rivals-huntress-king-late-3 = Stary jeleń jest zmęczony.
assassins-rivals-huntress-king-quiet-1 = Wiatr z południa. Dobrze.
assassins-rivals-huntress-king-quiet-2 = Przycupnęli. My też.
assassins-rivals-huntress-king-quiet-3 = Znam ten teren.
assassins-rivals-huntress-king-quiet-4 = Ścieżka jest tyle warta, co twoje nogi.
assassins-rivals-huntress-king-quiet-5 = Ktoś za nami idzie. Lubię to.
assassins-rivals-huntress-king-quiet-6 = Nie myśl. Stąpaj.
assassins-rivals-huntress-arrested-1 = { $person-begun } w sieci. Wataha na wolności.
assassins-rivals-huntress-arrested-2 = Strzelasz do cienia, { $who }. Być może.
assassins-rivals-huntress-arrested-3 = Słyszę, jak { $person } odchodzi. Cicho.
assassins-rivals-huntress-arrested-4 = Sidła działają w obie strony, { $who }.
assassins-rivals-huntress-killed-1 = { $person-begun } skacze za wcześnie.
assassins-rivals-huntress-killed-2 = Szybko, { $who }. Zrobiłabym to samo.
assassins-rivals-huntress-killed-3 = Tak ginie { $person }.
assassins-rivals-huntress-unmask-1 = Dość podchodów.
assassins-rivals-huntress-unmask-2 = { $person-begun } czeka już dość długo.
assassins-rivals-huntress-unmask-3 = Kły.
assassins-rivals-huntress-strike-1 = Trafiony. Zwolni.
assassins-rivals-huntress-strike-2 = Celuję w koronę.
assassins-rivals-huntress-strike-3 = Pierwsza strzała.
assassins-rivals-huntress-knight-felled-1 = Jeden pies mniej na naszym tropie.
assassins-rivals-huntress-knight-felled-2 = Nie usłyszał nas.
assassins-rivals-huntress-knight-felled-3 = Żelazo hałasuje, { $who }.
assassins-rivals-huntress-knight-felled-4 = Gęstwina stoi otworem.
assassins-rivals-huntress-gate-near-1 = Czuje stajnię.
assassins-rivals-huntress-gate-near-2 = Odciąć mu drogę.
assassins-rivals-huntress-gate-near-3 = Ostatnie pole jest najdłuższe, Miłościwy Panie.
assassins-rivals-huntress-gate-near-4 = Biegnie. Wreszcie.
assassins-rivals-huntress-gate-late-1 = Niech się zmęczy.
assassins-rivals-huntress-gate-late-2 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Umiem leżeć dłużej.
assassins-rivals-huntress-gate-late-3 = Słońce jest po naszej stronie.
assassins-rivals-huntress-people-quiet-1 = Ruszamy się, gdy rusza się wiatr.
assassins-rivals-huntress-people-quiet-2 = Cierpliwości. Musi tędy przejść.
assassins-rivals-huntress-people-quiet-3 = Patrzysz prosto na nas, { $who }, i widzisz tłum.
assassins-rivals-huntress-people-quiet-4 = Ja naganiam, oni czekają.
assassins-rivals-huntress-people-quiet-5 = Jeszcze nie.
assassins-rivals-huntress-people-quiet-6 = W dobrej nagonce się nie krzyczy.
assassins-rivals-huntress-won-castle-1 = W domu, mimo wszystkich waszych pułapek.
assassins-rivals-huntress-won-castle-2 = Lis jest w norze, { $who }.
assassins-rivals-huntress-won-castle-3 = Nogi znały drogę.
assassins-rivals-huntress-won-assassins-1 = Trzy wilki. Wszystkie.
assassins-rivals-huntress-won-assassins-2 = Dziś w lesie bezpiecznie.
assassins-rivals-huntress-won-assassins-3 = Nie liczyłam. Węszyłam.
assassins-rivals-huntress-lost-killed-1 = Jeleń leży. Twoje łowy, { $who }.
assassins-rivals-huntress-lost-killed-2 = Sama wprowadziłam go w gęstwinę.
assassins-rivals-huntress-lost-killed-3 = Dobry strzał, { $who }.
assassins-rivals-huntress-lost-time-1 = Noc była szybsza.
assassins-rivals-huntress-lost-time-2 = Poszłam długą ścieżką. Za długą.
assassins-rivals-huntress-lost-time-3 = Wystarczy ci czekać, { $who }.
assassins-rivals-huntress-won-killed-1 = Jeleń leży.
assassins-rivals-huntress-won-killed-2 = Dwie strzały. Jeden król.
assassins-rivals-huntress-won-killed-3 = Czekałam. A potem już nie.
assassins-rivals-huntress-won-time-1 = Ciemno. On nadal pod gołym niebem.
assassins-rivals-huntress-won-time-2 = Goniliśmy go w kółko, { $who }.
assassins-rivals-huntress-won-time-3 = Dobre łowy nie potrzebują krwi.
assassins-rivals-huntress-lost-castle-1 = Przebił się. Silny stary jeleń.
assassins-rivals-huntress-lost-castle-2 = Dobrze prowadzisz, { $who }.
assassins-rivals-huntress-lost-castle-3 = Zamknęłam o jedną lukę za mało.
assassins-rivals-huntress-lost-assassins-1 = Nie ma watahy. Dobrze tropisz, { $who }.
assassins-rivals-huntress-lost-assassins-2 = Masz lepszy nos, { $who }.
assassins-rivals-huntress-lost-assassins-3 = Trzy strzały, trzy trafienia. Szacunek.
assassins-rivals-huntress-won-1 = Dobry teren. Dobry dzień.
assassins-rivals-huntress-won-2 = Wracam krótszą drogą.
assassins-rivals-huntress-won-3 = Zostawiasz trop, { $who }.
assassins-rivals-huntress-won-4 = Łuk poluzowany. Kolacja.
assassins-rivals-huntress-lost-1 = Las jest wielki. Wrócę.
assassins-rivals-huntress-lost-2 = Czysto, { $who }.
assassins-rivals-huntress-lost-3 = Zaspałam na warcie.
assassins-rivals-huntress-lost-4 = Dziś zającem byłam ja.
