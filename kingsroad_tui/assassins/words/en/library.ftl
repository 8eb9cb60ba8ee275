# The players of a game in a list; a person without a name is spoken to.
assassins-library-players = { $king } against { $people }
assassins-library-you = you
    .begun = You
# How a game ended, or how far it is, in at most 17 letters.
assassins-library-running = being played
assassins-library-round = { $round ->
    [0] not begun
   *[other] round { $round }
  }
assassins-library-won = { $king ->
    [yes] the king won
   *[no] the people won
  }
assassins-library-you-won = { $won ->
    [yes] you won, round { $round }
   *[no] you lost, round { $round }
  }
