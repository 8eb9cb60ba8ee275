assassins-beside-card = Carte de manche
    .note = { $more ->
    [0] la dernière carte
    [one] encore 1 carte
    [many] encore { $more } cartes
   *[other] encore { $more } cartes
  }
assassins-beside-verdict = Ton dernier tour
assassins-beside-people = Roi et habitants
    .note = { $knights ->
    [one] 1 chevalier
    [many] { $knights } chevaliers
   *[other] { $knights } chevaliers
  }
assassins-beside-townsfolk = Habitants
assassins-beside-prices = Prix en points d'action (PA)
    .note = ht : sur un toit
assassins-beside-deck = Cartes à venir
assassins-beside-done = Ce qu'a fait { $side }
assassins-card-none = Pas encore de carte.
assassins-row-king = roi
assassins-row-knights = chevaliers
assassins-row-people = peuple
assassins-row-arrest = arrestation
assassins-row-count = combien
assassins-points-left = { $left }/{ $most }
assassins-arrest-none = pas d'arrestation avec cette carte
    .short = sans arrest.
assassins-arrest-open = une arrestation possible
    .short = 1 arrestation
assassins-arrest-made = l'arrestation de cette carte est faite
    .short = arrest. faite
assassins-arrest-missed = aucune arrestation n'a été faite
    .short = sans arrest.
assassins-arrested = arrestation : { $who }
    .short = arrest. : { $letter }
assassins-king-state = { $wounds ->
    [0] indemne
    [1] blessé
   *[2] mort
  }
    .warned = { $wounds ->
    [0] indemne
    [1] blessé : la prochaine le tue
   *[2] mort
  }
assassins-king-note = { $sign } roi { $state } { $hearts }
assassins-gone-arrested = arrêtés { $letters }
assassins-gone-killed = tués { $letters }
assassins-unknown-none = les trois assassins sont connus
assassins-unknown = { $new ->
    [yes] { $unknown } des { $townsfolk }
   *[no] encore { $unknown } à trouver
  } : { $trios } trios possibles
    .wide = assassins : { $new ->
    [yes] { $unknown } des { $townsfolk }
   *[no] encore { $unknown } à trouver
  } ({ $trios } trios possibles)
assassins-hidden-none = aucun de tes assassins n'est plus caché
assassins-hidden = Assassins cachés : { $letters }
assassins-hidden-from-king = Assassins cachés : { $letters }. Pour le camp du roi, { $unknown }.
assassins-to-come-none = rien à venir : c'est la dernière manche
assassins-to-come = à venir : roi { $king } PA, { $arrests ->
    [one] 1 arrestation
    [many] { $arrests } arrestations
   *[other] { $arrests } arrestations
  }
assassins-to-come-note = roi { $king } PA en tout
assassins-to-come-columns = une colonne par sorte de carte
assassins-marks = Sur le plateau : { $marks }
assassins-mark-ends = { $sign } s'arrête ici
assassins-mark-arrest = { $sign } arrêter
assassins-mark-blows = { $sign } { $blows }
assassins-mark-blow = { $kind ->
    [wound] frapper
    [reveal] révéler
   *[other] tuer
  }
assassins-mark-danger = ! peut frapper après n PA
assassins-phase-nothing-yet = encore rien
assassins-phase-nothing = rien
assassins-phase-more = et { $more } de plus : { $key } montre tout
assassins-gate-on-board = porte
assassins-price = { $ap }PA
