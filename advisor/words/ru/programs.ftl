advisor-program-not-started = программу не удалось запустить: { $why }
advisor-program-long-game = партия слишком длинна для строки в { $limit } байт
advisor-program-silent = нет ответа: прошло секунд { $seconds }
advisor-program-ended = программа закончила работу без ответа
advisor-program-long-answer = ответ длиннее { $limit } байт
advisor-program-unreadable = ответ не читается: { $why }
advisor-program-other-request = ответ на запрос { $found }, а не { $asked }
advisor-program-many-actions = в ответе больше { $most } действий
