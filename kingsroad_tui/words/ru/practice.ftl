practice-puzzle-looking = Задачи
practice-title = Практика
practice-reading = Минутку: просматриваю твои партии.
practice-own = Твои ошибки
practice-today = Три задачи дня
practice-puzzles = Все задачи по трудности
practice-kinds = Все задачи по темам
practice-coming = Ещё вернутся
practice-known = Готово
practice-own-kinds = Твои ошибки по видам
practice-go-on = Дальше
practice-judge = Разбирать
practice-unusable = Это задание не разложить: его партия повреждена.
practice-stopped = Разбор остановлен. Он продолжится, когда снова откроешь эту страницу.
practice-no-answer = Решатель не ответил, поэтому остальные партии пока не разобраны.
practice-plain-words = Ещё можно напечатать best (показать ответ), next или quit.
practice-nothing-left = На сегодня ничего не осталось.
practice-the-end = На сегодня всё.
practice-left = Твои ответы сохранены.
practice-puzzle-found = { $into }: { $have ->
     [one] { $have } задача
     [few] { $have } задачи
     [many] { $have } задач
    *[other] { $have } задачи
   }{ $all ->
     [yes] .
    *[no] , пока всё; та же команда продолжит поиск.
   }
practice-puzzle-count = { $count ->
     [one] { $count } задача: { $grades }.
     [few] { $count } задачи: { $grades }.
     [many] { $count } задач: { $grades }.
    *[other] { $count } задачи: { $grades }.
   }
practice-puzzle-of-grade = { $number } ступени { $grade }
practice-puzzle-not-read = { $source }: { $lines ->
     [one] пропущена { $lines } строка
     [few] пропущены { $lines } строки
     [many] пропущено { $lines } строк
    *[other] пропущено { $lines } строки
   }: это не задачи этой игры.
practice-puzzle-no-puzzles = { $source }: задач нет
practice-puzzle-is-proved = { $number } из { $of } · { $name } · доказано
practice-puzzle-is-wrong = { $number } из { $of } · { $name } · не доказано: { $why }
practice-puzzle-checked-words = доказано { $right } из { $of }
practice-puzzle-no-player = компьютерного игрока { $name } нет: { $known }
practice-due = { $due ->
     [0] Сегодня повторять нечего
     [one] Сегодня ждёт { $due } твоя ошибка
     [few] Сегодня ждут { $due } твои ошибки
     [many] Сегодня ждут { $due } твоих ошибок
    *[other] Сегодня ждут { $due } твоей ошибки
   }
    .sentence = { $due ->
     [0] Сегодня повторять нечего.
     [one] Сегодня ждёт { $due } твоя ошибка.
     [few] Сегодня ждут { $due } твои ошибки.
     [many] Сегодня ждут { $due } твоих ошибок.
    *[other] Сегодня ждут { $due } твоей ошибки.
   }
practice-unsolved = { $puzzles ->
     [one] Не решена ещё { $puzzles } задача дня.
     [few] Не решены ещё { $puzzles } задачи дня.
     [many] Не решено ещё { $puzzles } задач дня.
    *[other] Не решено ещё { $puzzles } задачи дня.
   }
practice-unjudged = { $games ->
     [one] { $games } твоя партия ещё не разобрана: --judge сначала поищет в ней ошибки.
     [few] { $games } твои партии ещё не разобраны: --judge сначала поищет в них ошибки.
     [many] { $games } твоих партий ещё не разобраны: --judge сначала поищет в них ошибки.
    *[other] { $games } твоей партии ещё не разобрано: --judge сначала поищет в них ошибки.
   }
practice-next-due = { $number ->
     [one] { $number } ошибка вернётся
     [few] { $number } ошибки вернутся
     [many] { $number } ошибок вернутся
    *[other] { $number } ошибки вернётся
   } { $days ->
     [0] сегодня
     [1] завтра
     [one] через { $days } день
     [few] через { $days } дня
     [many] через { $days } дней
    *[other] через { $days } дня
   }.
practice-menu-due = { $due ->
     [one] ждёт { $due } ошибка
     [few] ждут { $due } ошибки
     [many] ждут { $due } ошибок
    *[other] ждут { $due } ошибки
   }
practice-menu-puzzles = задач дня осталось { $unsolved }
practice-grade-1 = очень легко
practice-grade-2 = легко
practice-grade-3 = средне
practice-grade-4 = трудно
practice-grade-5 = очень трудно
practice-ahead-line = Повторять заранее: впереди { $waiting }
practice-a-puzzle = Задача
practice-the-puzzle = Задача { $number }
practice-daily = { $tick } { $puzzle }, { $grade }
practice-mistake = Твоя ошибка · { $where }
practice-mistake-of = Твоя ошибка { $number } из { $of } · { $where }
practice-group = { $title }: решено { $solved } из { $of }
practice-kind = { $number } { $title }, верно { $right } из { $of }
practice-kind-unanswered = { $number } { $title }
practice-how-to-begin = { $enter } открывает выделенную строку.
practice-known-for-good = Это ты теперь знаешь: больше не вернётся.
practice-comes-back = Вернётся { $days ->
     [0] сегодня
     [1] завтра
     [one] через { $days } день
     [few] через { $days } дня
     [many] через { $days } дней
    *[other] через { $days } дня
   }.
practice-coming-line = { $days ->
     [0] Сегодня
     [1] Завтра
     [one] Через { $days } день
     [few] Через { $days } дня
     [many] Через { $days } дней
    *[other] Через { $days } дня
   }: { $number }
practice-empty = { $games ->
     [0] Доиграй партию с компьютером: сюда придёт то, что можно было сделать лучше.
     [1] В твоей партии не было решения, которое много стоило. Играй дальше: новые ошибки придут сюда.
    *[other] В твоих партиях ({ $games }) не было решения, которое много стоило. Играй дальше: новые ошибки придут сюда.
   }
practice-done-words = { $done ->
     [one] { $done } ошибка закрыта навсегда
     [few] { $done } ошибки закрыты навсегда
     [many] { $done } ошибок закрыто навсегда
    *[other] { $done } ошибки закрыто навсегда
   }
practice-step-words = { $step } { $done } из { $total }
practice-judging = { $games ->
     [1] Разбираю твою последнюю партию
    *[other] Разбираю партию { $game } из { $games }
   }
practice-judging-steps = { $games ->
     [1] Разбираю твою последнюю партию ({ $steps })
    *[other] Разбираю партию { $game } из { $games } ({ $steps })
   }
practice-judging-time = { $games ->
     [1] Разбираю твою последнюю партию ({ $steps }, осталось: { $time })
    *[other] Разбираю партию { $game } из { $games } ({ $steps }, осталось: { $time })
   }
practice-judged-so-far = Твои партии разбираются: сюда придёт то, что можно было сделать лучше.
practice-few-seconds = несколько секунд
practice-about-seconds = около { $seconds } с
practice-about-minutes = около { $minutes } мин
practice-new-cards = Все твои партии разобраны{ $new ->
     [0] .
     [one] : { $new } новая ошибка для практики.
     [few] : { $new } новые ошибки для практики.
     [many] : { $new } новых ошибок для практики.
    *[other] : { $new } новой ошибки для практики.
   }
practice-session = { $all ->
     [yes] { $found ->
         [1] Верно. Отлично!
        *[other] Верно всё: { $found }. Отлично!
       }
    *[no] С первого раза верно { $found } из { $of }.
   }
