assassins-review-place = Manche { $round }, { $side }
    .not-judged = { $place } : pas jugé.
assassins-review-not-judged = pas jugé
    .sentence = Pas jugé.
assassins-review-something-missed = coup sûr manqué
assassins-review-nothing = rien
    .advised = finir le tour tout de suite
assassins-review-but-for-one-thing = Presque parfait, à une chose près.
assassins-review-played-well = Bien joué.
assassins-review-played-as-well = Rien n'était nettement meilleur.
assassins-review-cost = { $label }, au prix de { $cost } de la chance de gagner.
assassins-review-missed-win = La partie pouvait se gagner tout de suite : { $way }.
assassins-review-missed-kill = Le roi pouvait être tué : { $way }.
assassins-review-missed-safe = Sur la même case, il pouvait être sans aucun risque : { $way }.
assassins-review-open-gate = Une porte restait ouverte : { $all ->
    [yes] { $cards ->
      [one] la dernière carte fait
      [many] les { $cards } cartes font toutes
     *[other] les { $cards } cartes font toutes
    }
   *[no] { $leaves } des { $cards } cartes font
  } sortir le roi ensuite ; { $instead ->
    [0] aucune ne l'aurait fait
   *[other] { $instead } seulement l'auraient fait
  } après ceci : { $way }.
assassins-review-better = Mieux : { $way }.
assassins-review-difference = La différence : { $apart }.
assassins-review-risks = Comme c'était joué, { $was } ; après le meilleur tour, { $better }.
assassins-review-to-and-fro = { $ap } PA ont servi à aller et venir.
assassins-review-unspent = Reste inutilisé : { $left }.
assassins-review-unspent-king = { $ap } PA du roi
assassins-review-unspent-knights = { $ap } PA des chevaliers
assassins-review-unspent-people = { $ap } PA
assassins-review-castle-lost = À partir d'ici, les cartes ne suffisent plus pour le château : il faut les trois assassins pour gagner.
assassins-review-arrested = { $was ->
    [yes] { $who-begun } était un assassin : { $chance } de chances.
   *[no] { $who-begun } n'était pas un assassin : { $chance } de chances.
  }
assassins-review-account = { $best ->
    [yes] Avec ce tour { $choice }
   *[no] Avec le meilleur tour { $before }, avec celui-ci { $choice }
  }{ $any ->
    [yes] { " " }; puis { $came } : { $after }.
   *[no] .
  }
assassins-review-came-cards = cartes { $came }
assassins-review-came-arrests = arrestations { $came }
assassins-review-came-others = l'autre camp { $came }
assassins-review-header = manche camp    joué                coût chance
assassins-review-column-king = roi
assassins-review-column-people = peuple
assassins-review-column-side = camp
assassins-review-column-phases = tours
assassins-review-column-cost = coût
assassins-review-column-cards = cartes
assassins-review-column-arrests = arrest.
assassins-review-column-others = autres
assassins-review-column-luck = chance
    .heading = Chance
assassins-review-column-player = joueur
assassins-review-column-mistakes = erreurs
assassins-review-column-round = manche
assassins-review-column-played = joué
assassins-review-column-class = classe
assassins-review-column-start = départ
assassins-review-column-result = résultat
assassins-review-title = L'analyse : { $king } contre { $people }
assassins-review-course = { $several ->
    [yes] Les chances de gagner avant et après chaque tour
   *[no] { $side } : les chances de gagner avant et après chaque tour
  }
assassins-review-moments = À regarder d'abord : { $moments }.
assassins-review-moment = manche { $round } ({ $called })
assassins-review-progress = Jugement : { $done } tours sur { $total }{ $any ->
    [yes] { " " }; encore { $left } { $left ->
        [one] seconde
        [many] secondes
       *[other] secondes
      } environ
   *[no] { "" }
  }
