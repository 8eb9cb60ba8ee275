assassins-rivals-huntress-arrest-1 = { $person-named } пахнет железом.
assassins-rivals-huntress-arrest-2 = Вот. { $person-named }. Не спрашивай почему.
assassins-rivals-huntress-arrest-3 = Чутьё. Ему я верю.
assassins-rivals-huntress-arrest-4 = Слишком тихо стоит { $person-name }.
assassins-rivals-huntress-arrest-5 = В сети { $person-name }. Теперь поглядим.
assassins-rivals-huntress-kill-1 = Чисто. { $person-named } и охнуть не успевает.
assassins-rivals-huntress-kill-2 = Волк показал зубы — считай, пойман.
assassins-rivals-huntress-kill-3 = Вот и { $person-name }. Следующий.
assassins-rivals-huntress-unmasked-1 = Чем-то пахло. Но чтобы { $person-name }?
assassins-rivals-huntress-unmasked-2 = Вот и прыжок. { $person-named }.
assassins-rivals-huntress-unmasked-3 = Волк!
assassins-rivals-huntress-wounded-1 = Кровь. Пойдут по каплям.
assassins-rivals-huntress-wounded-2 = Первая кровь за ними.
assassins-rivals-huntress-wounded-3 = Ветка хрустнула поздно.
assassins-rivals-huntress-knight-lost-1 = Одной гончей меньше.
assassins-rivals-huntress-knight-lost-2 = Стоял на открытом. Так не делают.
assassins-rivals-huntress-knight-lost-3 = Огрызаются. Хорошо.
assassins-rivals-huntress-knight-lost-4 = Метко, { $who }.
assassins-rivals-huntress-king-near-1 = Логово близко. Тихо.
assassins-rivals-huntress-king-near-2 = Уже пахнет кухней замка.
assassins-rivals-huntress-king-near-3 = Ещё одна чаща.
assassins-rivals-huntress-king-near-4 = Только не беги. Бег их будит.
assassins-rivals-huntress-king-late-1 = Сумерки. Любая тропа длиннее.
assassins-rivals-huntress-king-late-2 = { $cards ->
     [one] { $cards } карта, и темнота.
     [few] { $cards } карты, и темнота.
     [many] { $cards } карт, и темнота.
    *[other] { $cards } карты, и темнота.
   }
assassins-rivals-huntress-king-late-3 = Старый олень устал.
assassins-rivals-huntress-king-quiet-1 = Ветер с юга. Хорошо.
assassins-rivals-huntress-king-quiet-2 = Затаились. И мы тоже.
assassins-rivals-huntress-king-quiet-3 = Эту землю я знаю.
assassins-rivals-huntress-king-quiet-4 = Тропа хороша, если ноги хороши.
assassins-rivals-huntress-king-quiet-5 = Кто-то идёт следом. Люблю.
assassins-rivals-huntress-king-quiet-6 = Не думай. Шагай.
assassins-rivals-huntress-arrested-1 = { $person-named } в сети. А стая на воле.
assassins-rivals-huntress-arrested-2 = Выстрел в тень, { $who }. Может быть.
assassins-rivals-huntress-arrested-3 = Слышно, как уходит { $person-name }. Тихо.
assassins-rivals-huntress-arrested-4 = Силок — для обоих силок, { $who }.
assassins-rivals-huntress-killed-1 = { $person-named }: прыжок раньше срока.
assassins-rivals-huntress-killed-2 = Быстро, { $who }. И я бы так.
assassins-rivals-huntress-killed-3 = Так уходит { $person-name }.
assassins-rivals-huntress-unmask-1 = Хватит красться.
assassins-rivals-huntress-unmask-2 = { $person-named } ждёт уже довольно.
assassins-rivals-huntress-unmask-3 = Зубы.
assassins-rivals-huntress-strike-1 = Попадание. Теперь пойдёт медленнее.
assassins-rivals-huntress-strike-2 = Целюсь в корону.
assassins-rivals-huntress-strike-3 = Первая стрела.
assassins-rivals-huntress-knight-felled-1 = Одной гончей меньше на нашем следу.
assassins-rivals-huntress-knight-felled-2 = Он и не слышал нас.
assassins-rivals-huntress-knight-felled-3 = Железо шумит, { $who }.
assassins-rivals-huntress-knight-felled-4 = Чаща открыта.
assassins-rivals-huntress-gate-near-1 = Чует конюшню.
assassins-rivals-huntress-gate-near-2 = Отрезать.
assassins-rivals-huntress-gate-near-3 = Последнее поле самое длинное, ваше величество.
assassins-rivals-huntress-gate-near-4 = Побежал. Наконец-то.
assassins-rivals-huntress-gate-late-1 = Пусть устанет.
assassins-rivals-huntress-gate-late-2 = { $cards ->
     [one] { $cards } карта. Лежать тихо можно и дольше.
     [few] { $cards } карты. Лежать тихо можно и дольше.
     [many] { $cards } карт. Лежать тихо можно и дольше.
    *[other] { $cards } карты. Лежать тихо можно и дольше.
   }
