kingsroad-rivals-duchess-before-region-1 = { $region }. Вопрос, кто думает, что так подумаю я.
kingsroad-rivals-duchess-before-region-2 = { $region }. Как вы все стараетесь туда не смотреть.
kingsroad-rivals-duchess-before-region-3 = Обожаю этот миг. Пока ещё умны все.
kingsroad-rivals-duchess-before-region-4 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, и столько маленьких планов.
kingsroad-rivals-duchess-before-region-5 = Кто-то из вас, пожалуй, и себя удивляет.
kingsroad-rivals-duchess-before-region-6 = Тс-с. Выход карт.
kingsroad-rivals-duchess-before-lead-1 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   }. Не наступай на шлейф, { $who }.
kingsroad-rivals-duchess-before-lead-2 = Догоняй, догоняй, { $who }. Тебе идёт.
kingsroad-rivals-duchess-before-lead-3 = Впереди я, и все думают обо мне. Как мило.
kingsroad-rivals-duchess-before-lead-4 = Хороший вкус: за тобой всегда кто-то идёт.
kingsroad-rivals-duchess-before-behind-1 = Впереди { $who }. Какая смелость, когда позади я.
kingsroad-rivals-duchess-before-behind-2 = { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   }. Выйти позже и прийти раньше — моя привычка.
kingsroad-rivals-duchess-before-behind-3 = Не оборачивайся, { $who }. Испортишь сюрприз.
kingsroad-rivals-duchess-before-behind-4 = Опозданий у меня не бывает. Бывают те, кто пришёл рано.
kingsroad-rivals-duchess-before-end-1 = Осталось { $left }, и ты не дышишь, { $who }.
kingsroad-rivals-duchess-before-end-2 = Моё любимое место, { $who }. А твоё?
kingsroad-rivals-duchess-before-end-3 = Концы редко бывают такими, как ждут первые.
kingsroad-rivals-duchess-before-end-4 = Почти сорок, { $who }. Не запутайся в подоле.
kingsroad-rivals-duchess-took-1 = { $region } — мне. Ты думаешь на шаг вперёд, правда?
kingsroad-rivals-duchess-took-2 = Спасибо, { $who }. Ты ровно там, где нужно.
kingsroad-rivals-duchess-took-3 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Надену их сегодня вечером.
kingsroad-rivals-duchess-took-4 = Так предсказуемо, дорогие мои. Так полезно.
kingsroad-rivals-duchess-took-5 = { $region }. При этом свете просто прелесть.
kingsroad-rivals-duchess-took-by-one-1 = На один. Больше было бы вульгарно.
kingsroad-rivals-duchess-took-by-one-2 = На один больше, { $who }. Всего на один. Восхитительно.
kingsroad-rivals-duchess-took-by-one-3 = Место для тебя было, { $who }. На маркер меньше, чем надо.
kingsroad-rivals-duchess-took-by-one-4 = Между нами один маркер, { $who }. Как интимно.
kingsroad-rivals-duchess-took-by-one-5 = Твой расчёт был на мой расчёт. Но у меня их два.
kingsroad-rivals-duchess-alone-1 = { $region }, и никого? Все думали, что меня здесь не будет.
kingsroad-rivals-duchess-alone-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } и полная тишина.
kingsroad-rivals-duchess-alone-3 = Наконец-то без гостей.
kingsroad-rivals-duchess-alone-4 = Все избегают очевидного. Значит, оно моё.
kingsroad-rivals-duchess-lost-by-one-1 = Один маркер. Туше, { $who }.
kingsroad-rivals-duchess-lost-by-one-2 = О, как это мило сделано, { $who }.
kingsroad-rivals-duchess-lost-by-one-3 = Мне казалось, ты думаешь дальше, { $who }. Моя ошибка.
kingsroad-rivals-duchess-lost-by-one-4 = Значит, ты меня знаешь. Это тревожит.
kingsroad-rivals-duchess-lost-by-one-5 = Один. Я это запомню, { $who }. С нежностью.
kingsroad-rivals-duchess-tied-1 = Мы мыслим одинаково, { $who }. Какая беда для обоих.
kingsroad-rivals-duchess-tied-2 = { $who }, милое создание, кому-то из нас придётся переодеться.
kingsroad-rivals-duchess-tied-3 = Одно и то же платье на одном балу. Ужас.
kingsroad-rivals-duchess-tied-4 = Ты идёшь за мной, { $who }, на шаг дальше, чем надо.
kingsroad-rivals-duchess-tied-5 = Ничья. А { $third } улыбается, заметно?
kingsroad-rivals-duchess-empty-1 = Совсем ничего. Мысли были о другом.
kingsroad-rivals-duchess-empty-2 = { $points } — тебе, { $who }. Надеюсь, оно того стоит.
kingsroad-rivals-duchess-empty-3 = Слишком много мыслей. С лучшими случается.
kingsroad-rivals-duchess-empty-4 = Пустая тарелка. Диете только на пользу.
kingsroad-rivals-duchess-empty-5 = На шаг умнее, чем надо. Мой старый грех.
kingsroad-rivals-duchess-big-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Закройте рты, дорогие мои.
kingsroad-rivals-duchess-big-2 = { $points }. Увлеклись, бывает.
kingsroad-rivals-duchess-big-3 = Не следовало бы. Но вот.
kingsroad-rivals-duchess-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, { $who }! Аплодировать мешают перчатки.
kingsroad-rivals-duchess-big-other-2 = Ну, { $who }. Кто-то упражняется.
kingsroad-rivals-duchess-big-other-3 = Это почти неприлично, { $who }.
kingsroad-rivals-duchess-knight-own-1 = { $region } — у моего Рыцаря слабость к этим местам.
kingsroad-rivals-duchess-knight-own-2 = Мои карты сочтены, { $who }, а мой Рыцарь — нет.
kingsroad-rivals-duchess-knight-own-3 = Он душка. Приходит, ровно когда зовут.
kingsroad-rivals-duchess-knight-hurt-1 = Рыцарь, { $who }. Ожидалось что-то тоньше.
kingsroad-rivals-duchess-knight-hurt-2 = Латы до ужина, { $who }? Ну-ну.
kingsroad-rivals-duchess-knight-hurt-3 = А мне казалось, твой Рыцарь занят.
kingsroad-rivals-duchess-dragon-own-1 = Дракон идёт ко всему.
kingsroad-rivals-duchess-dragon-own-2 = Ах, { $region } — этого не было в твоём списке?
kingsroad-rivals-duchess-dragon-own-3 = Как раз для такого вечера и берегу.
kingsroad-rivals-duchess-dragon-hurt-1 = Дракон! Наконец-то кто-то играет.
kingsroad-rivals-duchess-dragon-hurt-2 = Подпалины, { $who }. На лучшем моём шёлке.
kingsroad-rivals-duchess-dragon-hurt-3 = А мне всё думалось, { $who }, когда же ты его выпустишь.
kingsroad-rivals-duchess-witch-own-1 = Она читает мысли. Я — только лица. А вместе…
kingsroad-rivals-duchess-witch-own-2 = Зачем гадать, если можно просто взглянуть?
kingsroad-rivals-duchess-witch-own-3 = Вы все так очаровательно открыты.
kingsroad-rivals-duchess-witch-seen-1 = Значит, { $who } хочет сначала посмотреть. Какая скромность.
kingsroad-rivals-duchess-witch-seen-2 = Ведьма! Передай ей привет, { $who }.
kingsroad-rivals-duchess-witch-seen-3 = Ах. Теперь ты знаешь, что я делаю, { $who }. А знаешь зачем?
kingsroad-rivals-duchess-chain-own-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   }, и говорят только между собой. И со мной.
kingsroad-rivals-duchess-chain-own-2 = Связи — это всё. У меня их { $count }.
kingsroad-rivals-duchess-chain-own-3 = Их только познакомь, дальше они сами.
kingsroad-rivals-duchess-chain-other-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   } подряд. Хорошие у тебя приёмы, { $who }.
kingsroad-rivals-duchess-chain-other-2 = Длинное ожерелье, { $who }. Жемчуг, знаешь ли, рассыпается.
kingsroad-rivals-duchess-chain-other-3 = Столько друзей, { $who }. И каждому что-то надо.
kingsroad-rivals-duchess-lead-taken-1 = Не вставай, { $who }. Я только мимо.
kingsroad-rivals-duchess-lead-taken-2 = Впереди. Сделаем все удивлённые лица.
kingsroad-rivals-duchess-lead-taken-3 = Кажется, это моё место, { $who }.
kingsroad-rivals-duchess-lead-lost-1 = Проходи, { $who }. Люблю смотреть.
kingsroad-rivals-duchess-lead-lost-2 = Ах, { $who }. Куда ты так спешишь.
kingsroad-rivals-duchess-lead-lost-3 = Впереди сквозит, { $who }. Увидишь.
kingsroad-rivals-duchess-goal-own-1 = Сорок. Переоденемся к последнему танцу?
kingsroad-rivals-duchess-goal-own-2 = Сорок, дорогие мои. И не говорите, что вас не предупреждали.
kingsroad-rivals-duchess-goal-own-3 = Вот и сорок. Ещё круг для галёрки.
kingsroad-rivals-duchess-goal-other-1 = Сорок — у тебя, { $who }. Посмотрим, удержишь ли.
kingsroad-rivals-duchess-goal-other-2 = За чертой, { $who }. А вечер ещё молод.
kingsroad-rivals-duchess-goal-other-3 = Кто первым видит сорок, редко смеётся последним, { $who }.
kingsroad-rivals-duchess-won-1 = Спасибо вам всем. Прелестная публика.
kingsroad-rivals-duchess-won-2 = Твои мысли были обо мне, { $who }. Мои — о них.
kingsroad-rivals-duchess-won-3 = Люблю, когда ты стараешься, { $who }.
kingsroad-rivals-duchess-won-4 = И занавес.
kingsroad-rivals-duchess-won-5 = Улыбнуться, победить, уйти.
kingsroad-rivals-duchess-won-6 = Ты почти читаешь меня, { $who }. Почти.
kingsroad-rivals-duchess-won-7 = Обожаю, когда у плана есть свой план.
kingsroad-rivals-duchess-won-by-a-hair-1 = Так близко, { $who }. Ещё чуть-чуть — и были бы чувства.
kingsroad-rivals-duchess-won-by-a-hair-2 = На один вздох. Его всегда стоит беречь.
kingsroad-rivals-duchess-won-by-a-hair-3 = Пришлось потрудиться, { $who }. Обычно не приходится.
kingsroad-rivals-duchess-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. Можно было и остановиться, но никто не попросил.
kingsroad-rivals-duchess-won-by-far-2 = Ах, { $who }. Назовём это репетицией?
kingsroad-rivals-duchess-won-by-far-3 = Так много в планы не входило. Занесло.
kingsroad-rivals-duchess-won-tie-1 = Поровну, но мои гости знатнее.
kingsroad-rivals-duchess-won-tie-2 = Всё дело в знакомствах.
kingsroad-rivals-duchess-shared-1 = Поделим, { $who }? Пойдут разговоры.
kingsroad-rivals-duchess-shared-2 = Две короны, одно зеркало. Уживёмся, { $who }.
kingsroad-rivals-duchess-lost-1 = Прекрасно играешь, { $who }. Это искренне. В основном.
kingsroad-rivals-duchess-lost-2 = На шаг дальше меня, { $who }. Впечатляет.
kingsroad-rivals-duchess-lost-3 = Месть подавайте холодной. Скажем, завтра.
kingsroad-rivals-duchess-lost-4 = Славная партия. А теперь буду изображать великодушие.
kingsroad-rivals-duchess-lost-5 = Как освежает — удивиться.
kingsroad-rivals-duchess-lost-6 = Ты видишь меня насквозь, { $who }. Только никому.
kingsroad-rivals-duchess-lost-7 = Буду красиво дуться до четверга.
kingsroad-rivals-duchess-lost-by-a-hair-1 = На такую малость! Хватит рассказывать на все обеды.
kingsroad-rivals-duchess-lost-by-a-hair-2 = Так близко, { $who }. Слышно было твои духи.
kingsroad-rivals-duchess-lost-by-a-hair-3 = На ширину перчатки. Запомни, { $who }. Я запомню.
kingsroad-rivals-duchess-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. Должно быть, вид отвлёк.
kingsroad-rivals-duchess-lost-by-far-2 = Мы все на месте, { $who }, а ты уже там. И это на каблуках.
kingsroad-rivals-duchess-lost-by-far-3 = Кое-кого мне сегодня удалось перехитрить. Боюсь, себя.
kingsroad-rivals-duchess-lost-tie-1 = Поровну, и мои дворяне подвели. Учту.
kingsroad-rivals-duchess-lost-tie-2 = Всё решил список гостей. Как уместно.
