kingsroad-rivals-huntress-before-region-1 = Świeże tropy. { $region }.
kingsroad-rivals-huntress-before-region-2 = Wiatr mówi: { $region }.
kingsroad-rivals-huntress-before-region-3 = { $region }. Coś się tam rusza.
kingsroad-rivals-huntress-before-region-4 = Cicho teraz. Wychodzą, gdy jest cicho.
kingsroad-rivals-huntress-before-region-5 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Dobra zwierzyna, jeśli ją złapać.
kingsroad-rivals-huntress-before-region-6 = Strzała puszczona. Zobaczymy, gdzie spadnie.
kingsroad-rivals-huntress-before-lead-1 = Słyszę cię za sobą, { $who }. Łamiesz gałązki.
kingsroad-rivals-huntress-before-lead-2 = Z przodu lepiej widać.
kingsroad-rivals-huntress-before-lead-3 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   }. Patrzę na ścieżkę, nie na odstęp.
kingsroad-rivals-huntress-before-lead-4 = Lis biegnie pierwszy. Lis zostaje przy życiu.
kingsroad-rivals-huntress-before-behind-1 = { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   } to krótki trop.
kingsroad-rivals-huntress-before-behind-2 = Zostawiasz wyraźne ślady, { $who }.
kingsroad-rivals-huntress-before-behind-3 = Biegnij, { $who }. Zwierzyna, która biegnie, się męczy.
kingsroad-rivals-huntress-before-behind-4 = Najlepiej poluję z tyłu.
kingsroad-rivals-huntress-before-end-1 = { $who } czuje już stajnię. Jeszcze { $left }.
kingsroad-rivals-huntress-before-end-2 = Ostatni strzał liczy się jak pierwszy.
kingsroad-rivals-huntress-before-end-3 = Już prawie ciemno, { $who }.
kingsroad-rivals-huntress-before-end-4 = Osaczone zwierzę skacze. Uważaj, { $who }.
kingsroad-rivals-huntress-took-1 = { $region }. Czysty strzał.
kingsroad-rivals-huntress-took-2 = Czułam to. { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }.
kingsroad-rivals-huntress-took-3 = Dobre miejsce, dobry oddech.
kingsroad-rivals-huntress-took-4 = Hałasujesz, { $who }. Ja nie.
kingsroad-rivals-huntress-took-5 = To trofeum wieszam na ścianie.
kingsroad-rivals-huntress-took-by-one-1 = O jedną strzałę więcej niż ty, { $who }.
kingsroad-rivals-huntress-took-by-one-2 = O piórko.
kingsroad-rivals-huntress-took-by-one-3 = Nos mówił: jeszcze jeden. Nos miał rację.
kingsroad-rivals-huntress-took-by-one-4 = Prawie to masz, { $who }. Słyszałam twój oddech.
kingsroad-rivals-huntress-took-by-one-5 = Blisko. Blisko lubię.
kingsroad-rivals-huntress-alone-1 = { $region }, a tam nikogo. Nawet ptaki milczały.
kingsroad-rivals-huntress-alone-2 = Dobra polana. Nikt jej nie znał.
kingsroad-rivals-huntress-alone-3 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } i żadnego szmeru.
kingsroad-rivals-huntress-alone-4 = Sama. Taki las lubię.
kingsroad-rivals-huntress-lost-by-one-1 = Chybione o piórko.
kingsroad-rivals-huntress-lost-by-one-2 = Wiatr był po twojej stronie, { $who }.
kingsroad-rivals-huntress-lost-by-one-3 = Jeden. Musiała trzasnąć gałązka.
kingsroad-rivals-huntress-lost-by-one-4 = Było w zasięgu strzału, { $who }.
kingsroad-rivals-huntress-lost-by-one-5 = Dobry zając czasem ucieknie.
kingsroad-rivals-huntress-tied-1 = Dwoje łowców, jeden zając. Pół kolacji.
kingsroad-rivals-huntress-tied-2 = To samo drzewo, { $who }. Następnym razem inna gałąź.
kingsroad-rivals-huntress-tied-3 = Spłoszyliśmy go, ty i ja.
kingsroad-rivals-huntress-tied-4 = Zwęszyłam cię za późno, { $who }.
kingsroad-rivals-huntress-tied-5 = Remis. Jeleń nam dziękuje.
kingsroad-rivals-huntress-empty-1 = Pusta torba. Bywa.
kingsroad-rivals-huntress-empty-2 = Nie ta dolina.
kingsroad-rivals-huntress-empty-3 = { $who } ma dziś kolację. Ja nie.
kingsroad-rivals-huntress-empty-4 = Tam, gdzie leżałam, nic się nie ruszyło.
kingsroad-rivals-huntress-empty-5 = Czasem człowiek poznaje tylko wiatr.
kingsroad-rivals-huntress-big-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Całe stado.
kingsroad-rivals-huntress-big-2 = Pełna torba. Ciężka droga do domu.
kingsroad-rivals-huntress-big-3 = { $points }. Naje się cała wieś.
kingsroad-rivals-huntress-big-other-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }, { $who }. To musiało być całe stado.
kingsroad-rivals-huntress-big-other-2 = Duży łup, { $who }. Zostaw coś na wiosnę.
kingsroad-rivals-huntress-big-other-3 = Słyszałam to dwie doliny stąd.
kingsroad-rivals-huntress-knight-own-1 = Rycerz trzymał sieć. Ja nóż.
kingsroad-rivals-huntress-knight-own-2 = { $region }: dwa tropy. Oba moje.
kingsroad-rivals-huntress-knight-own-3 = Głośne buty, ale dociera.
kingsroad-rivals-huntress-knight-hurt-1 = Psy i Rycerze, { $who }. Za dużo na jednego lisa.
kingsroad-rivals-huntress-knight-hurt-2 = Czułam konia. Trzeba było słuchać.
kingsroad-rivals-huntress-knight-hurt-3 = { $region }, żelazne buty. Późno je usłyszałam.
kingsroad-rivals-huntress-dragon-own-1 = Gwizdnęłam. Przyleciał.
kingsroad-rivals-huntress-dragon-own-2 = Smoka się nie oswaja. Grzecznie się prosi.
kingsroad-rivals-huntress-dragon-own-3 = Pogonił Króla aż tu. { $region }.
kingsroad-rivals-huntress-dragon-hurt-1 = Dym. { $region }. To twoje, { $who }?
kingsroad-rivals-huntress-dragon-hurt-2 = Wszystkie ptaki naraz w górę. Wtedy wiedziałam.
kingsroad-rivals-huntress-dragon-hurt-3 = Smok poluje źle. Ale poluje.
kingsroad-rivals-huntress-witch-own-1 = Mieszka w moim lesie. Wymieniamy się.
kingsroad-rivals-huntress-witch-own-2 = Czekałam, aż wszyscy się ruszą. Potem ja.
kingsroad-rivals-huntress-witch-own-3 = Najpierw patrz, potem strzelaj.
kingsroad-rivals-huntress-witch-seen-1 = Sowy ucichły. Wiedźma.
kingsroad-rivals-huntress-witch-seen-2 = Ktoś nas obserwuje, { $who }.
kingsroad-rivals-huntress-witch-seen-3 = Nie lubię stać na polanie sama.
kingsroad-rivals-huntress-chain-own-1 = Na jednej linie: pułapek { $count }.
kingsroad-rivals-huntress-chain-own-2 = Nawołują się. Mam ich { $count }.
kingsroad-rivals-huntress-chain-own-3 = Dobra pułapka ma więcej niż jedną pętlę.
kingsroad-rivals-huntress-chain-other-1 = Pułapek w rzędzie: { $count }, { $who }. Czysta robota.
kingsroad-rivals-huntress-chain-other-2 = Od dawna je zastawiasz, { $who }.
kingsroad-rivals-huntress-chain-other-3 = Rząd długości { $count }. Ktoś powinien go przeciąć.
kingsroad-rivals-huntress-lead-taken-1 = Mijam cię, { $who }. Bez szmeru.
kingsroad-rivals-huntress-lead-taken-2 = Teraz ślady zostawiam ja.
kingsroad-rivals-huntress-lead-taken-3 = Z przodu. Nadążajcie.
kingsroad-rivals-huntress-lead-lost-1 = Idź przodem, { $who }. Torujesz mi śnieg.
kingsroad-rivals-huntress-lead-lost-2 = Dobre nogi, { $who }.
kingsroad-rivals-huntress-lead-lost-3 = Niech jeleń prowadzi. Mam czas.
kingsroad-rivals-huntress-goal-own-1 = Czterdzieści. Róg gra.
kingsroad-rivals-huntress-goal-own-2 = Widać skraj lasu. Czterdzieści.
kingsroad-rivals-huntress-goal-own-3 = Czterdzieści. Nie opuszczajcie jeszcze łuków.
kingsroad-rivals-huntress-goal-other-1 = { $who } wychodzi z lasu. Do domu jeszcze kawałek.
kingsroad-rivals-huntress-goal-other-2 = Róg gra dla ciebie, { $who }. Ostatnia nagonka.
kingsroad-rivals-huntress-goal-other-3 = Czterdzieści. Zdobycz liczę na końcu, { $who }.
kingsroad-rivals-huntress-won-1 = Nie planuję. Słucham.
kingsroad-rivals-huntress-won-2 = Dobre łowy, { $who }.
kingsroad-rivals-huntress-won-3 = I po sezonie.
kingsroad-rivals-huntress-won-4 = Zobaczyłam, strzeliłam, wróciłam do domu.
kingsroad-rivals-huntress-won-5 = Trop był wyraźny od początku.
kingsroad-rivals-huntress-won-6 = Szybkie masz nogi, { $who }. Ja już tam byłam.
kingsroad-rivals-huntress-won-7 = W domu przed zmrokiem.
kingsroad-rivals-huntress-won-by-a-hair-1 = O wąs. Tak najlepiej.
kingsroad-rivals-huntress-won-by-a-hair-2 = O oddech wcześniej i byłoby po mnie, { $who }.
kingsroad-rivals-huntress-won-by-a-hair-3 = Tak blisko, że czułam oddech.
kingsroad-rivals-huntress-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. Zgubiony trop, { $who }.
kingsroad-rivals-huntress-won-by-far-2 = Las był dziś łaskawy.
kingsroad-rivals-huntress-won-by-far-3 = Za mną cisza, { $who }. Ani kroku.
kingsroad-rivals-huntress-won-tie-1 = Remis. Ale psów miałam więcej.
kingsroad-rivals-huntress-won-tie-2 = Przeważyli szlachcice. Biorę.
kingsroad-rivals-huntress-shared-1 = Dzielimy mięso, { $who }.
kingsroad-rivals-huntress-shared-2 = Dwoje łowców, jeden jeleń. Starczy dla obojga.
kingsroad-rivals-huntress-lost-1 = Twoje, { $who }. Dobrze wytropione.
kingsroad-rivals-huntress-lost-2 = Źle odczytałam wiatr.
kingsroad-rivals-huntress-lost-3 = Las też zabiera. To do jutra.
kingsroad-rivals-huntress-lost-4 = Dobry nos, { $who }.
kingsroad-rivals-huntress-lost-5 = Poszłam za złym tropem.
kingsroad-rivals-huntress-lost-6 = Sowa to przewidziała. Ja nie.
kingsroad-rivals-huntress-lost-7 = Dobrze polujesz, { $who }. Siądziemy przy jednym ogniu?
kingsroad-rivals-huntress-lost-by-a-hair-1 = O wąs, { $who }. Będę to słyszeć całą noc.
kingsroad-rivals-huntress-lost-by-a-hair-2 = Moja strzała cię musnęła.
kingsroad-rivals-huntress-lost-by-a-hair-3 = Tak blisko, że mogłam dotknąć poroża.
kingsroad-rivals-huntress-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. Polowałam w złym lesie.
kingsroad-rivals-huntress-lost-by-far-2 = Znikasz za wzgórzem, zanim napnę łuk.
kingsroad-rivals-huntress-lost-by-far-3 = Chuda zima przede mną, { $who }.
kingsroad-rivals-huntress-lost-tie-1 = Remis, a psów masz więcej, { $who }.
kingsroad-rivals-huntress-lost-tie-2 = Przegrać o szlachcica. Nigdy im nie ufałam.
