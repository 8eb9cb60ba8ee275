assassins-end-winner = Победа: { $who }. { $by ->
    [castle] Король в замке!
    [assassins] Последнего убийцы больше нет!
    [killed] Король мёртв!
   *[time] Король опоздал!
  }
assassins-end-you = { $win ->
    [yes] Победа:
   *[no] Поражение:
  } { $by ->
    [castle] король в замке!
    [assassins] последнего убийцы больше нет!
    [killed] король мёртв!
   *[time] король опоздал!
  }
assassins-end-castle = Он входит через { $gate ->
    [north] северные
    [east] восточные
    [south] южные
   *[west] западные
  } ворота, { $wounded ->
    [yes] раненый, но живой
   *[no] невредимый
  }, { $left ->
    [0] на самой последней карте
   *[other] карт в запасе: { $left }
  }.
    .late = Он входит через { $gate ->
    [north] северные
    [east] восточные
    [south] южные
   *[west] западные
  } ворота, { $wounded ->
    [yes] раненый, но живой
   *[no] невредимый
  }, { $left ->
    [0] на самой последней карте
   *[other] карт в запасе: { $left }
  }; опоздали: { $assassins }.
assassins-end-last-assassin = { $arrested ->
    [yes] Арест
   *[no] Смерть
  }: { $who } на { $square }, раунд { $round }; { $wounded ->
    [yes] король ранен
   *[no] короля никто не тронул
  }.
assassins-end-struck-down = { $who-begun } { $blows ->
    [1] сражает его на { $square }
   *[other] сражает его на { $square } двумя ударами
  }, до замка шагов: { $steps }.
assassins-end-out-of-time = Последняя карта сыграна, а королю до замка ещё шагов: { $steps }.
assassins-fate-killed = смерть
assassins-fate-arrested = арест
assassins-fate-struck = удар
assassins-fate-revealed = раскрытие
assassins-fate-never-found = так и не найден
assassins-end-match-won = { $you ->
    [yes] Матч твой: обе партии.
   *[no] Матч: { $who }, обе партии.
  }
assassins-end-match-drawn = Матч вничью: первая партия — { $first_you ->
    [yes] твоя
   *[no] { $first }
  }, вторая — { $second_you ->
    [yes] твоя
   *[no] { $second }
  }.
assassins-turned-first-wound = Перелом: в раунде { $round } короля ранит { $who }, и хватило ещё одной раны.
assassins-turned-struck-at-once = Перелом: в раунде { $round } наносит удар { $who }, и следующего раунда король не увидел.
assassins-turned-out-of-reach = Перелом: в раунде { $round } королю оставалось шагов { $steps }, а ОД впереди { $left }, и замок стал
    недостижим.
assassins-turned-shut-out = Перелом: в раунде { $round }, на последней карте, королю не хватило шагов: { $steps }.
assassins-turned-one-left = Перелом: в раунде { $round } попадается { $who }, и остаётся один убийца.
assassins-turned-singled-out = Перелом: в раунде { $round } по одному подозрению арестован последний убийца: { $who }.
assassins-turned-went-on = На волоске: в раунде { $round } короля ранит { $who }, но второго удара не было.
assassins-turned-spared = На волоске: в раунде { $round } убийца ({ $who }) мог ударить короля, но не стал.
assassins-turned-beside = На волоске: в раунде { $round } убийца ({ $who }) встал рядом с королём, но тот пошёл дальше.
assassins-turned-closest = На волоске: в раунде { $round } королю оставалось шагов { $steps }, а ОД впереди { $left }.
assassins-end-summary = Победа: { $side }. Раундов { $rounds }; { $lost ->
    [0] рыцари целы
   *[other] рыцарей потеряно: { $lost }
  }.
    .arrests = Победа: { $side }. Раундов { $rounds }; { $lost ->
    [0] рыцари целы
   *[other] рыцарей потеряно: { $lost }
  }. Арестованы: { $arrested }.
assassins-end-more = ↓ дальше: раунд за раундом
assassins-round = Раунд { $round }: { $events }.
assassins-round-in-castle = король в замке
assassins-round-king-on = король на { $square }
assassins-round-pushed = толкнули фигур: { $pushed }
assassins-round-arrested = арест: { $who }
assassins-round-killed = убит убийца { $letter }
assassins-round-revealed = раскрытие: { $who }
assassins-round-knight-killed = убит рыцарь на { $square }
assassins-round-struck = { $dead ->
    [yes] короля убивает { $who }
   *[no] короля ранит { $who }
  }
assassins-next-you = Сменить стороны ({ $key }): { $another ->
    [yes] в новом матче
   *[no] во второй партии
  } за тобой { $side }.
assassins-next-both = Сменить стороны ({ $key }): { $another ->
    [yes] в новом матче
   *[no] во второй партии
  } { $king } и { $people } меняются.
assassins-swapped-you = { $another ->
    [yes] Новый матч:
   *[no] Вторая партия матча:
  } теперь за тобой { $side }.
assassins-swapped-both = { $another ->
    [yes] Новый матч:
   *[no] Вторая партия матча:
  } теперь за короля { $king }, за горожан { $people }.
assassins-swapped-first = Первая — { $you ->
    [yes] твоя
   *[no] { $who }
  }.
