assassins-practice-round = manche { $round }
assassins-mistake-kill = Coup mortel manqué
assassins-mistake-castle = Gain sûr manqué
assassins-mistake-safe = Risqué, malgré une voie sûre
assassins-mistake-gate = Porte ouverte
assassins-mistake-wasted-ap = Points gaspillés
assassins-mistake-unmasked = Démasqué trop tôt
assassins-mistake-other = Autres erreurs
assassins-puzzle-kill = Tuer le roi
assassins-puzzle-castle = Gagner à ce tour
assassins-puzzle-safe = Trouver la voie sûre
assassins-puzzle-gate = Fermer la porte
assassins-puzzle-who = Qui est-ce ?
assassins-practice-task-kill = Tu joues le peuple. Tue le roi à ce tour.
assassins-practice-task-castle = Tu joues le camp du roi. Gagne à ce tour, quels que soient les assassins.
assassins-practice-task-safe = Tu joues le camp du roi. Trouve comment jouer pour que personne ne puisse même le blesser, quels que soient les
    assassins.
assassins-practice-task-gate = Tu joues le peuple. Ferme la porte : le roi ne doit pas sortir au prochain tour.
assassins-practice-best-way = Trouve la meilleure façon de jouer ce tour.
assassins-practice-who-task = Après tout ce qui s'est passé, { $number ->
    [one] un des habitants est forcément un assassin
    [many] { $number } des habitants sont forcément des assassins
   *[other] { $number } des habitants sont forcément des assassins
  }. Qui ? Aucun assassin qui pouvait tuer le roi à lui seul ne l'a laissé vivre.
assassins-practice-as-played = Comme tu l'as joué : { $verdict }
assassins-practice-log = { KEY("log") } raconte ce qu'ont fait les deux camps jusqu'ici.
assassins-practice-keys = { KEY("forward") } le juge, { KEY("best") } montre la réponse, { KEY("skip") } passe à la suite.
assassins-practice-keys-better = Joue mieux ce tour : { KEY("forward") } le juge, { KEY("best") } montre la réponse, { KEY("skip") } passe à la suite.
assassins-practice-keys-who = Appuie sur une lettre pour marquer quelqu'un. { KEY("forward") } juge, { KEY("best") } montre la réponse, { KEY("skip") }
    passe à la suite.
assassins-practice-play-better = Joue mieux ce tour : tape des actions, puis end pour le faire juger.
assassins-practice-play-it = Tape des actions, puis end pour faire juger le tour.
assassins-practice-from-the-beginning = Le tour recommence.
assassins-practice-your-actions = Tes actions
assassins-practice-their-letters = Leurs lettres
assassins-practice-judging = Jugement du tour …
assassins-practice-right = Juste !
assassins-practice-proved-kill = Le roi meurt. Avec le meilleur tour qui le laisse en vie, tu gagnes dans { $rest } des cas.
assassins-practice-proved-castle = Le roi est sorti. Avec le meilleur tour qui le garde en ville, tu gagnes dans { $rest } des cas.
assassins-practice-safe-ends = { $ways ->
    [one] Alors personne ne peut même le blesser, quels que soient les assassins : une seule des { $ends } façons de finir ce tour est ainsi. Avec
        la meilleure des autres, tu gagnes dans { $rest } des cas.
    [many] Alors personne ne peut même le blesser, quels que soient les assassins : { $ways } des { $ends } façons de finir ce tour sont ainsi.
        Avec la meilleure des autres, tu gagnes dans { $rest } des cas.
   *[other] Alors personne ne peut même le blesser, quels que soient les assassins : { $ways } des { $ends } façons de finir ce tour sont ainsi.
        Avec la meilleure des autres, tu gagnes dans { $rest } des cas.
  }
assassins-practice-proved-gate = Il ne peut pas sortir au prochain tour, quelle que soit la carte. Avec le meilleur tour qui lui laisse une porte
    ouverte, tu gagnes dans { $rest } des cas.
assassins-practice-nothing-yet = Rien n'est encore fait, et ce n'est pas une réponse. Fais d'abord quelque chose.
assassins-practice-nothing-again = Rien n'est encore fait : encore { $enter } pour ne rien faire.
assassins-practice-goes-on = { $key } : la suite.
assassins-practice-went-wrong-kill = Ce qui n'allait pas alors : tu as manqué un coup mortel.
assassins-practice-went-wrong-castle = Ce qui n'allait pas alors : tu as manqué un gain sûr.
assassins-practice-went-wrong-safe = Ce qui n'allait pas alors : c'était risqué, alors qu'il y avait une voie sûre.
assassins-practice-went-wrong-gate = Ce qui n'allait pas alors : tu as laissé une porte ouverte.
assassins-practice-went-wrong-wasted-ap = Ce qui n'allait pas alors : tu as gaspillé des points.
assassins-practice-went-wrong-unmasked = Ce qui n'allait pas alors : tu as démasqué un assassin trop tôt.
assassins-practice-not-yet = Pas encore la réponse.
assassins-practice-still-alive = Le roi vit toujours.
assassins-practice-not-won = La partie n'est pas gagnée.
assassins-practice-loses = Cela perd la partie.
assassins-practice-killed-by = Le roi pourrait être tué par { $number } de { $trios ->
    [one] 1 trio
    [many] { $trios } trios
   *[other] { $trios } trios
  } d'habitants.
assassins-practice-wounded-by = Le roi pourrait être blessé par { $number } de { $trios ->
    [one] 1 trio
    [many] { $trios } trios
   *[other] { $trios } trios
  } d'habitants.
assassins-practice-open-gate = Avec { $number } de { $cards ->
    [one] 1 carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
  } face cachée, le roi pourrait encore sortir.
assassins-practice-costs = C'est { $what } : { $loss } de la chance de gagner.
assassins-practice-wrong-keys = { $again } recommence, { $best } montre la réponse.
assassins-practice-better-turn = Un meilleur tour : { $turn }.
assassins-practice-answer = La réponse : { $turn }.
assassins-practice-none-marked = Personne n'est encore marqué : marques-en { $number ->
    [one] un
    [many] { $number }
   *[other] { $number }
  }.
assassins-practice-marked = { $left ->
    [0] Tu marques { $names }.
   *[other] Tu marques { $names }. Encore { $left }.
  }
assassins-practice-not-those = Pas ceux-là.
assassins-practice-mark-others = Marques-en d'autres, ou { $key } montre la réponse.
assassins-practice-they-are = La réponse : { $names }.
assassins-practice-cleared = À la manche { $round }, { $number ->
    [one] { $names } aurait pu tuer le roi, et l'a laissé vivre : pas un assassin.
    [many] { $names } auraient pu tuer le roi, et l'ont laissé vivre : pas des assassins.
   *[other] { $names } auraient pu tuer le roi, et l'ont laissé vivre : pas des assassins.
  }
assassins-practice-solved-by = { $number } sur { $of }
assassins-practice-solved-by-actions = { $actions ->
    [one] 1 action
    [many] { $actions } actions
   *[other] { $actions } actions
  }
assassins-practice-solved-by-ways = { $ways } sur { $ends } façons
assassins-puzzles-about = sujet
assassins-puzzles-grade = niveau
assassins-puzzles-side = camp
assassins-puzzles-round = manche
assassins-puzzles-solved-by = résolu par
assassins-puzzles-otherwise = sinon tu gagnes
