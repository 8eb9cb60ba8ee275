assassins-rivals-castellan-arrest-1 = В кандалы: { $person-name }. И кандалы — те, что побольше.
assassins-rivals-castellan-arrest-2 = { $person-named } внутри моей линии. А там не бывает никого.
assassins-rivals-castellan-arrest-3 = Обыскать { $person-whom }. Дважды.
assassins-rivals-castellan-arrest-4 = Держу под замком { $person-whom }, пока не узнаю больше.
assassins-rivals-castellan-arrest-5 = В подземелье есть местечко: прошу, { $person-name }.
assassins-rivals-castellan-kill-1 = { $person-named } с клинком. А мой клинок быстрее.
assassins-rivals-castellan-kill-2 = Одним ножом меньше. Держать строй.
assassins-rivals-castellan-kill-3 = Добрый удар. По местам.
assassins-rivals-castellan-unmasked-1 = Так это { $person-name }! К оружию!
assassins-rivals-castellan-unmasked-2 = Прорыв! { $person-named } среди нас!
assassins-rivals-castellan-unmasked-3 = Вот оно что: { $person-name }. Сомкнись, ребята.
assassins-rivals-castellan-wounded-1 = Король ранен! Щиты, кругом!
assassins-rivals-castellan-wounded-2 = Царапина, ваше величество. Шагайте.
assassins-rivals-castellan-wounded-3 = Второй раз такому не бывать.
assassins-rivals-castellan-knight-lost-1 = Минус один. Сомкнуть ряды.
assassins-rivals-castellan-knight-lost-2 = Стоял на посту до конца.
assassins-rivals-castellan-knight-lost-3 = Этот был моей выучки, { $who }.
assassins-rivals-castellan-knight-lost-4 = Закрыть брешь. Живо.
assassins-rivals-castellan-king-near-1 = Впереди ворота. Строиться клином.
assassins-rivals-castellan-king-near-2 = Эти ворота я знаю. Петли с утра смазаны.
assassins-rivals-castellan-king-near-3 = Почти под моими стенами, ваше величество.
assassins-rivals-castellan-king-near-4 = Решётку вверх, сони!
assassins-rivals-castellan-king-late-1 = Темнеет. Двойным шагом.
assassins-rivals-castellan-king-late-2 = { $cards ->
     [one] { $cards } карта. Марш есть марш.
     [few] { $cards } карты. Марш есть марш.
     [many] { $cards } карт. Марш есть марш.
    *[other] { $cards } карты. Марш есть марш.
   }
assassins-rivals-castellan-king-late-3 = Ворота закрывают в сумерках, хоть с королём, хоть без.
assassins-rivals-castellan-king-quiet-1 = Все улицы осмотрены. Дважды.
assassins-rivals-castellan-king-quiet-2 = Рыцари по углам. Король посередине.
assassins-rivals-castellan-king-quiet-3 = Стой. Смотри. Иди.
assassins-rivals-castellan-king-quiet-4 = Толпа — это армия, которой ещё не сказали.
assassins-rivals-castellan-king-quiet-5 = Глаза выше, ребята. И на крыши тоже.
assassins-rivals-castellan-king-quiet-6 = Сегодня без героев. От героев одни бреши.
assassins-rivals-castellan-arrested-1 = Взяли: { $person-name }. А стена стоит, { $who }.
assassins-rivals-castellan-arrested-2 = { $person-named } знает, чем кончаются утренние прогулки.
assassins-rivals-castellan-arrested-3 = Один пленный осады не выиграет, { $who }.
assassins-rivals-castellan-arrested-4 = Трать аресты, { $who }. Я их считаю.
assassins-rivals-castellan-arrested-5 = Обращаться вежливо. Всё-таки { $person-name }.
assassins-rivals-castellan-killed-1 = { $person-named } — смерть на переднем крае.
assassins-rivals-castellan-killed-2 = Честный бой, { $who }. Признаю.
assassins-rivals-castellan-killed-3 = Нет больше { $person-whose }. Перестроиться.
assassins-rivals-castellan-unmask-1 = Из укрытия! Вперёд, { $person-name }!
assassins-rivals-castellan-unmask-2 = { $person-named } атакует. Внезапность — половина осады.
assassins-rivals-castellan-unmask-3 = Пора! За город!
assassins-rivals-castellan-strike-1 = Есть попадание в цитадель!
assassins-rivals-castellan-strike-2 = В твоей стене дыра, { $who }.
assassins-rivals-castellan-strike-3 = Ещё один такой — и всё.
assassins-rivals-castellan-knight-felled-1 = Фланг у них открыт.
assassins-rivals-castellan-knight-felled-2 = Этот стоял без прикрытия, { $who }.
assassins-rivals-castellan-knight-felled-3 = Одна башня пала.
assassins-rivals-castellan-knight-felled-4 = Одинокий часовой — подарок.
assassins-rivals-castellan-gate-near-1 = К воротам! Хоть кто-нибудь! Все!
assassins-rivals-castellan-gate-near-2 = Он у рва. Там и держать.
assassins-rivals-castellan-gate-near-3 = Только не через мои ворота, ваше величество.
assassins-rivals-castellan-gate-near-4 = Заткните эту улицу хоть сапогами.
assassins-rivals-castellan-gate-late-1 = Держаться. Время — лучшая стена.
assassins-rivals-castellan-gate-late-2 = { $cards ->
     [one] { $cards } карта. И с меньшим держались дольше.
     [few] { $cards } карты. И с меньшим держались дольше.
     [many] { $cards } карт. И с меньшим держались дольше.
    *[other] { $cards } карты. И с меньшим держались дольше.
   }
