assassins-commands-nothing-learnt = n'a encore rien appris
assassins-commands-enough-games = a déjà { $games } parties, donc aucune n'est jouée
assassins-training-judged = { $games } parties ; jugé sur { $kept } gardées hors de l'apprentissage :
assassins-training-king = chance de gagner, roi : { $calibration }
assassins-training-people = chance de gagner, peuple : { $calibration }
assassins-training-value = perte log { $loss } (la moyenne : { $mean }), erreur de calibrage { $error }, { $moments } moments
assassins-training-belief = trios après la manche { $round } : perte log { $loss } (tous pareils : { $alike }), erreur de calibrage d'un pion { $error },
    { $games } parties
