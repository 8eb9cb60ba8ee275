kingsroad-rivals-baron-before-region-1 = { $region }! Dobrze wiem, co tu wszyscy knujecie.
kingsroad-rivals-baron-before-region-2 = Ha! Czytam wam z twarzy.
kingsroad-rivals-baron-before-region-3 = Każdy chce { $region-acc }. Jakież to oczywiste.
kingsroad-rivals-baron-before-region-4 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Pewnie, że tam jesteście. A może nie?
kingsroad-rivals-baron-before-region-5 = Zerkacie na { $region-acc }. Ja wszystko widzę.
kingsroad-rivals-baron-before-region-6 = Odkrywajcie! Nie mogę się doczekać.
kingsroad-rivals-baron-before-lead-1 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   } przewagi, a ja się nawet nie staram.
kingsroad-rivals-baron-before-lead-2 = Niech ktoś poda krzesło. { $who } ma przed sobą długi dzień.
kingsroad-rivals-baron-before-lead-3 = Samotnie tu na czele. Całkiem mi się podoba.
kingsroad-rivals-baron-before-lead-4 = Mój sztandar wspaniale tam wygląda, prawda?
kingsroad-rivals-baron-before-behind-1 = { $who } dostaje ode mnie fory. To się nazywa maniery.
kingsroad-rivals-baron-before-behind-2 = { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   }? Tyle wydaję na śniadanie.
kingsroad-rivals-baron-before-behind-3 = Ciesz się, { $who }. Ja tylko czekam.
kingsroad-rivals-baron-before-behind-4 = Już kiedyś byłem z tyłu. Raz. Przez godzinę.
kingsroad-rivals-baron-before-end-1 = Jeszcze { $left }, { $who }? Zabraniam.
kingsroad-rivals-baron-before-end-2 = Nikt nie idzie do domu, dopóki nie wygram.
kingsroad-rivals-baron-before-end-3 = Pocisz się, { $who }. Ja też, ale w aksamicie.
kingsroad-rivals-baron-before-end-4 = W takich chwilach rodzą się baronowie.
kingsroad-rivals-baron-took-1 = { $region }: moje! Naturalnie.
kingsroad-rivals-baron-took-2 = Dzięki, { $who }. Klucze zostaw na stole.
kingsroad-rivals-baron-took-3 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Zapiszcie złotymi literami.
kingsroad-rivals-baron-took-4 = Dokładnie tak, jak przewidziałem. Dokładnie.
kingsroad-rivals-baron-took-5 = Słyszysz, { $region }? Teraz masz pana.
kingsroad-rivals-baron-took-by-one-1 = O jeden! Zaplanowałem to co do znacznika.
kingsroad-rivals-baron-took-by-one-2 = O jeden więcej niż ty, { $who }. Tak dobrze cię znam.
kingsroad-rivals-baron-took-by-one-3 = Ha! O jeden za mało, { $who }. Wiedziałem.
kingsroad-rivals-baron-took-by-one-4 = Jeden znacznik. Po co marnować dwa, prawda, { $who }?
kingsroad-rivals-baron-took-by-one-5 = Precyzja! A mówią, że jestem tylko głośny.
kingsroad-rivals-baron-alone-1 = { $region } i nikogo? Zostawiacie to mnie? Wspaniale.
kingsroad-rivals-baron-alone-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } i żywej duszy do kłótni.
kingsroad-rivals-baron-alone-3 = Wszystko moje! Wydam tam bal.
kingsroad-rivals-baron-alone-4 = Widzę, że wystarczy moje imię, a nikt nie przychodzi.
kingsroad-rivals-baron-lost-by-one-1 = Jeden znacznik? JEDEN? Liczyć od nowa!
kingsroad-rivals-baron-lost-by-one-2 = Niemożliwe, { $who }. Ty nigdy tak nie grasz.
kingsroad-rivals-baron-lost-by-one-3 = { $region }! To było moje. Już powiesiłem zasłony.
kingsroad-rivals-baron-lost-by-one-4 = Założyłbym się o własne buty, { $who }.
kingsroad-rivals-baron-lost-by-one-5 = Robisz coś, czego nikt nie robi, { $who }. To nie fair.
kingsroad-rivals-baron-tied-1 = Precz z mojego regionu, { $who }!
kingsroad-rivals-baron-tied-2 = Remis? My dwoje, { $who }? Na moim własnym przyjęciu?
kingsroad-rivals-baron-tied-3 = Wiedziałem, że tam będziesz. Zapomniałem tylko nie przyjść.
kingsroad-rivals-baron-tied-4 = Naśladujesz mnie, { $who }. Przyznaj się.
kingsroad-rivals-baron-tied-5 = { $region } i nikt nie wygrywa? Co za zniewaga.
kingsroad-rivals-baron-empty-1 = Nic? To musi być pomyłka.
kingsroad-rivals-baron-empty-2 = { $who } bierze { $points }? Pozwoliłem.
kingsroad-rivals-baron-empty-3 = Byłem hojny. Nie przyzwyczajajcie się.
kingsroad-rivals-baron-empty-4 = Mój poborca się o tym dowie.
kingsroad-rivals-baron-empty-5 = Baron nie dostaje zera. Baron odpoczywa.
kingsroad-rivals-baron-big-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }! Niech ktoś przyniesie trąbkę.
kingsroad-rivals-baron-big-2 = { $points }! Widzieliście, czy mam powtórzyć?
kingsroad-rivals-baron-big-3 = Ta runda trafi na gobelin.
kingsroad-rivals-baron-big-other-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }, { $who }? Naraz? Skandal.
kingsroad-rivals-baron-big-other-2 = Patrzyłem w inną stronę, { $who }. Powtórz to.
kingsroad-rivals-baron-big-other-3 = { $points }! To powinienem być ja.
kingsroad-rivals-baron-knight-own-1 = Mój Rycerz! Wszystkiego go nauczyłem.
kingsroad-rivals-baron-knight-own-2 = { $region }: dwa znaczniki. Zapominasz o moim Rycerzu, { $who }.
kingsroad-rivals-baron-knight-own-3 = Gęś dla tego Rycerza. Dużą.
kingsroad-rivals-baron-knight-hurt-1 = Rycerz, { $who }? Wysyłasz na mnie Rycerza?
kingsroad-rivals-baron-knight-hurt-2 = Znam tego Rycerza. Wisi mi konia.
kingsroad-rivals-baron-knight-hurt-3 = { $region } i zbroja tylnymi drzwiami. Doprawdy, { $who }.
kingsroad-rivals-baron-dragon-own-1 = Mój Smok! Czyż nie jest piękny?
kingsroad-rivals-baron-dragon-own-2 = W górę! { $region }, jeśli łaska.
kingsroad-rivals-baron-dragon-own-3 = Karmię go wyłącznie cudzymi planami.
kingsroad-rivals-baron-dragon-hurt-1 = Smok! Kapelusz mi się pali!
kingsroad-rivals-baron-dragon-hurt-2 = { $who }! Zabierz tę bestię!
kingsroad-rivals-baron-dragon-hurt-3 = { $who } i Smok? Kto na to pozwolił?
kingsroad-rivals-baron-witch-own-1 = Zapytałem ją tylko o zdanie. Zgodziła się ze mną.
kingsroad-rivals-baron-witch-own-2 = Widzicie? Nawet magia jest po mojej stronie.
kingsroad-rivals-baron-witch-own-3 = Popatrzyłem. Potem wziąłem. Kto by nie wziął?
kingsroad-rivals-baron-witch-seen-1 = Czary! Chcę tę rundę jeszcze raz.
kingsroad-rivals-baron-witch-seen-2 = { $who }! Podglądać to może chłopstwo.
kingsroad-rivals-baron-witch-seen-3 = Niech ona lepiej nie patrzy w moje karty.
kingsroad-rivals-baron-chain-own-1 = { $count } szlachciców, wszyscy zaproszeni do mego stołu.
kingsroad-rivals-baron-chain-own-2 = Mam dużą i dobrze ustawioną rodzinę. Głów: { $count }.
kingsroad-rivals-baron-chain-own-3 = Patrzcie na nich, ręka w rękę. Wszyscy moi.
kingsroad-rivals-baron-chain-other-1 = Wszędzie twoi szlachcice, { $who }! Czyje to królestwo?
kingsroad-rivals-baron-chain-other-2 = Jest ich { $count }? I żaden nie jest moim kuzynem?
kingsroad-rivals-baron-chain-other-3 = Niech ktoś rozgoni to przyjęcie w ogrodzie.
kingsroad-rivals-baron-lead-taken-1 = Z drogi, { $who }! Baron jedzie.
kingsroad-rivals-baron-lead-taken-2 = Nareszcie na czele. Zaczynałem się nudzić.
kingsroad-rivals-baron-lead-taken-3 = Pomachaj, { $who }, jak będę przejeżdżał.
kingsroad-rivals-baron-lead-lost-1 = Wyprzedzasz mnie, { $who }? Wiązałem but.
kingsroad-rivals-baron-lead-lost-2 = Pierwsze miejsce tylko u ciebie odpoczywa, { $who }.
kingsroad-rivals-baron-lead-lost-3 = Oburzające, { $who }. Żądam zwrotu prowadzenia.
kingsroad-rivals-baron-goal-own-1 = Czterdzieści! Bić we wszystkie dzwony!
kingsroad-rivals-baron-goal-own-2 = Czterdzieści! Nie mówiłem? Mówiłem.
kingsroad-rivals-baron-goal-own-3 = Linia przekroczona! Niech ktoś potrzyma mi płaszcz.
kingsroad-rivals-baron-goal-other-1 = Czterdzieści, { $who }? To mam jedno okrążenie, żeby to zepsuć.
kingsroad-rivals-baron-goal-other-2 = Zatrzymać zegar! Nikt mnie nie pytał.
kingsroad-rivals-baron-goal-other-3 = { $who } przekracza linię. Ale Król jeszcze nie skończył!
kingsroad-rivals-baron-won-1 = Ktoś wątpił? Ach tak? Straż!
kingsroad-rivals-baron-won-2 = Wygrał lepszy baron. Jest tylko jeden.
kingsroad-rivals-baron-won-3 = Na kolana, { $who }. Żartuję. A może nie?
kingsroad-rivals-baron-won-4 = Przejrzałem cię od pierwszej karty, { $who }.
kingsroad-rivals-baron-won-5 = Każę to namalować. W dużym formacie.
kingsroad-rivals-baron-won-6 = Brawa! Tylko się nie tłoczcie.
kingsroad-rivals-baron-won-7 = Robisz dokładnie to, czego się spodziewam, { $who }. Dzięki.
kingsroad-rivals-baron-won-by-a-hair-1 = Lubię potrzymać publiczność w napięciu.
kingsroad-rivals-baron-won-by-a-hair-2 = Tak blisko, { $who }! Prawie musiałem pomyśleć.
kingsroad-rivals-baron-won-by-a-hair-3 = Włos to aż nadto, jeśli to mój włos.
kingsroad-rivals-baron-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }! Przeprosiłbym, ale to byłoby kłamstwo.
kingsroad-rivals-baron-won-by-far-2 = Wyłaź, { $who }, już po wszystkim. O { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   } po wszystkim.
kingsroad-rivals-baron-won-by-far-3 = Mogłem zostać w domu, a i tak bym wygrał.
kingsroad-rivals-baron-won-tie-1 = Remis, ale moi szlachcice są lepiej ubrani.
kingsroad-rivals-baron-won-tie-2 = Decydują szlachcice! Zawsze to mówiłem.
kingsroad-rivals-baron-shared-1 = Dzielić się? My dwoje, { $who }? No dobrze.
kingsroad-rivals-baron-shared-2 = Pół zwycięstwa. Moja połowa jest większa.
kingsroad-rivals-baron-lost-1 = Jeszcze jedna partia! Natychmiast!
kingsroad-rivals-baron-lost-2 = Daję ci wygrać, { $who }. Masz przecież urodziny. Prawda?
kingsroad-rivals-baron-lost-3 = Dobra gra, { $who }. No, powiedziałem to. Raz.
kingsroad-rivals-baron-lost-4 = Kości były przeciw mnie. Jak to, nie ma kości? Hm.
kingsroad-rivals-baron-lost-5 = Tego nigdy nie było. Zgoda?
kingsroad-rivals-baron-lost-6 = Robisz rzeczy nieoczekiwane, { $who }. Jakie to niegrzeczne.
kingsroad-rivals-baron-lost-7 = Rozproszył mnie mój własny geniusz.
kingsroad-rivals-baron-lost-by-a-hair-1 = O tak mało? Nie podaję ręki. No dobrze, podaję.
kingsroad-rivals-baron-lost-by-a-hair-2 = Już to miałem w garści, { $who }!
kingsroad-rivals-baron-lost-by-a-hair-3 = Zdecydowało jedno kichnięcie. Jedno kichnięcie!
kingsroad-rivals-baron-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }? Nigdy o tym nie mówmy.
kingsroad-rivals-baron-lost-by-far-2 = Byłem chory, { $who }. Ciężko chory.
kingsroad-rivals-baron-lost-by-far-3 = To nie byłem ja. To był kuzyn.
kingsroad-rivals-baron-lost-tie-1 = Remis i liczy się szlachciców? Moi byli na obiedzie!
kingsroad-rivals-baron-lost-tie-2 = Przegrać o nos szlachcica. Śmieszne.
