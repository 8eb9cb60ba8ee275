assassins-rivals-spymaster-arrest-1 = Нам с вами, { $person-name }, надо тихо поговорить.
assassins-rivals-spymaster-arrest-2 = На вас, { $person-name }, у меня папка. Толстая.
assassins-rivals-spymaster-arrest-3 = Одно имя вычеркнуто: { $person-name }.
assassins-rivals-spymaster-arrest-4 = Кого-то надо было убрать. Почему бы и не вас, { $person-name }?
assassins-rivals-spymaster-arrest-5 = { $person-named } разговаривает во сне. Так мне доложили.
assassins-rivals-spymaster-kill-1 = { $person-named }: закрыто. Я о папке.
assassins-rivals-spymaster-kill-2 = Карты на стол, { $person-name }? Мои пока при мне.
assassins-rivals-spymaster-kill-3 = Без маски до старости доживают редко.
assassins-rivals-spymaster-unmasked-1 = { $person-named }. Страница четыре. Надо читать дальше.
assassins-rivals-spymaster-unmasked-2 = А. Так вот чего ждёт { $person-name }.
assassins-rivals-spymaster-unmasked-3 = Одной маской меньше. Кто следующий, { $who }?
assassins-rivals-spymaster-wounded-1 = Этот клинок прошёл мимо трёх моих людей. Мне нужны имена.
assassins-rivals-spymaster-wounded-2 = Король истекает кровью. Вина моя.
assassins-rivals-spymaster-wounded-3 = Так близко к нему, и никто не шепнул.
assassins-rivals-spymaster-knight-lost-1 = Хорошая была пара глаз. Их и так мало.
assassins-rivals-spymaster-knight-lost-2 = Дыра в сети. Ты ею воспользуешься, { $who }.
assassins-rivals-spymaster-knight-lost-3 = Напишу его матери. Шифром.
assassins-rivals-spymaster-knight-lost-4 = Он знал слишком мало, чтобы за это умирать.
assassins-rivals-spymaster-king-near-1 = Ни слова. Мы почти внутри.
assassins-rivals-spymaster-king-near-2 = Привратник — мой человек.
assassins-rivals-spymaster-king-near-3 = Отсюда слышно петли.
assassins-rivals-spymaster-king-near-4 = Тихо. У стен есть уши, а у ворот — тем более.
assassins-rivals-spymaster-king-late-1 = Излишняя осторожность тоже опасна. Вылетело из головы.
assassins-rivals-spymaster-king-late-2 = { $cards ->
     [one] Осталась { $cards } карта. Мои донесения длиннее.
     [few] Осталось { $cards } карты. Мои донесения длиннее.
     [many] Осталось { $cards } карт. Мои донесения длиннее.
    *[other] Осталось { $cards } карты. Мои донесения длиннее.
   }
assassins-rivals-spymaster-king-late-3 = Часы — единственный шпион, которого не купить.
assassins-rivals-spymaster-king-quiet-1 = Улица, полная лиц, и некоторые лгут.
assassins-rivals-spymaster-king-quiet-2 = На этой улице кто-то затаил дыхание.
assassins-rivals-spymaster-king-quiet-3 = Все пути осмотрены. Этот пахнет меньше других.
assassins-rivals-spymaster-king-quiet-4 = Слишком ровно улыбаешься, { $who }.
assassins-rivals-spymaster-king-quiet-5 = Считаю тени. Одна лишняя.
assassins-rivals-spymaster-king-quiet-6 = Не верь никому. Экономит время.
assassins-rivals-spymaster-arrested-1 = Значит, { $person-name }. Точно, { $who }?
assassins-rivals-spymaster-arrested-2 = { $person-named } ничего не скажет. Никто не говорит.
assassins-rivals-spymaster-arrested-3 = Любопытный выбор, { $who }. Помечу себе.
assassins-rivals-spymaster-arrested-4 = Значит, { $person-name }? Любопытно послушать почему.
assassins-rivals-spymaster-arrested-5 = У тебя одним вопросом меньше. Или больше.
assassins-rivals-spymaster-killed-1 = Риск был известен. Правда, { $person-name }?
assassins-rivals-spymaster-killed-2 = Клинок за клинок, { $who }.
assassins-rivals-spymaster-killed-3 = { $person-named }: годы осторожности. И вот сегодня.
assassins-rivals-spymaster-unmask-1 = Можешь смотреть, { $who }. Это { $person-name }.
assassins-rivals-spymaster-unmask-2 = { $person-named } у меня на службе. Уже много лет.
assassins-rivals-spymaster-unmask-3 = Добрый вечер. Мы, кажется, знакомы.
assassins-rivals-spymaster-strike-1 = Маленькое напоминание, ваше величество.
assassins-rivals-spymaster-strike-2 = От друга.
assassins-rivals-spymaster-strike-3 = Слово в нужное ухо, клинок в нужное ребро.
assassins-rivals-spymaster-knight-felled-1 = Смотрел не туда. Не без моей помощи.
assassins-rivals-spymaster-knight-felled-2 = На нас одной парой глаз меньше, { $who }.
assassins-rivals-spymaster-knight-felled-3 = Он вот-вот что-то вспомнил бы.
assassins-rivals-spymaster-knight-felled-4 = Тихий угол. Теперь ещё тише.
assassins-rivals-spymaster-gate-near-1 = Ему уже видно вывеску над воротами.
assassins-rivals-spymaster-gate-near-2 = Сейчас кто-то очень огорчится.
assassins-rivals-spymaster-gate-near-3 = Пусть видит ворота. Видеть — ещё не пройти.
assassins-rivals-spymaster-gate-near-4 = Близко. Не люблю «близко».
assassins-rivals-spymaster-gate-late-1 = Каждая минута у меня на жалованье, { $who }.
assassins-rivals-spymaster-gate-late-2 = { $cards ->
     [one] { $cards } карта. Время работает на нас и взяток не берёт.
     [few] { $cards } карты. Время работает на нас и взяток не берёт.
     [many] { $cards } карт. Время работает на нас и взяток не берёт.
    *[other] { $cards } карты. Время работает на нас и взяток не берёт.
   }
