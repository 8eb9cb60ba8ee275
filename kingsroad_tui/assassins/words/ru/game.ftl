assassins-side-king = сторона короля
    .begun = Сторона короля
    .acc = сторону короля
    .gen = стороны короля
assassins-side-people = сторона горожан
    .begun = Сторона горожан
    .acc = сторону горожан
    .gen = стороны горожан
assassins-person-a = продавец яблок A
    .begun = Продавец яблок A
    .name = яблочник
    .named = Продавец яблок
    .acc = продавца яблок A
    .gen = продавца яблок A
    .dat = продавцу яблок A
    .ins = продавцом яблок A
assassins-person-b = кузнец B
    .begun = Кузнец B
    .name = кузнец
    .named = Кузнец
    .acc = кузнеца B
    .gen = кузнеца B
    .dat = кузнецу B
    .ins = кузнецом B
assassins-person-c = мясник C
    .begun = Мясник C
    .name = мясник
    .named = Мясник
    .acc = мясника C
    .gen = мясника C
    .dat = мяснику C
    .ins = мясником C
assassins-person-d = плотник D
    .begun = Плотник D
    .name = плотник
    .named = Плотник
    .acc = плотника D
    .gen = плотника D
    .dat = плотнику D
    .ins = плотником D
assassins-person-e = куртизанка E
    .begun = Куртизанка E
    .name = куртизанка
    .named = Куртизанка
    .acc = куртизанку E
    .gen = куртизанки E
    .dat = куртизанке E
    .ins = куртизанкой E
assassins-person-f = крестьянин F
    .begun = Крестьянин F
    .name = крестьянин
    .named = Крестьянин
    .acc = крестьянина F
    .gen = крестьянина F
    .dat = крестьянину F
    .ins = крестьянином F
assassins-person-g = торговка рыбой G
    .begun = Торговка рыбой G
    .name = торговка
    .named = Торговка рыбой
    .acc = торговку рыбой G
    .gen = торговки рыбой G
    .dat = торговке рыбой G
    .ins = торговкой рыбой G
assassins-person-h = монах H
    .begun = Монах H
    .name = монах
    .named = Монах
    .acc = монаха H
    .gen = монаха H
    .dat = монаху H
    .ins = монахом H
assassins-person-i = продавец слив I
    .begun = Продавец слив I
    .name = продавец слив
    .named = Продавец слив
    .acc = продавца слив I
    .gen = продавца слив I
    .dat = продавцу слив I
    .ins = продавцом слив I
assassins-person-j = пастух J
    .begun = Пастух J
    .name = пастух
    .named = Пастух
    .acc = пастуха J
    .gen = пастуха J
    .dat = пастуху J
    .ins = пастухом J
assassins-person-k = оруженосец K
    .begun = Оруженосец K
    .name = оруженосец
    .named = Оруженосец
    .acc = оруженосца K
    .gen = оруженосца K
    .dat = оруженосцу K
    .ins = оруженосцем K
assassins-person-l = охотник на ведьм L
    .begun = Охотник на ведьм L
    .name = охотник
    .named = Охотник на ведьм
    .acc = охотника на ведьм L
    .gen = охотника на ведьм L
    .dat = охотнику на ведьм L
    .ins = охотником на ведьм L
assassins-king = король
    .begun = Король
    .acc = короля
    .gen = короля
    .dat = королю
    .ins = королём
assassins-wounded-king = раненый король
    .begun = Раненый король
    .acc = раненого короля
    .gen = раненого короля
    .dat = раненому королю
    .ins = раненым королём
assassins-knight = рыцарь { $number }
    .begun = Рыцарь { $number }
    .acc = рыцаря { $number }
    .gen = рыцаря { $number }
    .dat = рыцарю { $number }
    .ins = рыцарем { $number }
assassins-a-knight = рыцарь
    .begun = Рыцарь
    .acc = рыцаря
    .gen = рыцаря
    .dat = рыцарю
    .ins = рыцарем
assassins-the-knight = рыцарь
    .acc = рыцаря
    .gen = рыцаря
    .dat = рыцарю
    .ins = рыцарем
assassins-assassin = убийца { $letter }
    .begun = Убийца { $letter }
    .acc = убийцу { $letter }
    .gen = убийцы { $letter }
    .dat = убийце { $letter }
    .ins = убийцей { $letter }
assassins-nobody = никто
    .begun = Никто
    .acc = никого
    .gen = никого
assassins-pawn-on = { $who } на { $square }
    .begun = { $who-begun } на { $square }
    .acc = { $who-acc } на { $square }
assassins-card = король { $king }, рыцари { $knights }, { $arrest ->
    [yes] один арест
   *[no] без ареста
  }; горожане { $people }
    .begun = Король { $king }, рыцари { $knights }, { $arrest ->
    [yes] один арест
   *[no] без ареста
  }; горожане { $people }
assassins-did-step = { $who-begun } { $how ->
    [walk] идёт с { $source } на { $target }
    [up] забирается с { $source } на крышу { $target }
    [down] спускается с { $source } на { $target }
   *[level] идёт с { $source } на { $target }
  }.
assassins-did-knight-push = { $who-begun } { $how ->
    [up] забирается с { $source } на крышу { $target }
    [down] спускается с { $source } на { $target }
   *[level] идёт с { $source } на { $target }
  } и отталкивает { $pushed }.
assassins-did-king-exit = { $who-begun } выходит через { $gate ->
    [north] северные
    [east] восточные
    [south] южные
   *[west] западные
  } ворота в замок.
assassins-did-knight-kill = { $who-begun } на { $source } убивает { $whom-acc } на { $target }.
assassins-did-arrest = { $who-begun } на { $source } арестует { $whom-acc } на { $target }.
assassins-did-reveal = { $who-begun } на { $source } — убийца.
assassins-did-assassin-kill = { $who-begun } на { $source } убивает { $whom-acc } на { $target }.
assassins-did-wound = { $who-begun } на { $source } { $dead ->
    [yes] убивает
   *[no] ранит
  } короля.
assassins-would-push = { $who-begun } отталкивает { $pushed }.
assassins-pushed = { $who-acc } { $down ->
    [yes] вниз на { $target }
   *[no] на { $target }
  }
assassins-game = { $king } (сторона короля) против { $people } (горожане)
assassins-game-on-board = { $king } (сторона короля) против { $people } (горожане), доска: { $board }
assassins-result = Победа: { $who }. { $ending ->
    [castle] Король в замке
    [assassins] Все три убийцы выбыли
    [killed] Король мёртв
   *[time] Карты кончились, а король всё ещё снаружи
  }.
assassins-they-were = Убийцы: { $assassins }.
