kingsroad-branches-all = Elágazások
kingsroad-branches-new = { $branch_name } mostantól egy ág: { $key } odavisz.
kingsroad-branches-game = A játszma, ahogy lejátszották
kingsroad-branches-title = { $at }. ág ({ $within })
kingsroad-branches-judging = Még ítéli: nézz vissza egy pillanat múlva ({ $key }).
kingsroad-branches-chances = Az esélyek utána, ha a többiek lapjai ugyanazok: { $listed }.
kingsroad-branches-open = Ott még hátravannak a második választások.
kingsroad-branches-no-way-back = Ez maga a játszma; { $key } kipróbál benne egy másik választást.
kingsroad-branches-none = Még nincs ág: { $key } kipróbál egy másik választást, és abból lesz egy.
kingsroad-branches-name = { $round }. kör{ $second ->
    [yes] , második választás
   *[no] { "" }
  }: { $who ->
    [you] ezt játszod:
   *[other] { $who } ezt játssza:
  } { $cards }
