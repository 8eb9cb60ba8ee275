# ------------------------------------------------------ beside the board; notes at the right of titles
assassins-beside-card = This round's card
    .note = { $more ->
    [0] the last card
    [one] 1 more card
   *[other] { $more } more cards
  }
assassins-beside-verdict = Your last phase
assassins-beside-people = King and townsfolk
    .note = { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
  }
assassins-beside-townsfolk = Townsfolk
assassins-beside-prices = Prices in action points (AP)
    .note = up: onto a roof
assassins-beside-deck = Cards to come
assassins-beside-done = What { $side } did
# ---------------------------------------------------------------------------- the card and its points
assassins-card-none = No card yet.
# Labels of rows; those of all rows are as wide as the widest.
assassins-row-king = king
assassins-row-knights = knights
assassins-row-people = people
assassins-row-arrest = arrest
assassins-row-count = how many
assassins-points-left = { $left } of { $most }
# What has become of the arrest that the card allows; the short form stands beside the knights.
assassins-arrest-none = no arrest on this card
    .short = no arrest
assassins-arrest-open = the knights may arrest once
    .short = one arrest
assassins-arrest-made = this card's arrest is used
    .short = arrest used
assassins-arrest-missed = no arrest was made
    .short = no arrest made
assassins-arrested = { $who } was arrested
    .short = { $letter } arrested
# --------------------------------------------------------------------------------- king and townsfolk
assassins-king-state = { $wounds ->
    [0] healthy
    [1] wounded
   *[2] dead
  }
    .warned = { $wounds ->
    [0] healthy
    [1] wounded: the next kills
   *[2] dead
  }
# Behind a title; `sign` is the king's, `hearts` his lives.
assassins-king-note = { $sign } king { $state } { $hearts }
assassins-gone-arrested = arrested { $letters }
assassins-gone-killed = killed { $letters }
# Which of the townsfolk may be the assassins, as far as everybody knows; at first any three.
assassins-unknown-none = all three assassins are known
assassins-unknown = { $new ->
    [yes] any { $unknown } of the { $townsfolk }
   *[no] { $unknown } not known yet
  }: { $trios } possible trios
    .wide = assassins: { $new ->
    [yes] any { $unknown } of the { $townsfolk }
   *[no] { $unknown } not known yet
  } ({ $trios } possible trios)
# For the player whose assassins they are.
assassins-hidden-none = none of your assassins is hidden any more
assassins-hidden = Hidden assassins: { $letters }
assassins-hidden-from-king = Hidden assassins: { $letters }. To the king's side, { $unknown }.
# --------------------------------------------------------------------------------- the cards to come
assassins-to-come-none = nothing to come: this is the last round
assassins-to-come = to come: king { $king } AP, { $arrests ->
    [one] 1 arrest
   *[other] { $arrests } arrests
  }
assassins-to-come-note = king { $king } AP in all
assassins-to-come-columns = each column is one kind of card
# ------------------------------------------------------------------- what the marks of a hint mean
assassins-marks = On the board: { $marks }
assassins-mark-ends = { $sign } ends here
assassins-mark-arrest = { $sign } arrest
assassins-mark-blows = { $sign } { $blows }
assassins-mark-blow = { $kind ->
    [wound] strike
    [reveal] reveal
   *[other] kill
  }
assassins-mark-danger = ! may strike after n AP
# --------------------------------------------------------------------------- what was done in a phase
assassins-phase-nothing-yet = nothing yet
assassins-phase-nothing = nothing
assassins-phase-more = and { $more } more: { $key } shows all

# On the board, in the last row of a gate: five letters at most.
assassins-gate-on-board = gate
# A price on the board: the number and two letters.
assassins-price = { $ap }AP
