kingsroad-rivals-chancellor-before-region-1 = { $region } платит { $points }. Вопрос — во что это обойдётся.
kingsroad-rivals-chancellor-before-region-2 = Всё написано. Осталось прочесть.
kingsroad-rivals-chancellor-before-region-3 = { $region }: взвешено. Тяжелее, чем кажется.
kingsroad-rivals-chancellor-before-region-4 = Посмотрим, чего здесь стоит терпение. { $region }.
kingsroad-rivals-chancellor-before-region-5 = Всего один раунд. Не будем преувеличивать.
kingsroad-rivals-chancellor-before-region-6 = Чернила высохли. Переверните страницу.
kingsroad-rivals-chancellor-before-lead-1 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   }. Запас — ещё не победа.
kingsroad-rivals-chancellor-before-lead-2 = Впереди я, { $who }. А первое место берегут.
kingsroad-rivals-chancellor-before-lead-3 = Счета в порядке. До поры.
kingsroad-rivals-chancellor-before-lead-4 = Посреди фразы не празднуют.
kingsroad-rivals-chancellor-before-behind-1 = Отставание { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   }, { $who }. Оно в смете.
kingsroad-rivals-chancellor-before-behind-2 = У Короля ещё долгая дорога, { $who }.
kingsroad-rivals-chancellor-before-behind-3 = Считай это ссудой, { $who }. Под проценты.
kingsroad-rivals-chancellor-before-behind-4 = Кто рано впереди, редко ставит точку.
kingsroad-rivals-chancellor-before-end-1 = { $who }, тебе осталось { $left }. Последний круг уже у меня на столе.
kingsroad-rivals-chancellor-before-end-2 = Сорок — конец раунда, { $who }. Но не конец подсчёта.
kingsroad-rivals-chancellor-before-end-3 = Последняя глава. Читать медленно.
kingsroad-rivals-chancellor-before-end-4 = Конец всегда должен был выглядеть так.
kingsroad-rivals-chancellor-took-1 = { $region }, { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Как и записано.
kingsroad-rivals-chancellor-took-2 = Сумма многих маленьких решений.
kingsroad-rivals-chancellor-took-3 = { $region }: недовес, { $who }. Небольшой.
kingsroad-rivals-chancellor-took-4 = План — как вино. Этот настоялся.
kingsroad-rivals-chancellor-took-5 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Потрачу с умом.
kingsroad-rivals-chancellor-took-by-one-1 = На маркер больше. Бережливость — добродетель.
kingsroad-rivals-chancellor-took-by-one-2 = На один, { $who }. Остальное — расточительство.
kingsroad-rivals-chancellor-took-by-one-3 = Наименьшее из достаточного. В этом искусство.
kingsroad-rivals-chancellor-took-by-one-4 = Одного не хватает, { $who }. Риск был отмечен.
kingsroad-rivals-chancellor-took-by-one-5 = Один. Казна одобряет.
kingsroad-rivals-chancellor-alone-1 = { $region }, и без возражений. Любопытно.
kingsroad-rivals-chancellor-alone-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } без затрат. Одобряю.
kingsroad-rivals-chancellor-alone-3 = Никого. Бывает, что тихая страница платит лучше всех.
kingsroad-rivals-chancellor-alone-4 = Без борьбы. Видимо, какая-то записка до меня не дошла.
kingsroad-rivals-chancellor-lost-by-one-1 = Один маркер. Исправлю в книге.
kingsroad-rivals-chancellor-lost-by-one-2 = Честный риск, и он обернулся в твою пользу, { $who }.
kingsroad-rivals-chancellor-lost-by-one-3 = Ты платишь на один больше, { $who }. Значит, твоё.
kingsroad-rivals-chancellor-lost-by-one-4 = { $region }: один раз проиграть не жаль. Не два.
kingsroad-rivals-chancellor-lost-by-one-5 = Ошибка округления. Не люблю.
kingsroad-rivals-chancellor-tied-1 = Мы взаимно сократились, { $who }. Как аккуратно.
kingsroad-rivals-chancellor-tied-2 = { $region }: ничья. Оба платят полную цену за второе место.
kingsroad-rivals-chancellor-tied-3 = Два здравых плана, { $who }, и один плохой итог.
kingsroad-rivals-chancellor-tied-4 = Это было учтено. Недостаточно.
kingsroad-rivals-chancellor-tied-5 = { $third } нас благодарит, { $who }.
kingsroad-rivals-chancellor-empty-1 = В этом раунде ничего. Это вложение.
kingsroad-rivals-chancellor-empty-2 = { $points } — твои, { $who }. Год длинный.
kingsroad-rivals-chancellor-empty-3 = Пустая строка в книге. Бывает.
kingsroad-rivals-chancellor-empty-4 = Не всё, что считается, считают сегодня.
kingsroad-rivals-chancellor-empty-5 = Куплено время. Очков на нём не пишут.
kingsroad-rivals-chancellor-big-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Резерв в порядке.
kingsroad-rivals-chancellor-big-2 = { $points }. Такая страница держит главу.
kingsroad-rivals-chancellor-big-3 = Это готовилось некоторое время.
kingsroad-rivals-chancellor-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, { $who }. Придётся пересмотреть смету.
kingsroad-rivals-chancellor-big-other-2 = Дорогой раунд для всех остальных, { $who }.
kingsroad-rivals-chancellor-big-other-3 = Замечательно, { $who }. Мне бы не хватило духу.
kingsroad-rivals-chancellor-knight-own-1 = { $region }: Рыцарем сюда дешевле всего.
kingsroad-rivals-chancellor-knight-own-2 = { $region }: два маркера. Это было в сноске.
kingsroad-rivals-chancellor-knight-own-3 = Рыцаря посылают туда, где суммы близки.
kingsroad-rivals-chancellor-knight-hurt-1 = Разница — твой Рыцарь, { $who }. Одна строка на полях.
kingsroad-rivals-chancellor-knight-hurt-2 = Рыцарь. В расчёте значилась половина.
kingsroad-rivals-chancellor-knight-hurt-3 = { $region }: всё решил конь. Так бывает.
kingsroad-rivals-chancellor-dragon-own-1 = Дракон — расход крупный. Он окупился.
kingsroad-rivals-chancellor-dragon-own-2 = { $region } раньше срока. Дата была свободна.
kingsroad-rivals-chancellor-dragon-own-3 = Одна подпись, один Дракон.
kingsroad-rivals-chancellor-dragon-hurt-1 = Огня в прогнозе не было, { $who }.
kingsroad-rivals-chancellor-dragon-hurt-2 = Твой Дракон потрачен, { $who }. Записываю расход.
kingsroad-rivals-chancellor-dragon-hurt-3 = { $region } вне очереди. Мне это не по душе.
kingsroad-rivals-chancellor-witch-own-1 = Сведений стоит подождать.
kingsroad-rivals-chancellor-witch-own-2 = Предпочитаю подписывать последним пером.
kingsroad-rivals-chancellor-witch-own-3 = Она советует. Решаю я.
kingsroad-rivals-chancellor-witch-seen-1 = Ведьма потрачена, { $who }. Это тоже запись.
kingsroad-rivals-chancellor-witch-seen-2 = Значит, ответ за тобой, { $who }. Отвечай хорошо.
kingsroad-rivals-chancellor-witch-seen-3 = Взгляд в наши карты куплен, { $who }.
kingsroad-rivals-chancellor-chain-own-1 = Должностей: { $count }. Бланк один.
kingsroad-rivals-chancellor-chain-own-2 = Цепь: { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }. Пришлось похлопотать.
kingsroad-rivals-chancellor-chain-own-3 = Люди на местах каждый раз понемногу платят.
kingsroad-rivals-chancellor-chain-other-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }, { $who }. Эту дорогу следовало закрыть.
kingsroad-rivals-chancellor-chain-other-2 = Твои дворяне на жалованье, { $who }.
kingsroad-rivals-chancellor-chain-other-3 = В длинной цепи много слабых звеньев, { $who }.
kingsroad-rivals-chancellor-lead-taken-1 = Порядок меняется, { $who }. Прошу исправить бумаги.
kingsroad-rivals-chancellor-lead-taken-2 = Впереди. По графику примерно сейчас.
kingsroad-rivals-chancellor-lead-taken-3 = Тихонько мимо, { $who }.
kingsroad-rivals-chancellor-lead-lost-1 = Правь, { $who }. Желаю краткого царствования.
kingsroad-rivals-chancellor-lead-lost-2 = Первое место переехало. С ним это бывает.
kingsroad-rivals-chancellor-lead-lost-3 = Тебя ждали раундом позже, { $who }.
kingsroad-rivals-chancellor-goal-own-1 = Сорок. Можно сводить счета.
kingsroad-rivals-chancellor-goal-own-2 = Сорок. Прошу зачитать последний круг.
kingsroad-rivals-chancellor-goal-own-3 = После этого раунда книги закрываются.
kingsroad-rivals-chancellor-goal-other-1 = { $who }: сорок. Теперь ревизия.
kingsroad-rivals-chancellor-goal-other-2 = Сорок — это веха, { $who }, а не печать.
kingsroad-rivals-chancellor-goal-other-3 = Тогда посчитаем, что осталось на карте.
kingsroad-rivals-chancellor-won-1 = Баланс сходится. Он всегда сходится.
kingsroad-rivals-chancellor-won-2 = Сердечно благодарю, { $who }. Завтра в то же время?
kingsroad-rivals-chancellor-won-3 = Вся партия — один ход, если смотреть издали.
kingsroad-rivals-chancellor-won-4 = Местами ты играешь хорошо, { $who }.
kingsroad-rivals-chancellor-won-5 = Сумма верна. Проверено лично.
kingsroad-rivals-chancellor-won-6 = Порядок во всём, { $who }.
kingsroad-rivals-chancellor-won-7 = У меня это записано на следующую неделю.
kingsroad-rivals-chancellor-won-by-a-hair-1 = Скромный излишек. Сойдёт.
kingsroad-rivals-chancellor-won-by-a-hair-2 = Победа была рядом, { $who }. Это не осталось незамеченным.
kingsroad-rivals-chancellor-won-by-a-hair-3 = Надежды были на большее, опасения — на меньшее.
kingsroad-rivals-chancellor-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. В совете будут вопросы.
kingsroad-rivals-chancellor-won-by-far-2 = Результат превышает смету.
kingsroad-rivals-chancellor-won-by-far-3 = Мне дали спокойно поработать, { $who }. Не повторяй.
kingsroad-rivals-chancellor-won-tie-1 = По очкам поровну. Голосуют дворяне.
kingsroad-rivals-chancellor-won-tie-2 = Друзей держат именно для этого.
kingsroad-rivals-chancellor-shared-1 = Общая победа, { $who }. Составлю договор.
kingsroad-rivals-chancellor-shared-2 = Поровну до последнего очка. Почти изящно.
kingsroad-rivals-chancellor-lost-1 = Хорошо правишь, { $who }.
kingsroad-rivals-chancellor-lost-2 = Эту партию изучу, { $who }. С уважением.
kingsroad-rivals-chancellor-lost-3 = Победил лучший план. Не мой.
kingsroad-rivals-chancellor-lost-4 = Поздравляю, { $who }. Перо на завтра уже очинено.
kingsroad-rivals-chancellor-lost-5 = Боюсь, ошибка в первом столбце.
kingsroad-rivals-chancellor-lost-6 = Твоя смета лучше, { $who }.
kingsroad-rivals-chancellor-lost-7 = Пришлю тебе свои заметки, { $who }. Заслуженно.
kingsroad-rivals-chancellor-lost-by-a-hair-1 = Такая малость. Могу назвать раунд.
kingsroad-rivals-chancellor-lost-by-a-hair-2 = Один знак после запятой, { $who }. Найду.
kingsroad-rivals-chancellor-lost-by-a-hair-3 = Разница умещается на ногте.
kingsroad-rivals-chancellor-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. Видимо, карта лежала вверх ногами.
kingsroad-rivals-chancellor-lost-by-far-2 = Считать больше нечего, { $who }.
kingsroad-rivals-chancellor-lost-by-far-3 = Основательный урок, { $who }. Благодарю.
kingsroad-rivals-chancellor-lost-tie-1 = Поровну, а дворяне проголосовали иначе. Учту.
kingsroad-rivals-chancellor-lost-tie-2 = Экономия на друзьях. Ложная экономия.