assassins-rivals-huntress-gate-late-3 = Солнце за нас.
assassins-rivals-huntress-people-quiet-1 = Идём, когда идёт ветер.
assassins-rivals-huntress-people-quiet-2 = Терпение. Мимо он не пройдёт.
assassins-rivals-huntress-people-quiet-3 = Смотришь прямо на нас, { $who }, а видишь толпу.
assassins-rivals-huntress-people-quiet-4 = Я гоню, они ждут.
assassins-rivals-huntress-people-quiet-5 = Ещё рано.
assassins-rivals-huntress-people-quiet-6 = В хорошей облаве не кричат.
assassins-rivals-huntress-won-castle-1 = Дома, мимо всех ваших ловушек.
assassins-rivals-huntress-won-castle-2 = Лис в норе, { $who }.
assassins-rivals-huntress-won-castle-3 = Ноги знали дорогу.
assassins-rivals-huntress-won-assassins-1 = Три волка. Все.
assassins-rivals-huntress-won-assassins-2 = Этой ночью в лесу спокойно.
assassins-rivals-huntress-won-assassins-3 = Счёт ни к чему. Есть нюх.
assassins-rivals-huntress-lost-killed-1 = Олень лежит. Твоя охота, { $who }.
assassins-rivals-huntress-lost-killed-2 = В чащу его вела моя тропа.
assassins-rivals-huntress-lost-killed-3 = Хороший выстрел, { $who }.
assassins-rivals-huntress-lost-time-1 = Ночь была быстрее.
assassins-rivals-huntress-lost-time-2 = Длинная тропа. Слишком длинная.
assassins-rivals-huntress-lost-time-3 = Тебе хватило подождать, { $who }.
assassins-rivals-huntress-won-killed-1 = Олень лежит.
assassins-rivals-huntress-won-killed-2 = Две стрелы. Один король.
assassins-rivals-huntress-won-killed-3 = Ждать. Ждать. Пора.
assassins-rivals-huntress-won-time-1 = Темно. А он всё ещё там.
assassins-rivals-huntress-won-time-2 = Он ходил у нас кругами, { $who }.
assassins-rivals-huntress-won-time-3 = Хорошей охоте добыча не нужна.
assassins-rivals-huntress-lost-castle-1 = Прорвался. Крепкий старый олень.
assassins-rivals-huntress-lost-castle-2 = Хорошо ведёшь, { $who }.
assassins-rivals-huntress-lost-castle-3 = Одна щель осталась.
assassins-rivals-huntress-lost-assassins-1 = Стаи нет. След читать умеешь, { $who }.
assassins-rivals-huntress-lost-assassins-2 = У тебя нюх лучше, { $who }.
assassins-rivals-huntress-lost-assassins-3 = Три выстрела, три попадания. Уважаю.
assassins-rivals-huntress-won-1 = Хорошая земля. Хороший день.
assassins-rivals-huntress-won-2 = Домой — коротким путём.
assassins-rivals-huntress-won-3 = За тобой был след, { $who }.
assassins-rivals-huntress-won-4 = Тетиву снять. Ужинать.
assassins-rivals-huntress-lost-1 = Лес велик. Ещё увидимся.
assassins-rivals-huntress-lost-2 = Чисто, { $who }.
assassins-rivals-huntress-lost-3 = Сон на посту. Мой.
assassins-rivals-huntress-lost-4 = Сегодня я заяц.
