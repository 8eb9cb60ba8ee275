verdict-label-plain-none = лучшее
    .named = не хуже лучшего
    .begins = Не хуже лучшего
verdict-label-plain-good = хорошо
    .named = хороший выбор
    .begins = Хороший выбор
verdict-label-plain-decent = неплохо
    .named = неплохой выбор
    .begins = Неплохой выбор
verdict-label-plain-inaccuracy = неточность
    .named = неточность
    .begins = Неточность
verdict-label-plain-mistake = ошибка
    .named = ошибка
    .begins = Ошибка
verdict-label-plain-blunder = зевок
    .named = зевок
    .begins = Зевок
verdict-label-chance-inaccuracy = чуть упущено
    .named = маленький упущенный шанс
    .begins = Маленький упущенный шанс
verdict-label-chance-mistake = упущенный шанс
    .named = упущенный шанс
    .begins = Упущенный шанс
verdict-label-chance-blunder = много упущено
    .named = большой упущенный шанс
    .begins = Большой упущенный шанс
verdict-label-gamble-inaccuracy = лёгкий риск
    .named = лёгкий риск
    .begins = Лёгкий риск
verdict-label-gamble-mistake = риск
    .named = риск
    .begins = Риск
verdict-label-gamble-blunder = большой риск
    .named = большой риск
    .begins = Большой риск
verdict-label-won = победа
    .named = верная победа
    .begins = Верная победа
verdict-label-lost = проиграно
    .named = проиграно в любом случае
    .begins = Проиграно в любом случае
verdict-count-good = хороших { $number }
verdict-count-inaccuracy = { $number ->
    [one] { $number } неточность
    [few] { $number } неточности
    [many] { $number } неточностей
   *[other] { $number } неточности
  }
verdict-count-mistake = { $number ->
    [one] { $number } ошибка
    [few] { $number } ошибки
    [many] { $number } ошибок
   *[other] { $number } ошибки
  }
verdict-count-blunder = { $number ->
    [one] { $number } зевок
    [few] { $number } зевка
    [many] { $number } зевков
   *[other] { $number } зевка
  }
verdict-count-gamble = { $number ->
    [one] { $number } риск
    [few] { $number } риска
    [many] { $number } рисков
   *[other] { $number } риска
  }
verdict-count-missed-chance = { $number ->
    [one] { $number } упущенный шанс
    [few] { $number } упущенных шанса
    [many] { $number } упущенных шансов
   *[other] { $number } упущенного шанса
  }
verdict-signs = ?? зевок · ? ошибка · ?! неточность · ~~ ~ ~! упущенный шанс · ** * *! риск
verdict-kinds = Ошибка — ошибка и против совершенной игры, упущенный шанс (~) — только против этих игроков, риск (*) — только
    против совершенной игры.
verdict-perfect-cost = , против совершенной игры { $lost }
verdict-perfect-safe = , против совершенной игры ничего
verdict-but-a-gamble = { $choice } (риск)
