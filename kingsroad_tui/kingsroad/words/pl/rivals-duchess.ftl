kingsroad-rivals-duchess-before-region-1 = { $region }. Pytanie, kto myśli, że ja tak myślę.
kingsroad-rivals-duchess-before-region-2 = { $region }. Jak bardzo staracie się tam nie patrzeć.
kingsroad-rivals-duchess-before-region-3 = Uwielbiam tę chwilę. Wszyscy są jeszcze mądrzy.
kingsroad-rivals-duchess-before-region-4 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } i tyle małych planów.
kingsroad-rivals-duchess-before-region-5 = Ciekawe, kto z was sam siebie zaskakuje.
kingsroad-rivals-duchess-before-region-6 = Cicho. Niech karty mają swoją scenę.
kingsroad-rivals-duchess-before-lead-1 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   }. Nie tłocz się tak za mną, { $who }.
kingsroad-rivals-duchess-before-lead-2 = Goń mnie dalej, { $who }. Do twarzy ci z tym.
kingsroad-rivals-duchess-before-lead-3 = Prowadzę, więc wszyscy o mnie myślicie. Jakie to miłe.
kingsroad-rivals-duchess-before-lead-4 = Być naśladowaną to cena dobrego gustu.
kingsroad-rivals-duchess-before-behind-1 = { $who } prowadzi. Co za odwaga, ze mną za plecami.
kingsroad-rivals-duchess-before-behind-2 = { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   }. Wychodziłam już później i bywałam wcześniej.
kingsroad-rivals-duchess-before-behind-3 = Nie odwracaj się, { $who }. Zepsujesz niespodziankę.
kingsroad-rivals-duchess-before-behind-4 = Nigdy się nie spóźniam. To inni są za wcześnie.
kingsroad-rivals-duchess-before-end-1 = Jeszcze { $left }, a ty wstrzymujesz oddech, { $who }.
kingsroad-rivals-duchess-before-end-2 = To moja ulubiona część, { $who }. A twoja?
kingsroad-rivals-duchess-before-end-3 = Zakończenia tak rzadko idą po myśli prowadzących.
kingsroad-rivals-duchess-before-end-4 = Prawie czterdzieści, { $who }. Nie potknij się o tren.
kingsroad-rivals-duchess-took-1 = { $region } dla mnie. Myśleliście o jeden krok naprzód, prawda?
kingsroad-rivals-duchess-took-2 = Dzięki, { $who }. Jesteś dokładnie tam, gdzie trzeba.
kingsroad-rivals-duchess-took-3 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Włożę je dziś wieczorem.
kingsroad-rivals-duchess-took-4 = Tacy przewidywalni, moi drodzy. Tacy pożyteczni.
kingsroad-rivals-duchess-took-5 = Lubię { $region-acc } w tym świetle.
kingsroad-rivals-duchess-took-by-one-1 = O jeden. Więcej byłoby w złym guście.
kingsroad-rivals-duchess-took-by-one-2 = O jeden więcej, { $who }. Tylko jeden. Rozkosz.
kingsroad-rivals-duchess-took-by-one-3 = Zostawiłam ci miejsce, { $who }. O jeden znacznik za mało.
kingsroad-rivals-duchess-took-by-one-4 = Dzieli nas jeden znacznik, { $who }. Jakie to intymne.
kingsroad-rivals-duchess-took-by-one-5 = Liczyliście na to, że liczę. Więc policzyłam jeszcze raz.
kingsroad-rivals-duchess-alone-1 = { $region } i nikogo? Wszyscy myśleliście, że będę gdzie indziej.
kingsroad-rivals-duchess-alone-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } i idealna cisza.
kingsroad-rivals-duchess-alone-3 = Nareszcie sama.
kingsroad-rivals-duchess-alone-4 = Wszyscy unikali tego, co oczywiste. Więc wzięłam to ja.
kingsroad-rivals-duchess-lost-by-one-1 = Jeden znacznik. Touché, { $who }.
kingsroad-rivals-duchess-lost-by-one-2 = Och, ładnie zagrane, { $who }.
kingsroad-rivals-duchess-lost-by-one-3 = Myślałam, że myślisz dalej, { $who }. Mój błąd.
kingsroad-rivals-duchess-lost-by-one-4 = Więc jednak wiecie, jaka jestem. To niepokojące.
kingsroad-rivals-duchess-lost-by-one-5 = Jeden. Zapamiętam to, { $who }. Czule.
kingsroad-rivals-duchess-tied-1 = Myślimy podobnie, { $who }. Pech dla nas obojga.
kingsroad-rivals-duchess-tied-2 = { $who }, skarbie, jedno z nas musi się przebrać.
kingsroad-rivals-duchess-tied-3 = Ta sama suknia na tym samym balu. Okropne.
kingsroad-rivals-duchess-tied-4 = Idziesz za mną o krok za daleko, { $who }.
kingsroad-rivals-duchess-tied-5 = Remis. { $third } się uśmiecha, widzicie?
kingsroad-rivals-duchess-empty-1 = Zupełnie nic. Myślałam o czym innym.
kingsroad-rivals-duchess-empty-2 = { $who } bierze { $points }. Oby było warto.
kingsroad-rivals-duchess-empty-3 = Za dużo myślałam. Zdarza się najlepszym.
kingsroad-rivals-duchess-empty-4 = Pusty talerz. I tak jestem na diecie.
kingsroad-rivals-duchess-empty-5 = O krok za sprytna. Moja stara wada.
kingsroad-rivals-duchess-big-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }. Zamknijcie usta, kochani.
kingsroad-rivals-duchess-big-2 = { $points }. Człowieka ponosi.
kingsroad-rivals-duchess-big-3 = Nie powinnam była. Ale cóż.
kingsroad-rivals-duchess-big-other-1 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   }, { $who }! Klaskałabym, ale mam rękawiczki.
kingsroad-rivals-duchess-big-other-2 = No, { $who }. Ktoś tu ćwiczył.
kingsroad-rivals-duchess-big-other-3 = To było prawie nieprzyzwoite, { $who }.
kingsroad-rivals-duchess-knight-own-1 = { $region }: mój Rycerz tak to miejsce kocha.
kingsroad-rivals-duchess-knight-own-2 = Liczysz moje karty, { $who }, a Rycerza pomijasz.
kingsroad-rivals-duchess-knight-own-3 = Kochany. Zjawia się dokładnie wtedy, gdy go proszę.
kingsroad-rivals-duchess-knight-hurt-1 = Rycerz, { $who }. Spodziewałam się czegoś subtelniejszego.
kingsroad-rivals-duchess-knight-hurt-2 = Zbroja przed kolacją, { $who }? No cóż.
kingsroad-rivals-duchess-knight-hurt-3 = A myślałam, że twój Rycerz jest zajęty.
kingsroad-rivals-duchess-dragon-own-1 = Smok pasuje do wszystkiego.
kingsroad-rivals-duchess-dragon-own-2 = Och, { $region }? Nie było tego na waszej liście?
kingsroad-rivals-duchess-dragon-own-3 = Trzymałam go na taki właśnie wieczór.
kingsroad-rivals-duchess-dragon-hurt-1 = Smok! Nareszcie ktoś gra.
kingsroad-rivals-duchess-dragon-hurt-2 = Przypalona, { $who }. I to w mojej najlepszej sukni.
kingsroad-rivals-duchess-dragon-hurt-3 = Zastanawiałam się, kiedy go wypuścisz, { $who }.
kingsroad-rivals-duchess-witch-own-1 = Ona czyta w myślach. Ja tylko z twarzy. Razem, no cóż.
kingsroad-rivals-duchess-witch-own-2 = Po co zgadywać, skoro można spojrzeć?
kingsroad-rivals-duchess-witch-own-3 = Byliście tak uroczo szczerzy.
kingsroad-rivals-duchess-witch-seen-1 = { $who } chce więc najpierw zobaczyć. Jaka nieśmiałość.
kingsroad-rivals-duchess-witch-seen-2 = Wiedźma! Pozdrów ją ode mnie, { $who }.
kingsroad-rivals-duchess-witch-seen-3 = Ach. Wiesz już, co zrobiłam, { $who }. A wiesz dlaczego?
kingsroad-rivals-duchess-chain-own-1 = { $count } szlachciców, co rozmawiają tylko ze sobą i ze mną.
kingsroad-rivals-duchess-chain-own-2 = Dobre znajomości to wszystko. Mam ich { $count }.
kingsroad-rivals-duchess-chain-own-3 = Wystarczy ich przedstawić, resztę robią sami.
kingsroad-rivals-duchess-chain-other-1 = { $count } w rzędzie. Dajesz dobre przyjęcia, { $who }.
kingsroad-rivals-duchess-chain-other-2 = Jaki długi naszyjnik, { $who }. Perły lubią się rozsypać.
kingsroad-rivals-duchess-chain-other-3 = Tylu przyjaciół, { $who }. I każdy czegoś chce.
kingsroad-rivals-duchess-lead-taken-1 = Nie wstawaj, { $who }. Ja tylko przechodzę.
kingsroad-rivals-duchess-lead-taken-2 = Pierwsza. Udawajmy wszyscy zaskoczenie.
kingsroad-rivals-duchess-lead-taken-3 = To chyba było moje miejsce, { $who }.
kingsroad-rivals-duchess-lead-lost-1 = Proszę przodem, { $who }. Lubię popatrzeć.
kingsroad-rivals-duchess-lead-lost-2 = No, { $who }. Ale ci się spieszy.
kingsroad-rivals-duchess-lead-lost-3 = Na przedzie są przeciągi, { $who }. Zobaczysz.
kingsroad-rivals-duchess-goal-own-1 = Czterdzieści. Ubierzemy się na ostatni taniec?
kingsroad-rivals-duchess-goal-own-2 = Czterdzieści, moi drodzy. Nie mówcie, że nie ostrzegałam.
kingsroad-rivals-duchess-goal-own-3 = I jest czterdzieści. Jeszcze jedno okrążenie dla galerii.
kingsroad-rivals-duchess-goal-other-1 = { $who } ma czterdzieści. Zobaczmy, komu to posłuży.
kingsroad-rivals-duchess-goal-other-2 = Linia przekroczona, { $who }. Noc jeszcze młoda.
kingsroad-rivals-duchess-goal-other-3 = Kto pierwszy ma czterdzieści, rzadko śmieje się ostatni, { $who }.
kingsroad-rivals-duchess-won-1 = Dziękuję wam. Byliście uroczą publicznością.
kingsroad-rivals-duchess-won-2 = Ty myślisz o mnie, { $who }. Ja myślałam o tym.
kingsroad-rivals-duchess-won-3 = Tak lubię, kiedy się starasz, { $who }.
kingsroad-rivals-duchess-won-4 = I kurtyna.
kingsroad-rivals-duchess-won-5 = Uśmiechnąć się, wygrać, wyjść.
kingsroad-rivals-duchess-won-6 = Prawie mnie rozgryzasz, { $who }. Prawie.
kingsroad-rivals-duchess-won-7 = Uwielbiam, gdy plan ma swój plan.
kingsroad-rivals-duchess-won-by-a-hair-1 = Tak blisko, { $who }. Prawie coś poczułam.
kingsroad-rivals-duchess-won-by-a-hair-2 = O oddech. Jeden zawsze trzeba zachować.
kingsroad-rivals-duchess-won-by-a-hair-3 = Muszę przy tobie pracować, { $who }. Przy nikim nie muszę.
kingsroad-rivals-duchess-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. Przestałabym, ale nikt nie prosił.
kingsroad-rivals-duchess-won-by-far-2 = Ojej, { $who }. Powiemy, że to był trening?
kingsroad-rivals-duchess-won-by-far-3 = Nie planowałam wygrać aż tak. Człowiek się zapomina.
kingsroad-rivals-duchess-won-tie-1 = Remis, ale moi goście byli szlachetniejsi.
kingsroad-rivals-duchess-won-tie-2 = Wszystko zależy od tego, kogo się zna.
kingsroad-rivals-duchess-shared-1 = Dzielimy się, { $who }? Ludzie zaczną gadać.
kingsroad-rivals-duchess-shared-2 = Dwie korony, jedno lustro. Jakoś sobie poradzimy, { $who }.
kingsroad-rivals-duchess-lost-1 = Pięknie zagrane, { $who }. Mówię szczerze. Prawie.
kingsroad-rivals-duchess-lost-2 = Myślisz o krok dalej, { $who }. Jestem pod wrażeniem.
kingsroad-rivals-duchess-lost-3 = Zemstę poproszę na zimno. Powiedzmy jutro.
kingsroad-rivals-duchess-lost-4 = Piękna partia. Teraz poudaję wspaniałomyślność.
kingsroad-rivals-duchess-lost-5 = Jakże orzeźwia dać się zaskoczyć.
kingsroad-rivals-duchess-lost-6 = Przejrzeć mnie to sztuka, { $who }. Zachowaj to dla siebie.
kingsroad-rivals-duchess-lost-7 = Będę się pięknie dąsać do czwartku.
kingsroad-rivals-duchess-lost-by-a-hair-1 = O tak niewiele! Będę o tym opowiadać przy każdej kolacji.
kingsroad-rivals-duchess-lost-by-a-hair-2 = Tak blisko, { $who }. Czułam zapach twoich perfum.
kingsroad-rivals-duchess-lost-by-a-hair-3 = O szerokość rękawiczki. Pamiętaj, { $who }. Ja zapamiętam.
kingsroad-rivals-duchess-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. Musiałam podziwiać widoki.
kingsroad-rivals-duchess-lost-by-far-2 = Zostawiasz nas wszystkich w tyle, { $who }. A ja w szpilkach.
kingsroad-rivals-duchess-lost-by-far-3 = Przechytrzyłam dziś kogoś. Obawiam się, że siebie.
kingsroad-rivals-duchess-lost-tie-1 = Remis, a moi szlachcice zawiedli. Zapamiętam.
kingsroad-rivals-duchess-lost-tie-2 = Pokonana listą gości. Jakie to stosowne.
