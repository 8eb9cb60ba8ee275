kingsroad-rivals-chancellor-before-region-1 = { $region }: { $points } do wzięcia. Pytanie, za ile.
kingsroad-rivals-chancellor-before-region-2 = Wszystko już zapisane. Wystarczy przeczytać.
kingsroad-rivals-chancellor-before-region-3 = Zważyłem { $region-acc }. Waży więcej, niż się wydaje.
kingsroad-rivals-chancellor-before-region-4 = { $region }. Zobaczmy, ile tam warta jest cierpliwość.
kingsroad-rivals-chancellor-before-region-5 = To tylko jedna runda. Zachowajmy proporcje.
kingsroad-rivals-chancellor-before-region-6 = Atrament wysechł. Przewróćmy kartkę.
kingsroad-rivals-chancellor-before-lead-1 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   }. To margines, nie zwycięstwo.
kingsroad-rivals-chancellor-before-lead-2 = Prowadzę, { $who }. Prowadzenie jest po to, by je utrzymać.
kingsroad-rivals-chancellor-before-lead-3 = Rachunki wyglądają dobrze. Na razie.
kingsroad-rivals-chancellor-before-lead-4 = Nie świętuje się w środku zdania.
kingsroad-rivals-chancellor-before-behind-1 = { $who } ma { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   } więcej. Jest to w budżecie.
kingsroad-rivals-chancellor-before-behind-2 = Król ma przed sobą jeszcze długą drogę, { $who }.
kingsroad-rivals-chancellor-before-behind-3 = Pożyczyłem ci trochę punktów, { $who }. Na procent.
kingsroad-rivals-chancellor-before-behind-4 = Wczesna przewaga rzadko ma ostatnie słowo.
kingsroad-rivals-chancellor-before-end-1 = { $who }: jeszcze { $left } do końca. Ostatnie okrążenie leży już na moim biurku.
kingsroad-rivals-chancellor-before-end-2 = Czterdzieści kończy rundę, { $who }. Liczenia nie kończy.
kingsroad-rivals-chancellor-before-end-3 = Zbliżamy się do ostatniego rozdziału. Czytajmy powoli.
kingsroad-rivals-chancellor-before-end-4 = Koniec od początku miał tak wyglądać.
kingsroad-rivals-chancellor-took-1 = { $region }, { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Zgodnie z zapisem.
kingsroad-rivals-chancellor-took-2 = To suma wielu drobnych decyzji.
kingsroad-rivals-chancellor-took-3 = { $region }: trochę ci tam zabrakło, { $who }.
kingsroad-rivals-chancellor-took-4 = Plan jest jak wino. Ten dobrze dojrzał.
kingsroad-rivals-chancellor-took-5 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Wydam je rozsądnie.
kingsroad-rivals-chancellor-took-by-one-1 = O jeden znacznik więcej. Oszczędność to cnota.
kingsroad-rivals-chancellor-took-by-one-2 = O jeden, { $who }. Więcej to już marnotrawstwo.
kingsroad-rivals-chancellor-took-by-one-3 = Najmniej, ile trzeba. Na tym polega sztuka.
kingsroad-rivals-chancellor-took-by-one-4 = Zabrakło ci jednego, { $who }. Odnotowałem to ryzyko.
kingsroad-rivals-chancellor-took-by-one-5 = Jeden. Skarbiec jest zadowolony.
kingsroad-rivals-chancellor-alone-1 = { $region } bez konkurencji. Ciekawe.
kingsroad-rivals-chancellor-alone-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } bez żadnych kosztów. Pochwalam.
kingsroad-rivals-chancellor-alone-3 = Nikogo tam nie ma. Czasem cicha strona płaci najlepiej.
kingsroad-rivals-chancellor-alone-4 = Bez sprzeciwu. Musiało mnie ominąć jakieś pismo.
kingsroad-rivals-chancellor-lost-by-one-1 = Jeden znacznik. Poprawię w księdze.
kingsroad-rivals-chancellor-lost-by-one-2 = Uczciwe ryzyko, i wypadło na twoją korzyść, { $who }.
kingsroad-rivals-chancellor-lost-by-one-3 = Płacisz o jeden więcej, { $who }. Zatem twoje.
kingsroad-rivals-chancellor-lost-by-one-4 = { $region-acc } można przegrać raz. Nie dwa razy.
kingsroad-rivals-chancellor-lost-by-one-5 = Błąd zaokrąglenia. Nie lubię ich.
kingsroad-rivals-chancellor-tied-1 = Znosimy się nawzajem, { $who }. Jakie to schludne.
kingsroad-rivals-chancellor-tied-2 = { $region }: remis. Pełna cena za drugie miejsce, i to podwójnie.
kingsroad-rivals-chancellor-tied-3 = Dwa rozsądne plany, { $who }, jeden marny wynik.
kingsroad-rivals-chancellor-tied-4 = Uwzględniłem to. Niewystarczająco.
kingsroad-rivals-chancellor-tied-5 = { $third } nam dziękuje, { $who }.
kingsroad-rivals-chancellor-empty-1 = W tej rundzie nic. To inwestycja.
kingsroad-rivals-chancellor-empty-2 = { $who } bierze { $points }. Rok jest długi.
kingsroad-rivals-chancellor-empty-3 = Pusty wiersz w księdze. Zdarza się.
kingsroad-rivals-chancellor-empty-4 = Nie wszystko, co się liczy, liczy się dzisiaj.
kingsroad-rivals-chancellor-empty-5 = Kupiłem czas. Punktów na nim nie ma.
kingsroad-rivals-chancellor-big-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Rezerwa jest w porządku.
kingsroad-rivals-chancellor-big-2 = { $points }. Jedna taka strona niesie cały rozdział.
kingsroad-rivals-chancellor-big-3 = Było to przygotowywane od pewnego czasu.
kingsroad-rivals-chancellor-big-other-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }, { $who }. Będę musiał skorygować szacunki.
kingsroad-rivals-chancellor-big-other-2 = Droga runda dla nas pozostałych, { $who }.
kingsroad-rivals-chancellor-big-other-3 = Niezwykłe, { $who }. Ja bym się nie odważył.
kingsroad-rivals-chancellor-knight-own-1 = { $region }: Rycerz był najtańszym wejściem.
kingsroad-rivals-chancellor-knight-own-2 = { $region }, dwa znaczniki. Było w przypisie.
kingsroad-rivals-chancellor-knight-own-3 = Rycerza posyła się tam, gdzie rachunek jest na styk.
kingsroad-rivals-chancellor-knight-hurt-1 = Przesądził twój Rycerz, { $who }. Jedna linijka na marginesie.
kingsroad-rivals-chancellor-knight-hurt-2 = Rycerz. Przewidziałem połowę jednego.
kingsroad-rivals-chancellor-knight-hurt-3 = { $region } i decyduje koń. Tak bywa.
kingsroad-rivals-chancellor-dragon-own-1 = Smok to duży wydatek. Zwrócił się.
kingsroad-rivals-chancellor-dragon-own-2 = { $region } przed czasem. Miałem wolny termin.
kingsroad-rivals-chancellor-dragon-own-3 = Jeden podpis, jeden Smok.
kingsroad-rivals-chancellor-dragon-hurt-1 = Ognia nie było w prognozie, { $who }.
kingsroad-rivals-chancellor-dragon-hurt-2 = Smok wydany, { $who }. Odnotowuję koszt.
kingsroad-rivals-chancellor-dragon-hurt-3 = { $region } poza kolejnością. Nie przepadam za tym.
kingsroad-rivals-chancellor-witch-own-1 = Na informację warto poczekać.
kingsroad-rivals-chancellor-witch-own-2 = Wolę podpisywać ostatni.
kingsroad-rivals-chancellor-witch-own-3 = Ona doradziła. Ja zdecydowałem.
kingsroad-rivals-chancellor-witch-seen-1 = Wiedźma wydana, { $who }. To też pozycja w księdze.
kingsroad-rivals-chancellor-witch-seen-2 = Będziesz nam więc odpowiadać, { $who }. Byle dobrze.
kingsroad-rivals-chancellor-witch-seen-3 = Kupujesz wgląd w nasze karty, { $who }.
kingsroad-rivals-chancellor-chain-own-1 = Urzędów: { $count }. Jeden papier firmowy.
kingsroad-rivals-chancellor-chain-own-2 = Łańcuch długości { $count }. Wymagał pewnych starań.
kingsroad-rivals-chancellor-chain-own-3 = Ludzie na dobrych miejscach płacą po trochu za każdym razem.
kingsroad-rivals-chancellor-chain-other-1 = Aż { $count }, { $who }. Powinienem był zamknąć tę drogę.
kingsroad-rivals-chancellor-chain-other-2 = Twoi szlachcice pobierają rentę, { $who }.
kingsroad-rivals-chancellor-chain-other-3 = Długi łańcuch ma wiele słabych ogniw, { $who }.
kingsroad-rivals-chancellor-lead-taken-1 = Zmiana kolejności, { $who }. Uprasza się o uaktualnienie papierów.
kingsroad-rivals-chancellor-lead-taken-2 = Prowadzę. Było zaplanowane mniej więcej na teraz.
kingsroad-rivals-chancellor-lead-taken-3 = Po cichu przed ciebie, { $who }.
kingsroad-rivals-chancellor-lead-lost-1 = Prowadzisz, { $who }. Życzę krótkiego panowania.
kingsroad-rivals-chancellor-lead-lost-2 = Pierwsze miejsce się przeniosło. Ma to w zwyczaju.
kingsroad-rivals-chancellor-lead-lost-3 = Spodziewałem się ciebie rundę później, { $who }.
kingsroad-rivals-chancellor-goal-own-1 = Czterdzieści. Można zacząć bilans.
kingsroad-rivals-chancellor-goal-own-2 = Czterdzieści. Proszę odczytać ostatnie okrążenie na głos.
kingsroad-rivals-chancellor-goal-own-3 = Po tej rundzie zamykamy księgi.
kingsroad-rivals-chancellor-goal-other-1 = { $who } ma czterdzieści. Teraz kontrola.
kingsroad-rivals-chancellor-goal-other-2 = Czterdzieści to etap, { $who }, a nie pieczęć.
kingsroad-rivals-chancellor-goal-other-3 = Policzmy więc, co zostało na mapie.
kingsroad-rivals-chancellor-won-1 = Zgadza się. Zawsze się zgadza.
kingsroad-rivals-chancellor-won-2 = Przyjemność, { $who }. Jutro o tej samej porze?
kingsroad-rivals-chancellor-won-3 = Cała partia to jeden ruch, jeśli spojrzeć z daleka.
kingsroad-rivals-chancellor-won-4 = Miejscami dobra gra, { $who }.
kingsroad-rivals-chancellor-won-5 = Suma jest poprawna. Sam ją dodałem.
kingsroad-rivals-chancellor-won-6 = Porządny wynik, { $who }.
kingsroad-rivals-chancellor-won-7 = Miałem to wpisane na przyszły tydzień.
kingsroad-rivals-chancellor-won-by-a-hair-1 = Niewielka nadwyżka. Wystarczy.
kingsroad-rivals-chancellor-won-by-a-hair-2 = Było cię widać tuż za mną, { $who }. Zauważyłem.
kingsroad-rivals-chancellor-won-by-a-hair-3 = Liczyłem na więcej, a bałem się mniej.
kingsroad-rivals-chancellor-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. W radzie będą pytania.
kingsroad-rivals-chancellor-won-by-far-2 = Wynik przekracza szacunki.
kingsroad-rivals-chancellor-won-by-far-3 = Dajesz mi spokojnie planować, { $who }. To błąd.
kingsroad-rivals-chancellor-won-tie-1 = Punktów po równo. Głosowali szlachcice.
kingsroad-rivals-chancellor-won-tie-2 = Właśnie po to miewa się przyjaciół.
kingsroad-rivals-chancellor-shared-1 = Wspólne zwycięstwo, { $who }. Sporządzę traktat.
kingsroad-rivals-chancellor-shared-2 = Równo co do punktu. Prawie eleganckie.
kingsroad-rivals-chancellor-lost-1 = Dobre rządy, { $who }.
kingsroad-rivals-chancellor-lost-2 = Przestudiuję tę partię, { $who }. Z szacunkiem.
kingsroad-rivals-chancellor-lost-3 = Wygrał lepszy plan. Nie był mój.
kingsroad-rivals-chancellor-lost-4 = Gratulacje, { $who }. Pióro na jutro mam gotowe.
kingsroad-rivals-chancellor-lost-5 = Obawiam się, że to błąd w pierwszej kolumnie.
kingsroad-rivals-chancellor-lost-6 = Twój budżet był lepszy, { $who }.
kingsroad-rivals-chancellor-lost-7 = Przyślę ci moje notatki, { $who }. Należą się.
kingsroad-rivals-chancellor-lost-by-a-hair-1 = Tak niewiele. Mógłbym wskazać, w której rundzie.
kingsroad-rivals-chancellor-lost-by-a-hair-2 = Jedno miejsce po przecinku, { $who }. Znajdę je.
kingsroad-rivals-chancellor-lost-by-a-hair-3 = Ta różnica mieści się na paznokciu.
kingsroad-rivals-chancellor-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. Musiałem trzymać mapę do góry nogami.
kingsroad-rivals-chancellor-lost-by-far-2 = Nic mi już nie zostaje do liczenia, { $who }.
kingsroad-rivals-chancellor-lost-by-far-3 = Gruntowna lekcja, { $who }. Dziękuję.
kingsroad-rivals-chancellor-lost-tie-1 = Po równo, i przegłosowany przez szlachtę. Odnotowuję na przyszłość.
kingsroad-rivals-chancellor-lost-tie-2 = Oszczędzałem na przyjaciołach. Pozorna oszczędność.
