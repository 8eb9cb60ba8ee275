# In place of the key that reveals.
assassins-lines-how-to-reveal = type R and its square
assassins-lines-taken-back = Taken back.
assassins-lines-type-a-square = Type a square, such as can j10.
assassins-lines-secret-not-now = Only the people's player has secret cards, and looks at them in a
    phase.
assassins-lines-assume-nothing = nothing
assassins-lines-nothing-assumed = Hints suppose nothing.
assassins-lines-cannot-be = No three townsfolk fit all of that and what everybody knows.
assassins-lines-who-is-known = You know who the assassins are: suppose a card, such as next card
    2/7.
assassins-lines-hint-first = Type hint first; then follow does what it says.
assassins-lines-hidden-again = What is secret is hidden again: all may look.
# Asks the people's player for the three assassins.
assassins-lines-choose-question = { $name }, your three assassins, such as adk (hint gives advice)
# What the hints suppose.
assassins-lines-assumed-sentence = Hints suppose: { $join }. Type hint.
assassins-lines-place = the roof { $square_names }
# What the pawn on a square can do.
assassins-lines-possible-line = Nobody on { $square } can do anything now.
# The people's three cards.
assassins-lines-secret-line = The assassins: { $join }.
# Whether to go on with an unfinished game.
assassins-lines-continue-question = Continue { $players }, round { $round }, y or n
# Asked before the people's cards are said at a terminal that both players share.
assassins-lines-looks-away-question = { $king } looks away now, y or n
assassins-lines-cannot-be-2 = That cannot be: { $why }.
# Asked for what comes next.
assassins-lines-at-the-end = The game is over: again, swap or save NAME; help for more; Enter leaves
assassins-lines-set-up-start = start SQUARE: where the king starts, if the board has several.
