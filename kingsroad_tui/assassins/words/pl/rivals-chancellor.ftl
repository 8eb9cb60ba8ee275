assassins-rivals-chancellor-arrest-1 = Mam do { $person-gen } pytanie. Nawet kilka.
assassins-rivals-chancellor-arrest-2 = Podpisałem pismo. Dotyczy: { $person }.
assassins-rivals-chancellor-arrest-3 = Któreś nazwisko musiało być pierwsze. Padło na { $person-acc }.
assassins-rivals-chancellor-arrest-4 = { $person-begun } może być bez winy. Z czasem się okaże.
assassins-rivals-chancellor-arrest-5 = Środek ostrożności, { $person-voc }. Nic osobistego.
assassins-rivals-chancellor-kill-1 = Skreślam { $person-acc } z rejestru.
assassins-rivals-chancellor-kill-2 = Godne ubolewania, i bez zwłoki.
assassins-rivals-chancellor-kill-3 = Jeden rachunek zamknięty, { $who }.
assassins-rivals-chancellor-unmasked-1 = { $person-begun }. Miałem to na marginesie notatek.
assassins-rivals-chancellor-unmasked-2 = A więc { $person }. To zawęża śledztwo.
assassins-rivals-chancellor-unmasked-3 = Nóż to także informacja, { $who }.
assassins-rivals-chancellor-wounded-1 = Kosztowna minuta. Na jedną króla stać.
assassins-rivals-chancellor-wounded-2 = Liczyłem na jeszcze jeden krok. Oni też.
assassins-rivals-chancellor-wounded-3 = Drugiej takiej pozycji w księdze nie będzie, { $who }.
assassins-rivals-chancellor-knight-lost-1 = Rycerz kosztuje. Skoryguję plan.
assassins-rivals-chancellor-knight-lost-2 = Wymiana na twoją korzyść, { $who }. Może zrobiłbym tak samo.
assassins-rivals-chancellor-knight-lost-3 = Wdowa po nim dostanie rentę.
assassins-rivals-chancellor-knight-lost-4 = O jednego mniej, by być w dwóch miejscach.
assassins-rivals-chancellor-king-near-1 = Brama blisko. Wtedy właśnie czyta się drobny druk.
assassins-rivals-chancellor-king-near-2 = Krótka droga, Miłościwy Panie. Krótka to nie bezpieczna.
assassins-rivals-chancellor-king-near-3 = Ostatnia strona, a pióro nie drży.
assassins-rivals-chancellor-king-near-4 = Zająłem mu miejsce w sali.
assassins-rivals-chancellor-king-late-1 = Dzień wydaliśmy szybciej, niż było w planie.
assassins-rivals-chancellor-king-late-2 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Chętnie pożyczyłbym jeszcze jedną.
assassins-rivals-chancellor-king-late-3 = Czas to jedyny wierzyciel, który nigdy nie czeka.
assassins-rivals-chancellor-king-quiet-1 = Obserwowałem was wszystkich i dziękuję za cierpliwość.
assassins-rivals-chancellor-king-quiet-2 = Jaki będzie twój ruch, { $who }? Odpowiedź już mam.
assassins-rivals-chancellor-king-quiet-3 = Strona bez wydarzeń. Takie wolę.
assassins-rivals-chancellor-king-quiet-4 = Wszyscy są podejrzani. Tak nakazuje uprzejmość.
assassins-rivals-chancellor-king-quiet-5 = Najbezpieczniejsza ulica rzadko jest najmilsza.
assassins-rivals-chancellor-king-quiet-6 = Nikogo nie przesunąłem bez powodu.
assassins-rivals-chancellor-arrested-1 = { $person-begun }. Na jakiej podstawie, { $who }?
assassins-rivals-chancellor-arrested-2 = Kajdany wydane, { $who }. Odnotowuję saldo.
assassins-rivals-chancellor-arrested-3 = { $person-begun } nas opuszcza. Tłum zostaje.
assassins-rivals-chancellor-arrested-4 = Wybór zapewne uzasadniony. Mam własne zdanie.
assassins-rivals-chancellor-arrested-5 = Każde pojmanie odpowiada na jakieś pytanie. Na które, { $who }?
assassins-rivals-chancellor-killed-1 = { $person-begun } to była inwestycja.
assassins-rivals-chancellor-killed-2 = Inkasujesz bez zwłoki, { $who }.
assassins-rivals-chancellor-killed-3 = Strata. Była na nią rezerwa.
assassins-rivals-chancellor-unmask-1 = Dalej poprowadzi to { $person }.
assassins-rivals-chancellor-unmask-2 = Pora na publikację, { $who }.
assassins-rivals-chancellor-unmask-3 = Przychodzi chwila, gdy trzeba się podpisać.
assassins-rivals-chancellor-strike-1 = Pierwsza rata, Miłościwy Panie.
assassins-rivals-chancellor-strike-2 = Jeden cios to połowa sumy.
assassins-rivals-chancellor-strike-3 = Król został powiadomiony.
assassins-rivals-chancellor-knight-felled-1 = Zwolniło się stanowisko, { $who }.
assassins-rivals-chancellor-knight-felled-2 = Był zawiasem. Teraz drzwi się chwieją.
assassins-rivals-chancellor-knight-felled-3 = Wziąłem najdroższego z tych, co stali samotnie.
assassins-rivals-chancellor-knight-felled-4 = Twoja straż jest o jeden wiersz krótsza.
assassins-rivals-chancellor-gate-near-1 = Jest blisko bramy. Liczyłem na dłuższy rozdział.
assassins-rivals-chancellor-gate-near-2 = Do bramy brakuje podpisu. Nie dawajmy go.
assassins-rivals-chancellor-gate-near-3 = Teraz to kwestia jednej ulicy.
assassins-rivals-chancellor-gate-near-4 = Nie popędzajcie go. Sam to zrobi.
assassins-rivals-chancellor-gate-late-1 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Cierpliwość procentuje.
assassins-rivals-chancellor-gate-late-2 = Godzina jest po naszej stronie księgi, { $who }.
assassins-rivals-chancellor-gate-late-3 = Jest bezpieczny i spóźniony. Mogę z tym żyć.
assassins-rivals-chancellor-people-quiet-1 = Nic się nie stało. Starannie to przygotowano.
assassins-rivals-chancellor-people-quiet-2 = Rozważyłem twoją najlepszą odpowiedź, { $who }. Śmiało.
assassins-rivals-chancellor-people-quiet-3 = My wszyscy tylko po zakupy.
assassins-rivals-chancellor-people-quiet-4 = Trochę bliżej, proszę. Byle niepostrzeżenie.
assassins-rivals-chancellor-people-quiet-5 = Zapisz, kto gdzie stoi, { $who }. Ja zapisałem.
assassins-rivals-chancellor-people-quiet-6 = Tłum to tylko długie zdanie bez kropki.
assassins-rivals-chancellor-won-castle-1 = Król w domu, sprawa zamknięta.
assassins-rivals-chancellor-won-castle-2 = Dziękuję wszystkim za ustąpienie z drogi.
assassins-rivals-chancellor-won-castle-3 = Spokojny pochód. Takie są najlepsze, { $who }.
assassins-rivals-chancellor-won-assassins-1 = Trzy śledztwa, trzy wyniki.
assassins-rivals-chancellor-won-assassins-2 = Dowody od początku leżały na ulicy.
assassins-rivals-chancellor-won-assassins-3 = Rada znów może spać.
assassins-rivals-chancellor-lost-killed-1 = Tron jest pusty. Sporządzę obwieszczenie.
assassins-rivals-chancellor-lost-killed-2 = Zważyłem każde ryzyko prócz tego, { $who }.
assassins-rivals-chancellor-lost-killed-3 = Precyzyjna robota, { $who }.
assassins-rivals-chancellor-lost-time-1 = Plan był dobry, tylko o dzień za długi.
assassins-rivals-chancellor-lost-time-2 = Oszczędziłem wszystko prócz czasu.
assassins-rivals-chancellor-lost-time-3 = Zegar robi to za ciebie, { $who }. Oszczędnie.
assassins-rivals-chancellor-won-killed-1 = Głosowanie rozstrzygnęły dwa ostrza.
assassins-rivals-chancellor-won-killed-2 = Niech żyje rada.
assassins-rivals-chancellor-won-killed-3 = Był to jedyny punkt porządku obrad.
assassins-rivals-chancellor-won-time-1 = Posiedzenie zamknięte, Miłościwy Panie.
assassins-rivals-chancellor-won-time-2 = Przetrwaliśmy go, { $who }. Taki był plan.
assassins-rivals-chancellor-won-time-3 = Jeszcze nigdy nie robiono niczego tak gruntownie.
assassins-rivals-chancellor-lost-castle-1 = Wszedł. Będę więc musiał zostać jego kanclerzem.
assassins-rivals-chancellor-lost-castle-2 = Dobrze przeprowadzone, { $who }.
assassins-rivals-chancellor-lost-castle-3 = W tym mieście było o jedną bramę za dużo.
assassins-rivals-chancellor-lost-assassins-1 = Padły wszystkie trzy nazwiska. Twoje śledztwo jest lepsze, { $who }.
assassins-rivals-chancellor-lost-assassins-2 = Nie mam więcej świadków.
assassins-rivals-chancellor-lost-assassins-3 = Przeczytałem. Przekonuje mnie to, { $who }. Ustępuję.
assassins-rivals-chancellor-won-1 = Proszę zaprotokołować, że było blisko, { $who }.
assassins-rivals-chancellor-won-2 = Jestem zadowolony. Proszę zapisać datę.
assassins-rivals-chancellor-won-3 = Poszło zgodnie z planem, nie licząc reszty.
assassins-rivals-chancellor-won-4 = Możesz zachować swój urząd, { $who }.
assassins-rivals-chancellor-lost-1 = Składam dymisję. Do jutra.
assassins-rivals-chancellor-lost-2 = Wygrał lepszy argument, { $who }.
assassins-rivals-chancellor-lost-3 = Źle odczytałem jeden akapit. Wystarczyło.
assassins-rivals-chancellor-lost-4 = Tego nie protokołujmy.
