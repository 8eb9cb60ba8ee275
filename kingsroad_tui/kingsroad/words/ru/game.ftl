kingsroad-region = { $number } { $name }
kingsroad-region-1 = Zin Kai's Deep
    .short = Deep
kingsroad-region-2 = Логово Дракона
    .short = Логово
kingsroad-region-3 = Руины Храма
    .short = Руины
kingsroad-region-4 = Дикие холмы
    .short = Холмы
kingsroad-region-5 = Тёмная башня
    .short = Тёмная
kingsroad-region-6 = Башня Волшебника
    .short = Башня
kingsroad-region-7 = Алтарь Короля
    .short = Алтарь
kingsroad-region-8 = Королевский замок
    .short = Замок
kingsroad-own-region = { $name }
kingsroad-card-knight = Рыцарь
    .the = Рыцарь
    .begins = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
    .ins = Рыцарем
    .dat = Рыцарю
kingsroad-card-declining_knight = Рыцарь (отказ)
    .the = Рыцарь
    .begins = Рыцарь
    .acc = Рыцаря
    .gen = Рыцаря
    .ins = Рыцарем
    .dat = Рыцарю
    .short = Рыцарь (нет)
kingsroad-card-dragon = Дракон
    .the = Дракон
    .begins = Дракон
    .acc = Дракона
    .gen = Дракона
    .ins = Драконом
    .dat = Дракону
kingsroad-card-witch = Ведьма
    .the = Ведьма
    .begins = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .ins = Ведьмой
    .dat = Ведьме
kingsroad-no-cards = ни одной карты
kingsroad-witch-and-others = { $others ->
    [0] Ведьма
    [1] Ведьма (с любой другой картой)
   *[other] Ведьма (с любыми двумя другими картами)
  }
kingsroad-rules-standard = обычные правила
kingsroad-rules-permanent-nobles = столбовые дворяне
kingsroad-game-title = { $own ->
    [no] { $who }, { $rules }
   *[yes] { $who }, { $rules }, поле: { $board }
  }
kingsroad-wins = { $who ->
    [you] Победа твоя
   *[other] Победа: { $who }
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
kingsroad-wins-by-nobles = { $who ->
    [you] Победа твоя
   *[other] Победа: { $who }
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }; при равенстве решило число дворян: { $nobles }.
kingsroad-wins-shared = Общая победа: { $who }. У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  } и поровну дворян.
kingsroad-place = { $place }-е
kingsroad-round = Раунд { $round }
kingsroad-in-order = { $at ->
    [1] первой
    [2] второй
   *[other] третьей
  }
kingsroad-king = Король
kingsroad-noble = Дворянин
kingsroad-permanent-nobles = Столбовые дворяне
