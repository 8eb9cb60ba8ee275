kingsroad-rivals-jester-before-region-1 = Карты — в воздух. Вот эти упали.
kingsroad-rivals-jester-before-region-2 = { $region }, { $region }, кто в дороге, кто приехал?
kingsroad-rivals-jester-before-region-3 = Играю те, что звенят красивее.
kingsroad-rivals-jester-before-region-4 = Меня не спрашивайте. Я тут только работаю.
kingsroad-rivals-jester-before-region-5 = Жонглёр не смотрит ни на один мяч и ловит все. Почти.
kingsroad-rivals-jester-before-lead-1 = Впереди я! Бедное королевство.
kingsroad-rivals-jester-before-lead-2 = { $lead ->
     [one] { $lead } очко
     [few] { $lead } очка
     [many] { $lead } очков
    *[other] { $lead } очка
   } впереди. Видно, что-то делаю не так.
kingsroad-rivals-jester-before-lead-3 = За шутом, { $who }! В конце концов все за ним идут.
kingsroad-rivals-jester-before-behind-1 = { $behind ->
     [one] { $behind } очко
     [few] { $behind } очка
     [many] { $behind } очков
    *[other] { $behind } очка
   } не хватает. Где-то из кармана выпали.
kingsroad-rivals-jester-before-behind-2 = Отсюда, сзади, видно все ваши шляпы.
kingsroad-rivals-jester-before-behind-3 = { $who } бежит. Я качусь. Голова кружится у обоих.
kingsroad-rivals-jester-before-end-1 = Ещё { $left }, { $who }, и дадут торт?
kingsroad-rivals-jester-before-end-2 = Сорок — тебе, { $who }, а мне сорок подмигиваний.
kingsroad-rivals-jester-before-end-3 = Скоро конец? У меня в шесть ещё представление.
kingsroad-rivals-jester-took-1 = { $region } — моё? А глаза-то закрыты.
kingsroad-rivals-jester-took-2 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   } за то, что споткнуться. Та-дам!
kingsroad-rivals-jester-took-3 = Мы с Удачей женимся.
kingsroad-rivals-jester-took-4 = Лучше везенье, чем { $who }.
kingsroad-rivals-jester-took-by-one-1 = На один больше! Он выпал нечаянно.
kingsroad-rivals-jester-took-by-one-2 = На один, на один, вот и шут — господин.
kingsroad-rivals-jester-took-by-one-3 = Извини, { $who }, локоть соскользнул.
kingsroad-rivals-jester-alone-1 = Это ловушка? Ау! { $region }?
kingsroad-rivals-jester-alone-2 = Пустая сцена! Мой звёздный час.
kingsroad-rivals-jester-alone-3 = На представление никто не пришёл, а заплатили.
kingsroad-rivals-jester-lost-by-one-1 = Коротковато. Как мои штаны.
kingsroad-rivals-jester-lost-by-one-2 = Чуть-чуть! В другой раз буду жонглировать ближе.
kingsroad-rivals-jester-lost-by-one-3 = Пока держусь за нос, всё забирает { $who }.
kingsroad-rivals-jester-tied-1 = { $region }, а шутов двое, { $who }. Где твои бубенцы?
kingsroad-rivals-jester-tied-2 = Дзынь! Пара!
kingsroad-rivals-jester-tied-3 = Завязали узелком. Может, бантиком?
kingsroad-rivals-jester-empty-1 = Ничего! Могу показать этот фокус ещё раз.
kingsroad-rivals-jester-empty-2 = Ноль круглый и хорошо катится.
kingsroad-rivals-jester-empty-3 = Мои очки сбежали с ложкой.
kingsroad-rivals-jester-big-1 = { $points }! Скорей, прячьте.
kingsroad-rivals-jester-big-2 = Не знаю, что это было, но давайте ещё.
kingsroad-rivals-jester-big-other-1 = { $points ->
     [one] { $points } очко
     [few] { $points } очка
     [many] { $points } очков
    *[other] { $points } очка
   }, { $who }. Это всё башмаки.
