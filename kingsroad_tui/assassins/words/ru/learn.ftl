assassins-learn-next = { KEY("forward") }: следующий шаг.
assassins-learn-last-next = { KEY("forward") }: что ты теперь умеешь.
assassins-learn-finished-title = Ты знаешь игру!
assassins-learn-finished-keys = { KEY("forward") }: новая партия. { KEY("other") }: правила. { KEY("step") }: ещё раз. { KEY("leave") }:
    выйти.
assassins-learn-finished-plain = kingsroad assassins play --plain начинает настоящую партию, против компьютера или друга; там rules
    расскажет все правила.
assassins-learn-plain-keys = Научись играть в King & Assassins. Печатай то, о чём просят шаги. board — кто где стоит, map — поле
    буквами, can КЛЕТКА — что может фигура, undo — отменить действие, again — шаг сначала, next или back — другой шаг, help —
    запись, quit — выйти.
assassins-learn-keys-here = Эта клавиша здесь ничего не делает.
assassins-learn-step-done = Этот шаг сделан. Дальше: { KEY("forward") }.
assassins-learn-not-to-be-ended = { KEY("forward") } закончит ход. Сначала сделай то, о чём просит этот шаг.
assassins-learn-not-to-be-ended-plain = Сначала сделай то, о чём просит этот шаг.
assassins-learn-these-three = В партии можно взять кого угодно. Здесь следующим шагам нужны F, G и K.
assassins-learn-no-hint-needed = Подсказку можно просить в любой партии. Этот шаг сам говорит, что делать.
assassins-learn-hint-closed = Подсказка закрыта: жми { KEY("hint") }, пока она снова не скажет, что лучше.
assassins-learn-left = kingsroad assassins learn --plain продолжит отсюда; незаконченный шаг начнётся сначала.
assassins-learn-not-asked-for = Так можно, но этот шаг просит о другом.
assassins-learn-something-else = Так можно, но здесь у фигуры другое дело: { $who }.
assassins-learn-somebody-else = Так можно, но здесь дело за другой фигурой: { $who }.
assassins-learn-look-on = Смотри на поле …
assassins-learn-place = { $step }/{ $steps } · { $title }
assassins-learn-plain-place = Шаг { $step } из { $steps }: { $title }
assassins-learn-menu-first = за пять минут
assassins-learn-king-wins = Сторона короля побеждает, если король вышел через ворота или все три убийцы выбыли.
assassins-learn-people-win = Горожане побеждают со второй раной или если после последней карты король ещё снаружи.
assassins-learn-type = Напечатай { $action }: { $what }
assassins-learn-type-hint = Напечатай hint: опасность, путь к воротам, что лучше сделать.
assassins-learn-type-follow = Напечатай действия, которые называет подсказка.
assassins-learn-type-choose = Напечатай FGK: этому уроку нужны эти трое. Они стоят на пути короля, и рыцарей рядом нет.
assassins-learn-type-end = Напечатай end.
assassins-learn-you = Ты
