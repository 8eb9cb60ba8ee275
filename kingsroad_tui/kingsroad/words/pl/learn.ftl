kingsroad-learn-watch = Patrz, co się dzieje. Dalej: { KEY("forward") }.
kingsroad-learn-keys-here = Ten klawisz nic tu nie robi. Karty: od { KEY("card.1") } do { KEY("card.8") }, { KEY("card.K") },
    { KEY("card.D") }, { KEY("card.W") }. { KEY("forward") } gra, { KEY("back") } cofa.
kingsroad-learn-only-enter = Runda skończona.
kingsroad-learn-while-revealed = Odkrywa się runda: { KEY("forward") } idzie dalej, { KEY("skip") } na jej koniec.
kingsroad-learn-finished-title = Znasz już King's Road
kingsroad-learn-finished-keys = { KEY("forward") }: prawdziwa partia · { KEY("rules") }: zasady · { KEY("back") }: jeszcze raz ·
    { KEY("leave") }: pierwszy ekran
kingsroad-learn-menu-first = trzy minuty, krok po kroku
kingsroad-learn-heading = Krok { $step } z { $steps } · { $title }
kingsroad-learn-played-for-you = krok { $step } zagrany za ciebie
kingsroad-learn-progress = masz { $points } z { $goal } punktów
kingsroad-learn-the-end = koniec
kingsroad-learn-plain = Naucz się grać w King's Road. Wpisuj karty jednym słowem, np. 164, i naciskaj { KEY("fixed.enter") }: od 1 do 8
    to regiony, K to Rycerz, D Smok, W Wiedźma. players mówi o graczach, quit wychodzi.
kingsroad-learn-first-noble = { $who ->
    [you] Masz pierwsze miejsce w 1
   *[other] { $who } ma pierwsze miejsce w 1
  }: jeden znacznik zostaje tam jako szlachcic. Więcej w kroku 5.
kingsroad-learn-victory = Wygrywasz swoją pierwszą partię: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $ahead }!
kingsroad-learn-go-on = { KEY("forward") }: { $last ->
    [yes] co już umiesz
   *[no] dalej
  }.
kingsroad-learn-witch-spent = Wiedźma jest zużyta.
kingsroad-learn-card-later = { $card }: { $step ->
    [0] tu niepotrzebne
   *[other] to przyjdzie w kroku { $step }
  }.
