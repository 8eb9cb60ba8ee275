assassins-library-players = { $king } contre { $people }
assassins-library-you = toi
    .begun = Toi
assassins-library-running = en cours
assassins-library-round = { $round ->
    [0] pas commencée
   *[other] manche { $round }
  }
assassins-library-won = { $king ->
    [yes] le roi a gagné
   *[no] le peuple a gagné
  }
assassins-library-you-won = { $won ->
    [yes] gagnée, manche { $round }
   *[no] perdue, manche { $round }
  }
