assassins-rivals-chancellor-arrest-1 = У меня вопросы. Отвечать будет { $person-name }.
assassins-rivals-chancellor-arrest-2 = Бумага подписана. В ней сказано: { $person-name }.
assassins-rivals-chancellor-arrest-3 = Чьё-то имя должно было стоять первым. Вышло — { $person-name }.
assassins-rivals-chancellor-arrest-4 = Возможно, { $person-name } тут ни при чём. Время покажет.
assassins-rivals-chancellor-arrest-5 = Мера предосторожности, { $person-name }. Ничего личного.
assassins-rivals-chancellor-kill-1 = Вычеркнуть из реестра: { $person-name }.
assassins-rivals-chancellor-kill-2 = Прискорбно, но без проволочек.
assassins-rivals-chancellor-kill-3 = Один счёт закрыт, { $who }.
assassins-rivals-chancellor-unmasked-1 = { $person-named }. У меня это было на полях.
assassins-rivals-chancellor-unmasked-2 = Значит, { $person-name }. Это сужает следствие.
assassins-rivals-chancellor-unmasked-3 = Нож — тоже своего рода сведения, { $who }.
assassins-rivals-chancellor-wounded-1 = Дорогая минута. Одну король себе позволить может.
assassins-rivals-chancellor-wounded-2 = Мой расчёт был на один шаг больше. Их тоже.
assassins-rivals-chancellor-wounded-3 = Второй такой записи не будет, { $who }.
assassins-rivals-chancellor-knight-lost-1 = Рыцарь стоит дорого. План придётся пересмотреть.
assassins-rivals-chancellor-knight-lost-2 = Твой размен, { $who }. Возможно, и мой был бы таким.
assassins-rivals-chancellor-knight-lost-3 = Вдове назначат пенсию.
assassins-rivals-chancellor-knight-lost-4 = Одним меньше, чтобы успевать в два места.
assassins-rivals-chancellor-king-near-1 = Ворота близко. Самое время читать мелкий шрифт.
assassins-rivals-chancellor-king-near-2 = Короткий путь, ваше величество. Короткий — не значит безопасный.
assassins-rivals-chancellor-king-near-3 = Последняя страница, и рука не дрожит.
assassins-rivals-chancellor-king-near-4 = Место в зале для него уже занято.
assassins-rivals-chancellor-king-late-1 = День израсходован быстрее сметы.
assassins-rivals-chancellor-king-late-2 = { $cards ->
     [one] { $cards } карта. Нельзя ли ещё одну взаймы?
     [few] { $cards } карты. Нельзя ли ещё одну взаймы?
     [many] { $cards } карт. Нельзя ли ещё одну взаймы?
    *[other] { $cards } карты. Нельзя ли ещё одну взаймы?
   }
assassins-rivals-chancellor-king-late-3 = Время — единственный кредитор, который не ждёт.
assassins-rivals-chancellor-king-quiet-1 = Я за всеми слежу и благодарю за терпение.
assassins-rivals-chancellor-king-quiet-2 = А что теперь сделаешь ты, { $who }? Ответ у меня уже есть.
assassins-rivals-chancellor-king-quiet-3 = Страница без событий. Такие мне по душе.
assassins-rivals-chancellor-king-quiet-4 = Под подозрением все. Этого требует вежливость.
assassins-rivals-chancellor-king-quiet-5 = Самая безопасная улица редко самая приятная.
assassins-rivals-chancellor-king-quiet-6 = Ни одного шага без основания.
assassins-rivals-chancellor-arrested-1 = { $person-named }. На каком основании, { $who }?
assassins-rivals-chancellor-arrested-2 = Один арест потрачен, { $who }. Записываю остаток.
assassins-rivals-chancellor-arrested-3 = { $person-named } нас покидает. Толпа остаётся.
assassins-rivals-chancellor-arrested-4 = Выбор, несомненно, обдуманный. У меня своё мнение.
assassins-rivals-chancellor-arrested-5 = Каждый арест отвечает на вопрос. На какой, { $who }?
assassins-rivals-chancellor-killed-1 = { $person-named } — это было вложение.
assassins-rivals-chancellor-killed-2 = Взыскиваешь без отсрочек, { $who }.
assassins-rivals-chancellor-killed-3 = Убыток. Он был предусмотрен.
assassins-rivals-chancellor-unmask-1 = Дальше за дело берётся { $person-name }.
assassins-rivals-chancellor-unmask-2 = Пора публиковать, { $who }.
assassins-rivals-chancellor-unmask-3 = Наступает миг, когда надо поставить подпись.
assassins-rivals-chancellor-strike-1 = Первый взнос, ваше величество.
assassins-rivals-chancellor-strike-2 = Один удар — половина суммы.
assassins-rivals-chancellor-strike-3 = Король поставлен в известность.
assassins-rivals-chancellor-knight-felled-1 = Освободилась должность, { $who }.
assassins-rivals-chancellor-knight-felled-2 = На нём держалась дверь. Теперь она качается.
assassins-rivals-chancellor-knight-felled-3 = Взят самый дорогой из тех, кто стоял один.
assassins-rivals-chancellor-knight-felled-4 = Твоя стража короче на одну строку.
assassins-rivals-chancellor-gate-near-1 = Он близко к воротам. Глава могла быть и подлиннее.
assassins-rivals-chancellor-gate-near-2 = До ворот одна подпись. Не подписывать.
assassins-rivals-chancellor-gate-near-3 = Теперь всё дело в одной улице.
assassins-rivals-chancellor-gate-near-4 = Не торопите его. Он поторопится сам.
assassins-rivals-chancellor-gate-late-1 = { $cards ->
     [one] { $cards } карта. На терпение идут проценты.
     [few] { $cards } карты. На терпение идут проценты.
     [many] { $cards } карт. На терпение идут проценты.
    *[other] { $cards } карты. На терпение идут проценты.
   }
