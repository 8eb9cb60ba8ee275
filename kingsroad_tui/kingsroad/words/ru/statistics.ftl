kingsroad-statistics-note = Законченные партии с одним человеком за столом; ветки и копии не считаются. Отрыв — на сколько очков ты в
    среднем впереди лучшего компьютерного игрока такой силы.
kingsroad-statistics-nothing = Законченных партий против компьютера, без других людей, у тебя пока нет.
kingsroad-statistics-analyse-first = Здесь будет сказано, насколько сильно ты играешь, когда разберёшь хоть одну партию.
kingsroad-statistics-strength = сила
kingsroad-statistics-games = партий
kingsroad-statistics-won = побед
kingsroad-statistics-share = доля
kingsroad-statistics-lead = отрыв
kingsroad-statistics-kind-placing = куда идут маркеры
kingsroad-statistics-kind-knight = Рыцарь
kingsroad-statistics-kind-dragon = Дракон
kingsroad-statistics-kind-witch = Ведьма