assassins-review-not-allowed = Cette table joue sans conseils : les tours sont jugés une fois la partie finie.
assassins-review-no-answer = Le solveur n'a pas répondu : le reste n'est pas jugé. Ferme et rouvre.
assassins-review-running = Finis d'abord cette partie ; ensuite, tout tour peut se réessayer.
assassins-review-not-all-yet = Le rapport s'écrit quand tous les tours sont jugés.
assassins-review-not-yet = Ce tour n'est pas encore jugé.
assassins-review-nobodys = Ce tour ne peut pas être jugé : l'enregistrement ne dit pas qui étaient les assassins.
assassins-review-report-written = Le rapport est écrit : { $page }
assassins-review-no-mistakes-yet = Pas encore d'erreur trouvée par là : { $judged } tours jugés sur { $total }.
assassins-review-no-more-mistakes = Plus d'erreurs par là.
assassins-review-again = Encore
assassins-review-thinking = Jugement du tour…
assassins-review-try = Réessayer : manche { $round }
    .played = Comme c'était joué : { $verdict }
    .task = Joue le tour comme tu le crois le mieux : { $judge } le juge, { $best } montre un meilleur tour.
    .answer = Un meilleur tour : { $way }.
assassins-review-tried = { $than ->
    [better] C'est { $gain } de mieux que ce qui a été joué.
    [worse] Ce qui a été joué était meilleur de { $gain }.
   *[alike] C'est à peu près aussi bon que ce qui a été joué.
  }
assassins-review-tried-again = { $key } recommence le tour.
assassins-review-moment-arrest = { $assassin ->
    [yes] Un assassin, comme on l'a vu ensuite !
   *[no] Pas un assassin, comme on l'a vu ensuite !
  }
assassins-review-moment-king = { $who } retourne la carte : { $card }.
assassins-review-moment-people = { $who } joue le camp du peuple : { $ap } PA.
assassins-review-look-back-over = La partie est finie ici : recule d'abord d'un pas ({ KEY("back") }).
assassins-review-look-back-running = Finis d'abord cette partie ; ensuite, tu pourras la rejouer à partir de n'importe quel moment.
assassins-review-look-back-playing-on = À partir d'ici, une partie à part ; les cartes viennent comme elles sont venues.
assassins-review-no-phase-yet = Aucun tour n'a encore été joué jusqu'au bout.
assassins-review-nothing-judged = Aucun tour n'a été jugé. Que jouer : kingsroad assassins advise.
assassins-review-mistakes = { $any ->
    [yes] Erreurs, la pire d'abord
   *[no] Il n'y a pas eu d'erreurs.
  }
assassins-review-castle = Après la manche { $round }, les cartes restantes ne suffisaient plus pour le château : dès lors, le camp du roi ne pouvait
    gagner qu'en mettant les trois assassins hors jeu.
assassins-review-legend = ?? une gaffe, ? une erreur, ?! une imprécision, d'après ce qu'un tour a perdu ; ! un coup sûr manqué.
    En points de chance de gagner (%) : ce que les tours ont coûté en tout, et ce que les cartes, les arrestations et l'autre camp ont
    apporté ou pris.
assassins-review-side = { $side } : { $any ->
    [yes] { $mistakes }
   *[no] pas d'erreur
  } en { $phases ->
    [one] { $phases } tour
    [many] { $phases } tours
   *[other] { $phases } tours
  } ; en moyenne, un tour a coûté { $cost } de la chance de gagner.
    .line = { $side } : { $mistakes ->
    [one] { $mistakes } erreur
    [many] { $mistakes } erreurs
   *[other] { $mistakes } erreurs
  } en { $phases ->
    [one] { $phases } tour
    [many] { $phases } tours
   *[other] { $phases } tours
  } ; coûte { $cost }, chance { $luck }
assassins-review-own-side = Pour juger ceux du peuple à part : --side people.
assassins-review-only-people = Les tours du roi ne sont pas jugés ici : on n'a demandé que ceux du peuple.
assassins-review-only-king = Les tours du peuple ne sont pas jugés ici : on n'a demandé que ceux du roi.
assassins-review-people-later = Les tours du peuple ne sont pas jugés pendant la partie : cela trahirait ses assassins.
assassins-review-people-unknown = Les tours du peuple ne sont pas jugés : l'enregistrement ne dit pas qui étaient les assassins.
assassins-review-key-steps = étapes
assassins-review-key-phases = phases
assassins-review-key-review = analyse
assassins-review-key-hint = conseil
assassins-review-key-play-on = jouer d'ici
assassins-review-key-leave = fermer
assassins-review-method = Chaque phase est jugée comme un conseil l'aurait jugée alors : le camp du roi par ce que tout le monde pouvait savoir, le camp du peuple par cela et par son secret. Une phase porte le nom de ce qu'elle a perdu si c'est plus de deux fois son erreur type.
