assassins-word-actions = действия, например Na4-a3 Na3>b3: сделать их одно за другим.
assassins-word-end = end: закончить ход.
assassins-word-undo = undo: отменить последнее действие этого хода.
assassins-word-can = can КЛЕТКА: что может фигура на ней, с ценами.
assassins-word-board = board: кто где стоит.
assassins-word-map = map: поле, нарисованное буквами.
assassins-word-card = card: карта, оставшиеся очки, карты впереди.
assassins-word-log = log: что сделали обе стороны.
assassins-word-hint = hint: часы, кто может ударить и лучший ход.
assassins-word-follow = follow: сделать то, что сыграла бы подсказка.
assassins-word-assume = assume monk is none: подсказки с этим предположением, или next card 2/7; assume nothing — забыть.
assassins-word-secret = secret: три твоих убийцы, только для того, кто играет за горожан.
assassins-word-rivals = rivals: кто играет за компьютер и как думает.
assassins-word-talk = talk: соперники молчат; ещё раз — говорят.
assassins-word-rules = rules: полные правила.
assassins-word-code = code: позиция одной строкой.
assassins-word-share = share: вся партия одной строкой, чтобы вставить в сообщение.
assassins-word-save = save ИМЯ: сохранить партию под именем; тайн в ней нет.
assassins-word-quit = quit: выйти; партия сохранена.
assassins-word-again = again: новая партия, стороны те же; на лестнице — её следующая.
assassins-word-result = result: что изменила партия, и результат дня в трёх строках.
assassins-word-swap = swap: следующая партия, стороны меняются.
assassins-notation-king = Kj10-j9 — шаг короля, Kc3-out выводит его через ворота; Na4-a3 — шаг рыцаря, Na3>b3 — с толчком, Ng6!h6
    убивает убийцу, Ng6#h6 арестует.
assassins-notation-people = Th2-h3 — шаг горожанина, Rf6 раскрывает убийцу, Af6-e6 — шаг убийцы, Ag6!h6 убивает рыцаря, Ah6* ранит
    короля.
assassins-lines-how-to-reveal = напечатай R и клетку
assassins-lines-taken-back = Отменено.
assassins-lines-type-a-square = Напечатай клетку, например can j10.
assassins-lines-nothing-possible = Фигура на { $square } сейчас ничего не может.
assassins-lines-possible = { $action } ({ $price } ОД)
assassins-stands-place = { $roof ->
    [yes] крыша { $square }
   *[no] { $square }
  }
assassins-stands-king = Король: { $place }, { $state }.
assassins-stands-in-castle = Король в замке, { $state }.
assassins-stands-knights = Рыцари: { $pawns }.
assassins-stands-no-knight = Рыцарей не осталось.
assassins-stands-townsfolk = Горожане: { $pawns }.
assassins-stands-revealed = Раскрытые убийцы: { $pawns }.
assassins-stands-gone-arrested = Арестованы: { $pawns }.
assassins-stands-gone-killed = Убиты: { $pawns }.
assassins-stands-gates = Ворота: { $gates }.
assassins-stands-on = { $pawn } — { $place }
assassins-stands-gate = { $square } на { $gate ->
    [north] север
    [east] восток
    [south] юг
   *[west] запад
  }
assassins-card-this = Карта: { $card }.
assassins-left-king = Осталось: король { $king }, { $made ->
    [yes] рыцари { $knights }; арест был
   *[no] рыцари { $knights }
  }.
assassins-left-people = Осталось: горожане { $points }.
assassins-cards-to-come = { $cards ->
    [0] Карт впереди нет.
   *[other] Карт впереди { $cards }: { $deck }.
  }
assassins-lines-secret = Убийцы: { $assassins }.
assassins-lines-secret-not-now = Тайные карты есть только у того, кто играет за горожан, и смотреть их можно в ход горожан.
assassins-lines-enter-hides = { KEY("fixed.enter") } снова спрячет это.
assassins-lines-hidden-again = Тайное снова скрыто: смотреть можно всем.
assassins-lines-choose-question = { $name }, твои три убийцы, например adk (hint — совет)
assassins-lines-looks-away-question = { $king }, не смотришь? y или n
assassins-lines-no-such-secret = Так не бывает: { $why }.
assassins-lines-assumed = Подсказки предполагают: { $claims }. Напечатай hint.
assassins-lines-nothing-assumed = Подсказки ничего не предполагают.
assassins-lines-cannot-be = Нет трёх горожан, которым подходит всё это и то, что знают все.
assassins-lines-who-is-known = Ты знаешь, кто убийцы: предположи карту, например next card 2/7.
assassins-lines-hint-first = Сначала hint; потом follow сделает, что он говорит.
assassins-lines-continue = Продолжить { $king } против { $people }, раунд { $round }? y или n
assassins-lines-at-the-end = Партия закончена: again, swap или save ИМЯ; help — ещё; Enter — выход
assassins-lines-set-up-start = start КЛЕТКА: где начинает король, если их на поле несколько.
