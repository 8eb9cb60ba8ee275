assassins-review-place = Раунд { $round }, { $side }
    .not-judged = { $place }: не разобрано.
assassins-review-not-judged = не разобрано
    .sentence = Не разобрано.
assassins-review-something-missed = что-то упущено
assassins-review-nothing = ничего
    .advised = сразу закончить ход
assassins-review-but-for-one-thing = Почти как лучший ход, кроме одного.
assassins-review-played-well = Хорошо сыграно.
assassins-review-played-as-well = Явно лучше ничего не было.
assassins-review-cost = { $label }, цена { $cost } шанса на победу.
assassins-review-missed-win = Можно было сразу победить: { $way }.
assassins-review-missed-kill = Можно было убить короля: { $way }.
assassins-review-missed-safe = На том же поле королю могло ничего не грозить: { $way }.
assassins-review-open-gate = Ворота остались открыты: король выйдет следующим ходом, { $all ->
    [yes] какая бы карта ни пришла
   *[no] если придёт одна из { $leaves } карт (всего впереди { $cards })
  }. Лучше так: { $way }; тогда таких карт { $instead ->
    [0] нет
   *[other] только { $instead }
  }.
assassins-review-better = Лучше: { $way }.
assassins-review-difference = Разница: { $apart }.
assassins-review-risks = Как сыграно, { $was }; после хода лучше, { $better }.
assassins-review-to-and-fro = На ход туда и обратно потрачено { $ap } ОД.
assassins-review-unspent = Не потрачено: { $left }.
assassins-review-unspent-king = { $ap } ОД короля
assassins-review-unspent-knights = { $ap } ОД рыцарей
assassins-review-unspent-people = { $ap } ОД
assassins-review-castle-lost = С этого момента карт до замка не хватает: победить можно, только убрав трёх убийц.
assassins-review-arrested = { $was ->
    [yes] { $who-begun } — убийца, вероятность была { $chance }.
   *[no] { $who-begun } — не убийца, вероятность этого была { $chance }.
  }
assassins-review-account = { $best ->
    [yes] С этим ходом шанс { $choice }
   *[no] С лучшим ходом шанс { $before }, с этим { $choice }
  }{ $any ->
    [yes] ; потом { $came }: { $after }.
   *[no] .
  }
assassins-review-came-cards = карты { $came }
assassins-review-came-arrests = аресты { $came }
assassins-review-came-others = другая сторона { $came }
assassins-review-header = раунд  сторона сыграно             цена   удача
assassins-review-column-king = король
assassins-review-column-people = народ
assassins-review-column-side = сторона
assassins-review-column-phases = ходов
assassins-review-column-cost = цена
assassins-review-column-cards = карты
assassins-review-column-arrests = аресты
assassins-review-column-others = другие
assassins-review-column-luck = удача
    .heading = Удача
assassins-review-column-player = игрок
assassins-review-column-mistakes = ошибки
assassins-review-column-round = раунд
assassins-review-column-played = сыграно
assassins-review-column-class = оценка
assassins-review-column-start = начало
assassins-review-column-result = результат
assassins-review-title = Разбор: { $king } против { $people }
assassins-review-course = { $several ->
    [yes] Шансы на победу до и после каждого хода
   *[no] Шанс на победу до и после каждого хода: { $side }
  }
assassins-review-moments = Сначала взгляни сюда: { $moments }.
assassins-review-moment = раунд { $round } ({ $called })
assassins-review-progress = Разбираю: ходов { $done } из { $total }{ $any ->
    [yes] ; осталось около { $left } с
   *[no] { "" }
  }
