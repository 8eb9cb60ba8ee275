kingsroad-editor-over-here = Somebody has 40 points: the game is over here.
# What is set up: the round, the table and the rules.
kingsroad-editor-heading = Set up a position · round { $number } · { $players ->
     [one] { $players } player
    *[other] { $players } players
   } · { $variants }
# Why a position being set up is impossible.
kingsroad-editor-problem-sentence = { $names } has { $count } markers and Nobles on the board; there
    are only { $markers }.
kingsroad-editor-problem-sentence-2 = { $region_name } has { $count } Nobles; only permanent Nobles
    share a region.
