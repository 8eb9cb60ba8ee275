kingsroad-reveal-level = { $who-begins }: поровну в регионе { $region }, по { $most }.
kingsroad-reveal-alone = { $who ->
    [you] Ты без соседей
   *[other] { $who } без соседей
  } в регионе { $region }.
kingsroad-reveal-ahead = { $new ->
    [yes] { $who ->
        [you] Ты выходишь вперёд
       *[other] { $who } выходит вперёд
      }
   *[no] { $who ->
        [you] Ты остаёшься впереди
       *[other] { $who } остаётся впереди
      }
  } в регионе { $region }, { $most }:{ $next }.
kingsroad-reveal-no-round = Ни одного раунда ещё не сыграно.
kingsroad-reveal-begun-later = Эта партия начинается с раунда { $round }.
kingsroad-reveal-then = { $cards }, потом { $others }
kingsroad-reveal-cards-so-far = Раунд { $round }: карты пока
kingsroad-reveal-card-signs = 1–8: регионы, K Рыцарь, D Дракон, W Ведьма, > выбрано снова
kingsroad-final-scoring = Окончательный подсчёт
    .short = конец
kingsroad-reveal-points-by-region = Очки по регионам
kingsroad-reveal-moves-in = приходит дворянин
kingsroad-reveal-goes-home = уходит домой
kingsroad-reveal-cards = Карты на стол!
kingsroad-reveal-markers = Маркеры ложатся
kingsroad-reveal-region = { $final ->
    [yes] Окончательный подсчёт: { $region }
   *[no] Подсчёт: { $region }
  }
kingsroad-reveal-title-final = Окончательный подсчёт: последний круг Короля
kingsroad-reveal-title-goal = 40 очков! Этот раунд последний.
kingsroad-reveal-title-king = Король идёт дальше
kingsroad-reveal-title-walk = Король идёт дальше
kingsroad-reveal-title-settled = Всё решено
kingsroad-reveal-title-tie = Равенство: решают дворяне
kingsroad-reveal-title-won = Партия закончена
kingsroad-reveal-last-lap = Окончательный подсчёт: все остальные регионы ещё раз
kingsroad-reveal-standings = Кто где
kingsroad-reveal-points-after = Очки после раунда { $round }
kingsroad-reveal-go-on = Дальше: { $key }
kingsroad-reveal-keys = { $waits ->
    [yes] { $on }: дальше · { $skip }: в конец
   *[no] { $on }: быстрее · { $skip }: в конец
  }
    .short = { $waits ->
        [yes] { $on }: дальше · { $skip }: в конец
       *[no] { $on }: быстрее · { $skip }: в конец
      }
kingsroad-reveal-all-chosen = Все выбрали.
kingsroad-reveal-chosen-again = { $many ->
    [1] { $who ->
        [you] Твой выбор после Ведьмы сделан
       *[other] Выбор после Ведьмы сделан: { $who }
      }
   *[other] Выбор после Ведьмы сделан: { $who }
  }.
kingsroad-reveal-plays = { $again ->
    [yes] { $who ->
        [you] После Ведьмы ты играешь
       *[other] После Ведьмы { $who } играет
      }
   *[no] { $who ->
        [you] Ты играешь
       *[other] { $who } играет
      }
  }: { $cards }.
kingsroad-reveal-plays-none = { $again ->
    [yes] { $who ->
        [you] После Ведьмы у тебя нет маркеров, и карт ты не играешь.
       *[other] После Ведьмы { $who } без маркеров и карт не играет.
      }
   *[no] { $who ->
        [you] У тебя нет маркеров, и карт ты не играешь.
       *[other] { $who } без маркеров и карт не играет.
      }
  }
kingsroad-reveal-witch = Ведьма останавливает время: { $who ->
    [you] ты выбираешь снова
   *[other] снова выбирает { $who }
  }, зная, что сыграли остальные.
kingsroad-reveal-dragons = { $count ->
    [1] Дракон увлекает Короля дальше, подсчёт и здесь: { $regions }.
   *[other] Драконы увлекают Короля дальше, подсчёт и здесь: { $regions }.
  }
kingsroad-reveal-idle-knight = { $who ->
    [you] Твой Рыцарь
   *[other] Рыцарь ({ $who })
  } стоит не за регионом и ничего не ставит.
kingsroad-reveal-knight-declines = { $who ->
    [you] Твой Рыцарь
   *[other] Рыцарь ({ $who })
  } отказывается: второго маркера в регионе { $region } нет.
kingsroad-reveal-nobody-there = Там никого.
kingsroad-reveal-no-noble = На 1-м месте никто не один, и дворянин не приходит.
kingsroad-reveal-totals = { $left ->
    [0] Итоговые очки: { $scores }.
   *[other] Очки: { $scores }; регионов впереди: { $left }.
  }
kingsroad-reveal-walks = Король идёт дальше.
kingsroad-reveal-king = { $ended ->
    [yes] Король идёт дальше: { $region }.
   *[no] Король идёт дальше: { $region }. Следующий подсчёт там.
  }
kingsroad-reveal-points = Очки: { $totals }.
kingsroad-reveal-goal = { $many ->
    [1] { $who ->
        [you] У тебя очков { $points }
       *[other] { $who }: очков { $points }
      }
   *[other] { $who-begins }: { $goal } очков или больше
  }; этот раунд последний.
kingsroad-reveal-final = Партия закончена: регионы { $regions } платят ещё раз, только за места.
