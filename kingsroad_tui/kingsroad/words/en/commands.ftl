kingsroad-commands-quick-positions = positions of quick self-play
kingsroad-commands-strongest-positions = positions of the strongest player
kingsroad-commands-nothing-to-follow = The game is over: there is nothing to follow.
kingsroad-commands-no-perfect-chart = How it stands with perfect play is known for the chance to win
    only.
kingsroad-commands-not-judged = The game is not judged yet.
kingsroad-commands-no-analysis-yet = A running game is analysed only when one person plays alone,
    with hints.
kingsroad-commands-game-in-short-title = The game in short
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
kingsroad-commands-not-judged-2 = The game cannot be judged: { $why }.
