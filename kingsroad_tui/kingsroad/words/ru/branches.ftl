kingsroad-branches-all = Ветки
kingsroad-branches-new = { $branch_name } — теперь это ветка: { $key } ведёт туда.
kingsroad-branches-game = Партия, как она сыграна
kingsroad-branches-title = Ветка { $at } ({ $within })
kingsroad-branches-judging = Разбирается: посмотри чуть позже ({ $key }).
kingsroad-branches-chances = Шансы после неё, если у других карты те же: { $listed }.
kingsroad-branches-open = Там ещё впереди вторые выборы.
kingsroad-branches-no-way-back = Это сама партия; { $key } попробует в ней другой выбор.
kingsroad-branches-none = Веток пока нет: { $key } пробует другой выбор, и появится ветка.
kingsroad-branches-name = Раунд { $round }{ $second ->
    [yes] , второй выбор
   *[no] { "" }
  }: { $who ->
    [you] ты играешь
   *[other] { $who } играет
  } { $cards }
