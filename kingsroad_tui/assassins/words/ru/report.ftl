assassins-report-no-phase = Ни один ход не разобран.
assassins-report-sides-heading = Две стороны
assassins-report-course-chart = Шанс стороны короля на победу по ходу партии
assassins-report-about-course = Шанс стороны короля на победу перед каждым раундом, по тому, что тогда могли знать все. Остаток до 100% — у
    горожан. Затенены раунды с ошибкой.
assassins-report-no-mistakes = Ни один ход не был ошибкой, и ничего верного не упущено.
assassins-report-moments = Чему здесь учиться
assassins-report-about-moments = Три момента (или меньше), которые стоили больше всего: что было верным и что было лучше. На полях — как всё
    стояло, как сыграно и ход лучше; в рамке то, что изменилось.
assassins-report-about-luck = Карта — удача: насколько она стоила больше или меньше тех, что могли прийти. Арест — тоже: закончил ли он
    партию, чего знать не мог никто.
assassins-report-phases = Ход за ходом
assassins-report-about-adding-up = Шанс стороны на победу, если лучше всего сыграть её первый ход, минус цена её ходов, плюс то, что принесли
    или отняли карты, аресты и другая сторона, — это результат.
assassins-report-as-it-stood = Как стояло
assassins-report-as-played = Как сыграно
assassins-report-better = Ход лучше
assassins-report-title = King & Assassins: { $game }
assassins-report-phases-judged = разобрано ходов { $phases } из { $every }
assassins-report-boards-title = Поля: { $boards }
