# A townsperson (0 to 11) by name and letter: ``the farmer F``.
assassins-game-person = the { $names } { $pawns }
# How many of the possible choices of assassins (``total``) bring something bad.
assassins-game-risk-words = no risk
assassins-game-risk-words-2 = for sure
assassins-game-risk-words-3 = { $odds_words }: { $number } of { $total } possible trios
# A chance as people say it: ``1 in 4``, ``about 2 in 3``; only 0 is ``no chance``.
assassins-game-odds-words = for sure
assassins-game-odds-words-2 = no chance
assassins-game-odds-words-3 = { $about }{ $numerator } in { $denominator }
# What a round card gives.
assassins-game-card-words = king { $king }, knights { $knights }, { $shackles }; people { $people }
# ``knight 3``, or ``a knight`` where nobody has counted them.
assassins-game-knight-words = a knight
assassins-game-knight-words-2 = knight { $number }
# Who acts: ``the king``, ``knight 3``, ``the monk H``, ``the assassin H``.
assassins-game-actor-words = the king
assassins-game-actor-words-2 = the assassin { $letter }
# What happened in one action, within a sentence; knights by their ``numbers``.
assassins-game-action-clause = { $actor } walks from { $source } to { $target }
assassins-game-action-clause-2 = { $actor } walks through the gate of { $source } into the castle
assassins-game-action-clause-3 = { $actor } { $goes } and { $pushes }
assassins-game-action-clause-4 = { $actor } on { $source } kills the assassin { $letter } on
    { $target }
assassins-game-action-clause-5 = { $actor } on { $source } arrests { $person } on { $target }
assassins-game-action-clause-6 = { $actor } on { $source } is an assassin
assassins-game-action-clause-7 = { $actor } on { $source } kills { $knight } on { $target }
assassins-game-action-clause-8 = { $actor } on { $source } { $done } the king
# ``pushes the blacksmith B to c3 and the butcher C down to d3``.
assassins-game-pushes = pushes { $pushed }
# One who is pushed: an assassin is called one once that is known.
assassins-game-pushed = the assassin { $pawns }
# ``goes from a3 to b3``, ``climbs from e6 to the roof f6``, ``comes down from f6 to e6``.
assassins-game-goes = climbs from { $source } to the roof { $target }
assassins-game-goes-2 = comes down from { $source } to { $target }
assassins-game-goes-3 = goes from { $source } to { $target }
# ``Ann (the king's side) against Bob (the people's side)``.
assassins-game-players-words = { $shown } (the king's side) against { $shown_2 } (the people)
# Who won, and how.
assassins-game-result-sentence = { $of } wins: { $endings }.
# Who the three assassins were.
assassins-game-assassins-sentence = The assassins were { $listed }.