assassins-rivals-spymaster-gate-late-3 = В страхе он идёт медленнее. Хорошо.
assassins-rivals-spymaster-people-quiet-1 = Некоторые из нас знают. Остальные гадают.
assassins-rivals-spymaster-people-quiet-2 = Смотри на кого хочешь, { $who }. Мы все на одно лицо.
assassins-rivals-spymaster-people-quiet-3 = Никто особенный не пошёл никуда особенно.
assassins-rivals-spymaster-people-quiet-4 = Толпа — плащ, в котором много карманов.
assassins-rivals-spymaster-people-quiet-5 = Следишь не за той рукой, { $who }. Или за той?
assassins-rivals-spymaster-people-quiet-6 = Кое-кого просто попросили встать поближе.
assassins-rivals-spymaster-won-castle-1 = Внутри. Планы сжечь.
assassins-rivals-spymaster-won-castle-2 = На той улице, куда смотришь ты, { $who }, его и не было.
assassins-rivals-spymaster-won-castle-3 = Никто не видел, как мы пришли. В этом вся работа.
assassins-rivals-spymaster-won-assassins-1 = Три имени, три черты.
assassins-rivals-spymaster-won-assassins-2 = Двое были ясны в первый же день. Третий — потруднее.
assassins-rivals-spymaster-won-assassins-3 = Список пуст. Буду скучать.
assassins-rivals-spymaster-lost-killed-1 = Моя сеть подвела. К утру меня заменят.
assassins-rivals-spymaster-lost-killed-2 = На это лицо подозрение пало бы последним.
assassins-rivals-spymaster-lost-killed-3 = Изящно, { $who }. Ненавижу.
assassins-rivals-spymaster-lost-time-1 = Все опасности на виду, кроме часов.
assassins-rivals-spymaster-lost-time-2 = Так осторожно и так поздно.
assassins-rivals-spymaster-lost-time-3 = Время досталось тебе, { $who }. И дёшево.
assassins-rivals-spymaster-won-killed-1 = Этого не было. Ты ничего не знаешь, { $who }.
assassins-rivals-spymaster-won-killed-2 = Два удара. Остальное — слухи.
assassins-rivals-spymaster-won-killed-3 = Корона свободна. Только тихо.
assassins-rivals-spymaster-won-time-1 = Мы ничего не делали. Великолепно.
assassins-rivals-spymaster-won-time-2 = Ожидание — тоже оружие, { $who }.
assassins-rivals-spymaster-won-time-3 = Он подозревал всех, кроме часа.
assassins-rivals-spymaster-lost-castle-1 = Он внутри. Кто-то в моём доме проболтался.
assassins-rivals-spymaster-lost-castle-2 = Отлично ведёшь дела, { $who }. Беру на службу.
assassins-rivals-spymaster-lost-castle-3 = Слежка за одними воротами. А были и другие.
assassins-rivals-spymaster-lost-assassins-1 = Ты читаешь мои папки, { $who }. Признавайся.
assassins-rivals-spymaster-lost-assassins-2 = Все три. Недооценка, и моя.
assassins-rivals-spymaster-lost-assassins-3 = Мои лучшие маски. Острый у тебя глаз, { $who }.
assassins-rivals-spymaster-won-1 = В газетах прочтёшь другую историю, { $who }.
assassins-rivals-spymaster-won-2 = Мне это стало известно раньше, чем тебе, { $who }. На минуту.
assassins-rivals-spymaster-won-3 = Прошу, через чёрный ход.
assassins-rivals-spymaster-won-4 = Ещё одна тайна, которую знаем только мы двое.
assassins-rivals-spymaster-lost-1 = Кто-то проболтался. Я узнаю кто.
assassins-rivals-spymaster-lost-2 = Я буду отрицать, что эта партия была.
assassins-rivals-spymaster-lost-3 = Каменное лицо, { $who }. Редкость.
assassins-rivals-spymaster-lost-4 = План был и на этот случай. В другом пальто.
