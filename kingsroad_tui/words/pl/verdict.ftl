verdict-label-plain-none = najlepiej
    .named = wybór równie dobry jak najlepszy
    .begins = Wybór równie dobry jak najlepszy
verdict-label-plain-good = dobrze
    .named = dobry wybór
    .begins = Dobry wybór
verdict-label-plain-decent = nieźle
    .named = niezły wybór
    .begins = Niezły wybór
verdict-label-plain-inaccuracy = niedokładność
    .named = niedokładność
    .begins = Niedokładność
verdict-label-plain-mistake = błąd
    .named = błąd
    .begins = Błąd
verdict-label-plain-blunder = wpadka
    .named = wpadka
    .begins = Wpadka
verdict-label-chance-inaccuracy = drobna stracona szansa
    .named = drobna stracona szansa
    .begins = Drobna stracona szansa
verdict-label-chance-mistake = stracona szansa
    .named = stracona szansa
    .begins = Stracona szansa
verdict-label-chance-blunder = wielka stracona szansa
    .named = wielka stracona szansa
    .begins = Wielka stracona szansa
verdict-label-gamble-inaccuracy = małe ryzyko
    .named = małe ryzyko
    .begins = Małe ryzyko
verdict-label-gamble-mistake = ryzyko
    .named = ryzyko
    .begins = Ryzyko
verdict-label-gamble-blunder = duże ryzyko
    .named = duże ryzyko
    .begins = Duże ryzyko
verdict-label-won = wygrana
    .named = pewna wygrana
    .begins = Pewna wygrana
verdict-label-lost = przegrana
    .named = przegrana tak czy owak
    .begins = Przegrana tak czy owak
verdict-count-good = dobre { $number }
verdict-count-inaccuracy = { $number ->
    [one] { $number } niedokładność
    [few] { $number } niedokładności
    [many] { $number } niedokładności
   *[other] { $number } niedokładności
  }
verdict-count-mistake = { $number ->
    [one] { $number } błąd
    [few] { $number } błędy
    [many] { $number } błędów
   *[other] { $number } błędu
  }
verdict-count-blunder = { $number ->
    [one] { $number } wpadka
    [few] { $number } wpadki
    [many] { $number } wpadek
   *[other] { $number } wpadki
  }
verdict-count-gamble = { $number ->
    [one] { $number } ryzyko
    [few] { $number } ryzyka
    [many] { $number } ryzyk
   *[other] { $number } ryzyka
  }
verdict-count-missed-chance = { $number ->
    [one] { $number } stracona szansa
    [few] { $number } stracone szanse
    [many] { $number } straconych szans
   *[other] { $number } straconej szansy
  }
verdict-signs = ?? wpadka · ? błąd · ?! niedokładność · ~~ ~ ~! stracona szansa · ** * *! ryzyko
verdict-kinds = Błąd kosztuje też przeciw doskonałej grze, stracona szansa (~) tylko przeciw tym graczom, ryzyko (*) tylko przeciw
    doskonałej grze.
verdict-perfect-cost = , przeciw doskonałej grze { $lost }
verdict-perfect-safe = , przeciw doskonałej grze nic
verdict-but-a-gamble = { $choice } (ryzyko)
