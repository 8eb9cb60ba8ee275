assassins-library-players = { $king } – { $people }
assassins-library-you = te
    .begun = Te
assassins-library-running = folyamatban
assassins-library-round = { $round ->
    [0] még nem kezdődött el
   *[other] { $round }. kör
  }
assassins-library-won = { $king ->
    [yes] a király nyert
   *[no] a nép nyert
  }
assassins-library-you-won = { $won ->
    [yes] nyertél, { $round }. kör
   *[no] vesztettél, { $round }. kör
  }
