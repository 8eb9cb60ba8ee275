kingsroad-rivals-squire-before-region-1 = { $region }! Od małego chciałem to zobaczyć.
kingsroad-rivals-squire-before-region-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Liczyłem dwa razy.
kingsroad-rivals-squire-before-region-3 = { $region }. Oby nikt inny o tym nie pomyślał.
kingsroad-rivals-squire-before-region-4 = Za późno, żeby zmienić zdanie? No tak, za późno.
kingsroad-rivals-squire-before-region-5 = Mój pan mówi, że { $region-acc } zdobywa odważny.
kingsroad-rivals-squire-before-region-6 = Niech to będę ja. Tylko ten jeden raz.
kingsroad-rivals-squire-before-lead-1 = Prowadzę? Ja? Niech ktoś to sprawdzi.
kingsroad-rivals-squire-before-lead-2 = Nie oglądaj się, mówili. Oglądam się.
kingsroad-rivals-squire-before-lead-3 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   } przewagi! Mama nie uwierzy. A za mną { $who }!
kingsroad-rivals-squire-before-lead-4 = Nikt nie ostrzegał, że prowadzić to takie straszne.
kingsroad-rivals-squire-before-behind-1 = { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   } straty. Bywałem dalej od domu.
kingsroad-rivals-squire-before-behind-2 = U ciebie to wygląda tak łatwo, { $who }.
kingsroad-rivals-squire-before-behind-3 = Wciąż się uczę. Dziś bardzo dużo.
kingsroad-rivals-squire-before-behind-4 = Jeszcze nie koniec. Prawda, że nie?
kingsroad-rivals-squire-before-end-1 = { $who } potrzebuje już tylko { $left }. Ręce mi się trzęsą.
kingsroad-rivals-squire-before-end-2 = To może być ostatnia. A ja ledwo zacząłem!
kingsroad-rivals-squire-before-end-3 = Do czterdziestu masz tak blisko, { $who }.
kingsroad-rivals-squire-before-end-4 = Miałem plan na koniec. Zapomniałem go.
kingsroad-rivals-squire-took-1 = { $region }! Wygrałem! Wszyscy widzieli?
kingsroad-rivals-squire-took-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }, wszystkie moje. Mogę je jeszcze policzyć?
kingsroad-rivals-squire-took-3 = Udało się. Naprawdę się udało.
kingsroad-rivals-squire-took-4 = Przepraszam, { $who }. No, nie bardzo.
kingsroad-rivals-squire-took-5 = { $region }, pierwsze miejsce! Wieczorem piszę do domu.
kingsroad-rivals-squire-took-by-one-1 = O jeden znacznik! Serce mi stanęło.
kingsroad-rivals-squire-took-by-one-2 = O jeden więcej niż ty, { $who }. Nie mogę uwierzyć.
kingsroad-rivals-squire-took-by-one-3 = Czyli jeden znacznik wystarczy. Dobrze wiedzieć.
kingsroad-rivals-squire-took-by-one-4 = Uff. Myślałem, że to już twoje, { $who }. { $region }!
kingsroad-rivals-squire-took-by-one-5 = Jeden! Już nigdy nie powiem, że to mało.
kingsroad-rivals-squire-alone-1 = { $region }, a ja całkiem sam. Trochę tu cicho.
kingsroad-rivals-squire-alone-2 = Nikt nie przyszedł? { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } za samo pojawienie się!
kingsroad-rivals-squire-alone-3 = Coś przegapiłem? Gdzie są wszyscy?
kingsroad-rivals-squire-alone-4 = Pusty region i { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Lubię tę grę.
kingsroad-rivals-squire-lost-by-one-1 = Jeden znacznik! Tylko jeden!
kingsroad-rivals-squire-lost-by-one-2 = Och. Tak blisko, { $who }.
kingsroad-rivals-squire-lost-by-one-3 = { $region }: już to miałem. Naprawdę tak myślałem.
kingsroad-rivals-squire-lost-by-one-4 = Zabrakło jednego. Boję się, że mój pan się dowie.
kingsroad-rivals-squire-lost-by-one-5 = Następnym razem wezmę o jeden więcej.
kingsroad-rivals-squire-tied-1 = Remis? A tacy byliśmy dzielni.
kingsroad-rivals-squire-tied-2 = O nie. Ty też, { $who }?
kingsroad-rivals-squire-tied-3 = Gdyby tylko jedno z nas zostało w domu.
kingsroad-rivals-squire-tied-4 = { $region } i remis. To dobrze? Niedobrze.
kingsroad-rivals-squire-tied-5 = Ten sam pomysł, { $who }. Był taki sprytny, gdy był tylko mój.
kingsroad-rivals-squire-empty-1 = Dla mnie nic. To ja poniosę bagaże.
kingsroad-rivals-squire-empty-2 = Zero. Czytałem o tej liczbie.
kingsroad-rivals-squire-empty-3 = { $who } bierze { $points }, a ja świeże powietrze.
kingsroad-rivals-squire-empty-4 = Czy ja w ogóle byłem tam, gdzie trzeba?
kingsroad-rivals-squire-empty-5 = Wygląda na to, że pomagałem innym.
kingsroad-rivals-squire-big-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } w jednej rundzie! To dozwolone?
kingsroad-rivals-squire-big-2 = { $points }! Muszę usiąść.
kingsroad-rivals-squire-big-3 = Zabraknie mi palców do liczenia.
kingsroad-rivals-squire-big-other-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } naraz? Naucz mnie, { $who }.
kingsroad-rivals-squire-big-other-2 = No tak, można i w ten sposób, { $who }.
kingsroad-rivals-squire-big-other-3 = Mówili mi, że takich rund nie ma.
kingsroad-rivals-squire-knight-own-1 = To był mój Rycerz! Pomachał mi!
kingsroad-rivals-squire-knight-own-2 = Kiedyś to ja będę takim Rycerzem.
kingsroad-rivals-squire-knight-own-3 = { $region }: dwa! Dziękuję, panie Rycerzu!
kingsroad-rivals-squire-knight-hurt-1 = To twój Rycerz, { $who }. Czyściłem mu kiedyś buty.
kingsroad-rivals-squire-knight-hurt-2 = Rycerz. No jasne. Ja też nim kiedyś zostanę.
kingsroad-rivals-squire-knight-hurt-3 = Więc po to jest Rycerz.
kingsroad-rivals-squire-dragon-own-1 = Mój Smok! Posłuchał mnie!
kingsroad-rivals-squire-dragon-own-2 = Tak się bałem, że zje mi znaczniki.
kingsroad-rivals-squire-dragon-own-3 = Dobry Smok. Dobry, dobry Smok.
kingsroad-rivals-squire-dragon-hurt-1 = Smok! Upuściłem tarczę.
kingsroad-rivals-squire-dragon-hurt-2 = Cały czas masz Smoka, { $who }?
kingsroad-rivals-squire-dragon-hurt-3 = Nikt nie mówił, że Króla przegonią aż tu. { $region }.
kingsroad-rivals-squire-witch-own-1 = Zrobiłem tylko to, co kazała Wiedźma.
kingsroad-rivals-squire-witch-own-2 = Wiedziała! Od początku wiedziała!
kingsroad-rivals-squire-witch-own-3 = Czy to oszustwo? Podobno nie.
kingsroad-rivals-squire-witch-seen-1 = Wiedźma! Niech na mnie nie patrzy.
kingsroad-rivals-squire-witch-seen-2 = Ona widzi teraz moje karty, prawda?
kingsroad-rivals-squire-witch-seen-3 = Ty i Wiedźma się znacie, { $who }?
kingsroad-rivals-squire-chain-own-1 = { $count } szlachciców i wszyscy trzymają się za ręce.
kingsroad-rivals-squire-chain-own-2 = Patrzcie, są połączeni! Cały łańcuch: { $count }!
kingsroad-rivals-squire-chain-own-3 = Moi własni szlachcice, wzdłuż całej drogi.
kingsroad-rivals-squire-chain-other-1 = { $count } szlachciców w rzędzie. Ja znam jednego i wisi mi pieniądze.
kingsroad-rivals-squire-chain-other-2 = Wszędzie masz przyjaciół, { $who }.
kingsroad-rivals-squire-chain-other-3 = Długi ten łańcuch, { $who }.
kingsroad-rivals-squire-lead-taken-1 = Jestem na czele? I co teraz?
kingsroad-rivals-squire-lead-taken-2 = Przepraszam, { $who }. Przechodzę!
kingsroad-rivals-squire-lead-taken-3 = Pierwszy! Przynajmniej przez całą rundę.
kingsroad-rivals-squire-lead-lost-1 = Miło było na czele, póki trwało.
kingsroad-rivals-squire-lead-lost-2 = Proszę przodem, { $who }. Nalegam. Nie mam wyboru.
kingsroad-rivals-squire-lead-lost-3 = I po moim prowadzeniu. To było moje pierwsze.
kingsroad-rivals-squire-goal-own-1 = Czterdzieści! Przekroczyłem! Czy to koniec?
kingsroad-rivals-squire-goal-own-2 = Jestem za linią! Niech mnie ktoś uszczypnie.
kingsroad-rivals-squire-goal-own-3 = Czterdzieści! Nie wiedziałem, że umiem tyle liczyć.
kingsroad-rivals-squire-goal-other-1 = { $who } jest za linią. Jest jeszcze nadzieja?
kingsroad-rivals-squire-goal-other-2 = Już czterdzieści, { $who }? Dopiero się rozgrzewam.
kingsroad-rivals-squire-goal-other-3 = Więc tak to się kończy. Naprzód, ostatnie regiony!
kingsroad-rivals-squire-won-1 = Wygrałem? Wygrałem! Ktoś chce autograf?
kingsroad-rivals-squire-won-2 = Dziękuję za partię, { $who }. Nigdy jej nie zapomnę.
kingsroad-rivals-squire-won-3 = Teraz będą musieli mówić do mnie: Rycerzu. Prawda?
kingsroad-rivals-squire-won-4 = Udało się! Naprawdę nie wiem jak.
kingsroad-rivals-squire-won-5 = Czy ktoś powie mojemu panu? Powoli?
kingsroad-rivals-squire-won-6 = Chciałbym podziękować mojemu kucykowi.
kingsroad-rivals-squire-won-7 = Pierwsze miejsce! Jest jakaś wstążka?
kingsroad-rivals-squire-won-by-a-hair-1 = Tak niewiele? Dobrze, że nie wiedziałem.
kingsroad-rivals-squire-won-by-a-hair-2 = Wygrałem, ale będę się trząść do niedzieli.
kingsroad-rivals-squire-won-by-a-hair-3 = O włos! Moje też stoją dęba.
kingsroad-rivals-squire-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   } przewagi? Dajesz mi wygrać, { $who }?
kingsroad-rivals-squire-won-by-far-2 = Musiałem przeczytać dobrą książkę.
kingsroad-rivals-squire-won-by-far-3 = Przepraszam. Nie chciałem wygrać aż tak.
kingsroad-rivals-squire-won-tie-1 = Remis, ale szlachciców mam więcej? Kocham ich wszystkich.
kingsroad-rivals-squire-won-tie-2 = Uratował mnie szlachcic! Jestem komuś winien obiad.
kingsroad-rivals-squire-shared-1 = Wygraliśmy oboje? To moje ulubione zakończenie.
kingsroad-rivals-squire-shared-2 = Pół korony też błyszczy, { $who }.
kingsroad-rivals-squire-lost-1 = Gratulacje, { $who }. Mogę jutro znów zagrać?
kingsroad-rivals-squire-lost-2 = Przegrałem, ale dużo się nauczyłem. Głównie przegrywać.
kingsroad-rivals-squire-lost-3 = Dobra gra, { $who }. Poniosę twój sztandar.
kingsroad-rivals-squire-lost-4 = To był zaszczyt. Naprawdę. Prawie cały czas.
kingsroad-rivals-squire-lost-5 = Poćwiczę. Mam lustro i trzy karty.
kingsroad-rivals-squire-lost-6 = Dobre pomysły przychodzą za późno, jak widzę.
kingsroad-rivals-squire-lost-7 = To ciebie teraz podziwiam najbardziej, { $who }.
kingsroad-rivals-squire-lost-by-a-hair-1 = Tak blisko! Prawie dotknąłem.
kingsroad-rivals-squire-lost-by-a-hair-2 = Jeszcze jeden region i byłbym legendą.
kingsroad-rivals-squire-lost-by-a-hair-3 = Prawie cię miałem, { $who }. Będzie mi się to śnić.
kingsroad-rivals-squire-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   } straty. Przynajmniej dojechałem.
kingsroad-rivals-squire-lost-by-far-2 = Raz cię widziałem, { $who }, daleko z przodu. Bardzo daleko.
kingsroad-rivals-squire-lost-by-far-3 = To wracam do stajni.
kingsroad-rivals-squire-lost-tie-1 = Punktów tyle samo, a i tak przegrywam? Och.
kingsroad-rivals-squire-lost-tie-2 = Gdybym miał choć jednego szlachcica więcej.
