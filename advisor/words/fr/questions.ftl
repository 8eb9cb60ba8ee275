advisor-assumption = hypothèse { $text }
advisor-computer = joueur ordinateur { $name }
advisor-player = joueur { $name }
advisor-seat = joueur { $seat }
advisor-one-of = doit être l'un de { $known }
advisor-one-of-or-program = doit être l'un de { $known }, ou cmd:PROGRAM
advisor-seats = les places vont de 0 à { $last }
advisor-no-seat = il n'y a pas de place { $seat }
advisor-not-negative = doit être 0 ou plus
advisor-seconds = doit être plus que 0 et au plus { $most }
advisor-nothing-to-choose = la partie est finie : il n'y a plus rien à choisir
advisor-has-chosen = { $name } a déjà choisi : seuls ceux qui ont révélé une Sorcière rechoisissent
advisor-two-players-only = ne joue qu'à deux joueurs
advisor-secret-too-late = les assassins se choisissent avant la première carte
advisor-no-secret = le camp du peuple doit connaître ses assassins
advisor-think-goal = doit être win ou margin : les points d'une manche sont exacts
advisor-think-also = nomme un choix qui ne peut pas se jouer ici
advisor-review-known = doivent être les premières manches de la partie
advisor-review-known-phases = doivent être les premiers tours de la partie
advisor-review-only = doit être la place d'un tour joué jusqu'au bout
advisor-review-assumes = une analyse ne fait pas d'hypothèses
advisor-assumption-too-long = dépasse { $limit } caractères
advisor-assumption-form = écris "NAME: CLAIM", par exemple "Bob: plays 5"
advisor-assumption-no-player = aucun joueur ne porte ce nom
advisor-assumption-several-players = plusieurs joueurs ont un nom qui ressemble à celui-ci
advisor-claim-form = écris "plays CARD", "plays no CARD", "keeps CARD" ou "puts one in 5" ; une carte va de 1 à 8, Knight (ou K),
    Dragon (D) ou Witch (W)
advisor-claims-together = aucune sélection de { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
  } ne fait tout cela
advisor-claim-alone = aucune sélection de { $cards ->
    [one] { $cards } carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
  } ne fait cela
advisor-claims-empty-hand = sans marqueurs en main, on ne choisit pas de carte
advisor-too-many-assumptions = il y en a plus de { $most }
advisor-assassins-assumption-form = écris "monk is none", "monk is one", "at least one of monk and squire", "none on the roofs" ou
    "next card 2/7"
advisor-assumption-card-form = une carte est par exemple 1/6s/5, ou 2/7 en court
advisor-assumption-no-card = il ne reste pas de carte comme celle-là
advisor-assumption-count = un nombre est one, two ou three
advisor-assumption-nobody = { $name } n'existe pas ; donne une lettre de a à l ou un nom comme monk
advisor-assumptions-together = aucun trio d'habitants ne va avec tout cela et ce que chacun sait
advisor-line-no-game = ne contient pas de partie
