# A saved game that is replayed.
assassins-results-file = { $file }: { $game }
assassins-results-round = Round { $round }: { $card }
assassins-results-running = Round { $round }, unfinished
assassins-results-no-phase = No phase has been played to its end. { $code }
# A tournament: the columns of its table, what a trial and a game in it are called, how games ended.
assassins-results-column-games = games
assassins-results-column-wins = wins
assassins-results-column-king = as the king's side
assassins-results-column-people = as the people
assassins-results-column-time = per choice
assassins-results-matches = matches
assassins-results-place = Match { $match }, game { $game }
assassins-results-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }: the king in the castle { $castle }, all three assassins caught { $assassins }, the king killed
    { $killed }, the cards run out { $time }.
