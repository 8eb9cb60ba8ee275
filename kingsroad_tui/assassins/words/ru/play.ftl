assassins-status = { $second ->
    [yes] Партия 2 · Раунд
   *[no] Раунд
  } { $round } из { $rounds } · { $side }: { $who }
assassins-status-yours = { $second ->
    [yes] Партия 2 · Раунд
   *[no] Раунд
  } { $round } из { $rounds } · за тобой { $side }
assassins-status-over = { $second ->
    [yes] Партия 2 · Раунд
   *[no] Раунд
  } { $round } из { $rounds } · партия закончена
assassins-status-choosing = { $you ->
    [yes] Ты за горожан: втайне выбери трёх убийц
   *[no] { $who } втайне выбирает трёх убийц
  }
assassins-aim-king = вывести короля через ворота или убрать всех трёх убийц
assassins-aim-people = убить короля или не пускать его в замок, пока не кончатся карты
assassins-wins-king = { $shared ->
    [yes] Для победы: вывести короля через ворота или убрать всех трёх убийц.
   *[no] Ты победишь, если выведешь короля через ворота или уберёшь всех трёх убийц.
  }
assassins-wins-people = { $shared ->
    [yes] Для победы: убить короля или не пускать его в замок, пока не кончатся карты.
   *[no] Ты победишь, если убьёшь короля или не пустишь его в замок, пока не кончатся карты.
  }
assassins-choice-begin = Выбери трёх убийц: нажми их буквы, потом { $take }.
assassins-choice-so-far = Убийцы: { $letters }. Выбери ещё { $missing }.
assassins-choice-complete = Убийцы: { $letters }. { $take } берёт их; буква убирает одного.
assassins-choice-known = { $letter } — уже известный убийца.
assassins-choice-only-three = Только три убийцы: нажми букву одного ещё раз, чтобы убрать.
assassins-choice-does-not-fit = Эти трое не подходят к тому, что было в партии.
assassins-choice-now = Сейчас
assassins-choice-help = Выбери троих из двенадцати горожан: это твои убийцы, и больше никто не знает. Нажми их буквы; ещё раз —
    убрать; { KEY("forward") } берёт троих. Хорошо, когда они стоят далеко друг от друга и близко к пути короля: убийца бьёт
    только того, кто рядом. { KEY("hint") } покажет хорошую тройку.
assassins-no-letter = Эта клавиша ничего не делает: печатай три буквы от { KEY("pawn.a") } до { KEY("pawn.l") }.
assassins-own = Твои убийцы: { $assassins }.
assassins-own-to-hide = Твои убийцы: { $assassins }. { $hide } снова спрячет.
assassins-own-none = Твоих убийц не осталось.
assassins-own-not-yours = Смотреть убийц может только тот, кто играет за горожан, в их ход.
assassins-news = { $news }.
assassins-news-arrest = { $letter }: арест
assassins-news-knight-kill = { $letter }: смерть
assassins-news-reveal = { $letter } — убийца
assassins-new-wound = король ранен
    .begun = Король ранен
assassins-phase-turn = Ходит { $who }.
assassins-phase-your-turn-king = Твой ход: король { $king } ОД, рыцари { $knights } ОД.
assassins-phase-your-turn-people = Твой ход: { $points } ОД.
assassins-phase-choose-king = Выбери короля ({ KEY("pawn.0") }) или рыцаря (от { KEY("pawn.1") } до { KEY("pawn.7") }).
assassins-phase-choose-people = Выбери горожанина по букве.
assassins-phase-peek = { $key }: твои убийцы
assassins-acting-go = { $strikes ->
    [yes] { $keys }: шаг или удар
   *[no] { $keys }: шаг
  }
assassins-acting-arrows = стрелки
assassins-acting-reveal = { $key }: раскрыть
assassins-acting-another = { $key }: другая фигура
assassins-acting-do = { $key }: сделать
assassins-acting-no = { $key }: нет
assassins-acting-other = { $key }: { $what }
assassins-acting-price = { $price } ОД: { $what }
assassins-acting-for-good = { $what } Назад пути нет.
assassins-acting-done = { $what } { $price } ОД.
assassins-acting-ends = { $key } закончит ход.
assassins-square = { $square } ({ $kind ->
    [gate] улица с воротами
    [roof] крыша
   *[street] улица
  }): { $who }.
assassins-no-such-pawn = { $key } больше нет на доске.
assassins-already-shown = Это уже показано: { KEY("forward") } сделает.
assassins-no-key-king = Эта клавиша ничего не делает: { KEY("pawn.0") } — король, от { KEY("pawn.1") } до { KEY("pawn.7") } — рыцари.
assassins-no-key-people = Эта клавиша ничего не делает: твои фигуры — буквы от { KEY("pawn.a") } до { KEY("pawn.l") }.
assassins-your-turn-now = Твой ход. Выбери фигуру; { KEY("forward") } ещё раз закончит его.
assassins-one-moment = Минутку …
assassins-doubt-end = Закончить ход так стоит около { $cost } твоего шанса на победу. Лучше всего { $best }: { $better }.
assassins-doubt-reveal = Раскрыть убийцу сейчас стоит около { $cost } твоего шанса на победу: без этого лучший шанс — { $best }.
    .yes = Раскрыть
assassins-unspent = Осталось { $points } ОД. Закончить ход?
assassins-unspent-king = Ещё есть ОД: { $king ->
    [0] у рыцарей { $knights }
   *[other] { $knights ->
    [0] у короля { $king }
   *[other] у короля { $king }, у рыцарей { $knights }
  }
  }. Закончить ход?
assassins-taken-back = { $left ->
    [0] Отменено.
   *[other] Отменено; действий этого хода ещё { $left }.
  }
assassins-not-taken-back = { $begun ->
    [yes] Это открыло тебе тайну, так что отменить нельзя.
   *[no] В этом ходу отменять нечего.
  }
assassins-thinking = { $name } думает …
assassins-forfeits = { $name } сдаётся: { $why }. Дальше играет компьютер.
assassins-type-actions = действия, например Na4-a3 или Tc4-c5; end заканчивает ход
assassins-key-take-three = Взять этих трёх
assassins-key-choose = Выбрать
assassins-key-choose-as-advised = Как в совете
assassins-key-do-it = Сделать
assassins-key-hide = Спрятать
assassins-key-next-step = Следующий шаг
assassins-key-end-phase = Закончить ход
assassins-key-keep-playing = Играть дальше
assassins-key-new-game = Новая партия
assassins-key-once-more = Ещё раз
assassins-key-rules = Правила
assassins-key-stop-typing = Отмена
assassins-key-swap = Сменить стороны
assassins-key-look-back = Оглянуться
assassins-key-save = Сохранить
assassins-key-home = Домой
assassins-hand-over = Передай клавиатуру: { $who } ({ $side }).
assassins-hand-over-look-away = { $who }, не смотри.
assassins-hand-over-i-am = { $who } — это я: { $does ->
    [choose] выбрать убийц
    [reveal] показать убийц и одного раскрыть
    [show] показать убийц
   *[begin] начать
  }
assassins-hand-over-chosen = Три убийцы выбраны и снова скрыты: смотреть можно всем.
assassins-hand-over-hidden = Твои убийцы снова скрыты.
assassins-hand-over-all-hidden = Убийцы снова скрыты: смотреть можно всем.
assassins-hand-over-others-hidden = Остальные снова скрыты.
