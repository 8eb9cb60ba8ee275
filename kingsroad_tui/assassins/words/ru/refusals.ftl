assassins-square-taken = { $strike ->
    [yes] На { $square } стоит { $who }. Ударить туда может только раскрытый убийца ({ $key }).
   *[no] На { $square } стоит { $who }: пусть сначала уйдёт.
  }
assassins-in-the-way-nobody-chosen = Сначала выбери горожанина.
assassins-in-the-way-board-ends = Здесь доска кончается.
assassins-in-the-way-nobody-there = Этой фигуры больше нет на доске.
assassins-in-the-way-no-free-way = Свободного пути туда нет.
assassins-refusal-revealed = { $at-begun } — раскрытый убийца.
assassins-refusal-not-revealed = { $at-begun } — не раскрытый убийца.
assassins-refusal-pushes = Это оттолкнёт: { $to }.
assassins-refusal-pushed-up = Толчка нет: { $at } — вверх на крышу { $roof } нельзя.
assassins-refusal-pushed-off = Толчка нет: { $at } — за край доски нельзя.
assassins-refusal-pushed-into-knight = Толчка нет: { $at } — на пути { $to }.
assassins-refusal-pushed-into-king = Толчка нет: { $at } — на пути { $to }.
assassins-refusal-not-an-assassin = { $at-begun } — не убийца.
assassins-refusal-occupied = На пути { $to }.
assassins-line-no-action = { $alone ->
    [yes] { $word } — не действие.
   *[no] { $word } — не действие. Из этой строки ничего не сделано.
  }
assassins-line-not-done = { $word }: { $why } Из этой строки ничего не сделано.
assassins-prices-step = шаг
assassins-prices-up = верх
assassins-prices-down = низ
assassins-step-price = { $way ->
    [up] вверх { $price }
    [down] вниз { $price }
   *[step] шаг { $price }
  }
assassins-prices-free = 0
assassins-prices-king = король
    .short = король
    .others = через ворота { $exit }
assassins-prices-knight = рыцарь
    .short = рыцарь
    .others = убить { $kill }, арест { $arrest }; толчок даром
    .others-short = убить, арест { $price }; толчок 0
assassins-prices-townsperson = горожанин
    .short = горожане
    .others = раскрыть убийцу: даром
assassins-prices-assassin = раскрытый убийца
    .short = убийца
    .short-again = раскрыт
    .others = убить { $first } (второго { $second }), ранить { $wound }
