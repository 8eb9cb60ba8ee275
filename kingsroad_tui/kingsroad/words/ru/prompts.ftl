kingsroad-refused-unknown_card = Такой карты нет: печатай 1–8, K, D, W или kk, если Рыцарь отказывается.
kingsroad-refused-twice = Эта карта уже выбрана.
kingsroad-refused-nothing_to_decline = Рыцарь может отказаться, только если он стоит сразу после региона.
kingsroad-refused-dragon_spent = Твой Дракон потрачен: он у каждого один.
kingsroad-refused-witch_spent = Твоя Ведьма потрачена: она у каждого одна.
kingsroad-refused-witch_again = Во втором выборе Ведьму сыграть нельзя.
kingsroad-prompt-too-many = Только { $count ->
    [1] одну карту
    [2] две карты
   *[3] три карты
  }.
kingsroad-prompt-too-many-drop = Только { $count ->
    [1] одну карту
    [2] две карты
   *[3] три карты
  }: { $key } уберёт одну.
kingsroad-prompt-too-few = Сначала выбери { $count ->
    [0] ноль карт
    [1] одну карту
    [2] две карты
   *[3] три карты
  }, потом играй.
kingsroad-prompt-no-such-key = Такой карты нет: от { KEY("card.1") } до { KEY("card.8") }, { KEY("card.K") }, { KEY("card.D") } или
    { KEY("card.W") }; { KEY("card.k") } после него — Рыцарь отказывается.
kingsroad-prompt-one-moment = Минутку: твой выбор ещё взвешивается.
kingsroad-prompt-no-cards-to-play = Маркеров не осталось, и карт ты не играешь: { $key }.
kingsroad-prompt-opening = { $name }, { $again ->
    [yes] выбери снова
   *[no] выбери
  } { $count ->
    [1] одну карту
    [2] две карты
   *[3] три карты
  }.
kingsroad-prompt-end-near = { $many ->
    [1] { $who ->
        [you] Тебе до конца партии нужно
       *[other] До конца партии ({ $who }) нужно
      }
   *[other] До конца партии ({ $who }) нужно
  } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
kingsroad-prompt-end-near-and-then = { $end }; потом все остальные регионы платят ещё раз.
kingsroad-prompt-end-near-then = Ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, и партия может кончиться; потом все остальные регионы платят ещё раз.
kingsroad-prompt-end-near-alone = { $end }.
kingsroad-prompt-few-markers = { $count ->
    [1] Остался 1 маркер, так что выбери одну карту.
    [2] Осталось 2 маркера, так что выбери две карты.
   *[other] Маркеров осталось: { $count }.
  }
kingsroad-prompt-choose = Выбери { $count ->
    [1] одну карту
    [2] две карты
   *[3] три карты
  }, клавишей или мышью.
kingsroad-prompt-choose-more = Выбери { $count ->
    [1] ещё одну карту
   *[2] ещё две карты
  }.
kingsroad-prompt-knight-first = Рыцарь идёт последним и удваивает регион перед ним.
kingsroad-prompt-witch = { $judged ->
    [yes] { $key } оценивает
   *[no] { $key } играет
  } Ведьму; другие карты не нужны, они бы только вернулись.
kingsroad-prompt-declining = Рыцарь отказывается и маркера не ставит; { $lets } — пусть ставит. { $judged ->
    [yes] { $key } оценивает
   *[no] { $key } играет
  } карты.
kingsroad-prompt-knight = Рыцарь ставит ещё один: { $region }
kingsroad-prompt-idle-knight = Рыцарь маркера не ставит
kingsroad-prompt-knight-stays = { $knight }.
kingsroad-prompt-knight-moves = { $knight } ({ $key } двигает его).
kingsroad-prompt-ready = { $judged ->
    [yes] { $key } оценивает
   *[no] { $key } играет
  } карты; { $back } убирает одну.
