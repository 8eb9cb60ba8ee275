assassins-beside-card = Карта этого раунда
    .note = { $more ->
    [0] последняя карта
   *[other] карт ещё { $more }
  }
assassins-beside-verdict = Твой прошлый ход
assassins-beside-people = Король и горожане
    .note = рыцарей { $knights }
assassins-beside-townsfolk = Горожане
assassins-beside-prices = Цены в очках действия (ОД)
    .note = вверх: на крышу
assassins-beside-deck = Карты впереди
assassins-beside-done = Что сделала { $side }
assassins-card-none = Карты ещё нет.
assassins-row-king = король
assassins-row-knights = рыцари
assassins-row-people = народ
assassins-row-arrest = арест
assassins-row-count = сколько
assassins-points-left = { $left } из { $most }
assassins-arrest-none = на этой карте ареста нет
    .short = ареста нет
assassins-arrest-open = рыцари могут арестовать раз
    .short = один арест
assassins-arrest-made = арест этой карты был
    .short = арест был
assassins-arrest-missed = ареста не было
    .short = ареста не было
assassins-arrested = арест: { $who }
    .short = арест: { $letter }
assassins-king-state = { $wounds ->
    [0] цел
    [1] ранен
   *[2] мёртв
  }
    .warned = { $wounds ->
    [0] цел
    [1] ранен: следующая убьёт
   *[2] мёртв
  }
assassins-king-note = { $sign } король { $state } { $hearts }
assassins-gone-arrested = арест { $letters }
assassins-gone-killed = убиты { $letters }
assassins-unknown-none = все три убийцы известны
assassins-unknown = { $new ->
    [yes] любые { $unknown } из { $townsfolk }
   *[no] неизвестно ещё { $unknown }
  }: возможных троек { $trios }
    .wide = убийцы: { $new ->
    [yes] любые { $unknown } из { $townsfolk }
   *[no] неизвестно ещё { $unknown }
  } (возможных троек { $trios })
assassins-hidden-none = скрытых убийц у тебя больше нет
assassins-hidden = Скрытые убийцы: { $letters }
assassins-hidden-from-king = Скрытые убийцы: { $letters }. Для стороны короля: { $unknown }.
assassins-to-come-none = впереди ничего: это последний раунд
assassins-to-come = впереди: король { $king } ОД, арестов { $arrests }
assassins-to-come-note = король { $king } ОД всего
assassins-to-come-columns = столбец — один вид карты
assassins-marks = На доске: { $marks }
assassins-mark-ends = { $sign } закончит здесь
assassins-mark-arrest = { $sign } арест
assassins-mark-blows = { $sign } { $blows }
assassins-mark-blow = { $kind ->
    [wound] удар
    [reveal] раскрытие
   *[other] смерть
  }
assassins-mark-danger = ! может ударить через n ОД
assassins-phase-nothing-yet = пока ничего
assassins-phase-nothing = ничего
assassins-phase-more = и ещё { $more }: { $key } покажет всё
assassins-gate-on-board = врата
assassins-price = { $ap }ОД
