kingsroad-report-no-round-judged = No round was judged.
kingsroad-report-players = How everybody played
kingsroad-report-chances-chart = Chance to win over the game
kingsroad-report-points-chart = Points over the game
kingsroad-report-points-caption = Points before each round.
kingsroad-report-perfect-chart = Chance to win with perfect play
kingsroad-report-perfect-caption = Chance to win before each round if everybody played it perfectly.
kingsroad-report-round-by-round = Round by round
kingsroad-report-about-rounds = What everybody chose, what it cost, and the luck of the round; then
    the player's chance to win after it, with their own next best choice.
kingsroad-report-perfect-after = If all play perfectly after it
# The title of a report on this game.
kingsroad-report-title = King's Road: { $game }
# That not all of so many rounds were judged.
kingsroad-report-stopped-early = The review stopped early: the game has { $rounds ->
     [one] { $rounds } round
    *[other] { $rounds } rounds
   }.
# What the chart of chances shows; ``players`` is against whom.
kingsroad-report-about-chances = Each player's chance to win against { $players }: with their own best
    choice, then with the one made. Where a line falls at once, the choice cost something. As each
    has the best choice, all together may be above 100%.
# That no choice lost as much as the smallest mistake does.
kingsroad-report-no-mistakes = No choice cost as much as { $least }.
# The round of a choice; ``second`` says whether it is that after a Witch.
kingsroad-report-in-round = { $number }, second choice
# How many rounds are judged.
kingsroad-report-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
# The first section: at most three choices of everybody.
kingsroad-report-to-learn = What to learn first
# What a choice of each class costs at least.
kingsroad-report-about-mistakes = Worst first, judged by what could be known then. An inaccuracy
    costs at least { $inaccuracy }, a mistake { $mistake }, a blunder { $blunder }, whoever plays
    against it.
kingsroad-report-about-accuracy = Accuracy runs from 0 to 100 and is the mean over a player's
    choices; the interval says how far so few choices can be trusted.
# A player's round: what was chosen, its luck, and the chance to win after it.
kingsroad-report-round-words = { $choices }; luck { $luck }; { $chance }
kingsroad-report-about-account = The chance to win with the best choice before the first round, less
    what the choices cost, and with what the others did, their mistakes included, is the result.
    Every round is counted so.
# Above the columns of tables.
kingsroad-report-column-player = Player
kingsroad-report-column-points = Points
kingsroad-report-column-accuracy = Accuracy (95%)
kingsroad-report-column-mistakes = Mistakes
kingsroad-report-column-round = Round
kingsroad-report-column-king = King
kingsroad-report-column-played = Played
kingsroad-report-column-class = Class
kingsroad-report-column-costs = Costs
kingsroad-report-column-costs-perfect = Against perfect play
kingsroad-report-column-better = Better
kingsroad-report-column-start = Start
kingsroad-report-column-costs-in-all = Costs
kingsroad-report-column-others = The others
kingsroad-report-column-second-choices = Second choices
kingsroad-report-column-result = Result
kingsroad-report-column-behind = Behind the best
kingsroad-report-column-games = Games
