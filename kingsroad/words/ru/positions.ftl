kingsroad-position-entries = нужно по одной записи на каждого из игроков (их { $players })
kingsroad-position-regions = нужно по одной записи на каждый из 8 регионов
kingsroad-position-round = может быть от 1 до { $most }, а не { $found }
kingsroad-position-king = Король должен стоять в регионе от 1 до 8, а не { $found }
kingsroad-position-score = { $who }: может быть от 0 до { $most }, а не { $found }
kingsroad-position-noble-of-nobody = регион { $region }: дворянин игрока, которого нет
kingsroad-position-noble-order = регион { $region }: каждое место один раз, по возрастанию
kingsroad-position-nobles = регион { $region }: дворян { $count }; вместе стоят только столбовые дворяне
kingsroad-position-markers = { $who }: нужно по одному числу на каждый регион
kingsroad-position-negative = { $who }: есть отрицательное число
kingsroad-position-all-markers = { $who }: в руке, на поле и дворянами всего { $count }; у каждого игрока
    маркеров { $wanted }
kingsroad-position-finished = противоречит очкам (40 очков завершают партию)
kingsroad-position-winners = противоречит очкам и дворянам
kingsroad-code-too-long = длиннее, чем можно (символов: { $limit })
kingsroad-code-beginning = должно начинаться с { $prefix }:
kingsroad-code-not-whole = не целиком: за { $prefix } идут правила, раунд, регион Короля и каждый игрок, перед каждым
    двоеточие
kingsroad-code-variant = нужно s (обычные правила) или p (дворянин остаётся), а не { $found }
kingsroad-code-players = игроков от 2 до 5, а не { $count }
kingsroad-code-player = должно выглядеть как 12DW.00010000.38 (очки, Дракон и Ведьма в руке, маркеры в регионах от 1 до
    8, дворяне), а не { $found }
kingsroad-code-score = слишком много очков
kingsroad-code-nobles = каждый дворянин один раз, по возрастанию
kingsroad-code-number = нужно число, а не { $found }
kingsroad-code-markers = на поле маркеров и дворян { $used }; всего их только { $most }
kingsroad-code-regions = нужно 8 регионов, а не { $count }
kingsroad-code-built-in-board = обычное поле в код не пишут
kingsroad-code-region = регион { $region }: нужно имя=знамя=источник
kingsroad-code-banner = регион { $region }: нужно знамя, например 8-6-4-2
kingsroad-code-not-encoded = { $found }: это не текст с процентным кодированием
kingsroad-board-region = регион { $region }
kingsroad-board-number = регионы имеют номера от 1 до 8
kingsroad-board-places = на знамени 3 или 4 места
kingsroad-board-points = очки на знамени — от 0 до 99
kingsroad-board-rising = очки на знамени не возрастают
kingsroad-board-source = его источник: { $problem }
kingsroad-board-regions = каждый от 1 до 8 должен быть ровно один раз
