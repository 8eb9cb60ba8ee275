kingsroad-lines-word-cards = карты, например 16K: выбрать эти карты, в таком порядке; - — ни одной.
kingsroad-lines-word-map = map: регионы, по одному в строке, по пути Короля.
kingsroad-lines-word-players = players: очки, маркеры и карты всех.
kingsroad-lines-word-hand = hand: карты, из которых можно выбирать.
kingsroad-lines-word-history = history: что было в прошлом раунде.
kingsroad-lines-word-log = log: что было во всех раундах.
kingsroad-lines-word-scores = scores: очки всех после каждого раунда.
kingsroad-lines-word-hint = hint: подсказка; ещё раз — больше.
kingsroad-lines-word-analyse = analyse: разбор всех выборов и как кто играл.
kingsroad-lines-word-assume = assume ИМЯ: plays 5: подсказки с этим предположением; assume nothing — забыть.
kingsroad-lines-word-undo = undo: отменить раунд, если играешь без других людей.
kingsroad-lines-word-redo = redo: вернуть последний отменённый раунд.
kingsroad-lines-word-rivals = rivals: кто играет за компьютер и как думает.
kingsroad-lines-word-talk = talk: соперники молчат; ещё раз — говорят.
kingsroad-lines-word-rules = rules: полные правила.
kingsroad-lines-word-code = code: позиция одним словом.
kingsroad-lines-word-share = share: вся партия одной строкой, чтобы вставить в сообщение.
kingsroad-lines-word-statistics = statistics: твои партии против каждой силы.
kingsroad-lines-word-save = save ИМЯ: сохранить партию под именем.
kingsroad-lines-word-quit = quit: выйти; партия сохранена.
kingsroad-lines-word-again = again: тот же стол, новая партия; на лестнице — её следующая.
kingsroad-lines-word-result = result: что изменила партия, и результат дня в трёх строках.
kingsroad-lines-set-up-statistics = statistics: твои партии против каждой силы.
kingsroad-lines-type-help = Напечатай help, чтобы узнать, что можно вместо карт.
kingsroad-lines-at-the-end = Партия закончена: again, undo или save ИМЯ; help — ещё; Enter — выход
kingsroad-lines-your-cards = Твои карты
kingsroad-lines-cards-of = { $name }, твои карты
kingsroad-lines-continue = Продолжить { $game }, раунд { $round }? y или n
kingsroad-lines-choose-again = Или { $name } печатает { $word } и выбирает снова.
kingsroad-lines-assumed = Подсказки предполагают: { $claims }. Напечатай hint.
kingsroad-lines-nothing-assumed = Подсказки ничего не предполагают о картах других.
kingsroad-lines-thinking = Думаем.
kingsroad-lines-no-analysis = Разбора нет: { $why }.
kingsroad-lines-no-hint = Подсказки нет: { $why }.
kingsroad-lines-sure = { $question } y или n
kingsroad-lines-round-undone = Раунд { $round } отменён; redo вернёт его. Компьютеры тоже выбирают снова.
kingsroad-lines-round-is-back = Раунд снова здесь.
kingsroad-lines-scores = Раунд { $round }: { $totals }.
kingsroad-lines-final-score = { $place } { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, из них { $nobles } за дворян и { $final } за окончательный подсчёт.
kingsroad-lines-clauses = { $clauses }.
kingsroad-lines-region-pays = { $region } платит { $pays }
kingsroad-lines-region-markers = маркеры: { $markers }
kingsroad-lines-region-nobles = { $many ->
    [1] дворянин: { $who }
   *[other] дворяне: { $who }
  }
kingsroad-lines-region-king = здесь Король
kingsroad-lines-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }, маркеров в руке { $markers }, дворян { $nobles }; { $cards ->
    [both] есть Дракон и Ведьма
    [dragon] есть Дракон
    [witch] есть Ведьма
   *[none] нет ни Дракона, ни Ведьмы
  }.
kingsroad-lines-you-choose = Карт выбираешь { $count }.
kingsroad-lines-read-as = Ты играешь: { $cards }. Напечатай { $word } ещё раз, чтобы сыграть.
