# What the help says of screens, dialogs and panes.
help-analysis = The analysis of a game, choice by choice: what was played, what would have been
    better, and what was luck. The bar and the chart show everybody's chance to win if all choose as
    they are assumed to: » marks the rounds that moved it most; below stands the worst mistake of
    each round (?? a blunder, ? a mistake, ?! an inaccuracy); { KEY("chart") } shows the chances
    with perfect play instead. On the map + is what was played, ! the best choice. Accuracy counts
    what choices cost. Someone with little chance left has little to lose, so the accuracy of a game
    that was lost early says little.
help-branches = Every choice that you have tried is a branch of the game, below the one it leaves.
    Choose one with { KEY("fixed.arrows") } and { KEY("fixed.enter") } to look at it; the first line
    is the game itself.
help-choose-analysis = Choose what to analyse with { KEY("fixed.arrows") } and
    { KEY("fixed.enter") }, or type a file or a position code below.
help-doubt = Your cards give much away. { KEY("yes") } plays them; { KEY("no") } or { KEY("leave") }
    goes back, to choose again; { KEY("better") } goes back and shows the better choice.
help-editor = The position editor. Go to a cell with
    { KEY("editor.up|editor.right|editor.down|editor.left") } and type its number; the keys below
    change the rest. Impossible positions are flagged immediately.
help-end = The end of the game: the ranking and where the points came from (places in the rounds,
    Nobles, the final scoring), everybody's points after each round, and what decided it.
help-exercise = A choice to be made once more: your own mistake in one of your games, or a puzzle.
    Choose your cards; { KEY("exercise.judge") } judges them against people and against perfect
    play. Any choice as good as the best one is right. { KEY("exercise.best") } shows the best one,
    which counts as not known; { KEY("exercise.next") } moves on without an answer.
help-game-log = The log of the game: scroll with { KEY("fixed.arrows") }.
help-hand = The hand: your cards. Press a card's sign or click it to choose it, again to drop it.
    Cards fall into place: the Witch goes first and the Knight last, whose place { KEY("reorder") }
    changes; { KEY("card.k") } lets the Knight decline. { KEY("look_previous|look_next") } go from
    card to card and say what it does now; { KEY("pick") } chooses it. { KEY("forward") } plays the
    cards.
help-hint = The advice, on three pages. Every press of { KEY("hint") } turns one: where to look and
    what the others will probably do, the best choice and why, how the best ones compare.
    { KEY("skip") } closes the hint. { KEY("experts") } shows the figures, for experts. While you
    choose, the line above your hand judges your cards.
help-history = The history, the last round first: the regions scored, and everybody's points in that
    round; below the last round the cards that were played. After a Witch, > stands before the
    second choice.
help-home = The first screen. { KEY("fixed.enter") } does what is highlighted: go on with a game,
    begin one, learn or practise. { KEY("look") } shows the ways to look at a game: open or analyse
    one, set up a position, follow a real table, your statistics. The ladder ({ KEY("ladder") }) and
    today's game ({ KEY("today") }) also stand in the list of what to practise.
help-kingdom = The map. Each box is a region: its number and name, its banner (the points for each
    place; those in brackets are not paid with this many players), and a row of markers for
    everybody there; a head (N in ASCII) is a Noble and counts as one more. 1st is alone in front;
    2nd= shares 2nd place, in a quiet colour if it is not paid. Behind a plus stands what your cards
    would place; in an analysis that is what was played, and behind ! stands the best choice. The
    crown is the King: he goes the way the arrows point; D and D2 on the road are the regions that
    one Dragon or two would score as well. The dashed road joins 1 and 3 for chains of Nobles only;
    a road in a player's colour is part of a chain.
help-log = The log: everything that has happened, in sentences, the newest at the end.
help-name-players = Type the names of everybody at the real table, in seat order, with commas
    between them; then press { KEY("fixed.enter") }.
help-road-new-game = A new game. Everything is filled in already: { KEY("fixed.enter") } on Start
    the game, at the top, begins it, and so does { KEY("start") } from any field. { KEY("next") }
    and { KEY("above|below") } go from field to field, { KEY("choice_field.open") } opens a list.
    { KEY("more") } shows what is seldom wanted: the variant, a board, a seed, colours, and programs
    of your own at the table. { KEY("together") } makes everybody a person at this terminal.
help-open-game = Your games, with your score in each as a curve. { KEY("fixed.enter") } opens the
    one that is highlighted. Type to find games by player, date or name; the name of a file or a
    position code can be typed as well.
help-own-mistakes = The choices of this game that cost you most, the worst first, at the positions
    where you made them. Choose again: you hear what your new cards are worth, and why.
help-players = The players: name and points; below them a bar for the markers in hand and their
    number, the Dragon and the Witch (turned over when they are spent), and the Nobles on the board.
    A tick is behind everybody who has chosen.
help-region-points = Points by region: what every region has brought everybody so far, Nobles
    included.
help-round = What happened in this round, in sentences.
help-score-track = The score track, from 0 to 40; the game ends after a round in which somebody gets
    there.
help-story = The reveal of the round. { KEY("forward") } completes a step or shows the next one,
    { KEY("back") } goes back a step, { KEY("skip") } goes to the end of the round.
help-try-again = Choose again what was chosen here: by keys, or by clicks on cards and regions.
    { KEY("judge") } says what the cards are worth; whatever you tried last is kept as a branch of
    the game.
help-what-if = Take something for granted about an opponent: the hint then shows what is best in
    that case. Choose with { KEY("fixed.arrows") } and { KEY("fixed.enter") }; a number assumes that
    region.
