assassins-practice-round = раунд { $round }
assassins-mistake-kill = Упущено убийство
assassins-mistake-castle = Упущена верная победа
assassins-mistake-safe = Опасно, хотя был безопасный путь
assassins-mistake-gate = Открытые ворота
assassins-mistake-wasted-ap = Потраченные зря очки
assassins-mistake-unmasked = Раскрыт слишком рано
assassins-mistake-other = Другие ошибки
assassins-puzzle-kill = Убей короля
assassins-puzzle-castle = Победи этим ходом
assassins-puzzle-safe = Найди безопасный путь
assassins-puzzle-gate = Закрой ворота
assassins-puzzle-who = Кто это?
assassins-practice-task-kill = Ты за горожан. Убей короля этим ходом.
assassins-practice-task-castle = Ты за короля. Победи этим ходом, кто бы ни были убийцы.
assassins-practice-task-safe = Ты за короля. Найди путь, после которого короля не смогут даже ранить, кто бы ни были убийцы.
assassins-practice-task-gate = Ты за горожан. Закрой ворота: король не должен выйти следующим ходом.
assassins-practice-best-way = Найди, как лучше всего сыграть этот ход.
assassins-practice-who-task = После всего, что было, среди горожан { $number ->
    [1] точно есть один убийца
    [2] точно есть двое убийц
   *[other] точно есть трое убийц
  }. Кто? Ни один убийца, который мог убить короля сам, его не пощадил.
assassins-practice-as-played = Как это сыграно тогда: { $verdict }
assassins-practice-log = { KEY("log") } расскажет, что уже сделали обе стороны.
assassins-practice-keys = { KEY("forward") } оценит, { KEY("best") } покажет ответ, { KEY("skip") } — дальше.
assassins-practice-keys-better = Сыграй ход лучше: { KEY("forward") } оценит, { KEY("best") } покажет ответ, { KEY("skip") } — дальше.
assassins-practice-keys-who = Нажми букву, чтобы отметить. { KEY("forward") } оценит, { KEY("best") } покажет ответ, { KEY("skip") } —
    дальше.
assassins-practice-play-better = Сыграй ход лучше: печатай действия, а end — чтобы узнать оценку.
assassins-practice-play-it = Печатай действия, а end — чтобы узнать оценку.
assassins-practice-from-the-beginning = Ход начинается сначала.
assassins-practice-your-actions = Твои действия
assassins-practice-their-letters = Их буквы
assassins-practice-judging = Оцениваю ход …
assassins-practice-right = Верно!
assassins-practice-proved-kill = Король умирает. С лучшим ходом, который оставит его в живых, шанс — { $rest }.
assassins-practice-proved-castle = Король вышел. С лучшим ходом, который оставит его в городе, шанс — { $rest }.
assassins-practice-safe-ends = Теперь короля не смогут даже ранить, кто бы ни были убийцы: так кончаются только { $ways } из { $ends }
    вариантов хода. С лучшим из остальных шанс — { $rest }.
assassins-practice-proved-gate = Следующим ходом он не выйдет, какая бы карта ни пришла. С лучшим ходом, который оставит ворота открытыми,
    шанс — { $rest }.
assassins-practice-nothing-yet = Ещё ничего не сделано, а это не ответ. Сначала сделай что-нибудь.
assassins-practice-nothing-again = Ещё ничего не сделано: { $enter } ещё раз — и правда ничего не делать.
assassins-practice-goes-on = { $key } — дальше.
assassins-practice-went-wrong-kill = Что тогда было не так: упущено убийство.
assassins-practice-went-wrong-castle = Что тогда было не так: упущена верная победа.
assassins-practice-went-wrong-safe = Что тогда было не так: опасно, хотя был безопасный путь.
assassins-practice-went-wrong-gate = Что тогда было не так: ворота остались открыты.
assassins-practice-went-wrong-wasted-ap = Что тогда было не так: очки потрачены зря.
assassins-practice-went-wrong-unmasked = Что тогда было не так: убийца раскрыт слишком рано.
assassins-practice-not-yet = Пока не ответ.
assassins-practice-still-alive = Король ещё жив.
assassins-practice-not-won = Партия не выиграна.
assassins-practice-loses = Это проигрывает партию.
assassins-practice-killed-by = Короля может убить тройка горожан: таких { $number } из { $trios }.
assassins-practice-wounded-by = Короля может ранить тройка горожан: таких { $number } из { $trios }.
assassins-practice-open-gate = Король ещё может выйти: карт для этого впереди { $number } из { $cards }.
assassins-practice-costs = Это { $what }: минус { $loss } шанса на победу.
assassins-practice-wrong-keys = { $again } начинает сначала, { $best } показывает ответ.
assassins-practice-better-turn = Ход лучше: { $turn }.
assassins-practice-answer = Ответ: { $turn }.
assassins-practice-none-marked = Пока никто не отмечен: отметь { $number ->
    [1] одного
    [2] двоих
   *[other] троих
  }.
assassins-practice-marked = { $left ->
    [0] Отмечено: { $names }.
   *[other] Отмечено: { $names }. Ещё { $left }.
  }
assassins-practice-not-those = Не эти.
assassins-practice-mark-others = Отметь других, или { $key } покажет ответ.
assassins-practice-they-are = Это { $names }.
assassins-practice-cleared = В раунде { $round } была возможность убить короля ({ $names }), но он остался жив: { $number ->
    [1] это не убийца
   *[other] это не убийцы
  }.
assassins-practice-solved-by = { $number } из { $of }
assassins-practice-solved-by-actions = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
    [many] { $actions } действий
   *[other] { $actions } действия
  }
assassins-practice-solved-by-ways = вариантов { $ways } из { $ends }
assassins-puzzles-about = о чём
assassins-puzzles-grade = ступень
assassins-puzzles-side = сторона
assassins-puzzles-round = раунд
assassins-puzzles-solved-by = решение
assassins-puzzles-otherwise = иначе шанс