kingsroad-rivals-jester-big-other-2 = А теперь ещё раз { $who }! На бис!
kingsroad-rivals-jester-knight-own-1 = Мой Рыцарь упал с коня. Бах — и { $region }.
kingsroad-rivals-jester-knight-own-2 = Сказано: сидеть. А он — { $region }.
kingsroad-rivals-jester-knight-hurt-1 = Твой Рыцарь сел на мою шляпу, { $who }.
kingsroad-rivals-jester-knight-hurt-2 = Дзынь, дзынь, прощай, { $region }.
kingsroad-rivals-jester-dragon-own-1 = Он за мной увязался. Можно оставить?
kingsroad-rivals-jester-dragon-own-2 = Фокус с огнём! В палатке не повторять.
kingsroad-rivals-jester-dragon-hurt-1 = Шут жареный, с корочкой. Спасибо, { $who }.
kingsroad-rivals-jester-dragon-hurt-2 = Кто заказывал Дракона?
kingsroad-rivals-jester-witch-own-1 = Она щекочется, вот и весь выбор.
kingsroad-rivals-jester-witch-own-2 = Всё видно, ничего не понятно. Сработало.
kingsroad-rivals-jester-witch-seen-1 = Преврати меня во что-нибудь высокое!
kingsroad-rivals-jester-witch-seen-2 = Шурум-бурум, котелок, { $who } готовит нам урок.
kingsroad-rivals-jester-chain-own-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   } на верёвочке. Пляшут!
kingsroad-rivals-jester-chain-own-2 = Им сказано, что это паровозик.
kingsroad-rivals-jester-chain-other-1 = { $count ->
     [one] { $count } дворянин
     [few] { $count } дворянина
     [many] { $count } дворян
    *[other] { $count } дворянина
   } в ряд. Толкните кто-нибудь первого.
kingsroad-rivals-jester-chain-other-2 = Сколько париков, { $who }.
kingsroad-rivals-jester-lead-taken-1 = Шут впереди всех! Проверьте двери.
kingsroad-rivals-jester-lead-taken-2 = Би-бип, { $who }.
kingsroad-rivals-jester-lead-lost-1 = Бери первое место, { $who }. Оно мне и не нужно.
kingsroad-rivals-jester-lead-lost-2 = Отлично, можно снова прятаться.
kingsroad-rivals-jester-goal-own-1 = Сорок! Нечаянно! Арестуйте меня!
kingsroad-rivals-jester-goal-own-2 = Сорок — это хорошее число?
kingsroad-rivals-jester-goal-other-1 = Тебе сорок, { $who }? И не скажешь.
kingsroad-rivals-jester-goal-other-2 = Последний круг! Все на одной ножке.
kingsroad-rivals-jester-won-1 = Победа моя. Только не говорите Королю как.
kingsroad-rivals-jester-won-2 = Кланяйся бубенцам, { $who }!
kingsroad-rivals-jester-won-3 = А правила так и не прочитаны.
kingsroad-rivals-jester-won-4 = Корону мне! Нет, не этим.
kingsroad-rivals-jester-won-5 = Жонглирую — а падают очки.
kingsroad-rivals-jester-won-6 = Ну и кто теперь шут? Всё ещё я, зато с деньгами.
kingsroad-rivals-jester-won-by-a-hair-1 = На волосок, а под колпаком лысина.
kingsroad-rivals-jester-won-by-a-hair-2 = Чуть-чуть нет. Но да.
kingsroad-rivals-jester-won-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }! Разбудите учёных.
kingsroad-rivals-jester-won-by-far-2 = Если смог шут, сможет каждый. Кроме тебя, { $who }.
kingsroad-rivals-jester-won-tie-1 = Мои дворяне смешнее.
kingsroad-rivals-jester-shared-1 = По полкороны, { $who }. Пилить вдоль или поперёк?
kingsroad-rivals-jester-lost-1 = Проигрыш, зато без рук!
kingsroad-rivals-jester-lost-2 = Ура, { $who }! Гип, гип, ик.
kingsroad-rivals-jester-lost-3 = Проигрывать легко. Могу давать уроки.
kingsroad-rivals-jester-lost-4 = Карты вверх ногами. Или я.
kingsroad-rivals-jester-lost-5 = Так и задумано. По большей части.
kingsroad-rivals-jester-lost-6 = Хорошее представление, { $who }. Бис!
kingsroad-rivals-jester-lost-by-a-hair-1 = Почти! И бубенцы у меня почти золотые.
kingsroad-rivals-jester-lost-by-a-hair-2 = А ведь если бы ещё и стараться. Представляете?
kingsroad-rivals-jester-lost-by-far-1 = { $by ->
     [one] { $by } очко
     [few] { $by } очка
     [many] { $by } очков
    *[other] { $by } очка
   }. Вот это выход на сцену.
kingsroad-rivals-jester-lost-by-far-2 = Вижу, вижу, там { $who }. Нет, это корова.
kingsroad-rivals-jester-lost-tie-1 = Поровну! А потом считали парики.
