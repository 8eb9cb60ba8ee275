assassins-editor-king-stands-there = Там стоит король: сначала поставь его в другое место.
assassins-editor-keys-here = Буква ставит сюда горожанина, { KEY("king") } — короля, { KEY("knight") } — рыцаря; { KEY("take") }
    убирает, { KEY("reveal") } раскрывает.
assassins-editor-heading = Расставить позицию · раунд { $round } · { $side }
assassins-editor-heading-no-card = Расставить позицию · раунд { $round } · карта ещё не открыта
assassins-editor-problem = { $field }: { $why }.
assassins-editor-field-round = Раунд
assassins-editor-field-card = Карта
assassins-editor-field-phase = Ход
assassins-editor-field-deck = Карты впереди
assassins-editor-field-townsfolk = Горожане
assassins-editor-field-knights = Рыцари
assassins-editor-field-king = Король
assassins-editor-field-revealed = Раскрыты
assassins-editor-field-arrested = Арестованы
assassins-editor-field-arrest_made = Арест
assassins-editor-field-knights_killed = Убито рыцарей
assassins-editor-field-ending = Убийцы
assassins-editor-cell-round = Раунд
assassins-editor-cell-card = Открытая карта
assassins-editor-cell-phase = Чей ход
assassins-editor-cell-king-ap = ОД короля осталось
assassins-editor-cell-knights-ap = ОД рыцарей осталось
assassins-editor-cell-people-ap = ОД горожан осталось
assassins-editor-cell-arrest = Арест
assassins-editor-cell-killed = Убито рыцарей
assassins-editor-cell-wounds = Раны короля
assassins-editor-left = Осталось: { $card }
assassins-editor-no-card = ещё нет
assassins-editor-phase = { $king ->
    [yes] короля
   *[no] горожан
  }
assassins-editor-arrest = { $made ->
    [yes] был
   *[no] ещё не было
  }
