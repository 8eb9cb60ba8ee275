kingsroad-hint-look = { $scored ->
    [yes] Посмотри: { $regions }. Маркер там ценнее всего; подсчёт в этом раунде — { $king }.
   *[no] Посмотри: { $regions }. Маркер там ценнее всего.
  }
kingsroad-hint-look-at-cards = { $witch ->
    [yes] Посмотри на Ведьму: сейчас она важнее маркеров.
   *[no] Другие твои карты сейчас важнее маркеров.
  }
kingsroad-hint-decided = Кто победит, твой выбор уже не изменит.
kingsroad-hint-others-come = { $how ->
    [will] { $region }: скорее всего, придёт { $who }.
    [may] { $region }: может прийти { $who }.
   *[nobody] { $region }: скорее всего, больше никто не придёт.
  }
kingsroad-hint-all-known = Все остальные карты уже на столе: сюрпризов в этом раунде больше нет.
kingsroad-hint-how-likely = { $name } ({ $odds })
kingsroad-hint-dragons = Дракона, скорее всего, сыграет { $who }.
kingsroad-hint-signs = На карте видно где: «сюда» или !.
kingsroad-hint-map-covered = Подсказка закрывает карту: { $key } покажет её снова.
kingsroad-hint-best = Лучший выбор: { $cards }.
kingsroad-hint-wins = { $lens ->
    [players] Против этих игроков шанс на победу { $chance }.
    [people] Против людей шанс на победу { $chance }.
    [random] Если все выбирают наугад, шанс на победу { $chance }.
    [perfect] Против совершенной игры шанс на победу { $chance }.
   *[both] Шанс на победу { $chance }.
  }
kingsroad-hint-won = Победа твоя, что бы ни делали другие.
kingsroad-hint-almost-won = Победа почти наверняка твоя ({ $chance }).
kingsroad-hint-lost = Проиграно, что ни выбирай.
kingsroad-hint-almost-lost = Победить уже вряд ли получится ({ $chance }).
kingsroad-hint-lead = { $lead ->
    [ahead] В среднем ты кончаешь впереди лучшего соперника на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
      }.
    [behind] В среднем ты кончаешь позади лучшего соперника на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
      }.
   *[level] В среднем ты кончаешь вровень с лучшим соперником.
  }
kingsroad-hint-points = В этом раунде жди примерно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
kingsroad-hint-gamble = { $lens ->
    [players] Это риск: против совершенной игры шанс только { $perfect }. Надёжнее { $safe }: { $usual } против этих игроков и
        { $safest } против совершенной игры.
   *[people] Это риск: против совершенной игры шанс только { $perfect }. Надёжнее { $safe }: { $usual } против людей и { $safest }
        против совершенной игры.
  }
kingsroad-hint-lost-to-perfect = Против совершенной игры это проиграно; победишь, только если кто-то ошибётся.
kingsroad-hint-column-best = Лучшие
kingsroad-hint-column-win = шанс
kingsroad-hint-column-margin = отрыв
kingsroad-hint-column-points = средн
kingsroad-hint-column-costs = цена
kingsroad-hint-column-perfect = соверш
kingsroad-hint-column-round = очки
kingsroad-hint-column-range = мин–макс
kingsroad-hint-cost-best = лучший
kingsroad-hint-cost-same = так же
kingsroad-hint-more-as-good = { $number ->
    [1] Ещё один выбор не хуже.
    [one] Ещё { $number } выбор не хуже.
    [few] Ещё { $number } выбора не хуже.
    [many] Ещё { $number } выборов не хуже.
   *[other] Ещё { $number } выбора не хуже.
  }
kingsroad-hint-rank = { $own ->
    [yes] Твои карты: место { $rank } из { $count }.
   *[no] { $cards }: место { $rank } из { $count }.
  }
kingsroad-hint-of-region = { $markers ->
    [0] Подсказка: маркер в регионе { $region } не нужен.
    [1] Подсказка: маркер в регион { $region }.
   *[other] Подсказка: два маркера в регион { $region }.
  }
kingsroad-hint-of-region-instead = { $goal ->
    [win] С маркером в регионе { $region } шанс самое большее { $value }, без него { $best }.
    [margin] С маркером в регионе { $region } отрыв самое большее { $value }, без него { $best }.
   *[points] С маркером в регионе { $region } очков самое большее { $value }, без него { $best }.
  }
kingsroad-hint-of-region-as-good = Маркер в регионе { $region } не хуже лучшего выбора.
kingsroad-hint-stands = { $belief ->
    [uniform] Сейчас, если все выбирают наугад: { $stands }.
    [equilibrium] Сейчас, между совершенными игроками: { $stands }.
   *[hierarchy] Сейчас: { $stands }.
  }
kingsroad-hint-stand = { $who ->
    [you] ты
   *[other] { $who }
  } { $chance }
kingsroad-hint-stand-in-lead = { $lead ->
    [ahead] в среднем ты впереди лучшего соперника на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
      }
    [behind] в среднем ты позади лучшего соперника на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
      }
   *[level] в среднем ты вровень с лучшим соперником
  }
kingsroad-hint-stands-perfect = При совершенной игре: { $stands }.
kingsroad-hint-wins-perfect = { $who ->
    [you] При совершенной игре победа точно твоя.
   *[other] При совершенной игре точно побеждает { $who }.
  }
