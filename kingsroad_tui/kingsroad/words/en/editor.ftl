kingsroad-editor-over-here = Somebody has 40 points: the game is over here.
# What is set up: the round, the table and the rules.
kingsroad-editor-heading = Set up a position · round { $round } · { $players ->
    [one] { $players } player
   *[other] { $players } players
  } · { $rules }
# Why a position being set up is impossible.
kingsroad-editor-too-many = { $name } has { $count } markers and Nobles on the board; there are only
    { $markers }.
kingsroad-editor-nobles = { $region } has { $count } Nobles; only permanent Nobles share a region.
# Above a column: six and five letters at most.
kingsroad-editor-column-points = points
kingsroad-editor-column-hand = hand
