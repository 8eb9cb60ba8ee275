assassins-in-phase = { $phase ->
    [over] manche { $round }, après la fin
   *[other] manche { $round }, { $phase }
  }
assassins-in-action = { $phase }, action { $action }
assassins-in-card = manche { $round }, carte
assassins-game-name-them = il faut nommer les assassins
assassins-game-no-action = il n'y a pas d'action à annuler
assassins-game-secret-known = un secret a été découvert
assassins-game-over-there = la partie y est finie
assassins-game-other-secret = ne va pas avec la position de départ de la partie
assassins-same-name = les deux joueurs s'appellent { $name }
assassins-secret = les assassins sont trois lettres différentes de { $first } à { $last }
assassins-record-start = dit déjà quel est le plateau et où est le roi
assassins-record-other-card = { $card } y est déjà
assassins-record-phase-over = est finie là où la partie commence
assassins-record-phase-missing = le tour manque
assassins-record-long-phase = est plus long qu'un tour ne peut l'être
