verdict-label-plain-none = le meilleur
    .named = aussi bon que le meilleur
    .begins = Aussi bon que le meilleur
verdict-label-plain-good = bon
    .named = un bon choix
    .begins = Un bon choix
verdict-label-plain-decent = correct
    .named = un choix correct
    .begins = Un choix correct
verdict-label-plain-inaccuracy = imprécision
    .named = une imprécision
    .begins = Une imprécision
verdict-label-plain-mistake = erreur
    .named = une erreur
    .begins = Une erreur
verdict-label-plain-blunder = gaffe
    .named = une gaffe
    .begins = Une gaffe
verdict-label-chance-inaccuracy = petite occasion manquée
    .named = une petite occasion manquée
    .begins = Une petite occasion manquée
verdict-label-chance-mistake = occasion manquée
    .named = une occasion manquée
    .begins = Une occasion manquée
verdict-label-chance-blunder = grosse occasion manquée
    .named = une grosse occasion manquée
    .begins = Une grosse occasion manquée
verdict-label-gamble-inaccuracy = petit pari
    .named = un petit pari
    .begins = Un petit pari
verdict-label-gamble-mistake = pari
    .named = un pari
    .begins = Un pari
verdict-label-gamble-blunder = gros pari
    .named = un gros pari
    .begins = Un gros pari
verdict-label-won = gagné
    .named = un gain certain
    .begins = Un gain certain
verdict-label-lost = perdu
    .named = perdu de toute façon
    .begins = Perdu de toute façon
verdict-count-good = { $number ->
    [one] { $number } bon
    [many] { $number } bons
   *[other] { $number } bons
  }
verdict-count-inaccuracy = { $number ->
    [one] { $number } imprécision
    [many] { $number } imprécisions
   *[other] { $number } imprécisions
  }
verdict-count-mistake = { $number ->
    [one] { $number } erreur
    [many] { $number } erreurs
   *[other] { $number } erreurs
  }
verdict-count-blunder = { $number ->
    [one] { $number } gaffe
    [many] { $number } gaffes
   *[other] { $number } gaffes
  }
verdict-count-gamble = { $number ->
    [one] { $number } pari
    [many] { $number } paris
   *[other] { $number } paris
  }
verdict-count-missed-chance = { $number ->
    [one] { $number } occasion manquée
    [many] { $number } occasions manquées
   *[other] { $number } occasions manquées
  }
verdict-signs = ?? gaffe · ? erreur · ?! imprécision · ~~ ~ ~! occasion manquée · ** * *! pari
verdict-kinds = Une erreur en est une contre un jeu parfait aussi, une occasion manquée (~) seulement contre ces joueurs, un pari (*)
    seulement contre un jeu parfait.
verdict-perfect-cost = , et { $lost } contre un jeu parfait
verdict-perfect-safe = , mais rien contre un jeu parfait
verdict-but-a-gamble = { $choice } (un pari)
