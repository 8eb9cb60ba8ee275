kingsroad-rivals-baron-before-region-1 = { $region }! Я точно знаю, что вы все сделали.
kingsroad-rivals-baron-before-region-2 = Ха! У вас всё на лицах написано.
kingsroad-rivals-baron-before-region-3 = Всем подавай одно: { $region }. До чего же очевидно.
kingsroad-rivals-baron-before-region-4 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Конечно, вы все туда. Или нет?
kingsroad-rivals-baron-before-region-5 = Видно, куда ты смотришь: { $region }. От меня не скроешь.
kingsroad-rivals-baron-before-region-6 = Открывайте! Сил нет ждать.
kingsroad-rivals-baron-before-lead-1 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   } впереди, и ведь почти не стараюсь.
kingsroad-rivals-baron-before-lead-2 = Принесите стул. { $who }, день будет долгий.
kingsroad-rivals-baron-before-lead-3 = Впереди одиноко. Мне, впрочем, нравится.
kingsroad-rivals-baron-before-lead-4 = Моё знамя там, наверху, — загляденье, правда?
kingsroad-rivals-baron-before-behind-1 = Это фора, { $who }. Называется — хорошие манеры.
kingsroad-rivals-baron-before-behind-2 = { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   }? У меня столько на завтрак уходит.
kingsroad-rivals-baron-before-behind-3 = Радуйся, { $who }. Я просто жду.
kingsroad-rivals-baron-before-behind-4 = Позади мне бывать случалось. Раз. Целый час.
kingsroad-rivals-baron-before-end-1 = Осталось { $left }, { $who }? Запрещаю.
kingsroad-rivals-baron-before-end-2 = Никто не уйдёт, пока победа не моя.
kingsroad-rivals-baron-before-end-3 = Потеешь, { $who }. Я тоже, но в бархате.
kingsroad-rivals-baron-before-end-4 = Вот тут и становятся баронами.
kingsroad-rivals-baron-took-1 = { $region } — моё! А чьё же ещё.
kingsroad-rivals-baron-took-2 = Спасибо, { $who }. Ключи оставь на столе.
kingsroad-rivals-baron-took-3 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Записать золотом.
kingsroad-rivals-baron-took-4 = В точности как мне виделось. В точности.
kingsroad-rivals-baron-took-5 = { $region }! Слышишь? Теперь у тебя есть господин.
kingsroad-rivals-baron-took-by-one-1 = На один! Всё рассчитано до маркера.
kingsroad-rivals-baron-took-by-one-2 = На один больше, { $who }. Ты для меня как открытая книга.
kingsroad-rivals-baron-took-by-one-3 = Ха! Одного не хватает, { $who }. Так и думалось.
kingsroad-rivals-baron-took-by-one-4 = Один маркер. На тебя, { $who }, и два тратить?
kingsroad-rivals-baron-took-by-one-5 = Точность! А говорят, только шума много.
kingsroad-rivals-baron-alone-1 = { $region }, и никого? Всё мне? Роскошно.
kingsroad-rivals-baron-alone-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, и поспорить не с кем.
kingsroad-rivals-baron-alone-3 = Всё моё! Устрою там бал.
kingsroad-rivals-baron-alone-4 = Одно моё имя — и все разбежались.
kingsroad-rivals-baron-lost-by-one-1 = Один маркер? ОДИН? Пересчитать!
kingsroad-rivals-baron-lost-by-one-2 = Невозможно, { $who }. Ты так никогда не делаешь.
kingsroad-rivals-baron-lost-by-one-3 = { $region }! А там уже мои занавески висят.
kingsroad-rivals-baron-lost-by-one-4 = Хоть сапоги об заклад, { $who }, а ты!
kingsroad-rivals-baron-lost-by-one-5 = Так никто не ходит, { $who }. Это нечестно.
kingsroad-rivals-baron-tied-1 = Вон из моего региона, { $who }!
kingsroad-rivals-baron-tied-2 = Ничья? { $who } и я? На моём же празднике?
kingsroad-rivals-baron-tied-3 = Я ведь знаю, куда ты пойдёшь. Забываю только не ходить туда же.
kingsroad-rivals-baron-tied-4 = Списываешь у меня, { $who }. Признавайся.
kingsroad-rivals-baron-tied-5 = { $region }, и первого места нет? Какое оскорбление.
kingsroad-rivals-baron-empty-1 = Ничего? Это какая-то ошибка.
kingsroad-rivals-baron-empty-2 = { $who }: { $points }? Разрешаю.
kingsroad-rivals-baron-empty-3 = Это щедрость. Не привыкайте.
kingsroad-rivals-baron-empty-4 = Мой сборщик податей об этом узнает.
kingsroad-rivals-baron-empty-5 = Барон не получает ноль. Барон отдыхает.
kingsroad-rivals-baron-big-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }! Где трубач?
kingsroad-rivals-baron-big-2 = { $points }! Все видели или повторить?
kingsroad-rivals-baron-big-3 = Этот раунд пойдёт на гобелен.
kingsroad-rivals-baron-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, { $who }? За раз? Безобразие.
kingsroad-rivals-baron-big-other-2 = Проморгали, { $who }. А ну ещё раз.
kingsroad-rivals-baron-big-other-3 = { $points }! Это же мои очки.
kingsroad-rivals-baron-knight-own-1 = Мой Рыцарь! Моя школа.
kingsroad-rivals-baron-knight-own-2 = { $region }, и сразу два. Вот тебе мой Рыцарь, { $who }.
kingsroad-rivals-baron-knight-own-3 = Рыцарю гуся. Крупного.
kingsroad-rivals-baron-knight-hurt-1 = Рыцарь, { $who }? На меня — Рыцаря?
kingsroad-rivals-baron-knight-hurt-2 = Этого Рыцаря я знаю. С него ещё лошадь.
kingsroad-rivals-baron-knight-hurt-3 = { $region }, и латы под полой. Ну знаешь, { $who }.
kingsroad-rivals-baron-dragon-own-1 = Мой Дракон! Хорош, а?
kingsroad-rivals-baron-dragon-own-2 = Полетели! Остановка — { $region }, будьте добры.
kingsroad-rivals-baron-dragon-own-3 = Кормлю его исключительно чужими планами.
kingsroad-rivals-baron-dragon-hurt-1 = Дракон! У меня шляпа горит!
kingsroad-rivals-baron-dragon-hurt-2 = { $who }! Убери зверя!
kingsroad-rivals-baron-dragon-hurt-3 = Дракон? { $who }, тебе его кто доверил?
kingsroad-rivals-baron-witch-own-1 = Просто спросить её мнение. Она со мной согласна.
kingsroad-rivals-baron-witch-own-2 = Видали? Даже магия за меня.
kingsroad-rivals-baron-witch-own-3 = Взгляд — и хвать. А кто бы удержался?
kingsroad-rivals-baron-witch-seen-1 = Колдовство! Этот раунд заново.
kingsroad-rivals-baron-witch-seen-2 = { $who }! Подглядывают только мужики.
kingsroad-rivals-baron-witch-seen-3 = Пусть только попробует глянуть в мои карты.
kingsroad-rivals-baron-chain-own-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }, и все званы к моему столу.
kingsroad-rivals-baron-chain-own-2 = Семья у меня большая и при местах. { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }.
kingsroad-rivals-baron-chain-own-3 = Поглядите, рука об руку. И все мои.
kingsroad-rivals-baron-chain-other-1 = Одни дворяне, { $who }! Чьё это королевство?
kingsroad-rivals-baron-chain-other-2 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }? И ни одного моего кузена?
kingsroad-rivals-baron-chain-other-3 = Разгоните кто-нибудь этот садовый приём.
kingsroad-rivals-baron-lead-taken-1 = Дорогу, { $who }! Барон идёт.
kingsroad-rivals-baron-lead-taken-2 = Наконец впереди. А то скучно.
kingsroad-rivals-baron-lead-taken-3 = Помаши мне вслед, { $who }.
kingsroad-rivals-baron-lead-lost-1 = Обгонять, { $who }, пока шнурок завязываю?
kingsroad-rivals-baron-lead-lost-2 = { $who }, первое место у тебя просто гостит.
kingsroad-rivals-baron-lead-lost-3 = Возмутительно, { $who }. Верни первое место.
kingsroad-rivals-baron-goal-own-1 = Сорок! Звонить во все колокола!
kingsroad-rivals-baron-goal-own-2 = Сорок! Разве не мои слова? Мои.
kingsroad-rivals-baron-goal-own-3 = За чертой! Подержите мой плащ.
kingsroad-rivals-baron-goal-other-1 = Сорок, { $who }? Значит, есть один круг, чтобы всё испортить.
kingsroad-rivals-baron-goal-other-2 = Остановите часы! Меня не спросили.
kingsroad-rivals-baron-goal-other-3 = Черта позади, { $who }. Но Король ещё не закончил!
kingsroad-rivals-baron-won-1 = А были сомнения? Были? Стража!
kingsroad-rivals-baron-won-2 = Победа за лучшим из баронов. Он всего один.
kingsroad-rivals-baron-won-3 = На колени, { $who }. Шучу. Или не шучу?
kingsroad-rivals-baron-won-4 = Вижу тебя насквозь с первой карты, { $who }.
kingsroad-rivals-baron-won-5 = Закажу картину. Большую.
kingsroad-rivals-baron-won-6 = Аплодисменты! Только не все сразу.
kingsroad-rivals-baron-won-7 = Всё, как и ожидалось, { $who }. Благодарю.
kingsroad-rivals-baron-won-by-a-hair-1 = Надо же и публике пощекотать нервы.
kingsroad-rivals-baron-won-by-a-hair-2 = Так близко, { $who }! Чуть не пришлось думать.
kingsroad-rivals-baron-won-by-a-hair-3 = Волосок — это много, если волосок мой.
kingsroad-rivals-baron-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }! Извиняться не стану: вышло бы враньё.
kingsroad-rivals-baron-won-by-far-2 = Выходи, { $who }, всё кончено. Разница — { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }.
kingsroad-rivals-baron-won-by-far-3 = Можно было и дома посидеть. Победа всё равно моя.
kingsroad-rivals-baron-won-tie-1 = Поровну, но мои дворяне лучше одеты.
kingsroad-rivals-baron-won-tie-2 = Решают дворяне! Всегда так говорю.
kingsroad-rivals-baron-shared-1 = Делиться? { $who }, с тобой? Ну так и быть.
kingsroad-rivals-baron-shared-2 = Полпобеды. Моя половина больше.
kingsroad-rivals-baron-lost-1 = Ещё партию! Сейчас же!
kingsroad-rivals-baron-lost-2 = Это подарок, { $who }. У тебя же день рождения. Ведь так?
kingsroad-rivals-baron-lost-3 = Хорошо играешь, { $who }. Вот, сказано. Один раз.
kingsroad-rivals-baron-lost-4 = Кости были против меня. Как нет костей? Гм.
kingsroad-rivals-baron-lost-5 = Этого никогда не было. Все согласны?
kingsroad-rivals-baron-lost-6 = Неожиданность, { $who }. До чего невежливо.
kingsroad-rivals-baron-lost-7 = Меня отвлёк мой собственный блеск.
kingsroad-rivals-baron-lost-by-a-hair-1 = На такую малость? Руки не подам. Ну ладно.
kingsroad-rivals-baron-lost-by-a-hair-2 = Победа была уже в перчатке, { $who }!
kingsroad-rivals-baron-lost-by-a-hair-3 = Всё решил один чих. Один чих!
kingsroad-rivals-baron-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }? Больше об этом ни слова.
kingsroad-rivals-baron-lost-by-far-2 = Болезнь, { $who }. Тяжёлая.
kingsroad-rivals-baron-lost-by-far-3 = Это не я. Это двоюродная родня.
kingsroad-rivals-baron-lost-tie-1 = Поровну, и считают дворян? А мои обедают!
kingsroad-rivals-baron-lost-tie-2 = На один дворянский нос. Смешно.
