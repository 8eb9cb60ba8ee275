kingsroad-rivals-squire-before-region-1 = { $region }! Мечтаю увидеть с самого детства.
kingsroad-rivals-squire-before-region-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Считаю второй раз.
kingsroad-rivals-squire-before-region-3 = { $region }. Хоть бы больше никто об этом не подумал.
kingsroad-rivals-squire-before-region-4 = А передумать уже поздно? Поздно, да?
kingsroad-rivals-squire-before-region-5 = { $region }. Мой рыцарь говорит: там побеждают смелые.
kingsroad-rivals-squire-before-region-6 = Пожалуйста, пусть мне. Хоть разочек.
kingsroad-rivals-squire-before-lead-1 = Впереди? Кто, я? Проверьте кто-нибудь.
kingsroad-rivals-squire-before-lead-2 = Не оглядывайся, говорили мне. Оглядываюсь.
kingsroad-rivals-squire-before-lead-3 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   } впереди, { $who }! Мама не поверит.
kingsroad-rivals-squire-before-lead-4 = Никто не предупреждал, что впереди так страшно.
kingsroad-rivals-squire-before-behind-1 = { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   } позади. От дома бывало и дальше.
kingsroad-rivals-squire-before-behind-2 = У тебя это так легко, { $who }.
kingsroad-rivals-squire-before-behind-3 = Я ещё учусь. Сегодня особенно много.
kingsroad-rivals-squire-before-behind-4 = Ещё не всё. Ведь не всё?
kingsroad-rivals-squire-before-end-1 = { $who }, тебе всего { $left }. У меня руки дрожат.
kingsroad-rivals-squire-before-end-2 = Может, это последний. А я только начинаю!
kingsroad-rivals-squire-before-end-3 = Сорок так близко, { $who }.
kingsroad-rivals-squire-before-end-4 = Был план на самый конец. Вылетел из головы.
kingsroad-rivals-squire-took-1 = { $region } — моё! Все видели?
kingsroad-rivals-squire-took-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, и все мои. Можно ещё посчитать?
kingsroad-rivals-squire-took-3 = Получилось. Правда получилось.
kingsroad-rivals-squire-took-4 = Прости, { $who }. Ну, не очень.
kingsroad-rivals-squire-took-5 = { $region }, и первое место! Сегодня же напишу домой.
kingsroad-rivals-squire-took-by-one-1 = На один маркер! Сердце остановилось.
kingsroad-rivals-squire-took-by-one-2 = На один больше, { $who }. Самому сердцу не верится.
kingsroad-rivals-squire-took-by-one-3 = Значит, одного маркера хватает. Буду знать.
kingsroad-rivals-squire-took-by-one-4 = { $region }. Уф. Думалось, что твоё, { $who }.
kingsroad-rivals-squire-took-by-one-5 = Один! Больше не назову это число маленьким.
kingsroad-rivals-squire-alone-1 = { $region }, и ни души. Тихо тут.
kingsroad-rivals-squire-alone-2 = Больше никто не пришёл? { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } просто так!
kingsroad-rivals-squire-alone-3 = Я что-то не знаю? Где все?
kingsroad-rivals-squire-alone-4 = Пустой регион и { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Мне нравится эта игра.
kingsroad-rivals-squire-lost-by-one-1 = Один маркер! Всего один!
kingsroad-rivals-squire-lost-by-one-2 = Ой. Так близко, { $who }.
kingsroad-rivals-squire-lost-by-one-3 = { $region }. А ведь казалось, уже моё.
kingsroad-rivals-squire-lost-by-one-4 = Одного не хватает. Боюсь, мой рыцарь узнает.
kingsroad-rivals-squire-lost-by-one-5 = В другой раз возьму на один больше.
kingsroad-rivals-squire-tied-1 = Ничья? А ведь такая отвага, и у обоих.
kingsroad-rivals-squire-tied-2 = Ой нет. И ты, { $who }?
kingsroad-rivals-squire-tied-3 = Вот бы кто-то из нас сидел дома.
kingsroad-rivals-squire-tied-4 = { $region }: ничья. Это хорошо? Нет, не хорошо.
kingsroad-rivals-squire-tied-5 = И ты туда же, { $who }? А мысль казалась такой умной.
kingsroad-rivals-squire-empty-1 = Мне ничего. Понесу тогда вещи.
kingsroad-rivals-squire-empty-2 = Ноль. Про это число есть в книжке.
kingsroad-rivals-squire-empty-3 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } — тебе, { $who }, а мне свежий воздух.
kingsroad-rivals-squire-empty-4 = А туда ли меня послали?
kingsroad-rivals-squire-empty-5 = Похоже, помогаю всем остальным.
kingsroad-rivals-squire-big-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } за раунд! А так можно?
kingsroad-rivals-squire-big-2 = { $points }! Мне надо присесть.
kingsroad-rivals-squire-big-3 = Пальцев уже не хватает считать.
kingsroad-rivals-squire-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } сразу? Научи меня, { $who }.
kingsroad-rivals-squire-big-other-2 = Можно, выходит, и так, { $who }.
kingsroad-rivals-squire-big-other-3 = Говорили, что таких раундов не бывает.
kingsroad-rivals-squire-knight-own-1 = Это мой Рыцарь! Он мне помахал!
kingsroad-rivals-squire-knight-own-2 = Когда-нибудь такой Рыцарь — это буду я.
kingsroad-rivals-squire-knight-own-3 = { $region }, и сразу два. Спасибо, господин Рыцарь!
kingsroad-rivals-squire-knight-hurt-1 = Это твой Рыцарь, { $who }. Знаю, знаю: сапоги ему чищу я.
kingsroad-rivals-squire-knight-hurt-2 = Рыцарь. Ну конечно. Когда-нибудь и я так.
kingsroad-rivals-squire-knight-hurt-3 = Так вот зачем нужен Рыцарь.
kingsroad-rivals-squire-dragon-own-1 = Мой Дракон! Он меня послушался!
kingsroad-rivals-squire-dragon-own-2 = Вдруг, думаю, съест мои маркеры? Не съел!
kingsroad-rivals-squire-dragon-own-3 = Хороший Дракон. Хороший, хороший.
kingsroad-rivals-squire-dragon-hurt-1 = Дракон! Где мой щит? Упал.
kingsroad-rivals-squire-dragon-hurt-2 = Всё это время у тебя был Дракон, { $who }?
kingsroad-rivals-squire-dragon-hurt-3 = { $region }. И никто не сказал, что Короля туда погонят.
kingsroad-rivals-squire-witch-own-1 = Делаю только то, что велит Ведьма.
kingsroad-rivals-squire-witch-own-2 = Она знала! С самого начала знала!
kingsroad-rivals-squire-witch-own-3 = Это не жульничество? Говорят, что нет.
kingsroad-rivals-squire-witch-seen-1 = Ведьма! Пусть на меня не смотрит.
kingsroad-rivals-squire-witch-seen-2 = Она теперь видела мои карты, да?
kingsroad-rivals-squire-witch-seen-3 = Вы с Ведьмой дружите, { $who }?
kingsroad-rivals-squire-chain-own-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }, и все держатся за руки.
kingsroad-rivals-squire-chain-own-2 = Смотрите, сцепились! Все { $count }!
kingsroad-rivals-squire-chain-own-3 = Мои собственные дворяне, по всей дороге.
kingsroad-rivals-squire-chain-other-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   } подряд. А я знаю одного, и за ним должок.
kingsroad-rivals-squire-chain-other-2 = У тебя везде друзья, { $who }.
kingsroad-rivals-squire-chain-other-3 = Какая длинная цепь, { $who }.
kingsroad-rivals-squire-lead-taken-1 = Впереди я? И что теперь делать?
kingsroad-rivals-squire-lead-taken-2 = Извини, { $who }. Можно пройти?
kingsroad-rivals-squire-lead-taken-3 = Впереди! Хотя бы на один раунд.
kingsroad-rivals-squire-lead-lost-1 = Хорошо было впереди. Недолго.
kingsroad-rivals-squire-lead-lost-2 = После тебя, { $who }. Настаиваю. Выбора у меня нет.
kingsroad-rivals-squire-lead-lost-3 = Прощай, первое место. Оно у меня было первое.
kingsroad-rivals-squire-goal-own-1 = Сорок! За чертой! Это уже конец?
kingsroad-rivals-squire-goal-own-2 = За чертой! Ущипните меня.
kingsroad-rivals-squire-goal-own-3 = Сорок! Вот, оказывается, докуда умею считать.
kingsroad-rivals-squire-goal-other-1 = { $who } за чертой. Надежда ещё есть?
kingsroad-rivals-squire-goal-other-2 = Уже сорок, { $who }? А я только во вкус вхожу.
kingsroad-rivals-squire-goal-other-3 = Вот как это кончается. Ну же, последние регионы!
kingsroad-rivals-squire-won-1 = Победа? Моя? Моя! Кому автограф?
kingsroad-rivals-squire-won-2 = Спасибо за партию, { $who }. Никогда её не забуду.
kingsroad-rivals-squire-won-3 = Теперь меня посвятят в рыцари. Посвятят ведь?
kingsroad-rivals-squire-won-4 = Получилось! Честно, не знаю как.
kingsroad-rivals-squire-won-5 = Скажите моему рыцарю. Только не сразу.
kingsroad-rivals-squire-won-6 = Хочу поблагодарить своего пони.
kingsroad-rivals-squire-won-7 = Первое место! А ленточку дадут?
kingsroad-rivals-squire-won-by-a-hair-1 = Так близко? Хорошо, что это выяснилось потом.
kingsroad-rivals-squire-won-by-a-hair-2 = Победа, но дрожать буду до воскресенья.
kingsroad-rivals-squire-won-by-a-hair-3 = На волосок! У меня они дыбом.
kingsroad-rivals-squire-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   } впереди? Ты мне поддаёшься, { $who }?
kingsroad-rivals-squire-won-by-far-2 = Видно, книжка была правильная.
kingsroad-rivals-squire-won-by-far-3 = Простите. Это нечаянно так много.
kingsroad-rivals-squire-won-tie-1 = Поровну, но дворян у меня больше? Я их всех люблю.
kingsroad-rivals-squire-won-tie-2 = Дворянин спас! С меня обед.
kingsroad-rivals-squire-shared-1 = Мы оба победили? Мой любимый конец.
kingsroad-rivals-squire-shared-2 = Полкороны — тоже блестит, { $who }.
kingsroad-rivals-squire-lost-1 = Поздравляю, { $who }. А завтра можно ещё?
kingsroad-rivals-squire-lost-2 = Проигрыш, зато сколько нового. В основном о проигрышах.
kingsroad-rivals-squire-lost-3 = Отлично играешь, { $who }. Буду носить твоё знамя.
kingsroad-rivals-squire-lost-4 = Это была честь. Правда. В основном.
kingsroad-rivals-squire-lost-5 = Буду упражняться. У меня есть зеркало и три карты.
kingsroad-rivals-squire-lost-6 = Хорошие мысли приходят второй раз. И поздно.
kingsroad-rivals-squire-lost-7 = { $who }, ты теперь мой герой.
kingsroad-rivals-squire-lost-by-a-hair-1 = Так близко! Рукой подать.
kingsroad-rivals-squire-lost-by-a-hair-2 = Ещё один регион — и обо мне бы пели.
kingsroad-rivals-squire-lost-by-a-hair-3 = Чуть-чуть не хватило, { $who }. Будет мне сниться.
kingsroad-rivals-squire-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   } позади. Зато до конца.
kingsroad-rivals-squire-lost-by-far-2 = Где-то впереди видно тебя, { $who }. Далеко впереди.
kingsroad-rivals-squire-lost-by-far-3 = Что ж, обратно на конюшню.
kingsroad-rivals-squire-lost-tie-1 = По очкам поровну, и всё равно проигрыш? Ой.
kingsroad-rivals-squire-lost-tie-2 = Ещё бы одного дворянина.
