kingsroad-region = { $number } { $name }
kingsroad-region-1 = Zin Kai's Deep
    .short = Deep
kingsroad-region-2 = Smocze Leże
    .short = Leże
kingsroad-region-3 = Ruiny Świątyni
    .short = Ruiny
kingsroad-region-4 = Dzikie Wzgórza
    .short = Wzgórza
kingsroad-region-5 = Mroczna Wieża
    .short = Mroczna
    .acc = Mroczną Wieżę
kingsroad-region-6 = Wieża Czarodzieja
    .short = Czarodziej
    .acc = Wieżę Czarodzieja
kingsroad-region-7 = Ołtarz Króla
    .short = Ołtarz
kingsroad-region-8 = Zamek Króla
    .short = Zamek
kingsroad-own-region = { $name }
kingsroad-card-knight = Rycerz
    .the = Rycerz
    .begins = Rycerz
    .acc = Rycerza
    .gen = Rycerza
    .ins = Rycerzem
    .dat = Rycerzowi
kingsroad-card-declining_knight = Rycerz (rezygnuje)
    .the = Rycerz
    .begins = Rycerz
    .acc = Rycerza
    .gen = Rycerza
    .ins = Rycerzem
    .dat = Rycerzowi
    .short = Rycerz (nie)
kingsroad-card-dragon = Smok
    .the = Smok
    .begins = Smok
    .acc = Smoka
    .gen = Smoka
    .ins = Smokiem
    .dat = Smokowi
kingsroad-card-witch = Wiedźma
    .the = Wiedźma
    .begins = Wiedźma
    .acc = Wiedźmę
    .gen = Wiedźmy
    .ins = Wiedźmą
    .dat = Wiedźmie
kingsroad-no-cards = bez kart
kingsroad-witch-and-others = { $others ->
    [0] Wiedźma
    [1] Wiedźma (z dowolną inną kartą)
   *[other] Wiedźma (z dowolnymi dwiema innymi kartami)
  }
kingsroad-rules-standard = zasady podstawowe
kingsroad-rules-permanent-nobles = stali szlachcice
kingsroad-game-title = { $own ->
    [no] { $who }, { $rules }
   *[yes] { $who }, { $rules }, plansza: { $board }
  }
kingsroad-wins = { $who ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
  } i ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-wins-by-nobles = { $who ->
    [you] Wygrywasz ({ $points } pkt)
   *[other] { $who } wygrywa ({ $points } pkt)
  }; przy remisie decyduje { $nobles ->
    [one] { $nobles } szlachcic
    [few] { $nobles } szlachciców
    [many] { $nobles } szlachciców
   *[other] { $nobles } szlachcica
  }.
kingsroad-wins-shared = Wspólne zwycięstwo: { $who }, po { $points } pkt i tyle samo szlachciców.
kingsroad-place = { $place }.
kingsroad-round = Runda { $round }
kingsroad-in-order = { $at ->
    [1] jako pierwszą
    [2] jako drugą
   *[other] jako trzecią
  }
kingsroad-king = Król
kingsroad-noble = Szlachcic
kingsroad-permanent-nobles = Stali szlachcice
