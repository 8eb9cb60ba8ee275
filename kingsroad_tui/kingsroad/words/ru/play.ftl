kingsroad-log-title = Всё, что было
kingsroad-log-heading = Раунд { $round } · Король: { $region }
kingsroad-log-scored = подсчёт: { $regions }
kingsroad-log-regions = { $count ->
    [1] регион { $numbers }
   *[other] регионы { $numbers }
  }
kingsroad-history-rounds = Раунд: где подсчёт
    .short = Раунд: подсчёт
    .shorter = Раунд
    .shortest = Р.
kingsroad-doing-chosen = выбор сделан
kingsroad-doing-thinking = думает
kingsroad-doing-choosing = выбирает
kingsroad-doing-to-choose = ещё выберет
kingsroad-panel-markers = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
    [many] { $count } маркеров
   *[other] { $count } маркера
  }
kingsroad-panel-nobles = { $count ->
    [one] { $count } дворянин
    [few] { $count } дворянина
    [many] { $count } дворян
   *[other] { $count } дворянина
  }
kingsroad-panel-declines = отказ
kingsroad-hand-drop = Убрать
kingsroad-hand-spent = сброс
kingsroad-hand-play = Сыграть
kingsroad-hand-judge = Оценить
kingsroad-hand-no-cards = без карт: { $key }
kingsroad-doubt-show = Показать
kingsroad-doubt-play = Сыграть
kingsroad-doubt-again = Выбрать снова
kingsroad-undo = Отменить
kingsroad-cancel = Отмена
kingsroad-help-now = Сейчас
kingsroad-in-short = Игра вкратце