assassins-rivals-chancellor-gate-late-2 = Час на нашей стороне баланса, { $who }.
assassins-rivals-chancellor-gate-late-3 = Он цел и опаздывает. С этим жить можно.
assassins-rivals-chancellor-people-quiet-1 = Ничего не произошло. И это тщательно подготовлено.
assassins-rivals-chancellor-people-quiet-2 = Твой лучший ответ уже учтён, { $who }. Отвечай.
assassins-rivals-chancellor-people-quiet-3 = Мы просто идём за покупками. Все разом.
assassins-rivals-chancellor-people-quiet-4 = Чуть ближе, прошу всех. Не подавая вида.
assassins-rivals-chancellor-people-quiet-5 = Запомни, кто где стоит, { $who }. У меня записано.
assassins-rivals-chancellor-people-quiet-6 = Толпа — просто длинное предложение без точки.
assassins-rivals-chancellor-won-castle-1 = Король дома, дело закрыто.
assassins-rivals-chancellor-won-castle-2 = Благодарю всех, кто посторонился.
assassins-rivals-chancellor-won-castle-3 = Тихое шествие. Лучшее из возможных, { $who }.
assassins-rivals-chancellor-won-assassins-1 = Три дознания, три результата.
assassins-rivals-chancellor-won-assassins-2 = Улики всё время были на улице.
assassins-rivals-chancellor-won-assassins-3 = Совет снова может спать.
assassins-rivals-chancellor-lost-killed-1 = Престол вакантен. Составляю объявление.
assassins-rivals-chancellor-lost-killed-2 = Взвешены все риски, кроме этого, { $who }.
assassins-rivals-chancellor-lost-killed-3 = Точная работа, { $who }.
assassins-rivals-chancellor-lost-time-1 = План был верен и на день длиннее, чем нужно.
assassins-rivals-chancellor-lost-time-2 = Сбережено всё, кроме времени.
assassins-rivals-chancellor-lost-time-3 = Поручить дело часам, { $who }. Экономно.
assassins-rivals-chancellor-won-killed-1 = Решение принято двумя клинками.
assassins-rivals-chancellor-won-killed-2 = Да здравствует совет.
assassins-rivals-chancellor-won-killed-3 = Других вопросов в повестке не было.
assassins-rivals-chancellor-won-time-1 = Заседание окончено, ваше величество.
assassins-rivals-chancellor-won-time-2 = Мы его пересидели, { $who }. Таков был план.
assassins-rivals-chancellor-won-time-3 = Никто ещё не делал ничего так основательно.
assassins-rivals-chancellor-lost-castle-1 = Он внутри. Что ж, буду его канцлером.
assassins-rivals-chancellor-lost-castle-2 = Безупречно проведено, { $who }.
assassins-rivals-chancellor-lost-castle-3 = В этом городе на одни ворота больше, чем нужно.
assassins-rivals-chancellor-lost-assassins-1 = Все три имени названы. Твоё дознание лучше, { $who }.
assassins-rivals-chancellor-lost-assassins-2 = Свидетелей у меня больше нет.
assassins-rivals-chancellor-lost-assassins-3 = Ознакомление окончено, { $who }. Доводы приняты. Сдаюсь.
assassins-rivals-chancellor-won-1 = Прошу внести в протокол, что борьба была равной, { $who }.
assassins-rivals-chancellor-won-2 = Доволен совет, доволен двор. Запишите дату.
assassins-rivals-chancellor-won-3 = Всё прошло по плану, не считая того, что прошло иначе.
assassins-rivals-chancellor-won-4 = Должность остаётся за тобой, { $who }.
assassins-rivals-chancellor-lost-1 = Подаю в отставку. До завтра.
assassins-rivals-chancellor-lost-2 = Победил лучший довод, { $who }.
assassins-rivals-chancellor-lost-3 = Один абзац прочитан неверно. Этого хватило.
assassins-rivals-chancellor-lost-4 = В протокол это вносить не будем.
