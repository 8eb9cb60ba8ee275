kingsroad-home-last-game = Партия, которая ждёт
kingsroad-home-kingdom = Королевство
kingsroad-home-aim = Ставь маркеры втайне. У кого их больше там, где Король, тот и получает больше всех. На 40 очках партия
    кончается.
kingsroad-home-permanent-nobles = Столбовые дворяне, y или n
kingsroad-home-step-1 = Все втайне выбирают три карты. Каждая карта ставит маркер в свой регион.
kingsroad-home-step-2 = У кого больше маркеров там, где Король, тот получает больше всех очков.
kingsroad-home-step-3 = Король идёт дальше. На 40 очках партия кончается.
kingsroad-home-second-choice = Раунд { $round }: раскрыта Ведьма. Продолжи и выбери снова.
kingsroad-home-all-choose = Раунд { $round }: карты выбирают { $who }.
kingsroad-home-your-turn = Раунд { $round }: Король в регионе { $region }. Выбирать тебе.
kingsroad-home-table = { $every ->
    [yes] Платит каждое место на знамени.
   *[no] { $paid ->
        [1] Платит только первое место в регионе; места в скобках не платят.
       *[other] Платят места с 1-го по { $paid }-е; те, что в скобках, не платят.
      }
  } У каждого маркеров: { $markers }.
kingsroad-home-more = Ещё: обычные правила и поле, подсказки ({ $hints ->
    [yes] есть
   *[no] нет
  }), { $usual ->
    [yes] обычные цвета
   *[no] свои цвета
  }
kingsroad-home-same-name = То же имя на месте { $seat }.
kingsroad-form-rules = Правила
kingsroad-form-rules-standard = Обычные
kingsroad-form-rules-permanent-nobles = Столбовые дворяне: дворянин остаётся
kingsroad-form-board = Поле
kingsroad-form-board-hint = пусто — обычное, или назови файл поля