kingsroad-hint-witch-bound = Ведьма даёт не меньше, чем сказано: на все вторые выборы времени не хватило.
kingsroad-hint-thinking = Ещё думаю.
kingsroad-hint-weighing = Ещё взвешиваю, например: { $choices }.
kingsroad-hint-if = если { $claims }
    .begins = Если { $claims }
kingsroad-hint-claim = { $name } { $claim }
kingsroad-hint-still-best = { $changed ->
    [yes] { $claims-begins }, лучший выбор тот же: { $now } вместо { $was }.
   *[no] { $claims-begins }, лучший выбор тот же: { $now }, как и раньше.
  }
kingsroad-hint-still-as-good = { $changed ->
    [yes] { $claims-begins }, прежний лучший выбор всё так же не хуже других ({ $before }): { $now } вместо { $was }.
   *[no] { $claims-begins }, прежний лучший выбор всё так же не хуже других ({ $before }): { $now }, как и раньше.
  }
kingsroad-hint-another-best = { $claims-begins }, лучше другой выбор: { $now }. Без этого: { $before } ({ $was }).
kingsroad-hint-suppose = Предположи, что сыграет соперник: совет будет для этого случая.
kingsroad-hint-suppose-who = А что, если { $who } …
kingsroad-hint-claim-in-region = { $you ->
    [yes] играешь { $region }
   *[no] играет { $region }
  }
kingsroad-hint-claim-in-two = { $you ->
    [yes] ставишь два маркера в регион { $region }
   *[no] ставит два маркера в регион { $region }
  }
kingsroad-hint-claim-card-dragon = { $you ->
    [yes] играешь Дракона
   *[no] играет Дракона
  }
kingsroad-hint-claim-card-no-dragon = { $you ->
    [yes] бережёшь Дракона
   *[no] бережёт Дракона
  }
kingsroad-hint-claim-card-no-witch = { $you ->
    [yes] не играешь Ведьму
   *[no] не играет Ведьму
  }
kingsroad-hint-claim-card-knight = { $you ->
    [yes] играешь Рыцаря
   *[no] играет Рыцаря
  }
kingsroad-hint-claim-card-witch = { $you ->
    [yes] играешь Ведьму
   *[no] играет Ведьму
  }
kingsroad-hint-claim-card-no-knight = { $you ->
    [yes] бережёшь Рыцаря
   *[no] бережёт Рыцаря
  }
kingsroad-hint-claim-in-no-region = { $you ->
    [yes] не играешь { $region }
   *[no] не играет { $region }
  }
kingsroad-hint-claim-in-one = { $you ->
    [yes] ставишь один маркер в регион { $region }
   *[no] ставит один маркер в регион { $region }
  }
kingsroad-hint-claim-in-none = { $you ->
    [yes] не ставишь маркеров в регион { $region }
   *[no] не ставит маркеров в регион { $region }
  }
kingsroad-hint-progress-cut = Время вышло: оценка грубая.
kingsroad-hint-progress-first = Первая оценка.
kingsroad-hint-progress-almost = Почти готово.
kingsroad-hint-progress-complete = Анализ готов.
kingsroad-hint-interval = Такие оценки могут ошибаться: { $chance } на самом деле может быть от { $low } до { $high }. Какой выбор
    лучше, известно надёжнее.
kingsroad-hint-mix-one = Играется только один выбор: смешивать нечего.
kingsroad-hint-mix = Смешанная стратегия, чтобы никто не угадал: { $choices }.
kingsroad-hint-given-up = Против соперников, играющих равновесие, потеря лучшего выбора: { $gap }.
kingsroad-hint-risk = { $none ->
    [yes] Соперник, который знал бы, как ты выбираешь, ничего бы на этом не взял.
   *[no] Соперник, который знал бы, как ты выбираешь, взял бы на этом самое большее { $gap }.
  }
kingsroad-hint-belief = { $known ->
    [both] Предположение, { $name }: играет { $plays }; выбирает так: { $types }.
    [plays] Предположение, { $name }: играет { $plays }.
   *[types] Предположение, { $name }: выбирает так: { $types }.
  }
kingsroad-hint-type-level-0 = по простому правилу
kingsroad-hint-type-level-1 = на шаг вперёд
kingsroad-hint-type-level-2 = на два шага вперёд
kingsroad-hint-type-equilibrium = равновесие
kingsroad-hint-no-certificate = Насколько равновесие близко к точному, пока неизвестно.
kingsroad-hint-certificate = { $kind ->
    [nashconv] NashConv равновесия (сумма того, что выиграл бы каждый игрок лучшим ответом): { $gap }.
   *[exploitability] Уязвимость равновесия (сколько выиграл бы против него лучший ответ): { $gap }.
  }
kingsroad-hint-few-plays = Время вышло: очки, шансы и отрыв — средние всего по нескольким совместным розыгрышам.
kingsroad-hint-gap-none = ноль
kingsroad-hint-command-title = { $second ->
    [yes] Раунд { $round }, Король в регионе { $region }. Второй выбор: { $name }
   *[no] Раунд { $round }, Король в регионе { $region }. Выбирает { $name }
  }
kingsroad-hint-details = Подробности:
kingsroad-hint-how-to-ask = { $key } даст подсказку: сначала куда смотреть, потом что сыграть.