kingsroad-prompt-status = { $copied ->
    [yes] Копия: раунд { $round }
   *[no] Раунд { $round }
  } · Король: { $region }{ $second ->
    [yes] { " " }· второй выбор
   *[no] { "" }
  }
kingsroad-prompt-status-over = Партия закончена, раундов: { $round }
kingsroad-prompt-your-turn = твой выбор
kingsroad-prompt-to-choose = { $who ->
    [you] ждём тебя
   *[other] ждём: { $who }
  }
kingsroad-prompt-everyone-may-watch = После Ведьмы: выбор снова. Смотреть можно всем.
kingsroad-prompt-look-here = Все сюда: сейчас раскроются карты.
kingsroad-prompt-reveal = Раскрыть карты
kingsroad-prompt-has-chosen = выбор сделан
kingsroad-prompt-chooses-now = выбирает сейчас
kingsroad-prompt-chooses-later = выбирает потом
kingsroad-prompt-is-thinking = думает
kingsroad-prompt-leave-typed = Выйти? Карты, напечатанные для этого раунда, пропадут; раунды до него сохранены.
kingsroad-prompt-close-hint = Закрыть подсказку
kingsroad-prompt-while-told = Раунд раскрывается. { KEY("forward") } завершает шаг или показывает следующий, { KEY("back") } — шаг
    назад, { KEY("skip") } — в конец раунда. { KEY("log") } открывает журнал партии.
kingsroad-prompt-while-waiting = Остальные ещё выбирают. Можно ждать или выйти: всё сохранено.
kingsroad-prompt-help-ready = Карты готовы: { KEY("forward") } играет их, { KEY("back") } убирает одну.
kingsroad-prompt-help-choose = Выбери { $more ->
    [yes] { $count ->
        [1] ещё одну карту
       *[2] ещё две карты
      }
   *[no] { $count ->
        [1] одну карту
    [2] две карты
   *[3] три карты
      }
  }: нажми знак карты или щёлкни по ней или по её региону на карте.
kingsroad-prompt-help-reorder = { KEY("reorder") } ставит Рыцаря за другой картой.
kingsroad-prompt-help-second = Видно, что сыграли остальные, и Ведьмы больше нет.
kingsroad-prompt-help-witch = С Ведьмой другие карты не нужны: они вернутся неувиденными.
kingsroad-prompt-help-look = { KEY("look_previous|look_next") } говорят, что каждая карта даёт сейчас.
kingsroad-prompt-help-hint = { KEY("hint") } даёт подсказку, { KEY("skip") } закрывает её.
kingsroad-in-short-round = Каждый раунд все игроки втайне выбирают три карты и раскрывают их вместе. Карта региона ставит туда твой
    маркер. Потом подсчёт в регионе, где Король: у кого больше маркеров, у того больше очков. При равенстве все
    получают нижнее место. Все маркеры оттуда возвращаются, и Король идёт в следующий регион.
kingsroad-in-short-knight = Рыцарь: ещё один маркер туда, куда ставит карта перед ним.
kingsroad-in-short-dragon = Дракон: в этом раунде подсчёт ещё в одном регионе. Раз за партию.
kingsroad-in-short-witch = Ведьма: остальные твои карты возвращаются, и ты выбираешь снова, когда знаешь, что сыграли другие. Раз
    за партию.
kingsroad-in-short-noble = Дворянин: первое место без соседей оставляет маркер дворянином. Он считается за маркер; при подсчёте в
    его регионе приносит 1 очко, и ещё 1 за каждый регион, который непрерывная цепь твоих дворян с ним связывает.
kingsroad-in-short-end = Партия кончается после раунда, в котором кто-то доходит до 40 очков. Тогда все регионы, где в этом раунде
    подсчёта не было, платят ещё раз, только за места: дворяне считаются за маркеры, но очков не приносят. Побеждает
    тот, у кого очков больше.
kingsroad-in-short-markers = У тебя 19 маркеров: с карты они возвращаются только при подсчёте. Когда в руке меньше трёх, карт
    выбираешь столько, сколько маркеров.
