assassins-library-players = { $king } против { $people }
assassins-library-you = ты
    .begun = Ты
assassins-library-running = идёт сейчас
assassins-library-round = { $round ->
    [0] не начата
   *[other] раунд { $round }
  }
assassins-library-won = { $king ->
    [yes] победа короля
   *[no] победа горожан
  }
assassins-library-you-won = { $won ->
    [yes] победа, раунд { $round }
   *[no] поражение, раунд { $round }
  }