assassins-rivals-castellan-gate-late-3 = Света ему не хватит. Так и держать.
assassins-rivals-castellan-people-quiet-1 = По местам. Без спешки.
assassins-rivals-castellan-people-quiet-2 = Все твои дороги сочтены, { $who }.
assassins-rivals-castellan-people-quiet-3 = Осада — это в основном ожидание.
assassins-rivals-castellan-people-quiet-4 = Плечом к плечу. И вид поскучнее.
assassins-rivals-castellan-people-quiet-5 = Рыцари у тебя стоят хорошо, { $who }. Мы тоже.
assassins-rivals-castellan-people-quiet-6 = Стоять крепко. Он сам к нам придёт.
assassins-rivals-castellan-won-castle-1 = Король за стенами. Поднять мост!
assassins-rivals-castellan-won-castle-2 = Каждая улица, каждые ворота, { $who }. Всё проверено.
assassins-rivals-castellan-won-castle-3 = Дома. Всем двойной паёк.
assassins-rivals-castellan-won-assassins-1 = Последний. Цитадель в безопасности.
assassins-rivals-castellan-won-assassins-2 = Все три, и ни царапины на камне.
assassins-rivals-castellan-won-assassins-3 = Твой гарнизон кончился, { $who }.
assassins-rivals-castellan-lost-killed-1 = Цитадель пала. Мой меч твой, { $who }.
assassins-rivals-castellan-lost-killed-2 = Люди на всех стенах. Кроме одной.
assassins-rivals-castellan-lost-killed-3 = Он верил моей стене. Этого не забыть.
assassins-rivals-castellan-lost-time-1 = Сумерки. А мы не с той стороны ворот.
assassins-rivals-castellan-lost-time-2 = Отличный марш, { $who }. И на час длиннее, чем надо.
assassins-rivals-castellan-lost-time-3 = Стена готова, а про дорогу забыли.
assassins-rivals-castellan-won-killed-1 = Цитадель пала.
assassins-rivals-castellan-won-killed-2 = Два удара в самый слабый камень.
assassins-rivals-castellan-won-killed-3 = Стена крепка, как её последний часовой, { $who }.
assassins-rivals-castellan-won-time-1 = Выстояли. На то и стены.
assassins-rivals-castellan-won-time-2 = Осада окончена, { $who }. Внутрь он так и не попал.
assassins-rivals-castellan-won-time-3 = Ни одних ворот. Было же сказано.
assassins-rivals-castellan-lost-castle-1 = Прорвался. Отлично ведёшь, { $who }.
assassins-rivals-castellan-lost-castle-2 = Одна улица без поста. Одна!
assassins-rivals-castellan-lost-castle-3 = Провести его строем, { $who }! Честь отдаю.
assassins-rivals-castellan-lost-assassins-1 = Весь мой гарнизон раскрыт. Острый глаз, { $who }.
assassins-rivals-castellan-lost-assassins-2 = Взять крепость без осады, { $who }! Умеешь.
assassins-rivals-castellan-lost-assassins-3 = Клинков не осталось. Сдаю крепость.
assassins-rivals-castellan-won-1 = Трубить в рог. Наша взяла.
assassins-rivals-castellan-won-2 = Добрый день для гарнизона.
assassins-rivals-castellan-won-3 = Ты знаешь толк в драке, { $who }. Держи супу.
assassins-rivals-castellan-won-4 = Вольно. Благодарю всех за службу.
assassins-rivals-castellan-lost-1 = Спускаю флаг, { $who }.
assassins-rivals-castellan-lost-2 = Осады без урока не бывает.
assassins-rivals-castellan-lost-3 = Завтра муштра будет жёстче.
assassins-rivals-castellan-lost-4 = Сдача, надеюсь, почётная?
