kingsroad-outlook-aim = Цель: больше всех маркеров там, где стоит { $king }. На { $goal } очках партия кончается.
kingsroad-outlook-hide-aim = ({ KEY("play.aim") } прячет это)
kingsroad-outlook-region = { $region }: { $nobody ->
    [yes] никого
   *[no] { $there }
  }.
kingsroad-outlook-stands = { $how ->
    [none] Твоего там пока ничего нет.
    [tied] Сейчас ты делишь { $place } место: { $points }.
   *[place] { $first ->
        [yes] За тобой 1-е место, без соседей: { $points }.
       *[no] Сейчас за тобой { $place } место: { $points }.
      }
  }
kingsroad-outlook-region-stands = { $how ->
    [none] { $region }: твоего пока ничего нет.
    [tied] { $region }: ты делишь { $place } место, { $points }.
   *[place] { $region }: за тобой { $place } место, { $points }.
  }
kingsroad-outlook-with-cards = С твоими картами, { $region }
kingsroad-outlook-steps = { $steps ->
    [1] Следующим Король придёт в регион { $region }.
    [one] Королю идти сюда ещё { $steps } регион.
    [few] Королю идти сюда ещё { $steps } региона.
    [many] Королю идти сюда ещё { $steps } регионов.
   *[other] Королю идти сюда ещё { $steps } региона.
  }
kingsroad-outlook-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }{ $nobles ->
    [0] { "" }
    [1] { " " }с дворянином
   *[other] { " " }с дворянами
  }
kingsroad-outlook-dragon = Дракон: в этом раунде подсчёт ещё в одном регионе, следующий — { $region }. Раз за партию.
kingsroad-outlook-witch = Ведьма: остальные твои карты вернутся неувиденными, и ты выберешь снова, уже зная, что сыграли другие.
    Раз за партию.
kingsroad-outlook-knight = Рыцарь: ещё один маркер туда, куда ставит карта перед ним. Он всегда идёт последним.
kingsroad-outlook-knight-idle = Рыцарь: после карты { $card } он ничего не ставит.
kingsroad-outlook-knight-behind = Рыцарь: ещё один маркер в регион { $region }, вслед за картой перед ним.
kingsroad-outlook-after-witch = Когда другие раскроют карты, ты выберешь снова, уже без Ведьмы.
kingsroad-outlook-no-points = Очков в этом раунде пока нет: там нет твоих маркеров ({ $regions }).
kingsroad-outlook-either = { $most } или { $last }
kingsroad-outlook-gains = { $last ->
    [yes] Ты получишь { $gains }.
   *[no] Если больше туда никто не поставит, ты получишь { $gains }.
  }
kingsroad-outlook-region-number = { $number }
kingsroad-outlook-nothing-in = ничего в регионе { $region }
kingsroad-outlook-gain-in = { $points ->
    [0] ничего
    [one] { $first ->
        [yes] { $points } очко
       *[no] { $points }
      }
    [few] { $first ->
        [yes] { $points } очка
       *[no] { $points }
      }
    [many] { $first ->
        [yes] { $points } очков
       *[no] { $points }
      }
   *[other] { $first ->
        [yes] { $points } очка
       *[no] { $points }
      }
  } в регионе { $region } ({ $notes })
kingsroad-outlook-place = { $tied ->
    [yes] ничья за { $place }
   *[no] { $place }
  }{ $brief ->
    [yes] { "" }
   *[no] { " " }место
  }
kingsroad-outlook-nobles = { $points ->
    [1] { $noble ->
        [brief] 1 за дворянина
        [new] 1 за нового дворянина
       *[own] 1 за твоего дворянина
      }
   *[other] { $points } за дворян
  }
kingsroad-verdict-last-round = Прошлый раунд: { $judged }.
kingsroad-verdict-your-choice = Твой выбор: { $judged }.
kingsroad-verdict-better = Лучше: { $choice }.
kingsroad-verdict-none-better = лучше твоего выбора не было
kingsroad-verdict-gamble = { $named }, цена { $lost } только против совершенной игры
kingsroad-verdict-costs = { $named }, цена { $cost }{ $perfect }
kingsroad-verdict-cost = { $goal ->
    [win] { $lost } шанса на победу
    [margin] { $lost } отрыва
   *[points] { $lost }
  }
kingsroad-verdict-luck = { $luck ->
    [good] Повезло: { $change }.
    [bad] Не повезло: { $change }.
   *[none] Удача ничего не изменила.
  }
kingsroad-map-look-here = сюда
kingsroad-map-scores = { $order ->
    [1] подсчёт сейчас
    [2] подсчёт второй
    [3] подсчёт третий
    [4] подсчёт 4-й
    [5] подсчёт 5-й
   *[other] подсчёт 6-й
  }
    .short = { $order ->
        [1] сейчас
        [2] далее
       *[other] потом
      }
kingsroad-map-points = { $near ->
    [yes] { $points } из { $goal }
   *[no] { $points }
  }
kingsroad-map-who-leads = { $ended ->
    [yes] { $many ->
        [1] { $who ->
            [you] Победа твоя
           *[other] Победа: { $who }
          }
       *[other] Общая победа: { $who }
      }
   *[no] { $many ->
        [1] { $who ->
            [you] Ты впереди
           *[other] Впереди { $who }
          }
       *[other] Впереди { $who }
      }
  }
kingsroad-map-leader = { $leads }: { $points }
kingsroad-map-leads = { $ended ->
    [yes] { $many ->
        [1] победа
       *[other] общая победа
      }
   *[no] впереди
  }: { $points }
    .short = { $ended ->
        [yes] победа
       *[no] впереди
      }: { $points }
kingsroad-map-now = Сейчас:
kingsroad-map-now-region = Сейчас: регион
kingsroad-map-now-then = потом
kingsroad-map-then = Потом
kingsroad-map-next = { $regions ->
    [1] С Драконом
   *[other] С Драконами
  }{ $marked ->
    [yes] { " " }(D):
   *[no] :
  }
    .short = { $regions ->
        [1] Дракон
       *[other] Драконы
      }{ $marked ->
        [yes] { " " }(D):
       *[no] :
      }
kingsroad-map-dragons = { $left ->
    [0] Драконов нет
   *[other] Драконы у
  }
    .short = { $left ->
        [0] Без Дракона
       *[other] Драконы
      }
