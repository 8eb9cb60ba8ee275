assassins-editor-king-stands-there = The king stands there: put him elsewhere first.
assassins-editor-keys-here = A letter puts that townsperson here, { KEY("king") } the king,
    { KEY("knight") } a knight; { KEY("take") } takes away, { KEY("reveal") } reveals.
# What is set up: the round, and whose phase it is.
assassins-editor-heading = Set up a position · round { $round } · { $side }
assassins-editor-heading-no-card = Set up a position · round { $round } · before the card is turned up
# Why a position is impossible: the field that is wrong, and why.
assassins-editor-problem = { $field }: { $why }.
assassins-editor-field-round = Round
assassins-editor-field-card = Card
assassins-editor-field-phase = Phase
assassins-editor-field-deck = Cards to come
assassins-editor-field-townsfolk = Townsfolk
assassins-editor-field-knights = Knights
assassins-editor-field-king = King
assassins-editor-field-revealed = Revealed
assassins-editor-field-arrested = Arrested
assassins-editor-field-arrest_made = Arrest
assassins-editor-field-knights_killed = Knights killed now
assassins-editor-field-ending = Assassins
# What a value is called, in at most 18 letters.
assassins-editor-cell-round = Round
assassins-editor-cell-card = Card turned up
assassins-editor-cell-phase = Whose phase
assassins-editor-cell-king-ap = King AP left
assassins-editor-cell-knights-ap = Knights' AP left
assassins-editor-cell-people-ap = People's AP left
assassins-editor-cell-arrest = Arrest
assassins-editor-cell-killed = Knights killed now
assassins-editor-cell-wounds = Wounds of the king
# How many cards of a kind are left.
assassins-editor-left = Left: { $card }
# The values.
assassins-editor-no-card = none yet
assassins-editor-phase = { $king ->
    [yes] the king's
   *[no] the people's
  }
assassins-editor-arrest = { $made ->
    [yes] made
   *[no] not made yet
  }
