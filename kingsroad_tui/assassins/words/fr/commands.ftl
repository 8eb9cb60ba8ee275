assassins-commands-nothing-learnt = n'a encore rien appris
assassins-commands-enough-games = a déjà { $games } parties, donc aucune n'est jouée