assassins-review-not-allowed = За этим столом играют без подсказок: ходы разберутся, когда партия закончится.
assassins-review-no-answer = Решатель не ответил: остальное не разобрано. Закрой и открой снова.
assassins-review-running = Сначала доиграй эту партию; потом любой ход можно сыграть заново.
assassins-review-not-all-yet = Отчёт пишется, когда разобраны все ходы.
assassins-review-not-yet = Этот ход ещё не разобран.
assassins-review-nobodys = Этот ход не разобрать: в записи нет, кто были убийцы.
assassins-review-report-written = Отчёт записан: { $page }
assassins-review-no-mistakes-yet = Там ошибок пока не найдено: разобрано ходов { $judged } из { $total }.
assassins-review-no-more-mistakes = В той стороне ошибок больше нет.
assassins-review-again = Заново
assassins-review-thinking = Оцениваю ход …
assassins-review-try = Ещё раз: раунд { $round }
    .played = Как сыграно: { $verdict }
    .task = Сыграй ход, как считаешь лучше: { $judge } оценит его, { $best } покажет ход лучше.
    .answer = Ход лучше: { $way }.
assassins-review-tried = { $than ->
    [better] Это на { $gain } лучше того, что сыграно.
    [worse] Сыгранное было на { $gain } лучше.
   *[alike] Это примерно то же, что сыграно.
  }
assassins-review-tried-again = { $key } начинает ход сначала.
assassins-review-moment-arrest = { $assassin ->
    [yes] Убийца, как потом окажется!
   *[no] Не убийца, как потом окажется!
  }
assassins-review-moment-king = { $who } открывает карту: { $card }.
assassins-review-moment-people = { $who } играет за горожан: { $ap } ОД.
assassins-review-look-back-over = Здесь партия закончена: сначала вернись на шаг ({ KEY("back") }).
assassins-review-look-back-running = Сначала доиграй эту партию; потом можно играть дальше с любого её момента.
assassins-review-look-back-playing-on = Отсюда это отдельная партия; карты приходят те же.
assassins-review-no-phase-yet = Ни один ход ещё не сыгран до конца.
assassins-review-nothing-judged = Ни один ход не разобран. Что играть, скажет kingsroad assassins advise.
assassins-review-mistakes = { $any ->
    [yes] Ошибки, сначала худшие
   *[no] Ошибок не было.
  }
assassins-review-castle = После раунда { $round } карт до замка уже не хватало: с этого момента стороне короля оставалось только убрать
    всех трёх убийц.
assassins-review-legend = ?? зевок, ? ошибка, ?! неточность — по тому, что ход потерял; ! упущено верное. В пунктах шанса на победу (%):
    сколько ходы отдали всего и что принесли или отняли карты, аресты и другая сторона.
assassins-review-side = { $side }: { $phases ->
    [one] { $phases } ход
    [few] { $phases } хода
    [many] { $phases } ходов
   *[other] { $phases } хода
  }, { $any ->
    [yes] { $mistakes }
   *[no] ошибок нет
  }; в среднем ход отдаёт { $cost } шанса на победу.
    .line = { $side }: { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
    [many] { $mistakes } ошибок
   *[other] { $mistakes } ошибки
  } за { $phases ->
    [one] { $phases } ход
    [few] { $phases } хода
    [many] { $phases } ходов
   *[other] { $phases } хода
  }; цена { $cost }, удача { $luck }
assassins-review-own-side = Разобрать ходы горожан для них самих: --side people.
assassins-review-only-people = Ходы короля здесь не разбираются: просили только ходы горожан.
assassins-review-only-king = Ходы горожан здесь не разбираются: просили только ходы короля.
assassins-review-people-later = Ходы горожан не разбираются, пока идёт партия: это выдало бы их убийц.
assassins-review-people-unknown = Ходы горожан не разбираются: в записи нет, кто были убийцы.
assassins-review-key-steps = шаги
assassins-review-key-phases = ходы
assassins-review-key-review = разбор
assassins-review-key-hint = совет
assassins-review-key-play-on = играть
assassins-review-key-leave = закрыть
assassins-review-method = Каждый ход оценивается так, как его оценил бы тогда совет: ход короля — по тому, что могли знать все, ход горожан — по этому и по их тайне. Зевком, ошибкой или неточностью ход назван по потере, если она больше удвоенной стандартной ошибки.
