report-nothing-to-judge = Разбирать нечего
report-not-over = Партия не закончена.
report-course = Шансы на победу
report-mistakes = Ошибки
report-adding-up = Как это складывается
report-gained-in = Получено где
report-points-legend = Выделено: кто был впереди после раунда.
report-made-by = Сделано: { $program }.
