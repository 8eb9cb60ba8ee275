# --------------------------------------------------------- above the board: the round, the phase
assassins-status = { $second ->
    [yes] Game 2 · Round
   *[no] Round
  } { $round } of { $rounds } · { $side }: { $who }
assassins-status-yours = { $second ->
    [yes] Game 2 · Round
   *[no] Round
  } { $round } of { $rounds } · you play { $side }
assassins-status-over = { $second ->
    [yes] Game 2 · Round
   *[no] Round
  } { $round } of { $rounds } · the game is over
assassins-status-choosing = { $you ->
    [yes] You play the people's side: choose three assassins, in secret
   *[no] { $who } chooses three assassins, in secret
  }
# What the side wants whose phase it is, behind that.
assassins-aim-king = bring the king through a gate, or remove all three assassins
assassins-aim-people = kill the king, or keep him out until the cards run out
# The same where a game is set up: for the one person, or for two at the same terminal.
assassins-wins-king = { $shared ->
    [yes] To win: bring
   *[no] You win if you bring
  } the king through a gate, or remove all three assassins.
assassins-wins-people = { $shared ->
    [yes] To win: kill
   *[no] You win if you kill
  } the king, or keep him out until the cards run out.

# ------------------------------------------------------------------ the choice of the assassins
assassins-choice-begin = Choose your three assassins: press their letters, then { $take }.
assassins-choice-so-far = Assassins: { $letters }. Choose { $missing ->
    [one] one more
   *[other] { $missing } more
  }.
assassins-choice-complete = Assassins: { $letters }. { $take } takes them; press a letter to drop one.
# Why a letter is not taken or dropped.
assassins-choice-known = { $letter } is known to be an assassin.
assassins-choice-only-three = Only three assassins: press the letter of one again to drop it.
assassins-choice-does-not-fit = These three do not fit what has happened in this game.
# The help opens with it.
assassins-choice-now = Now
assassins-choice-help = Choose three of the twelve townsfolk: they are your assassins, and nobody
    else knows it. Press their letters; press a letter again to drop one; { KEY("forward") } takes
    the three. Good ones stand apart from each other and close to where the king has to pass: an
    assassin strikes only whoever is beside it. { KEY("hint") } shows three that are good.
assassins-no-letter = That key does nothing: type three letters from { KEY("pawn.a") } to
    { KEY("pawn.l") }.
# The people's assassins, for their player alone.
assassins-own = Your assassins: { $assassins }.
assassins-own-to-hide = Your assassins: { $assassins }. { $hide } hides them again.
assassins-own-none = None of your assassins is left.
assassins-own-not-yours = Only the people's player may see the assassins, in the people's phase.

# ------------------------------------------------------------------------- a phase, and acting
# What the other side has just done, in a list; then whose turn it is.
assassins-news = { $news }.
assassins-news-arrest = { $letter } was arrested
assassins-news-knight-kill = { $letter } was killed
assassins-news-reveal = { $letter } is an assassin
assassins-new-wound = the king is wounded
    .begun = The king is wounded
assassins-phase-turn = { $who }'s turn.
assassins-phase-your-turn-king = Your turn: king { $king } AP, knights { $knights } AP.
assassins-phase-your-turn-people = Your turn: { $points } AP.
assassins-phase-choose-king = Choose the king ({ KEY("pawn.0") }) or a knight ({ KEY("pawn.1") } to
    { KEY("pawn.7") }).
assassins-phase-choose-people = Choose one of the people by letter.
# Keys, behind what is said; one is named by what it does.
assassins-phase-peek = { $key }: see your assassins
assassins-acting-go = { $strikes ->
    [yes] { $keys }: go or strike
   *[no] { $keys }: go
  }
assassins-acting-arrows = arrows
assassins-acting-reveal = { $key }: reveal
assassins-acting-another = { $key }: another pawn
assassins-acting-do = { $key }: do it
assassins-acting-no = { $key }: no
assassins-acting-other = { $key }: { $what }
# What would happen: a sentence, and what it costs.
assassins-acting-price = { $price } AP: { $what }
assassins-acting-for-good = { $what } No going back.
# What was done: several actions of a turn, in sentences.
assassins-acting-done = { $what } { $price } AP.
assassins-acting-ends = { $key } ends your phase.
# The square under the cursor.
assassins-square = { $square } ({ $kind ->
    [gate] street, with a gate
    [roof] roof
   *[street] street
  }): { $who }.
assassins-no-such-pawn = { $key } is no longer on the board.
assassins-already-shown = That is already shown: { KEY("forward") } does it.
# A key that nothing is bound to.
assassins-no-key-king = That key does nothing: { KEY("pawn.0") } is the king, { KEY("pawn.1") } to
    { KEY("pawn.7") } are his knights.
assassins-no-key-people = That key does nothing: your pawns are the letters { KEY("pawn.a") } to
    { KEY("pawn.l") }.
# After an Enter too many.
assassins-your-turn-now = It is your turn. Choose a pawn; { KEY("forward") } again ends your phase.
# Before a phase ends with points left.
# Before something is done that gives much away, while that is looked at, and then.
assassins-one-moment = One moment …
assassins-doubt-end = Ending the phase like this costs about { $cost } of your chance to win. Best was
    { $best }: { $better }.
assassins-doubt-reveal = To reveal an assassin now costs about { $cost } of your chance to win: without
    it, your best chance is { $best }.
    .yes = Reveal
assassins-unspent = You still have { $points } AP. End the phase?
assassins-unspent-king = You still have AP: { $king ->
    [0] { $knights } for the knights
   *[other] { $knights ->
    [0] { $king } for the king
   *[other] { $king } for the king and { $knights } for the knights
  }
  }. End the phase?
assassins-taken-back = { $left ->
    [0] Taken back.
    [one] Taken back; one action of this phase still stands.
   *[other] Taken back; { $left } actions of this phase still stand.
  }
assassins-not-taken-back = { $begun ->
    [yes] That told you something secret, so it cannot be taken back.
   *[no] There is nothing to take back in this phase.
  }
assassins-thinking = { $name } is thinking …
assassins-forfeits = { $name } forfeits: { $why }. A computer player takes over.
assassins-type-actions = actions, such as Na4-a3 or Tc4-c5; end ends the phase
# Labels of keys and buttons.
assassins-key-take-three = Take these three
assassins-key-choose = Choose
assassins-key-choose-as-advised = Choose as advised
assassins-key-do-it = Do it
assassins-key-hide = Hide
assassins-key-next-step = Next step
assassins-key-end-phase = End the phase
assassins-key-keep-playing = Keep playing
assassins-key-new-game = New game
assassins-key-once-more = Once more
assassins-key-rules = Rules
assassins-key-stop-typing = Cancel
assassins-key-swap = Swap sides
assassins-key-look-back = Look back
assassins-key-save = Save
assassins-key-home = Home

# ------------------------------------------------------------ two people share the keyboard
assassins-hand-over = Pass the keyboard to { $who } ({ $side }).
assassins-hand-over-look-away = { $who }, look away.
assassins-hand-over-i-am = I'm { $who }: { $does ->
    [choose] choose my assassins
    [reveal] show my assassins, to reveal one
    [show] show my assassins
   *[begin] begin
  }
assassins-hand-over-chosen = The three assassins are chosen and hidden again: all may look.
assassins-hand-over-hidden = Your assassins are hidden again.
assassins-hand-over-all-hidden = The assassins are hidden again: all may look.
assassins-hand-over-others-hidden = The others are hidden again.
