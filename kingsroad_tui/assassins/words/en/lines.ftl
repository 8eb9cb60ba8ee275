# --------------------------------------------------------- what can be typed; the words stay as they are
assassins-word-actions = actions, such as Na4-a3 Na3>b3: do them, one after the other.
assassins-word-end = end: end your phase.
assassins-word-undo = undo: take back the last action of this phase.
assassins-word-can = can SQUARE: what the pawn on a square can do, with prices.
assassins-word-board = board: where everybody stands.
assassins-word-map = map: the board drawn with letters.
assassins-word-card = card: the card, the points left, the cards to come.
assassins-word-log = log: what both sides have done.
assassins-word-hint = hint: the clock, who could strike, and the best turn.
assassins-word-follow = follow: do what the hint would play.
assassins-word-assume = assume monk is none: hints that suppose it, or next card 2/7; assume nothing
    forgets it.
assassins-word-secret = secret: your three assassins, for the people's player alone.
assassins-word-rivals = rivals: who plays for the computer, and how they think.
assassins-word-talk = talk: rivals keep quiet; again to let them talk.
assassins-word-rules = rules: the complete rules.
assassins-word-code = code: the position in one line.
assassins-word-share = share: the whole game in one line, to paste into a message.
assassins-word-save = save NAME: save the game by a name; nothing secret is in it.
assassins-word-quit = quit: leave; the game is saved.
# Where the game is over.
assassins-word-again = again: a new game, the same sides; on the ladder, its next game.
assassins-word-result = result: what the game has changed, and today's result in three lines.
assassins-word-swap = swap: the next game, sides swapped.
# Actions as they are typed; the codes stay as they are.
assassins-notation-king = Kj10-j9 is a step of the king, Kc3-out takes him out through a gate; Na4-a3
    is a knight's step, Na3>b3 one that pushes, Ng6!h6 kills an assassin, Ng6#h6 arrests.
assassins-notation-people = Th2-h3 is a step of a townsperson, Rf6 reveals an assassin, Af6-e6 is an
    assassin's step, Ag6!h6 kills a knight, Ah6* wounds the king.
# In place of the key that reveals.
assassins-lines-how-to-reveal = type R and its square
assassins-lines-taken-back = Taken back.
assassins-lines-type-a-square = Type a square, such as can j10.
assassins-lines-nothing-possible = Nobody on { $square } can do anything now.
# In a list with commas.
assassins-lines-possible = { $action } ({ $price } AP)
# --------------------------------------------------------------------------- where everybody stands
assassins-stands-place = { $roof ->
    [yes] the roof { $square }
   *[no] { $square }
  }
assassins-stands-king = The king is on { $place }, { $state }.
assassins-stands-in-castle = The king is in the castle, { $state }.
assassins-stands-knights = Knights: { $pawns }.
assassins-stands-no-knight = No knight is left.
assassins-stands-townsfolk = Townsfolk: { $pawns }.
assassins-stands-revealed = Revealed assassins: { $pawns }.
assassins-stands-gone-arrested = Arrested: { $pawns }.
assassins-stands-gone-killed = Killed: { $pawns }.
assassins-stands-gates = Gates: { $gates }.
# In the lists: a knight by number or a townsperson by letter; a square and the side its gate is on.
assassins-stands-on = { $pawn } on { $place }
assassins-stands-gate = { $square } to the { $gate ->
    [north] north
    [east] east
    [south] south
   *[west] west
  }
# --------------------------------------------------------------------- the card and what is to come
assassins-card-this = The card: { $card }.
assassins-left-king = Left: king { $king }, { $made ->
    [yes] knights { $knights }; the arrest is used
   *[no] knights { $knights }
  }.
assassins-left-people = Left: people { $points }.
assassins-cards-to-come = { $cards ->
    [0] No card is to come.
    [one] 1 card to come: { $deck }.
   *[other] { $cards } cards to come: { $deck }.
  }
# -------------------------------------------------------------------------------------- the secret
assassins-lines-secret = The assassins: { $assassins }.
assassins-lines-secret-not-now = Only the people's player has secret cards, and may look at them in the
    people's phase.
assassins-lines-enter-hides = Press { KEY("fixed.enter") } to hide this again.
assassins-lines-hidden-again = What is secret is hidden again: all may look.
# Asks the people's player for the three assassins; the other player to look away.
assassins-lines-choose-question = { $name }, your three assassins, such as adk (hint gives advice)
assassins-lines-looks-away-question = { $king }, have you looked away, y or n
# Three letters that cannot be the assassins.
assassins-lines-no-such-secret = That cannot be: { $why }.
# ------------------------------------------------------------------------- what hints suppose
assassins-lines-assumed = Hints suppose: { $claims }. Type hint.
assassins-lines-nothing-assumed = Hints suppose nothing.
assassins-lines-cannot-be = No three townsfolk fit all of that and what everybody knows.
assassins-lines-who-is-known = You know who the assassins are: suppose a card, such as next card 2/7.
assassins-lines-hint-first = Type hint first; then follow does what it says.
# ----------------------------------------------------------------------- going on with a saved game
assassins-lines-continue = Continue { $king } against { $people }, round { $round }, y or n
# Asked for what comes next, where the game is over.
assassins-lines-at-the-end = The game is over: again, swap or save NAME; help for more; Enter leaves
# While a game is set up.
assassins-lines-set-up-start = start SQUARE: where the king starts, if the board has several.
