kingsroad-report-no-round-judged = No round was judged.
kingsroad-report-result = The result
kingsroad-report-players = The players
kingsroad-report-about-accuracy = Accuracy runs from 0 to 100 and is the mean over a player's
    choices; the interval says how far so few choices can be trusted. Luck is what the others'
    choices, their mistakes included, brought or took.
kingsroad-report-chances-chart = Chance to win over the game
kingsroad-report-points-chart = Points over the game
kingsroad-report-points-caption = Points before each round.
kingsroad-report-perfect-chart = Chance to win with perfect play
kingsroad-report-perfect-caption = Chance to win before each round if everybody played it perfectly.
kingsroad-report-luck = Luck and costs
kingsroad-report-luck-chart = Luck and costs of each player
kingsroad-report-round-by-round = Round by round
kingsroad-report-about-rounds = What everybody chose, what it cost, and the luck of the round; then
    the chance to win after it.
kingsroad-report-perfect-before = With perfect play before it
kingsroad-report-about-account = The chance to win with the best choice before the first round, less
    what the choices cost, and with what the others did, is the result. Every round is counted so.
# The title of a report on this game.
kingsroad-report-title = King's Road: { $game }
# That not all of so many rounds were judged.
kingsroad-report-stopped-early = The review stopped early: the game has { $rounds ->
     [one] { $rounds } round
    *[other] { $rounds } rounds
   }.
# What the chart of chances shows; ``supposed`` is how opponents are assumed to play.
kingsroad-report-about-chances = Each player's chance to win, { $supposed }: with the best choice,
    then with the one made. Where a line falls at once, the choice cost something.
# That no choice lost as much as the smallest mistake does.
kingsroad-report-no-mistakes = No choice cost as much as { $least }.
# What a choice of each class costs at least.
kingsroad-report-about-mistakes = Worst first, judged by what could be known then. An inaccuracy
    costs at least { $inaccuracy }, a mistake { $mistake }, a blunder { $blunder }, against people
    and against perfect play alike.
# The round of a choice; ``second`` says whether it is that after a Witch.
kingsroad-report-in-round = { $number }, second choice
# What the chart of luck and costs is counted in.
kingsroad-report-about-luck = Over the whole game, { $unit }.
# A player's round: what was chosen, its luck, and the chance to win after it.
kingsroad-report-round-words = { $choices }; luck { $luck }; { $chance }
