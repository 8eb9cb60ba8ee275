assassins-action-not-an-action = это не действие
    .sentence = Это не действие.
assassins-action-game-over = партия закончена
    .sentence = Партия закончена.
assassins-action-no-card = карта раунда ещё не открыта
    .sentence = Карта раунда ещё не открыта.
assassins-action-other-side = сейчас ход другой стороны
    .sentence = Сейчас ход другой стороны.
assassins-action-no-king = короля на { $at } нет
    .sentence = Короля на { $at } нет.
assassins-action-no-knight = рыцаря на { $at } нет
    .sentence = Рыцаря на { $at } нет.
assassins-action-no-townsperson = горожан на { $at } нет
    .sentence = Горожан на { $at } нет.
assassins-action-revealed = на { $at } стоит раскрытый убийца
    .sentence = На { $at } стоит раскрытый убийца.
assassins-action-not-revealed = на { $at } нет раскрытого убийцы
    .sentence = На { $at } нет раскрытого убийцы.
assassins-action-not-beside = { $at } и { $to } не соседи
    .sentence = { $at } и { $to } не соседи.
assassins-action-king-on-roof = король не может подняться на крышу { $to }
    .sentence = Король не может подняться на крышу { $to }.
assassins-action-no-gate = на { $at } нет ворот
    .sentence = На { $at } нет ворот.
assassins-action-occupied = на { $to } кто-то стоит
    .sentence = На { $to } кто-то стоит.
assassins-action-pushes = шаг на { $to } отталкивает того, кто там
    .sentence = Шаг на { $to } отталкивает того, кто там.
assassins-action-nobody-to-push = на { $to } некого толкать
    .sentence = На { $to } некого толкать.
assassins-action-pushed-up = фигуре с { $at } пришлось бы подняться на крышу { $to }
    .sentence = Фигуре с { $at } пришлось бы подняться на крышу { $to }.
assassins-action-pushed-off = фигуру с { $at } вытолкнули бы за край доски
    .sentence = Фигуру с { $at } вытолкнули бы за край доски.
assassins-action-pushed-into-knight = фигуру с { $at } толкнули бы на рыцаря на { $to }
    .sentence = Фигуру с { $at } толкнули бы на рыцаря на { $to }.
assassins-action-pushed-into-king = фигуру с { $at } толкнули бы на короля на { $to }
    .sentence = Фигуру с { $at } толкнули бы на короля на { $to }.
assassins-action-out-of-reach = с улицы { $at } никто не достанет до крыши { $to }
    .sentence = С улицы { $at } никто не достанет до крыши { $to }.
assassins-action-no-shackles = на карте раунда нет кандалов
    .sentence = На карте раунда нет кандалов.
assassins-action-arrest-made = арест этого раунда уже был
    .sentence = Арест этого раунда уже был.
assassins-action-two-killed = в этот ход уже убиты два рыцаря
    .sentence = В этот ход уже убиты два рыцаря.
assassins-action-king-not-beside = короля нет рядом с { $at }
    .sentence = Короля нет рядом с { $at }.
assassins-action-not-an-assassin = фигура на { $at } — не убийца
    .sentence = Фигура на { $at } — не убийца.
assassins-action-all-revealed = все три убийцы уже раскрыты
    .sentence = Все три убийцы уже раскрыты.
assassins-action-too-dear = цена { $price } ОД, а { $left ->
    [0] не осталось ничего
    [one] осталось только { $left }
    [few] осталось только { $left }
    [many] осталось только { $left }
   *[other] осталось только { $left }
  }
    .sentence = Цена { $price } ОД, а { $left ->
        [0] не осталось ничего
        [one] осталось только { $left }
        [few] осталось только { $left }
        [many] осталось только { $left }
       *[other] осталось только { $left }
      }.
assassins-round-card-lies = карта этого раунда уже открыта
assassins-round-no-card = карты { $card } в колоде больше нет
