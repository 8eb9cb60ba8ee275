kingsroad-kind-witch_early = Ведьма слишком рано
kingsroad-kind-witch_kept = Ведьма слишком долго в руке
kingsroad-kind-dragon_for_others = Дракон для других
kingsroad-kind-knight_wasted = Рыцарь впустую
kingsroad-kind-second_by_tie = Второе место из-за ничьей
kingsroad-kind-too_far = Слишком далёкий регион
kingsroad-kind-ahead_already = И так впереди: маркеры впустую
kingsroad-kind-left_for_nothing = Регион отдан даром
kingsroad-kind-other = Другие ошибки
kingsroad-kind-witch = Ведьма
kingsroad-kind-dragon = Дракон
kingsroad-kind-knight = Рыцарь
kingsroad-kind-contested = Спорный регион
kingsroad-kind-preparing = Регионы впереди
kingsroad-kind-ending = Конец партии
kingsroad-kind-final_scoring = Окончательный подсчёт
kingsroad-practice-where = { $second ->
    [yes] раунд { $round }, второй выбор
   *[no] раунд { $round }
  }
kingsroad-practice-idea = Один выбор здесь явно лучше всех. Какой?
kingsroad-practice-idea-of-mistake = Твой выбор тогда — { $cards }. { $win ->
    [yes] Шанс на победу упал на { $cost }.
   *[no] Это стоило { $cost }.
  } Найди лучше.
kingsroad-practice-task = Выбери карты: { KEY("exercise.judge") } оценит их, { KEY("exercise.best") } покажет лучший выбор,
    { KEY("exercise.next") } — дальше.
kingsroad-practice-goes-on = { KEY("exercise.judge") }: { $last ->
    [yes] назад к списку.
   *[no] следующая.
  }
kingsroad-practice-try-again = Попробуй ещё раз: { KEY("exercise.clear") } убирает эти карты, { KEY("exercise.best") } показывает
    лучший выбор.
kingsroad-practice-went-wrong = Что тогда было не так: { $kind }.
kingsroad-practice-chance = { $chance }
kingsroad-practice-chances = { $people } против людей, { $perfect } против совершенной игры
kingsroad-practice-against-people = { $people } против людей
kingsroad-practice-right = Верно! Твой шанс — { $won }.
kingsroad-practice-wrong = Не ответ: твой шанс — { $won }; с лучшим выбором — { $best }.
kingsroad-practice-not-listed = Не ответ: цена не меньше { $lost }.
kingsroad-practice-given = Твоих карт не хватает. { $why }
kingsroad-practice-best = Лучший выбор: { $cards }. Твой шанс — { $won }; со вторым по силе, { $next }, — { $others }.
kingsroad-practice-judged = { $solved ->
    [yes] Верно! Твой шанс — { $won }.
   *[no] Пока не ответ: твой шанс — { $won }.
  }
kingsroad-practice-judged-beside = { $solved ->
    [yes] Верно! Твой шанс — { $won }; с лучшим выбором — { $best }.
   *[no] Пока не ответ: твой шанс — { $won }; с лучшим выбором — { $best }.
  }
kingsroad-practice-judged-cost = { $solved ->
    [yes] Верно! Этот выбор { $cost }.
   *[no] Пока не ответ: этот выбор { $cost }.
  }
kingsroad-practice-as-good = не хуже лучшего
kingsroad-practice-cost = стоит { $people } против людей
kingsroad-practice-costs = стоит { $people } против людей, { $perfect } против совершенной игры
kingsroad-puzzles-about = о чём
kingsroad-puzzles-grade = ступень
kingsroad-puzzles-players = игроков
kingsroad-puzzles-round = раунд
kingsroad-puzzles-you-win = шанс
kingsroad-puzzles-next-best = цена второго
kingsroad-practice-second-round = { $round }, второй
kingsroad-practice-nothing-to-choose = выбирать не из чего
