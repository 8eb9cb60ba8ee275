assassins-rivals-sheriff-arrest-1 = { $person-named } идёт со мной. Всего пара вопросов.
assassins-rivals-sheriff-arrest-2 = Эй, { $person-name }. Руки на виду.
assassins-rivals-sheriff-arrest-3 = Арест в день — и король на ногах.
assassins-rivals-sheriff-arrest-4 = Не нравится мне, как тут стоит { $person-name }.
assassins-rivals-sheriff-arrest-5 = { $person-named } всё объяснит в участке.
assassins-rivals-sheriff-kill-1 = { $person-named }: сопротивление при задержании. Так и запишем.
assassins-rivals-sheriff-kill-2 = Нож на землю, { $person-name }. Поздно.
assassins-rivals-sheriff-kill-3 = Дело закрыто: { $person-name }.
assassins-rivals-sheriff-unmasked-1 = { $person-named }! А ведь я там обедаю.
assassins-rivals-sheriff-unmasked-2 = Клинок средь бела дня. Стража!
assassins-rivals-sheriff-unmasked-3 = { $person-named } у меня в списке. Только ниже.
assassins-rivals-sheriff-wounded-1 = Король ранен. Очистить улицу!
assassins-rivals-sheriff-wounded-2 = И это на моём участке. Больше не повторится.
assassins-rivals-sheriff-wounded-3 = За эту царапину кто-то будет висеть.
assassins-rivals-sheriff-knight-lost-1 = У нас потеря. Закрыть брешь.
assassins-rivals-sheriff-knight-lost-2 = Хороший был парень. За него ответишь, { $who }.
assassins-rivals-sheriff-knight-lost-3 = Нападение на стражу. Записываю, { $who }.
assassins-rivals-sheriff-knight-lost-4 = Рыцарем меньше. Приказ тот же.
assassins-rivals-sheriff-king-near-1 = Вижу ворота. Дорогу королю.
assassins-rivals-sheriff-king-near-2 = Почти пришли. Всем стоять.
assassins-rivals-sheriff-king-near-3 = Дорогу, добрые люди, дорогу.
assassins-rivals-sheriff-king-near-4 = Отсюда видно, как зевает привратник.
assassins-rivals-sheriff-king-late-1 = Проходите, ваше величество. Темнеет.
assassins-rivals-sheriff-king-late-2 = Отстаём от графика. Терпеть не могу.
assassins-rivals-sheriff-king-late-3 = { $cards ->
     [one] { $cards } карта, и длинная улица.
     [few] { $cards } карты, и длинная улица.
     [many] { $cards } карт, и длинная улица.
    *[other] { $cards } карты, и длинная улица.
   }
assassins-rivals-sheriff-king-quiet-1 = Не на что тут смотреть. Проходим.
assassins-rivals-sheriff-king-quiet-2 = На улице порядок. Пока.
assassins-rivals-sheriff-king-quiet-3 = Шаг, потом взгляд. Шаг, потом взгляд.
assassins-rivals-sheriff-king-quiet-4 = Двадцать лет хожу по этому участку.
assassins-rivals-sheriff-king-quiet-5 = Руки из-под плащей, пожалуйста.
assassins-rivals-sheriff-king-quiet-6 = Всё тихо. Не верю.
assassins-rivals-sheriff-arrested-1 = Забираешь? А { $person-name } в чём обвиняется?
assassins-rivals-sheriff-arrested-2 = Сначала надо спросить бумаги, { $who }.
assassins-rivals-sheriff-arrested-3 = Полегче, это { $person-name }. Есть же правила.
assassins-rivals-sheriff-arrested-4 = Арестовывать — моя работа, { $who }.
assassins-rivals-sheriff-killed-1 = { $person-named } на земле. Где-то это преступление.
assassins-rivals-sheriff-killed-2 = Кровь на мостовой. Оттирать тебе, { $who }.
assassins-rivals-sheriff-unmask-1 = { $person-named } вас больше не потерпит.
assassins-rivals-sheriff-unmask-2 = Хватит прятаться. Исполняй долг, { $person-name }.
assassins-rivals-sheriff-unmask-3 = По приказу. По моему.
assassins-rivals-sheriff-strike-1 = Королю вручена повестка.
assassins-rivals-sheriff-strike-2 = Это один удар. Закон допускает два.
assassins-rivals-sheriff-strike-3 = Считайте это предупреждением, ваше величество.
assassins-rivals-sheriff-knight-felled-1 = Один стражник сдал смену.
assassins-rivals-sheriff-knight-felled-2 = Стоял на дороге, { $who }. Помеха движению.
assassins-rivals-sheriff-knight-felled-3 = Туда бы двоих поставить.
assassins-rivals-sheriff-knight-felled-4 = Пост теперь пуст.
assassins-rivals-sheriff-gate-near-1 = Стоять! В замок сегодня никого.
assassins-rivals-sheriff-gate-near-2 = Держи короля!
assassins-rivals-sheriff-gate-near-3 = Он у ворот. Перекрыть улицу.
assassins-rivals-sheriff-gate-near-4 = Я знаю, где срезать. Он тоже.
assassins-rivals-sheriff-gate-late-1 = Скоро комендантский час, ваше величество.
assassins-rivals-sheriff-gate-late-2 = { $cards ->
     [one] Ещё { $cards } карта, и ворота не откроют.
     [few] Ещё { $cards } карты, и ворота не откроют.
     [many] Ещё { $cards } карт, и ворота не откроют.
    *[other] Ещё { $cards } карты, и ворота не откроют.
   }
