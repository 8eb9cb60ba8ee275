# What is impossible about a position.
assassins-position-range = must be { $least } to { $most }, not { $found }
assassins-position-count = there are { $wanted }, not { $found }
assassins-position-at-most = there are at most { $most }, not { $found }
assassins-position-deck = must have { $wanted } cards, not { $found }
assassins-position-more-cards = has more of a card than the board's
assassins-position-by-kind = must be listed by kind
assassins-position-by-square = must be listed by square
assassins-position-two-pawns = two pawns are on { $square }
assassins-position-roof = { $square } is a roof
assassins-position-letters = must be townsfolk { $first } to { $last }
assassins-position-assassins = there are { $wanted } assassins, not { $found }
assassins-position-face-down = must be turned up after the beginning of a round
assassins-position-last-round = the last round has no people's phase
assassins-position-killed = is more than the knights missing
assassins-position-no-shackles = is possible only in the king's phase of a card with shackles
assassins-position-arrests = { $count } are, but only { $possible } arrests were possible
assassins-position-nobody-arrested = but nobody was arrested
assassins-position-over = is over exactly when there is an ending
assassins-position-castle = is off the board exactly when he is in the castle
assassins-position-fatal = are two exactly when the king was killed
assassins-position-time = the time is over after the last round only
assassins-position-assassin-left = an assassin is still on the board
assassins-position-none-left = no assassin can be left
assassins-no-square = { $name } is not a square from a1 to j10
assassins-no-square-number = there is no square { $number }
# What is wrong with the code of a position; what was found stands in quotation marks.
assassins-code-too-long = is longer than { $limit } characters
assassins-code-beginning = must begin with { $prefix }:
assassins-code-fields = must have 9 or 10 fields, not { $count }
# What it may be: examples, such as ``1-6x, 5n``, or all there is.
assassins-code-unlike = must be such as { $examples }, not { $found }
assassins-code-none-of = must be one of { $known }, not { $found }
assassins-code-spelling = must be written { $ours }, not { $theirs }
assassins-code-deck = must have { $wanted } numbers, not { $found }
assassins-code-parts = must have 9 parts joined by +, not { $count }
assassins-code-side-a = side A is left out of a code
assassins-code-gate = { $found } is not a gate such as c3-north
assassins-code-not-encoded = { $found } is not percent-encoded text
# What is wrong with a board.
assassins-board-king-starts = the king can start on { $squares }
assassins-board-king-square = the king must have a square to start on
assassins-board-rows = there are { $wanted } rows, not { $found }
assassins-board-row = a row is { $size } letters { $roof } or { $street }, not { $found }
assassins-board-squares = there must be { $wanted } squares, not { $found }
assassins-board-marked-twice = { $square } is marked twice
assassins-board-no-street = { $square } is not a street
assassins-board-no-gates = there must be at least one gate
assassins-board-gate-twice = is there twice
assassins-board-behind-gate = behind a gate there is a roof or the board's edge, but { $square } is a
    street
assassins-board-cards = there are { $wanted } cards, not { $found }
assassins-board-points = action points are 0 to { $most }
assassins-board-left-out = there are not that many cards like it
assassins-board-no-cards = one card at least must be used
