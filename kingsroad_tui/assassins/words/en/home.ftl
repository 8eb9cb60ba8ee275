assassins-home-table = The table
# What the game is about, in two sentences.
assassins-home-assassins-idea = A hated king crosses his town to the castle, seven knights around
    him. Three of the twelve townsfolk are assassins, and only their player knows which.
assassins-home-your-side = Your side: king, people, both or none
assassins-home-king-starts-on = The king starts on
assassins-home-same-name = Both have the same name.
# Who plays which side now.
assassins-home-swapped = Now { $king } plays the king's side, and { $people } the people.
# What somebody at a side has in hand.
assassins-home-plays-king = The king and his seven knights.
assassins-home-plays-people = The townsfolk, three assassins among them.
# Asks what the player of a side is called.
assassins-home-name-of = Name of { $side }
# Asks who plays a side that no person has.
assassins-home-who-plays = Who plays { $side }
# Where the king may start on this board.
assassins-home-can-start-on = The king can start on { $squares }.
# That the board leaves a choice, and which.
assassins-home-type-one-of = Type one of { $squares }.
# What a new game and a table ask.
assassins-home-kings-side = King's side
assassins-home-peoples-side = People
assassins-home-board-file = Board file
assassins-home-king-start = King's start
assassins-home-board-hint = leave empty for the printed town, or name a file
assassins-home-start-hint = which square, if the board has several
# After the king's square was chosen.
assassins-home-starts-on = The king starts on { $square }.
assassins-home-no-seed = leave empty; the same number brings the same cards
# The game in three steps, for somebody who has never seen it.
assassins-home-step-1 = Each round, a card gives action points to king, knights and people.
assassins-home-step-2 = The king's side wins when he is out through a gate, or when no assassin is left.
assassins-home-step-3 = The people win when he is wounded twice, or when the cards run out.
# What stands behind "More" where it is as usual, in a line.
assassins-home-more = More: board (as printed), cards (new), hints ({ $hints ->
    [yes] allowed
   *[no] none
  })
