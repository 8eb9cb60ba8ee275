kingsroad-lines-word-cards = des cartes, comme 16K : choisir ces cartes, dans cet ordre ; - n'en choisit aucune.
kingsroad-lines-word-map = map : les régions, une par ligne, le long de la route du Roi.
kingsroad-lines-word-players = players : points, marqueurs et cartes de chacun.
kingsroad-lines-word-hand = hand : les cartes parmi lesquelles tu peux choisir.
kingsroad-lines-word-history = history : ce qui s'est passé dans la dernière manche.
kingsroad-lines-word-log = log : ce qui s'est passé dans toutes les manches.
kingsroad-lines-word-scores = scores : les points de chacun après chaque manche.
kingsroad-lines-word-hint = hint : un conseil ; encore une fois pour en savoir plus.
kingsroad-lines-word-analyse = analyse : chaque choix jusqu'ici jugé, et comment chacun a joué.
kingsroad-lines-word-assume = assume NOM: plays 5 : des conseils qui le supposent ; assume nothing l'oublie.
kingsroad-lines-word-undo = undo : annuler une manche, quand tu joues en solo.
kingsroad-lines-word-redo = redo : remettre la dernière manche annulée.
kingsroad-lines-word-rivals = rivals : qui joue pour l'ordinateur, et comment ils pensent.
kingsroad-lines-word-talk = talk : les rivaux se taisent ; encore une fois : ils reparlent.
kingsroad-lines-word-rules = rules : les règles complètes.
kingsroad-lines-word-code = code : la position en un mot.
kingsroad-lines-word-share = share : toute la partie en une ligne, à coller dans un message.
kingsroad-lines-word-statistics = statistics : tes parties contre chaque force.
kingsroad-lines-word-save = save NOM : enregistrer la partie sous un nom.
kingsroad-lines-word-quit = quit : partir ; la partie est enregistrée.
kingsroad-lines-word-again = again : la même table, une nouvelle partie ; sur l'échelle, sa prochaine partie.
kingsroad-lines-word-result = result : ce que la partie a changé, et le résultat du jour en trois lignes.
kingsroad-lines-set-up-statistics = statistics : tes parties contre chaque force.
kingsroad-lines-type-help = Tape help pour ce que tu peux taper au lieu de cartes.
kingsroad-lines-at-the-end = La partie est finie : again, undo ou save NOM ; help pour la suite ; Entrée quitte
kingsroad-lines-your-cards = Tes cartes
kingsroad-lines-cards-of = { $name }, tes cartes
kingsroad-lines-continue = Continuer { $game }, manche { $round }, y ou n
kingsroad-lines-choose-again = Ou { $name } tape { $word } pour rechoisir.
kingsroad-lines-assumed = Les conseils supposent : { $claims }. Tape hint.
kingsroad-lines-nothing-assumed = Les conseils ne supposent rien de ce que jouent les autres.
kingsroad-lines-thinking = Réflexion.
kingsroad-lines-no-analysis = Pas d'analyse : { $why }.
kingsroad-lines-no-hint = Pas de conseil : { $why }.
kingsroad-lines-sure = { $question } y ou n
kingsroad-lines-round-undone = La manche { $round } est annulée ; redo la remet. Les ordinateurs rechoisissent aussi.
kingsroad-lines-round-is-back = La manche est remise.
kingsroad-lines-scores = Manche { $round } : { $totals }.
kingsroad-lines-final-score = { $place } { $name } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }, dont { $nobles } pour des nobles et { $final } du décompte final.
kingsroad-lines-clauses = { $clauses }.
kingsroad-lines-region-pays = { $region } paie { $pays }
kingsroad-lines-region-markers = marqueurs : { $markers }
kingsroad-lines-region-nobles = { $many ->
    [one] noble : { $who }
    [many] nobles : { $who }
   *[other] nobles : { $who }
  }
kingsroad-lines-region-king = le Roi est ici
kingsroad-lines-player = { $name } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }, { $markers ->
    [one] { $markers } marqueur
    [many] { $markers } marqueurs
   *[other] { $markers } marqueurs
  } en main, { $nobles ->
    [one] { $nobles } noble
    [many] { $nobles } nobles
   *[other] { $nobles } nobles
  } ; { $cards ->
    [both] a le Dragon et la Sorcière
    [dragon] a le Dragon
    [witch] a la Sorcière
   *[none] n'a ni Dragon ni Sorcière
  }.
kingsroad-lines-you-choose = Tu choisis { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
  }.
kingsroad-lines-read-as = Tu joues : { $cards }. Tape { $word } encore une fois pour les jouer.
