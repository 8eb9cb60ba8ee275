assassins-square-taken = { $strike ->
    [yes] { $who-begun } est en { $square }. Seul un assassin révélé ({ $key }) peut frapper là.
   *[no] { $who-begun } est en { $square }, et doit d'abord partir.
  }
assassins-in-the-way-nobody-chosen = Choisis d'abord un habitant.
assassins-in-the-way-board-ends = Le plateau finit ici.
assassins-in-the-way-nobody-there = Ce pion n'est plus sur le plateau.
assassins-in-the-way-no-free-way = Aucun chemin libre n'y mène.
assassins-refusal-revealed = { $at-begun } est un assassin révélé.
assassins-refusal-not-revealed = { $at-begun } n'est pas un assassin révélé.
assassins-refusal-pushes = Cela pousserait { $to }.
assassins-refusal-pushed-up = Pas de poussée : { $at } devrait monter sur le toit { $roof }.
assassins-refusal-pushed-off = Pas de poussée : { $at } tomberait du plateau.
assassins-refusal-pushed-into-knight = Pas de poussée : { $at } buterait contre { $to }.
assassins-refusal-pushed-into-king = Pas de poussée : { $at } buterait contre { $to }.
assassins-refusal-not-an-assassin = { $at-begun } n'est pas un assassin.
assassins-refusal-occupied = { $to-begun } est sur le chemin.
assassins-line-no-action = { $alone ->
    [yes] « { $word } » n'est pas une action.
   *[no] « { $word } » n'est pas une action. Rien de cette ligne n'a été fait.
  }
assassins-line-not-done = { $word } : { $why } Rien de cette ligne n'a été fait.
assassins-prices-step = pas
assassins-prices-up = ht
assassins-prices-down = bas
assassins-step-price = { $way ->
    [up] haut { $price }
    [down] bas { $price }
   *[step] pas { $price }
  }
assassins-prices-free = 0
assassins-prices-king = roi
    .short = roi
    .others = passer une porte { $exit }
assassins-prices-knight = chevalier
    .short = chev.
    .others = tuer { $kill }, arrêter { $arrest }, pousser 0
    .others-short = tuer, arrêter { $price }, pousser 0
assassins-prices-townsperson = habitant
    .short = peuple
    .others = révéler un assassin : 0
assassins-prices-assassin = assassin révélé
    .short = révélé
    .short-again = assassin
    .others = tuer { $first } (puis { $second }), blesser { $wound }
