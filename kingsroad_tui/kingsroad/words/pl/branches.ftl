kingsroad-branches-all = Gałęzie
kingsroad-branches-new = { $branch_name }: to teraz gałąź, { $key } tam prowadzi.
kingsroad-branches-game = Partia taka, jak ją zagrano
kingsroad-branches-title = Gałąź { $at } ({ $within })
kingsroad-branches-judging = Trwa ocena: spójrz znów za chwilę ({ $key }).
kingsroad-branches-chances = Szanse po tym wyborze, gdy karty innych są takie, jak padły: { $listed }.
kingsroad-branches-open = Czekają tam jeszcze drugie wybory.
kingsroad-branches-no-way-back = To sama partia; { $key } próbuje w niej innego wyboru.
kingsroad-branches-none = Nie ma jeszcze gałęzi: { $key } próbuje innego wyboru, a z tego powstaje gałąź.
kingsroad-branches-name = Runda { $round }{ $second ->
    [yes] , drugi wybór
   *[no] { "" }
  }: { $who ->
    [you] grasz
   *[other] { $who } gra
  } { $cards }
