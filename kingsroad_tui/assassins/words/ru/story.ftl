assassins-story-nothing = { $who } ничего не делает.
assassins-story-walk = { $who-begun } идёт с { $source } через { $by } на { $target } ({ $price } ОД).
assassins-story-caught = Одного из твоих поймали!
assassins-story-knife-headline = Нож в толпе!
assassins-story-gate-headline = Король у ворот!
assassins-story-too-late-headline = Поздно!
assassins-story-revealed = { $who-named } — убийца!
assassins-story-knight-falls = Рыцарь пал!
assassins-story-king-struck = { $dead ->
    [yes] Король мёртв!
   *[no] Король ранен!
  }
assassins-story-last-assassin = Последний убийца!
assassins-story-arrested = Арест!
assassins-story-assassin-falls = Убийца пал!
assassins-story-in-the-castle = Король в замке!
assassins-story-unmasked = Маска сорвана!
assassins-story-not-yours = Это не твой убийца.
assassins-story-knife = Кто-то из горожан сбрасывает плащ …
assassins-story-gate = { $gate ->
    [north] Северные
    [east] Восточные
    [south] Южные
   *[west] Западные
  } ворота распахиваются, и на пути никого …
assassins-story-inside = Он входит в замок, и ворота захлопываются за ним.
assassins-story-too-late = Последняя карта сыграна, а король ещё снаружи, на { $square }.
assassins-story-knife-drawn = { $who-begun } на { $square } выхватывает нож{ $unknown ->
    [0] : теперь известны все трое.
    [1] . Один из трёх ещё неизвестен.
   *[other] . Двое из трёх ещё неизвестны.
  }
assassins-story-one-wound-more = Ещё одна рана — и смерть.
assassins-story-knights-left = { $knights ->
    [0] Рыцарей у короля не осталось.
    [1] Остался один рыцарь.
    [2] Осталось два рыцаря.
    [3] Осталось три рыцаря.
    [4] Осталось четыре рыцаря.
    [5] Осталось пять рыцарей.
    [6] Осталось шесть рыцарей.
   *[other] Рыцарей осталось: { $knights }.
  }
assassins-story-assassins-dead = { $dead ->
    [1] Один из трёх мёртв.
   *[2] Двое из трёх мертвы.
  }
assassins-story-keys = { $forward }: { $waits ->
    [yes] дальше
   *[no] быстрее
  }, { $skip }: в конец
