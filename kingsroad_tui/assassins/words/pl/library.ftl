assassins-library-players = { $king } kontra { $people }
assassins-library-you = ty
    .begun = Ty
assassins-library-running = w toku
assassins-library-round = { $round ->
    [0] niezaczęta
   *[other] runda { $round }
  }
assassins-library-won = { $king ->
    [yes] wygrał król
   *[no] wygrali zabójcy
  }
assassins-library-you-won = { $won ->
    [yes] wygrana, runda { $round }
   *[no] przegrana, runda { $round }
  }