kingsroad-learn-card-missing = Jeszcze nie. { $hint }
kingsroad-learn-try-again = { $why } { $hint } Spróbuj jeszcze raz.
kingsroad-learn-would-go-on = Wtedy nikt nie miałby 40 punktów i partia szłaby dalej.
kingsroad-learn-would-win = Wtedy wygrywa { $who ->
    [you] ty
   *[other] { $who }
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-learn-not-scored = Wtedy { $region } nie punktuje.
kingsroad-learn-would-tie = W regionie { $region } byłby remis ({ $who }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-learn-not-first = Pierwsze miejsce w regionie { $region } nie byłoby twoje: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-learnt-aim = Cel
    .about = wygrywa, kto ma najwięcej punktów. Przy 40 partia się kończy; potem każdy inny region płaci jeszcze raz, tylko za miejsca.
kingsroad-learnt-round = Każda runda
    .about = trzy karty w tajemnicy, po znaczniku za kartę regionu. Potem punktuje region Króla, a on idzie dalej.
kingsroad-learnt-ties = Remisy
    .about = kto remisuje, bierze niższe miejsce.
kingsroad-learnt-markers = Znaczniki
    .about = 19; te z mapy wracają przy punktacji. Gdy zostaje mniej niż trzy, wybierasz mniej kart.
kingsroad-learnt-nobles = Szlachcice
    .about = samodzielne 1. miejsce zostawia jednego. Przynosi punkt za siebie i za każdego twojego szlachcica, który się z nim łączy.
kingsroad-learnt-knight = Rycerz
    .about = jeszcze jeden znacznik w regionie przed nim.
kingsroad-learnt-dragon = Smok
    .about = punktuje jeszcze jeden region. Raz na partię.
kingsroad-learnt-witch = Wiedźma
    .about = wybierasz ponownie, gdy widać karty innych. Raz na partię.
kingsroad-learn-step-markers = Kładź znaczniki
    .idea = Ty, Baron i Księżna (Duchess) walczycie o jedno królestwo. W każdej rundzie wszyscy wybierają w tajemnicy trzy karty. Karta regionu
        kładzie tam twój znacznik.
    .now = Punktuje region, w którym stoi { $king ->
            [King] Król
           *[other] Król ({ $king })
          }: teraz 1, potem 6. Najwięcej znaczników w 6 daje 6 punktów, drugie miejsce 4; miejsca w nawiasie nie płacą.
    .task = Wybierz 6 i dwa inne regiony, potem { KEY("forward") }.
    .hint = Połóż znacznik w 6, dokąd idzie Król, i dwa gdziekolwiek.
    .praise = Znaczniki leżą, aż przyjdzie Król i ich region zapunktuje; liczba w twoim rzędzie to te, które ci zostały.
    .reaction = Baron się śmieje: „Początkujący gracz! To królestwo jest już prawie moje”.
kingsroad-learn-step-king = Król punktuje tam, gdzie stoi
    .idea = Punktuje tylko region, w którym stoi { $king ->
            [King] Król
           *[other] Król ({ $king })
          }. Potem Król idzie dalej.
    .now = Kto ma po równo, dzieli niższe miejsce.
    .task = { $first ->
            [yes] Nadal miej
           *[no] Miej
          } najwięcej znaczników w 6: wybierz 6 i dwa inne regiony, potem { KEY("forward") }.
    .hint = Połóż znacznik w 6.
    .praise = W 6 najwięcej znaczników masz ty. Jeden zostaje jako twój szlachcic, wszystkie inne wracają z 6 do domu.
    .reaction = Baron marszczy brwi: „Wieża? A weź ją sobie”.
kingsroad-learn-step-knight = Rycerz
    .idea = Rycerz kładzie jeszcze jeden znacznik w regionie, którego karta stoi tuż przed nim.
    .now = 4 zostaw innym: 7 płaci więcej.
    .task = Wybierz jakiś region, potem 7, potem Rycerza (K): dwa znaczniki w 7.
    .hint = Oba znaczniki muszą trafić do 7: wybierz Rycerza zaraz po 7.
    .praise = Dwa znaczniki w jednym regionie w jednej rundzie: to potrafi tylko Rycerz. Co rundę jest znów w twojej ręce.
    .reaction = Baron się uśmiecha: „Dzikie Wzgórza dla mnie. A zaraz potem Ołtarz!”
kingsroad-learn-step-ties = Remisy
    .idea = Przy remisie wszyscy biorą niższe miejsce: dwoje na 1. miejscu dostaje punkty za 2. Gdy wszyscy troje mają po równo, nie
        punktuje nikt: 3. miejsce nie płaci.
    .task = { $first ->
            [yes] Nadal miej
           *[no] Miej
          } najwięcej znaczników w 7: wybierz 7 i jeszcze dwie karty, potem { KEY("forward") }.
    .hint = Wystarczy o jeden znacznik więcej niż Baron: wybierz 7.
    .praise = 7 punktów za 1. miejsce i szlachcic. Remis dałby tylko 5, i bez szlachcica.
    .reaction = Księżna szepcze: „Jaki on czerwony. Proszę, graj dalej”.
kingsroad-learn-step-nobles = Szlachcice i łańcuchy
    .idea = Twój szlachcic ({ $noble }) zostaje w swoim regionie i liczy się jak znacznik. Przy punktacji przynosi 1 punkt i jeszcze 1 za
        każdego twojego szlachcica, z którym łączą go drogi, także ta przerywana między 1 i 3.
    .task = { $first ->
            [yes] Nadal miej
           *[no] Miej
          } najwięcej w 3: wybierz dowolną kartę, potem 3, potem Rycerza (K).
    .hint = Baron też go chce: wybierz 3 i zaraz po niej Rycerza (K).
    .praise = 3 punkty za 1. miejsce i po 1 za każdego szlachcica w łańcuchu 3 i 7. Szlachcic zostaje, dopóki ktoś inny nie ma tam
        najwięcej znaczników.
    .reaction = Baron warczy: „Wszędzie szlachta! Czyje to królestwo?”
kingsroad-learn-step-witch = Wiedźma
    .idea = Wiedźma idzie pierwsza. Karty za nią wracają niezobaczone, a ty wybierasz ponownie, gdy widać, co grają inni. Raz na partię.
    .now = Czy Baron zagra 5? Z Wiedźmą nie trzeba zgadywać.
    .task = Wybierz Wiedźmę (W), potem { KEY("forward") }. Innych kart jej nie trzeba.
    .hint = Wiedźma (W) pozwala najpierw zobaczyć, co robią inni.
    .praise = Najpierw widać, co robią inni, potem odpowiadasz. Twoja Wiedźma jest na tę partię zużyta.
    .reaction = Baron krzyczy: „Czary! Chcę tę rundę jeszcze raz”.
    .again-idea = Baron zagrał 5. Na to, co teraz wybierzesz, nikt już nie odpowie. Jeden znacznik daje z nim remis i oboje bierzecie 2.
        miejsce; dwa, z Rycerzem, dają ci samodzielne 1.
    .again-task = Wybierz ponownie trzy karty i miej najwięcej znaczników w 5.
    .again-hint = Wybierz 5 i zaraz po niej Rycerza (K).
kingsroad-learn-step-dragon = Smok
    .idea = Każdy zagrany Smok prowadzi Króla o region dalej i ten region też punktuje. Masz jednego na całą partię.
    .now = 8 płaci najwięcej ze wszystkich.
    .task = { $first ->
            [yes] Nadal miej
           *[no] Miej
          } najwięcej w 8: wybierz Smoka (D), 8, potem Rycerza (K).
    .hint = Baron już tam idzie: wybierz Smoka, 8 i zaraz po niej Rycerza (K).
    .praise = Zamek Króla (8) płaci ci, zanim ktokolwiek dogoni. Twój Smok jest na tę partię zużyty.
    .reaction = Księżna klaszcze: „Smok! Nareszcie ktoś gra”.
    .roads = D na drodze to jeden Smok, D2 dwa.
kingsroad-learn-step-end = Koniec przy 40
    .idea = Runda, w której ktoś dochodzi do 40 punktów, jest ostatnia. Potem wszystkie inne regiony płacą jeszcze raz, tylko za miejsca:
        bez punktów za szlachciców.
    .task = { $first ->
            [yes] Nadal miej
           *[no] Miej
          } najwięcej znaczników w 1 i zakończ partię.
    .hint = Wybierz 1 i zaraz po niej Rycerza (K).
    .praise = Masz ponad 40 punktów, więc partia się kończy, a inne regiony płacą jeszcze raz.
    .reaction = Baron kłania się i szczerzy zęby: „Jeszcze partię! Natychmiast!”
