assassins-arrests-none-on-card = Эта карта не даёт ареста.
assassins-arrests-made = Эта карта даёт только один арест, и он уже был.
assassins-arrests-too-dear = Арест стоит { $price } ОД, а у рыцарей столько не осталось.
assassins-arrests-nobody-to-arrest = Арестовать некого: сначала рыцарь должен встать рядом с горожанином.
assassins-arrests-another = другой
assassins-arrests-other = { $kind ->
    [arrest] арест
    [knight-kill] убить
    [knight-push] толкнуть
   *[other] другое
  }
    .label = { $kind ->
    [arrest] Арест
    [knight-kill] Убить
    [knight-push] Толкнуть
   *[other] Другое
  }
assassins-arrests-reveal-label = Раскрыть
assassins-arrests-arrest-label = Арест
