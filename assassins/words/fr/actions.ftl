assassins-action-not-an-action = ce n'est pas une action
    .sentence = Ce n'est pas une action.
assassins-action-game-over = la partie est finie
    .sentence = La partie est finie.
assassins-action-no-card = aucune carte de manche n'est retournée
    .sentence = Aucune carte de manche n'est retournée.
assassins-action-other-side = c'est le tour de l'autre camp
    .sentence = C'est le tour de l'autre camp.
assassins-action-no-king = le roi n'est pas en { $at }
    .sentence = Le roi n'est pas en { $at }.
assassins-action-no-knight = aucun chevalier n'est en { $at }
    .sentence = Aucun chevalier n'est en { $at }.
assassins-action-no-townsperson = aucun habitant n'est en { $at }
    .sentence = Aucun habitant n'est en { $at }.
assassins-action-revealed = le pion en { $at } est un assassin révélé
    .sentence = Le pion en { $at } est un assassin révélé.
assassins-action-not-revealed = aucun assassin révélé n'est en { $at }
    .sentence = Aucun assassin révélé n'est en { $at }.
assassins-action-not-beside = { $at } et { $to } ne sont pas côte à côte
    .sentence = { $at } et { $to } ne sont pas côte à côte.
assassins-action-king-on-roof = le roi ne peut pas monter sur le toit { $to }
    .sentence = Le roi ne peut pas monter sur le toit { $to }.
assassins-action-no-gate = { $at } n'a pas de porte
    .sentence = { $at } n'a pas de porte.
assassins-action-occupied = quelqu'un est en { $to }
    .sentence = Quelqu'un est en { $to }.
assassins-action-pushes = aller en { $to } pousse le pion qui y est
    .sentence = Aller en { $to } pousse le pion qui y est.
assassins-action-nobody-to-push = il n'y a personne à pousser en { $to }
    .sentence = Il n'y a personne à pousser en { $to }.
assassins-action-pushed-up = le pion en { $at } devrait monter sur le toit { $to }
    .sentence = Le pion en { $at } devrait monter sur le toit { $to }.
assassins-action-pushed-off = le pion en { $at } serait poussé hors du plateau
    .sentence = Le pion en { $at } serait poussé hors du plateau.
assassins-action-pushed-into-knight = le pion en { $at } serait poussé contre le chevalier en { $to }
    .sentence = Le pion en { $at } serait poussé contre le chevalier en { $to }.
assassins-action-pushed-into-king = le pion en { $at } serait poussé contre le roi en { $to }
    .sentence = Le pion en { $at } serait poussé contre le roi en { $to }.
assassins-action-out-of-reach = de la rue { $at }, personne n'atteint le toit { $to }
    .sentence = De la rue { $at }, personne n'atteint le toit { $to }.
assassins-action-no-shackles = la carte de manche ne montre pas de chaînes
    .sentence = La carte de manche ne montre pas de chaînes.
assassins-action-arrest-made = l'arrestation de cette manche est déjà faite
    .sentence = L'arrestation de cette manche est déjà faite.
assassins-action-two-killed = deux chevaliers ont été tués dans ce tour
    .sentence = Deux chevaliers ont été tués dans ce tour.
assassins-action-king-not-beside = le roi n'est pas à côté de { $at }
    .sentence = Le roi n'est pas à côté de { $at }.
assassins-action-not-an-assassin = l'habitant en { $at } n'est pas un assassin
    .sentence = L'habitant en { $at } n'est pas un assassin.
assassins-action-all-revealed = les trois assassins sont déjà révélés
    .sentence = Les trois assassins sont déjà révélés.
assassins-action-too-dear = cela coûte { $price } PA, et il { $left ->
    [0] n'en reste aucun
    [one] n'en reste que { $left }
    [many] n'en reste que { $left }
   *[other] n'en reste que { $left }
  }
    .sentence = Cela coûte { $price } PA, et il { $left ->
        [0] n'en reste aucun
        [one] n'en reste que { $left }
        [many] n'en reste que { $left }
       *[other] n'en reste que { $left }
      }.
assassins-round-card-lies = la carte de cette manche est déjà retournée
assassins-round-no-card = il ne reste pas de carte { $card } dans la pioche
