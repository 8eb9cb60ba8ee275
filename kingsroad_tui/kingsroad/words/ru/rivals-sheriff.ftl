kingsroad-rivals-sheriff-before-region-1 = { $region }. Туда идёт Король. И я.
kingsroad-rivals-sheriff-before-region-2 = Проходим, не задерживаемся. { $region } под охраной.
kingsroad-rivals-sheriff-before-region-3 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Патруль того стоит.
kingsroad-rivals-sheriff-before-region-4 = Карты на стол, руки на виду.
kingsroad-rivals-sheriff-before-region-5 = { $region }: беспорядков не жду. Никогда не жду.
kingsroad-rivals-sheriff-before-region-6 = Так. Посмотрим, кто нарушает.
kingsroad-rivals-sheriff-before-lead-1 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   } впереди. Порядок восстановлен.
kingsroad-rivals-sheriff-before-lead-2 = Впереди я. Попрошу держаться сзади.
kingsroad-rivals-sheriff-before-lead-3 = На королевской дороге обгон запрещён, { $who }.
kingsroad-rivals-sheriff-before-lead-4 = Вот как надо: впереди закон.
kingsroad-rivals-sheriff-before-behind-1 = { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   }. До заката верну.
kingsroad-rivals-sheriff-before-behind-2 = Беги, { $who }. Я пешком. Дойду.
kingsroad-rivals-sheriff-before-behind-3 = Ловили и побыстрее тебя, { $who }.
kingsroad-rivals-sheriff-before-behind-4 = Позади — да. Не при исполнении — нет.
kingsroad-rivals-sheriff-before-end-1 = Осталось { $left }, { $who }? Не в моё дежурство.
kingsroad-rivals-sheriff-before-end-2 = Никто не уходит, пока всё не сосчитано.
kingsroad-rivals-sheriff-before-end-3 = Сорок — это ограничение, { $who }. Документы, пожалуйста.
kingsroad-rivals-sheriff-before-end-4 = Последний раунд или нет, а правила действуют.
kingsroad-rivals-sheriff-took-1 = { $region }: объект под охраной.
kingsroad-rivals-sheriff-took-2 = { $region }: первое место. Распишитесь здесь.
kingsroad-rivals-sheriff-took-3 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Внесу в книгу.
kingsroad-rivals-sheriff-took-4 = Было же предупреждение, { $who }.
kingsroad-rivals-sheriff-took-5 = Побеждает число. Число у меня.
kingsroad-rivals-sheriff-took-by-one-1 = На один больше, { $who }. Это большинство.
kingsroad-rivals-sheriff-took-by-one-2 = На один. В любом суде хватит.
kingsroad-rivals-sheriff-took-by-one-3 = Насчитано на один маркер больше. Закон ясен.
kingsroad-rivals-sheriff-took-by-one-4 = Почти, { $who }. По уставу «почти» — это второе место.
kingsroad-rivals-sheriff-took-by-one-5 = Один. Один запасной у меня всегда.
kingsroad-rivals-sheriff-alone-1 = { $region }, и кроме меня никого. Образцово.
kingsroad-rivals-sheriff-alone-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, свидетелей нет.
kingsroad-rivals-sheriff-alone-3 = Тихий патруль. И платят хорошо.
kingsroad-rivals-sheriff-alone-4 = { $region }: всё чисто.
kingsroad-rivals-sheriff-lost-by-one-1 = Недостача: один маркер. Разберёмся.
kingsroad-rivals-sheriff-lost-by-one-2 = { $who }, пройдёмте. Всего пара вопросов.
kingsroad-rivals-sheriff-lost-by-one-3 = { $region }: ограбление средь бела дня.
kingsroad-rivals-sheriff-lost-by-one-4 = Один! За это кто-то ответит.
kingsroad-rivals-sheriff-lost-by-one-5 = В другой раз приведу всю стражу.
kingsroad-rivals-sheriff-tied-1 = { $region }: нас двое. Проходи, { $who }.
kingsroad-rivals-sheriff-tied-2 = Ничья. Одних бумаг на неделю.
kingsroad-rivals-sheriff-tied-3 = Один участок на двоих, { $who }? Плохо спланировано.
kingsroad-rivals-sheriff-tied-4 = Поровну. Значит, оба уходим с меньшим.
kingsroad-rivals-sheriff-tied-5 = Кто-то из нас не на месте. Это ты, { $who }.
kingsroad-rivals-sheriff-empty-1 = Ничего. Бывают такие смены.
kingsroad-rivals-sheriff-empty-2 = { $points } — тебе, { $who }, мне ни одного. Записываю.
kingsroad-rivals-sheriff-empty-3 = Честный рабочий день, и ни гроша.
kingsroad-rivals-sheriff-empty-4 = Стою на посту, а происходит всё не там.
kingsroad-rivals-sheriff-empty-5 = Ноль. Подам жалобу.
kingsroad-rivals-sheriff-big-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } за раунд. Всё в порядке.
kingsroad-rivals-sheriff-big-2 = Это была облава. Законная. { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }.
kingsroad-rivals-sheriff-big-3 = { $points }. Нужна книга потолще.
kingsroad-rivals-sheriff-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }? А разрешение есть, { $who }?
kingsroad-rivals-sheriff-big-other-2 = Столько в одни руки не положено, { $who }.
kingsroad-rivals-sheriff-big-other-3 = Арестовывают и за меньшее, { $who }.
kingsroad-rivals-sheriff-knight-own-1 = Мой Рыцарь выполнил приказ. Свободен.
kingsroad-rivals-sheriff-knight-own-2 = { $region }: двое. Обычная процедура.
kingsroad-rivals-sheriff-knight-own-3 = Послать Рыцаря. Вопрос решён.
kingsroad-rivals-sheriff-knight-hurt-1 = { $region }: здесь рыцарям стоянки нет, { $who }.
kingsroad-rivals-sheriff-knight-hurt-2 = Вооружённые люди в моём округе, { $who }? Гм.
kingsroad-rivals-sheriff-knight-hurt-3 = Рыцарь. А у меня только помощник.
kingsroad-rivals-sheriff-dragon-own-1 = Это служебный Дракон. Он на поводке.
kingsroad-rivals-sheriff-dragon-own-2 = Дракон действовал по моему распоряжению.
kingsroad-rivals-sheriff-dragon-own-3 = { $region }, с опережением графика. Хороший зверь.
kingsroad-rivals-sheriff-dragon-hurt-1 = С драконами проезда нет, { $who }! Читать умеешь?
kingsroad-rivals-sheriff-dragon-hurt-2 = Дракон у тебя зарегистрирован, { $who }?
kingsroad-rivals-sheriff-dragon-hurt-3 = Такому зверю место за забором.
kingsroad-rivals-sheriff-witch-own-1 = Сначала опрос свидетеля. Зрение у неё хорошее.
kingsroad-rivals-sheriff-witch-own-2 = Сначала посмотри, потом прыгай. Так учат.
kingsroad-rivals-sheriff-witch-own-3 = Ведьма помогает следствию.
kingsroad-rivals-sheriff-witch-seen-1 = Колдовство. Нужны показания, { $who }.
kingsroad-rivals-sheriff-witch-seen-2 = Котёл с проезжей части убрать, { $who }.
kingsroad-rivals-sheriff-witch-seen-3 = Ведьма! А ордер дома.
kingsroad-rivals-sheriff-chain-own-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }, в шеренгу, как положено.
kingsroad-rivals-sheriff-chain-own-2 = Цепь, звеньев { $count }. Цепи я люблю.
kingsroad-rivals-sheriff-chain-own-3 = Мои дворяне стоят, где велено.
kingsroad-rivals-sheriff-chain-other-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   } подряд — это уже сборище, { $who }.
kingsroad-rivals-sheriff-chain-other-2 = Цепи — это по моей части, { $who }.
kingsroad-rivals-sheriff-chain-other-3 = Кто тебе разрешил сцеплять их вместе? Да ещё { $count }!
kingsroad-rivals-sheriff-lead-taken-1 = Прижмись к обочине, { $who }. Обгоняю.
kingsroad-rivals-sheriff-lead-taken-2 = Впереди. Там значку и место.
kingsroad-rivals-sheriff-lead-taken-3 = Обгон, { $who }. Всё по закону.
kingsroad-rivals-sheriff-lead-lost-1 = Проезжай, { $who }. Я знаю, где ты живёшь.
kingsroad-rivals-sheriff-lead-lost-2 = Иди впереди. Подозреваемые должны быть на виду.
kingsroad-rivals-sheriff-lead-lost-3 = Превышение скорости, { $who }. Всё видно.
kingsroad-rivals-sheriff-goal-own-1 = Сорок. Всем оставаться на местах.
kingsroad-rivals-sheriff-goal-own-2 = Сорок очков. Дело почти закрыто.
kingsroad-rivals-sheriff-goal-own-3 = Вот и сорок. Ворота закрыть.
kingsroad-rivals-sheriff-goal-other-1 = Сорок у тебя, { $who }. Остальное сосчитаем не спеша.
kingsroad-rivals-sheriff-goal-other-2 = Никто не празднует, пока я не проверю, { $who }.
kingsroad-rivals-sheriff-goal-other-3 = За чертой, { $who }? Решают последние регионы.
kingsroad-rivals-sheriff-won-1 = Победил порядок. Так оно обычно и бывает.
kingsroad-rivals-sheriff-won-2 = Дело закрыто. Хорошая партия, { $who }.
kingsroad-rivals-sheriff-won-3 = Иду по дороге, подбираю очки.
kingsroad-rivals-sheriff-won-4 = Без трюков, без суеты. Вот так это делается.
kingsroad-rivals-sheriff-won-5 = У закона длинные руки. И очков больше.
kingsroad-rivals-sheriff-won-6 = Всё сошлось. Спокойной ночи, { $who }.
kingsroad-rivals-sheriff-won-7 = Ещё одна тихая победа.
kingsroad-rivals-sheriff-won-by-a-hair-1 = Впритык. Но печать на нём моя.
kingsroad-rivals-sheriff-won-by-a-hair-2 = На волосок. Проверено трижды.
kingsroad-rivals-sheriff-won-by-a-hair-3 = Очко есть очко, { $who }.
kingsroad-rivals-sheriff-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   } в запасе. На улицах тихо.
kingsroad-rivals-sheriff-won-by-far-2 = Образцовая зачистка.
kingsroad-rivals-sheriff-won-by-far-3 = Ты всё время под наблюдением, { $who }. Расстояние — { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }.
kingsroad-rivals-sheriff-won-tie-1 = По очкам поровну, но у моих дворян документы лучше.
kingsroad-rivals-sheriff-won-tie-2 = Решают дворяне. Так в уставе.
kingsroad-rivals-sheriff-shared-1 = Значок на двоих, { $who }.
kingsroad-rivals-sheriff-shared-2 = Общая победа. Устав допускает.
kingsroad-rivals-sheriff-lost-1 = Победа твоя, { $who }. На этот раз законная.
kingsroad-rivals-sheriff-lost-2 = Буду за тобой присматривать, { $who }.
kingsroad-rivals-sheriff-lost-3 = Честный результат. Протокол перечитан дважды.
kingsroad-rivals-sheriff-lost-4 = Закон терпелив. До завтра.
kingsroad-rivals-sheriff-lost-5 = Видали дни и похуже. Два.
kingsroad-rivals-sheriff-lost-6 = Можешь идти, { $who }. На этот раз.
kingsroad-rivals-sheriff-lost-7 = Прошу занести в протокол: старание было.
kingsroad-rivals-sheriff-lost-by-a-hair-1 = Требую пересчёта. Нет? Ну ладно.
kingsroad-rivals-sheriff-lost-by-a-hair-2 = Так близко — и уходишь, { $who }.
kingsroad-rivals-sheriff-lost-by-a-hair-3 = Ещё один маркер где угодно — и попался бы.
kingsroad-rivals-sheriff-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. Не иначе как сон на посту.
kingsroad-rivals-sheriff-lost-by-far-2 = Ушёл, и следа нет! Это я о тебе, { $who }.
kingsroad-rivals-sheriff-lost-by-far-3 = Преступление, видно, окупается. На { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }.
kingsroad-rivals-sheriff-lost-tie-1 = Поровну, а дворян не хватило. Закон есть закон.
kingsroad-rivals-sheriff-lost-tie-2 = Знать бы — арестовать бы одного дворянина.
