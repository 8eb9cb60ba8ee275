# A selection within a sentence: ``4, 6, Knight``, or ``the Witch`` whatever is beside her.
kingsroad-game-short-words = the Witch
# A selection in a few words: ``4 Hills, 6 Wizard, Knight``; ``the Witch`` as above.
kingsroad-game-named-words = the Witch
# The cards to choose, in order; with a Witch the others may be any, since they go back.
kingsroad-game-advised-words = the Witch{ $others }
# The same, to be gone on with.
kingsroad-game-winner-clause = { $who } share the victory with { $points } and as many Nobles
# The players, by these names, the variant, and the board unless it is the built-in one.
kingsroad-game-game-title = { $title }, board { $name }
