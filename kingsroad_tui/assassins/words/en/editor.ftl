assassins-editor-king-stands-there = The king stands there: put him elsewhere first.
assassins-editor-keys-here = A letter puts that townsperson here, { KEY("king") } the king,
    { KEY("knight") } a knight; { KEY("take") } takes away, { KEY("reveal") } reveals.
# What is set up.
assassins-editor-heading = Set up a position · round { $round } · { $whose }
assassins-editor-value = { $round } of { $count }
assassins-editor-value-2 = none yet
assassins-editor-value-3 = the king's
assassins-editor-value-4 = the people's
assassins-editor-value-5 = made
assassins-editor-value-6 = not made yet
