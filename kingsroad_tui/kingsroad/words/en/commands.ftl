kingsroad-commands-quick-positions = positions of quick self-play
kingsroad-commands-strongest-positions = positions of the strongest player
kingsroad-commands-nothing-to-follow = The game is over: there is nothing to follow.
kingsroad-commands-no-perfect-chart = How it stands with perfect play is known for the chance to win
    only.
kingsroad-commands-not-judged = The game is not judged yet.
kingsroad-commands-no-analysis-yet = A running game is analysed only when one person plays alone,
    with hints.
kingsroad-commands-no-hints-here = No hints here: this game counts.
kingsroad-commands-hints-not-now = Hints are for whoever chooses now.
kingsroad-commands-no-answer = The solver gave no answer.
kingsroad-commands-what-to-analyse = What do you want to analyse?
kingsroad-commands-analyse-position = A position that you set up
kingsroad-commands-analyse-table = A real table that you follow, with advice for one player
kingsroad-commands-analyse-source = or a file, or a position code such as KR1:...
# Why there is no advice on a finished game; ``last`` is its last round.
kingsroad-commands-game-over = the game is over: there is nothing left to choose; try --round
    { $last }
# That an analysis made earlier is shown.
kingsroad-commands-kept-beside = { $record }: the analysis kept beside it
# Why no policy can be written.
kingsroad-commands-no-policy = { $checkpoint }: this run learns no policy
# Why nothing is played.
kingsroad-commands-all-played = { $checkpoint }: has { $rounds } rounds already, so none is played
# A game told round by round, and a tournament.
kingsroad-replay-round = Round { $round }, the King in { $region }
kingsroad-replay-waiting = Round { $round }, waiting for a second choice
kingsroad-replay-no-round = No round has been played.
kingsroad-tournament-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; { $capped } ended by the cap on rounds. { $certainty }
# Which game of which table.
kingsroad-tournament-place = Table { $table }, rotation { $game }
kingsroad-tournament-luck = Luck-adjusted: as if what players drew from their mixed strategies had been
    worth the mean.
# Why there is no hint.
kingsroad-no-hints = This game was set up without hints.
kingsroad-nobody-chooses = Nobody else has a choice to make now.
# How far training is; figures are as they are printed.
kingsroad-train-progress = { $rounds } rounds, { $games } games of { $length } rounds; loss { $loss }
    (chance to win), { $squared } (margin){ $learnt ->
        [yes] ; policy { $policy } nats from the mixes
       *[no] { "" }
      }
kingsroad-train-against-closed-form = against the closed form: { $share } of the victories (fair:
    { $fair }), margin { $margin }, { $rounds } rounds
# The columns of how well chances are predicted.
kingsroad-train-column-brier = Brier
kingsroad-train-column-log-loss = log loss
kingsroad-train-column-error = calibration error
kingsroad-train-column-slope = calibration slope
kingsroad-train-column-predicted = predicted
kingsroad-train-column-positions = positions
kingsroad-train-column-mean = mean
kingsroad-train-column-won = won
# The columns of the standings, and what is counted by them.
kingsroad-tournament-games = games
kingsroad-tournament-fair = fair
kingsroad-tournament-wins = wins
kingsroad-tournament-luck-adjusted = luck-adjusted
kingsroad-tournament-margin = margin
kingsroad-tournament-per-move = per move
kingsroad-tournament-tables = tables
# In front of how far a tournament is.
kingsroad-tournament-batches = Tables
# Why an analysis is printed, but not saved.
kingsroad-commands-not-kept = the analysis is not kept: { $why }
