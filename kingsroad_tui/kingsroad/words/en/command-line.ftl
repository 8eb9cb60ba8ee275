kingsroad-command = King's Road for the terminal: play, get hints, analyse.
kingsroad-command-play = Open the game, as `kingsroad` alone does; with FILE, pick up that saved game.

    The file says which game it is of.
    .board = A board file (TOML) for new games.
kingsroad-command-position = Print the code of a position, for pasting elsewhere.

    Every command that takes a saved game takes such a code as well.
    .round = The position before round N, not the last.
kingsroad-command-board = Draw the map as text: of a saved game, a position code or a board file
    (.toml).

    Without one, draws the built-in kingdom.
    .round = Before round N (default: as it stands).
    .players = For a board file.
kingsroad-command-advise = Advise a player: what to play, how good it is and how sure that is.

    On a game that waits for second choices, advises on the second choice.
    .player = Whom to advise; seats count from 0, as in the JSON.
    .round = Advise as the game stood before this round.
    .belief = How opponents are assumed to play.
    .assume = Take for granted, such as "Bob: plays 5"; may be given several times.
    .goal = What to maximise.
    .epsilon = What the mix may give up to a perfect opponent, in the goal's unit; with two players,
        unless told otherwise, what the other's mistakes have given.
    .seed = Picks among equal choices.
    .think = Then think for up to this many more seconds about the best choices.
kingsroad-command-tournament = Play a tournament.

    PLAYER is a computer player's name or cmd:PROGRAM ARG.... With as many players as seats they are
    the table, and every table is played once for each rotation of its seats; with more or fewer,
    each table draws its players from them.
    .seats = Players at a table.
    .cap = Most rounds.
    .permanent-nobles = Play the variant.
kingsroad-command-puzzles =
    .players = Who plays: each table draws from them.
    .seats = The sizes of tables, in turn.
kingsroad-command-analyse = Judge every choice of saved games, or of the games in a tournament's
    results, by what could be known then.

    An analysis is kept beside its game, and shown at once the next time. A bad file is reported and
    the others go on; the exit code is then 2. Ctrl+C keeps what is done.
    .goal = What a choice is judged by.
    .belief = How opponents are assumed to play.
    .again = Judge anew where an analysis lies beside the game.
    .seconds = Judge the rounds of a game that fit into about this time.
    .think = Then think longer about a game's worst choices, for this many seconds in all.
kingsroad-command-host =
    .permanent-nobles = Play the variant.
    .board = A board file (TOML).
kingsroad-command-train = Learn by self-play what positions are worth.

    CHECKPOINT holds the whole run. Where the file is there already, the run goes on from it with
    its own settings. Ctrl+C stops the run; what was played since the last save is played again.
    .permanent-nobles = Learn the variant.
    .begin-with = Begin with these weights, those of the other variant for example.
    .against = Learn to beat these weights, which know nothing of it, instead of by self-play.
    .rate = The first learning rate of a new run. [default: 0.002]
    .cooling = Steps over which the rate of a new run falls to a tenth. [default: 20000]
    .trace = The weight of the positions that followed, in a new run. [default: 0.85]
    .width = Numbers in the first hidden layer of a new run; given weights are widened. [default:
        128]
    .begin-policy-with = Begin with this policy; else a new run learns one from the start.
    .rounds = Rounds at every table, those of an earlier run included.
    .weights = Write the weights here at the end.
    .policy = Write the policy here at the end.
    .compare = Then play this many tables with them.
    .calibrate = Then judge them on this many games.
    .calibrate-strongest = Judge them on games of the strongest computer player, too; they take much
        longer.
    .jobs = Processes.
    .scheduler = A Dask scheduler whose workers play.
kingsroad-command-learn = Learn to play: a guided first game of three minutes, from the step you had reached.
