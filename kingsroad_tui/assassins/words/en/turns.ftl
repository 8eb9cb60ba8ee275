assassins-turns-told = What has happened
assassins-turns-nothing-yet = Nothing has happened yet.
assassins-turns-pawn = the king
# What is done without a step.
assassins-turns-act = leaves through the gate
assassins-turns-act-2 = arrests { $person }
assassins-turns-act-3 = kills the assassin { $pawns }
assassins-turns-act-4 = is revealed
assassins-turns-act-5 = kills { $knight_words }
assassins-turns-act-6 = kills the king
assassins-turns-act-7 = wounds the king
