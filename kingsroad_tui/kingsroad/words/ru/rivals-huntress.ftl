kingsroad-rivals-huntress-before-region-1 = { $region }. Свежие следы.
kingsroad-rivals-huntress-before-region-2 = Ветер говорит: { $region }.
kingsroad-rivals-huntress-before-region-3 = { $region }. Там что-то шевелится.
kingsroad-rivals-huntress-before-region-4 = Тихо. Когда тихо, они выходят.
kingsroad-rivals-huntress-before-region-5 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Хорошая дичь, если поймать.
kingsroad-rivals-huntress-before-region-6 = Стрела летит. Посмотрим, куда попадёт.
kingsroad-rivals-huntress-before-lead-1 = Слышу тебя за спиной, { $who }. Под тобой трещат ветки.
kingsroad-rivals-huntress-before-lead-2 = Впереди вид лучше.
kingsroad-rivals-huntress-before-lead-3 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   }. На разрыв не смотрю, только на тропу.
kingsroad-rivals-huntress-before-lead-4 = Лиса бежит первой. Лиса жива.
kingsroad-rivals-huntress-before-behind-1 = { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   } — короткий след.
kingsroad-rivals-huntress-before-behind-2 = За тобой ясный след, { $who }.
kingsroad-rivals-huntress-before-behind-3 = Беги, { $who }. Кто бежит, тот устаёт.
kingsroad-rivals-huntress-before-behind-4 = Охотиться лучше всего сзади.
kingsroad-rivals-huntress-before-end-1 = { $who } чует конюшню. Осталось { $left }.
kingsroad-rivals-huntress-before-end-2 = Последний выстрел считают, как первый.
kingsroad-rivals-huntress-before-end-3 = Почти темно, { $who }.
kingsroad-rivals-huntress-before-end-4 = Загнанный зверь прыгает. Берегись, { $who }.
kingsroad-rivals-huntress-took-1 = { $region }. Чистый выстрел.
kingsroad-rivals-huntress-took-2 = Чутьё. { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }.
kingsroad-rivals-huntress-took-3 = Верное место, верный вдох.
kingsroad-rivals-huntress-took-4 = От тебя шум, { $who }. От меня нет.
kingsroad-rivals-huntress-took-5 = Это на стену.
kingsroad-rivals-huntress-took-by-one-1 = На стрелу больше, { $who }.
kingsroad-rivals-huntress-took-by-one-2 = На перо.
kingsroad-rivals-huntress-took-by-one-3 = Нос сказал: ещё один. Нос прав.
kingsroad-rivals-huntress-took-by-one-4 = Почти твоё, { $who }. Слышно, как ты дышишь.
kingsroad-rivals-huntress-took-by-one-5 = Впритык. Впритык я и люблю.
kingsroad-rivals-huntress-alone-1 = { $region }, и никого. Даже птицы молчат.
kingsroad-rivals-huntress-alone-2 = Хорошая поляна. Никто не знал.
kingsroad-rivals-huntress-alone-3 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, и ни звука.
kingsroad-rivals-huntress-alone-4 = Ни души. За это и люблю лес.
kingsroad-rivals-huntress-lost-by-one-1 = На перо мимо.
kingsroad-rivals-huntress-lost-by-one-2 = Ветер был твой, { $who }.
kingsroad-rivals-huntress-lost-by-one-3 = Один. Видно, ветка хрустнула.
kingsroad-rivals-huntress-lost-by-one-4 = Уже на прицеле было, { $who }.
kingsroad-rivals-huntress-lost-by-one-5 = Хороший заяц иногда уходит.
kingsroad-rivals-huntress-tied-1 = Два охотника, один заяц. Пол-ужина.
kingsroad-rivals-huntress-tied-2 = То же дерево, { $who }. В другой раз — другая ветка.
kingsroad-rivals-huntress-tied-3 = Вспугнули. Ты и я.
kingsroad-rivals-huntress-tied-4 = Поздно до меня дошёл твой запах, { $who }.
kingsroad-rivals-huntress-tied-5 = Поровну. Олень благодарит обоих.
kingsroad-rivals-huntress-empty-1 = Сумка пуста. Бывает.
kingsroad-rivals-huntress-empty-2 = Не та долина.
kingsroad-rivals-huntress-empty-3 = Вечером { $who } ест. А я нет.
kingsroad-rivals-huntress-empty-4 = В моей засаде тишина.
kingsroad-rivals-huntress-empty-5 = Бывают дни, когда учишь только ветер.
kingsroad-rivals-huntress-big-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }. Всё стадо.
kingsroad-rivals-huntress-big-2 = Полная сумка. Тяжело нести.
kingsroad-rivals-huntress-big-3 = { $points }. Деревне хватит.
kingsroad-rivals-huntress-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, { $who }. Целое стадо.
kingsroad-rivals-huntress-big-other-2 = Большая добыча, { $who }. Оставь на весну.
kingsroad-rivals-huntress-big-other-3 = Это слышно за две долины.
kingsroad-rivals-huntress-knight-own-1 = Рыцарь держит сеть. Я — нож.
kingsroad-rivals-huntress-knight-own-2 = { $region }. Два следа, и оба мои.
kingsroad-rivals-huntress-knight-own-3 = Сапоги гремят, но дошёл.
kingsroad-rivals-huntress-knight-hurt-1 = И псы, и рыцари, { $who }. На одну лису многовато.
kingsroad-rivals-huntress-knight-hurt-2 = Пахло конём. Надо было слушать нос.
kingsroad-rivals-huntress-knight-hurt-3 = { $region }. Железные сапоги. Поздно слышно.
kingsroad-rivals-huntress-dragon-own-1 = Свист. Прилетел.
kingsroad-rivals-huntress-dragon-own-2 = Его не приручают. Его вежливо просят.
kingsroad-rivals-huntress-dragon-own-3 = Вспугнул Короля, и вот уже { $region }.
kingsroad-rivals-huntress-dragon-hurt-1 = { $region }. Дым. Твой, { $who }?
kingsroad-rivals-huntress-dragon-hurt-2 = Все птицы взлетели разом. Всё ясно.
kingsroad-rivals-huntress-dragon-hurt-3 = Дракон охотится плохо. Но охотится.
kingsroad-rivals-huntress-witch-own-1 = Она живёт в моём лесу. Меняемся.
kingsroad-rivals-huntress-witch-own-2 = Сначала все они. Потом я.
kingsroad-rivals-huntress-witch-own-3 = Сперва смотри, потом стреляй.
kingsroad-rivals-huntress-witch-seen-1 = Совы замолчали. Ведьма.
kingsroad-rivals-huntress-witch-seen-2 = За нами смотрят, { $who }.
kingsroad-rivals-huntress-witch-seen-3 = Не люблю поляну, когда на ней я.
kingsroad-rivals-huntress-chain-own-1 = Силков на одной нитке: { $count }.
kingsroad-rivals-huntress-chain-own-2 = Перекликаются. Их у меня { $count }.
kingsroad-rivals-huntress-chain-own-3 = В хорошей ловушке петля не одна.
kingsroad-rivals-huntress-chain-other-1 = Силков в ряд { $count }, { $who }. Чистая работа.
kingsroad-rivals-huntress-chain-other-2 = Давно ты их ставишь, { $who }.
kingsroad-rivals-huntress-chain-other-3 = Нитка, а на ней { $count }. Перерезать бы.
kingsroad-rivals-huntress-lead-taken-1 = Мимо тебя, { $who }. И не слышно.
kingsroad-rivals-huntress-lead-taken-2 = Теперь след мой.
kingsroad-rivals-huntress-lead-taken-3 = Впереди. Не отставай.
kingsroad-rivals-huntress-lead-lost-1 = Иди вперёд, { $who }. Проложишь тропу в снегу.
kingsroad-rivals-huntress-lead-lost-2 = Быстрые ноги, { $who }.
kingsroad-rivals-huntress-lead-lost-3 = Пусть олень впереди. Время есть.
kingsroad-rivals-huntress-goal-own-1 = Сорок. Трубит рог.
kingsroad-rivals-huntress-goal-own-2 = Вот и опушка. Сорок.
kingsroad-rivals-huntress-goal-own-3 = Сорок. Лук не опускать.
kingsroad-rivals-huntress-goal-other-1 = { $who } уже на опушке. Ещё не дома.
kingsroad-rivals-huntress-goal-other-2 = Рог трубит: { $who }. Последняя облава.
kingsroad-rivals-huntress-goal-other-3 = Сорок. Добычу считают в конце, { $who }.
kingsroad-rivals-huntress-won-1 = Без планов. Слушаю.
kingsroad-rivals-huntress-won-2 = Добрая охота, { $who }.
kingsroad-rivals-huntress-won-3 = Вот и сезон закрыт.
kingsroad-rivals-huntress-won-4 = Увидеть, попасть, домой.
kingsroad-rivals-huntress-won-5 = След был ясен с самого начала.
kingsroad-rivals-huntress-won-6 = Быстро, { $who }. А я уже там.
kingsroad-rivals-huntress-won-7 = Дома до темноты.
kingsroad-rivals-huntress-won-by-a-hair-1 = На усик. Так и надо.
kingsroad-rivals-huntress-won-by-a-hair-2 = На вдох раньше — и добыча твоя, { $who }.
kingsroad-rivals-huntress-won-by-a-hair-3 = Так близко, что слышно дыхание.
kingsroad-rivals-huntress-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. След потерян, { $who }.
kingsroad-rivals-huntress-won-by-far-2 = Лес сегодня добр.
kingsroad-rivals-huntress-won-by-far-3 = За спиной тебя и не слышно было, { $who }.
kingsroad-rivals-huntress-won-tie-1 = Поровну. Моих гончих больше.
kingsroad-rivals-huntress-won-tie-2 = Перевесили дворяне. Беру.
kingsroad-rivals-huntress-shared-1 = Мясо пополам, { $who }.
kingsroad-rivals-huntress-shared-2 = Два охотника, один олень. Хватит обоим.
kingsroad-rivals-huntress-lost-1 = Твоё, { $who }. Хорошо идёшь по следу.
kingsroad-rivals-huntress-lost-2 = Ветер обманул.
kingsroad-rivals-huntress-lost-3 = Лес и забирает. Значит, завтра.
kingsroad-rivals-huntress-lost-4 = Хороший нюх, { $who }.
kingsroad-rivals-huntress-lost-5 = Не тот след.
kingsroad-rivals-huntress-lost-6 = Сова видела заранее. Я нет.
kingsroad-rivals-huntress-lost-7 = Хорошо охотишься, { $who }. К одному костру?
kingsroad-rivals-huntress-lost-by-a-hair-1 = На усик, { $who }. Всю ночь буду слышать.
kingsroad-rivals-huntress-lost-by-a-hair-2 = Моя стрела тебя задела.
kingsroad-rivals-huntress-lost-by-a-hair-3 = Так близко, хоть рога трогай.
kingsroad-rivals-huntress-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. Лес был не тот.
kingsroad-rivals-huntress-lost-by-far-2 = Тетива ещё снята, а ты уже за холмом.
kingsroad-rivals-huntress-lost-by-far-3 = Голодная будет зима, { $who }.
kingsroad-rivals-huntress-lost-tie-1 = Поровну, а гончих больше у тебя, { $who }.
kingsroad-rivals-huntress-lost-tie-2 = Из-за дворянина. Не зря им нет веры.