assassins-rivals-sheriff-gate-late-3 = До фонарей не успеет.
assassins-rivals-sheriff-people-quiet-1 = Мы мирная толпа. Кого угодно спроси.
assassins-rivals-sheriff-people-quiet-2 = Стоим просто. Не запрещено.
assassins-rivals-sheriff-people-quiet-3 = Я знаю, где стоит каждый твой рыцарь, { $who }.
assassins-rivals-sheriff-people-quiet-4 = Медленно, но верно. Улица наша.
assassins-rivals-sheriff-people-quiet-5 = В очередь. Нет, в другую очередь.
assassins-rivals-sheriff-people-quiet-6 = Пусть идёт. Мы тут постоим.
assassins-rivals-sheriff-won-castle-1 = Доставлено. Распишитесь, ваше величество.
assassins-rivals-sheriff-won-castle-2 = Король дома. Конец смены.
assassins-rivals-sheriff-won-castle-3 = За стеной и в безопасности. Добрый вечер, { $who }.
assassins-rivals-sheriff-won-assassins-1 = Все три в протоколе. Дело закрыто.
assassins-rivals-sheriff-won-assassins-2 = Последний. Лиц я не забываю.
assassins-rivals-sheriff-won-assassins-3 = На улицах чисто, { $who }.
assassins-rivals-sheriff-lost-killed-1 = Король мёртв. Сдаю значок.
assassins-rivals-sheriff-lost-killed-2 = На моём посту. На моём же посту.
assassins-rivals-sheriff-lost-killed-3 = Мы ещё увидимся, { $who }.
assassins-rivals-sheriff-lost-time-1 = Время вышло. Всё из-за пробок.
assassins-rivals-sheriff-lost-time-2 = Осторожность. Слишком много осторожности.
assassins-rivals-sheriff-lost-time-3 = Ворота закрыты, а мы снаружи.
assassins-rivals-sheriff-won-killed-1 = Готово. Оформлю как несчастный случай.
assassins-rivals-sheriff-won-killed-2 = Король убит. Никто ничего не видел.
assassins-rivals-sheriff-won-killed-3 = Правосудие не спешит. Но не сегодня.
assassins-rivals-sheriff-won-time-1 = Закрываемся, ваше величество.
assassins-rivals-sheriff-won-time-2 = Улица за нами. Больше ничего и не надо.
assassins-rivals-sheriff-won-time-3 = Никто не прошёл. Всем спасибо.
assassins-rivals-sheriff-lost-castle-1 = Проскользнул. Я узнаю, кто открыл ворота.
assassins-rivals-sheriff-lost-castle-2 = Довести его до дома, { $who }! Чистая работа.
assassins-rivals-sheriff-lost-castle-3 = Ещё одного человека на улицу — и он был бы мой.
assassins-rivals-sheriff-lost-assassins-1 = Найти всех трёх! Значок — тебе, { $who }.
assassins-rivals-sheriff-lost-assassins-2 = Хорошая сыскная работа, { $who }. Я в ней разбираюсь.
assassins-rivals-sheriff-lost-assassins-3 = Мои лучшие люди, и никого не осталось.
assassins-rivals-sheriff-won-1 = Тишина и порядок. Мой любимый конец.
assassins-rivals-sheriff-won-2 = На сегодня всё. Сдать значки.
assassins-rivals-sheriff-won-3 = Хорошая служба, скажу без скромности.
assassins-rivals-sheriff-won-4 = Сопротивление было достойное, { $who }.
assassins-rivals-sheriff-lost-1 = Мне нужен другой город.
assassins-rivals-sheriff-lost-2 = Всё по-честному, { $who }. Проверено.
assassins-rivals-sheriff-lost-3 = Подмените меня кто-нибудь.
assassins-rivals-sheriff-lost-4 = Сопротивляться бесполезно. Это моя фраза, и вот.
