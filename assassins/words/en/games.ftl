# Where in a game something is wrong; phases are named as in records.
assassins-in-phase = { $phase ->
    [over] round { $round }, after the end
   *[other] round { $round }, { $phase }
  }
assassins-in-action = { $phase }, action { $action }
assassins-in-card = round { $round }, card
# What is wrong with a game; the other is the field of another player's name.
assassins-game-name-them = the assassins are to be named
assassins-game-no-action = there is no action to take back
assassins-game-secret-known = something secret became known
assassins-game-over-there = the game is over there
assassins-game-other-secret = does not fit the position that the game starts from
assassins-same-name = both players are called { $name }
assassins-secret = the assassins must be three different letters { $first } to { $last }
# What is wrong with a record.
assassins-record-start = says already which board it is and where the king is
assassins-record-other-card = { $card } lies there already
assassins-record-phase-over = is over where the game starts
assassins-record-phase-missing = the phase is missing
assassins-record-long-phase = is longer than a phase can be
