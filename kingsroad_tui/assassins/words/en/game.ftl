# The two sides.
assassins-side-king = the king's side
    .begun = The king's side
assassins-side-people = the people's side
    .begun = The people's side
# The townsfolk: within a sentence, at its beginning, and by name alone.
assassins-person-a = the apple seller A
    .begun = The apple seller A
    .name = apple seller
    .named = The apple seller
assassins-person-b = the blacksmith B
    .begun = The blacksmith B
    .name = blacksmith
    .named = The blacksmith
assassins-person-c = the butcher C
    .begun = The butcher C
    .name = butcher
    .named = The butcher
assassins-person-d = the carpenter D
    .begun = The carpenter D
    .name = carpenter
    .named = The carpenter
assassins-person-e = the courtesan E
    .begun = The courtesan E
    .name = courtesan
    .named = The courtesan
assassins-person-f = the farmer F
    .begun = The farmer F
    .name = farmer
    .named = The farmer
assassins-person-g = the fishwife G
    .begun = The fishwife G
    .name = fishwife
    .named = The fishwife
assassins-person-h = the monk H
    .begun = The monk H
    .name = monk
    .named = The monk
assassins-person-i = the plum seller I
    .begun = The plum seller I
    .name = plum seller
    .named = The plum seller
assassins-person-j = the shepherd J
    .begun = The shepherd J
    .name = shepherd
    .named = The shepherd
assassins-person-k = the squire K
    .begun = The squire K
    .name = squire
    .named = The squire
assassins-person-l = the witch hunter L
    .begun = The witch hunter L
    .name = witch hunter
    .named = The witch hunter
# Other pawns; a knight has a number where they have been counted.
assassins-king = the king
    .begun = The king
assassins-wounded-king = the wounded king
    .begun = The wounded king
assassins-knight = knight { $number }
    .begun = Knight { $number }
assassins-a-knight = a knight
    .begun = A knight
assassins-the-knight = the knight
assassins-assassin = the assassin { $letter }
    .begun = The assassin { $letter }
assassins-nobody = nobody
    .begun = Nobody
# Who stands where: "knight 3 on i8".
assassins-pawn-on = { $who } on { $square }
    .begun = { $who-begun } on { $square }
# What a round card gives.
assassins-card = king { $king }, knights { $knights }, { $arrest ->
    [yes] one arrest
   *[no] no arrest
  }; people { $people }
    .begun = King { $king }, knights { $knights }, { $arrest ->
    [yes] one arrest
   *[no] no arrest
  }; people { $people }
# What somebody did. Up to a roof, down from one, along a street or a roof; only the king walks.
assassins-did-step = { $who-begun } { $how ->
    [walk] walks from { $source } to { $target }
    [up] climbs from { $source } to the roof { $target }
    [down] comes down from { $source } to { $target }
   *[level] goes from { $source } to { $target }
  }.
assassins-did-knight-push = { $who-begun } { $how ->
    [up] climbs from { $source } to the roof { $target }
    [down] comes down from { $source } to { $target }
   *[level] goes from { $source } to { $target }
  } and pushes { $pushed }.
assassins-did-king-exit = { $who-begun } walks through the { $gate ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } gate into the castle.
assassins-did-knight-kill = { $who-begun } on { $source } kills { $whom } on { $target }.
assassins-did-arrest = { $who-begun } on { $source } arrests { $whom } on { $target }.
assassins-did-reveal = { $who-begun } on { $source } is an assassin.
assassins-did-assassin-kill = { $who-begun } on { $source } kills { $whom } on { $target }.
assassins-did-wound = { $who-begun } on { $source } { $dead ->
    [yes] kills
   *[no] wounds
  } the king.
# A push that the board shows as well.
assassins-would-push = { $who-begun } pushes { $pushed }.
# One who is pushed, in a list of them.
assassins-pushed = { $who } { $down ->
    [yes] down to { $target }
   *[no] to { $target }
  }
# The two players of a game.
assassins-game = { $king } (the king's side) against { $people } (the people)
assassins-game-on-board = { $king } (the king's side) against { $people } (the people), board { $board }
# Who won, and how.
assassins-result = { $who } wins: { $ending ->
    [castle] the king is in the castle
    [assassins] all three assassins are out of the game
    [killed] the king is dead
   *[time] the cards have run out, and the king is still outside
  }.
assassins-they-were = The assassins were { $assassins }.
