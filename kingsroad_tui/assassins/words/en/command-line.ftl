assassins-command = King & Assassins: play, advice, saved games, the board, position codes.
assassins-command-learn = Learn to play: a guided game of thirteen steps, as both sides.
assassins-command-position = Print the code of the position that a saved game has reached.
assassins-command-board = Draw the board as text: of a saved game, a position code or a board file
    (.toml).

    Without one, draws the start on side A.
assassins-command-advise = Advise a side: the clock, the odds, the danger, and good ways to play the
    phase.

    For the king's side a secret in the file is left out; for the people's side it counts.
    .side = Whom to advise.
    .belief = Weigh who they may be by what was seen, or count all trios alike.
    .assume = Take for granted, such as "monk is none" or "at least one of monk and squire"; may be
        given several times.
assassins-command-tournament = Play a tournament of computer players and programs.

    PLAYER is a computer player's name or cmd:PROGRAM ARG.... Two play every match, and one against
    itself; of more, each match draws two. A match is two games with the same cards, sides swapped.
    .matches = Of two games each.
assassins-command-puzzles =
    .kings = Who plays the king's side.
    .people = Who plays the people's side, two by lot.
    .kind = What to look for; may be given several times (all, unless told otherwise).
assassins-command-analyse = Judge every phase of saved games, or of the games in a tournament's
    results, by what could be known then.

    The king's side is judged by what everybody could know, the people's by that and their secret. A
    bad file is reported and the others go on; the exit code is then 2. Ctrl+C puts out what is
    judged.
    .seconds = Judge the phases of a game that fit into about this time.
    .side = Whose phases are judged. In a running game the people's are judged only if they alone
        are asked for: that tells of their assassins.
assassins-command-host =
    .side = Which side you play first.
    .board = A board file (TOML).
    .king-start = Where the king starts, on a board with several squares for it.
assassins-command-train = Learn by self-play what positions are worth, and whom to suspect.

    CHECKPOINT holds the whole run. Where the file is there already, the run goes on from it with
    its own settings. Ctrl+C stops the run; what was played since the last save is played again.
    Every time it has learnt, it says how good the values are on games kept out of learning.
    .games = Games in all, those of an earlier run included.
    .every = Learn after this many games, in a new run. [default: 200]
    .weights = Write the weights here at the end.
