# What the help says of screens, dialogs and panes.
help-town-board = The town. Patterned squares with an outline are roofs, the plain ones are streets;
    double lines are gates. The crown is the king, numbers are his knights, letters the townsfolk; a
    dagger behind a letter marks one of your own assassins, two daggers a revealed one. A price such
    as 3AP stands on every square that the chosen pawn can reach in this phase; an arrow or a sign
    with a price beside a pawn says what can be done to it. A hint marks who could strike with ! and
    the AP it takes, and where each pawn should go.
help-town-end = The end of the game: who won and how, the three assassins with what became of them,
    and the way the game went. Each column is a round: its height is how many steps the king then
    had to the castle, red after a wound; below it what each side did; the round that turned the
    game is reversed. Where there is room, the town as it stood.
help-town-home = The first screen of King & Assassins. { KEY("fixed.enter") } does what is
    highlighted: go on with a game, begin one, learn or practise. { KEY("look") } shows the ways to
    look at a game: open one, set up a position, follow a real table, your statistics. The ladder
    ({ KEY("ladder") }) and today's game ({ KEY("today") }) also stand in the list of what to
    practise.
help-town-learn = The guided first game. Beside the board stands what to do; { KEY("step") } goes on
    to the next step, { KEY("step_back") } back to the one before. When you leave, you come back to
    the beginning of your step.
help-town-log = What both sides have done, phase by phase: scroll with { KEY("fixed.arrows") }.
help-town-look-back = The game so far, step by step: { KEY("back|on") } walk through it,
    { KEY("previous|next") } go to the beginning of a phase, { KEY("first") } and { KEY("last") } to
    its two ends. A hint ({ KEY("hint") }) says what would have been good at this moment, for the
    side whose phase it was; each press says more. Once a phase is judged, its verdict stands beside
    the round, and what was missed and what was better beside the board; { KEY("mistake") } goes to
    the next one worth a look, { KEY("review") } shows all of them. While a game is still running,
    only your own phases are judged. In a finished game you can play the phase again
    ({ KEY("try") }), or play on from any moment ({ KEY("play_on") }), with the same cards.
help-town-review = How well each phase was played, judged by what could be known then: ?? a blunder,
    ? a mistake, ?! an inaccuracy, ! something certain was missed; then what it cost of the chance
    to win, and the luck of the round's card and of arrests. The chart shows the chances
    before and after each turn: a mistake is a fall within one. { KEY("previous|following") } go from
    phase to phase, { KEY("mistake") } to the next one worth a look, { KEY("look") } shows it on the
    board, { KEY("try") } has it played again, { KEY("report") } writes all of it as a page.
help-town-try = A phase of the game, to be played again: choose pawns and act as at the table, then
    { KEY("forward") } says what the phase is worth. { KEY("back") } takes back an action,
    { KEY("best") } shows a better turn. Nothing of the game itself changes.
help-town-new-game = A new game. Everything is filled in already: { KEY("fixed.enter") } on Start
    the game, at the top, begins it, and so does { KEY("start") } from any field. { KEY("next") }
    and { KEY("above|below") } go from field to field, { KEY("choice_field.open") } opens a list,
    { KEY("swap") } swaps who plays which side, and { KEY("more") } shows what is seldom wanted: a
    board, a seed, hints off, programs of your own. Two people at one terminal pass the keyboard for
    the secret choice.
help-town-play = Choose a pawn by its number or letter, with { KEY("next") }, by a click, or with
    the cursor and { KEY("take") }. Then { KEY("up|right|down|left") } or a click moves it; a click
    on a square farther off takes the cheapest way there. { KEY("other") } arrests. You can also
    type what to do ({ KEY("type") }): Na4-a3, or in short a4-a3 or 2a3. A push, an arrest, a kill,
    a strike and the way out are shown first: do the same again, or press { KEY("forward") }, to go
    ahead. { KEY("back") } takes back what you did in this phase, unless it has made a secret known.
    { KEY("forward") } ends the phase. From a roof you can strike, kill and arrest in the street
    below as well; from a street nobody reaches a roof.
help-town-side = Beside the board: this round's card with the action points (AP) left and the AP
    that the people will have; whether an arrest is possible; how the king is, behind his sign (a
    crown, or @ where symbols are ASCII); the townsfolk by letter and name, struck out where they
    are gone, with daggers where they are known as assassins; which trios of them the assassins may
    be, by number; what everything costs (up: onto a roof, down: off it); the cards still face down,
    each column one kind of card and 5× for five of it; what was done in this phase, or what the
    other side did before it. Where there is little room, the last of these are left out. Townsfolk
    have capital letters, columns small ones: B is the blacksmith, b3 a square.
help-town-story = What the other side did, step by step. { KEY("forward") } goes on, { KEY("back") }
    back, { KEY("let_go") } to the end; it stops at every arrest, reveal and strike on the way.
help-town-editor = Set up a position, such as one on a real table. { KEY("up|right|down|left") } or
    a click choose a square; a letter puts that townsperson there or takes it away, { KEY("king") }
    puts the king, { KEY("knight") } a knight; { KEY("take") } takes away whoever stands there: a
    revealed assassin ({ KEY("reveal") }) as killed, anybody else as arrested. A pawn can be
    dragged, too. { KEY("cells") } goes to the round, the card, the action points and the cards to
    come, which { KEY("up|down") } and { KEY("left|right") } change. { KEY("hint") } gives hints,
    { KEY("play") } begins a game from here, { KEY("code") } copies the code; a code can be pasted.
help-town-exercise = A phase to be played once more: your own mistake in one of your games, or a
    puzzle. Play it as in a game; { KEY("town_exercise.forward") } has it judged, and you may try as
    often as you like. { KEY("town_exercise.best") } shows the answer, which counts as not solved;
    { KEY("town_exercise.skip") } moves on without one. Where it is asked who the assassins are,
    mark them by their letters.
help-town-follow = A game at a real table, written down as it is played. { KEY("forward") } asks
    which card was turned up, and ends a phase; in between, choose pawns and move them, or type what
    was done ({ KEY("type") }). { KEY("back") } takes back what was written down last, as far as you
    like. { KEY("hint") } gives hints for the side you chose, from what that side may know. If an
    arrest has ended the game, { KEY("cards") } closes it, once the three cards are shown.
    Everything is saved.
help-town-turn-up = The card turned up at the table: choose with { KEY("fixed.arrows") } and
    { KEY("fixed.enter") }. Later, { KEY("fixed.enter") } on the board asks again.
help-town-whom-to-follow = The two players at a real table, and for whom the hints are. The people's
    player can say who the assassins are; without that, hints know what everybody knows.
help-town-who-they-were = The letters of the three assassins, once they are shown.
help-town-what-if = Suppose that somebody is an assassin or is not, or which card comes next, or
    that the moves of the townsfolk give nothing away: hints are for that case until you drop it.
    Choose with { KEY("fixed.arrows") } and { KEY("fixed.enter") }.
help-town-way-chart = The way the game went. Each column is a round: its height is how many steps
    the king then had to the castle, red after a wound. Below stand the rounds, the one that turned
    the game reversed, and what each side did in them.
