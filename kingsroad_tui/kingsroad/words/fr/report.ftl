kingsroad-report-no-round-judged = Aucune manche n'a été jugée.
kingsroad-report-players = Comment chacun a joué
kingsroad-report-chances-chart = Les chances de gagner au fil de la partie
kingsroad-report-points-chart = Les points au fil de la partie
kingsroad-report-points-caption = Les points avant chaque manche.
kingsroad-report-perfect-chart = Les chances de gagner entre joueurs parfaits
kingsroad-report-perfect-caption = La chance de gagner avant chaque manche, si tous jouaient parfaitement.
kingsroad-report-round-by-round = Manche par manche
kingsroad-report-about-rounds = Ce que chacun a choisi, ce que cela a coûté, et la part de chance de la manche ; puis la chance de gagner du joueur après elle,
    avec son meilleur choix suivant.
kingsroad-report-perfect-after = Après elle, entre joueurs parfaits
kingsroad-report-title = King's Road : { $game }
kingsroad-report-stopped-early = L'analyse s'est arrêtée en chemin : la partie a { $rounds ->
     [one] { $rounds } manche
     [many] { $rounds } manches
    *[other] { $rounds } manches
   }.
kingsroad-report-about-chances = La chance de gagner de chacun contre { $players } : avec son meilleur choix, puis avec celui qui a été fait. Là où une ligne
    tombe d'un coup, le choix a coûté quelque chose. Comme chacun a droit à son meilleur choix, le total peut dépasser 100 %.
kingsroad-report-no-mistakes = Aucun choix n'a coûté { $least }.
kingsroad-report-in-round = { $number }, second choix
kingsroad-report-rounds = { $rounds ->
    [one] { $rounds } manche
    [many] { $rounds } manches
   *[other] { $rounds } manches
  }
kingsroad-report-to-learn = À retenir d'abord
kingsroad-report-about-mistakes = La pire d'abord, d'après ce qu'on pouvait savoir alors. Une imprécision coûte au moins { $inaccuracy }, une
    erreur { $mistake }, une gaffe { $blunder }, quels que soient les adversaires.
kingsroad-report-about-accuracy = La précision va de 0 à 100 et est la moyenne des choix d'un joueur ; l'intervalle dit à quel point on peut
    se fier à si peu de choix.
kingsroad-report-round-words = { $choices } ; chance { $luck } ; { $chance }
kingsroad-report-about-account = La chance de gagner avec le meilleur choix avant la première manche, moins ce qu'ont coûté les choix, et avec
    ce qu'ont fait les autres, erreurs comprises, donne le résultat. Chaque manche est comptée ainsi.
kingsroad-report-column-player = Joueur
kingsroad-report-column-points = Points
kingsroad-report-column-accuracy = Précision (95 %)
kingsroad-report-column-mistakes = Erreurs
kingsroad-report-column-round = Manche
kingsroad-report-column-king = Roi
kingsroad-report-column-played = Joué
kingsroad-report-column-class = Classe
kingsroad-report-column-costs = Coûte
kingsroad-report-column-costs-perfect = Contre un jeu parfait
kingsroad-report-column-better = Mieux
kingsroad-report-column-start = Départ
kingsroad-report-column-costs-in-all = Coûts
kingsroad-report-column-others = Les autres
kingsroad-report-column-second-choices = Seconds choix
kingsroad-report-column-result = Résultat
kingsroad-report-column-behind = Derrière le meilleur
kingsroad-report-column-games = Parties
