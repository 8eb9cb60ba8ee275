ladder-counted-ladder-plays = Сыграть следующую партию лестницы.
ladder-counted-day-plays = Сыграть партию дня.
ladder-counted-plain = С --play: строка за строкой.
ladder-daily-title = Партия дня
ladder-daily-done = Партия дня сыграна. Завтра будет новая.
ladder-daily-copy = Копировать результат
ladder-daily-look-back = Оглянуться
ladder-daily-close = Закрыть
ladder-daily-sent = Сегодняшний результат (отправлен в буфер обмена)
ladder-daily-gone = Самой партии среди сохранённых больше нет.
ladder-daily-not-the-day = Это не партия дня: посылать нечего.
ladder-daily-once = Сегодня у всех один и тот же стол. Считается один раз: без подсказок и отмены.
ladder-daily-question = Партия дня — один стол для всех, и считается она один раз: без подсказок и отмены. Можно выйти и
    доиграть сегодня же. Играть сейчас?
ladder-daily-play = Играть
ladder-daily-not-now = Не сейчас
ladder-title = Лестница
ladder-rules = С каждым до двух побед. Без подсказок и отмены. Можно выйти: партия подождёт.
ladder-reading = Просматриваю твои партии …
ladder-no-rating = Рейтинга ещё нет: сыграй с компьютером без подсказок и отмены.
ladder-top = Все соперники позади. Защищай титул, когда захочешь.
ladder-play-question = Сыграть следующую партию, y или n
ladder-you = ты
ladder-what-counts = В рейтинг идут партии, где ты играешь с компьютером без других людей, не открываешь подсказок и ничего не
    отменяешь. В 19 случаях из 20 настоящее число лежит в скобках.
ladder-interval = около { $value } (от { $low } до { $high })
ladder-mark = у { $name } — { $worth }
ladder-rating = Твой рейтинг { $rating }, { $games ->
     [one] сыграна { $games } партия
     [few] сыграно { $games } партии
     [many] сыграно { $games } партий
    *[other] сыграно { $games } партии
   }; { $mark }.
ladder-first-rating = Твой первый рейтинг: { $rating }; { $mark }.
ladder-rating-stays = Твой рейтинг прежний, { $rating }; { $mark }.
ladder-rating-moves = { $up ->
     [yes] Твой рейтинг { $rating }, вырос на { $change }; { $mark }.
    *[no] Твой рейтинг { $rating }, упал на { $change }; { $mark }.
   }
ladder-match-begins = Матч до двух побед, соперник — { $name }.
ladder-match-level = Счёт { $score }: партия { $number } решает.
ladder-match-you-lead = Счёт { $score } в твою пользу. Дальше партия { $number }.
ladder-match-they-lead = { $name } ведёт { $score }. Дальше партия { $number }.
ladder-match-won = Матч выигран { $score }, соперник — { $name }.
ladder-match-lost = Матч выигрывает { $name }, { $score }. Попробуй ещё, когда захочешь.
ladder-counts = Партии в зачёт
ladder-line-begin = Лестница: матчи до двух побед
ladder-line-top = Лестница: ты на вершине
ladder-line-score = Лестница: { $score }, соперник — { $name }
ladder-line-next = Лестница: дальше { $name }
ladder-daily-line-begin = Партия дня: ещё не сыграна
ladder-play = Сыграть партию { $number }
ladder-titled = Твой титул: { $title }.
ladder-titled-next = Твой титул: { $title }. Следующий: { $next }.
ladder-risen = Твой новый титул: { $title }!
ladder-won = побед { $number }
ladder-lost = поражений { $number }
ladder-now = сейчас { $score }
ladder-of = Лестница: { $game }
ladder-rung = { $number }. { $name }, { $strength } ({ $worth }).
ladder-rung-about = { $number }. { $name }, { $strength } ({ $worth }): { $about }.
ladder-next-match = твой следующий матч
ladder-game-said = Лестница: партия { $number }, соперник — { $name }. Без подсказок и отмены.
ladder-goes-on = { $key } продолжает лестницу.
ladder-counted-ladder-help = Показывает твою лестницу и рейтинг в { $game }; с --play продолжает её.
ladder-counted-day-help = Показывает партию дня { $game } и твой результат; с --play играет её.
ladder-daily-line = { $game }, { $day }, соперники: { $names }
ladder-daily-kings-side = { $rounds ->
     [one] сторона короля, { $rounds } раунд
     [few] сторона короля, { $rounds } раунда
     [many] сторона короля, { $rounds } раундов
    *[other] сторона короля, { $rounds } раунда
   }
ladder-daily-peoples-side = { $rounds ->
     [one] сторона горожан, { $rounds } раунд
     [few] сторона горожан, { $rounds } раунда
     [many] сторона горожан, { $rounds } раундов
    *[other] сторона горожан, { $rounds } раунда
   }
ladder-daily-place = { $points ->
     [one] место { $place } из { $count }, { $points } очко
     [few] место { $place } из { $count }, { $points } очка
     [many] место { $place } из { $count }, { $points } очков
    *[other] место { $place } из { $count }, { $points } очка
   }
ladder-daily-won = Победа
    .played = Партия дня: победа
ladder-daily-lost = Поражение
    .played = Партия дня: поражение
ladder-daily-shared = Общая победа
    .played = Партия дня: общая победа
ladder-daily-won-on-tie = Победа при равенстве очков
    .played = Партия дня: победа при равенстве очков
ladder-daily-lost-on-tie = Поражение при равенстве очков
    .played = Партия дня: поражение при равенстве очков
ladder-daily-won-by = Победа с отрывом { $by }
    .played = Партия дня: победа с отрывом { $by }
ladder-daily-lost-by = Поражение, отставание { $by }
    .played = Партия дня: поражение, отставание { $by }
ladder-daily-against = { $game }, { $day }: ты, а против тебя { $names }.
