kingsroad-mistakes-best = Meilleur choix : { $advised_words }.
kingsroad-mistakes-title = Apprendre de tes erreurs
kingsroad-mistakes-the-end = C'était la dernière de tes erreurs
kingsroad-mistakes-only-solo = Les erreurs se rejouent après des parties en solo ; l'analyse a celles de tous.
kingsroad-mistakes-goes-on = { $key } : la suivante.
kingsroad-mistakes-found-before = Ici, tu as déjà trouvé un meilleur choix. { $key } : l'erreur suivante.
kingsroad-mistakes-task = Trouve un meilleur choix, puis { $judge }. { $best } montre le meilleur, { $on } passe à la suite.
kingsroad-mistakes-at-the-end = { $again } les rejoue depuis la première ; { $judge } ou { $back } : retour.
kingsroad-mistakes-thinking = Un instant : c'est encore à l'étude.
kingsroad-mistakes-no-choice = Tu n'as eu aucun choix à faire dans cette partie. Retour : { $back }.
kingsroad-mistakes-well-played = { $choices ->
    [one] Bien joué : ton choix n'a pas coûté cher
    [many] Bien joué : aucun de tes { $choices } choix n'a coûté cher
   *[other] Bien joué : aucun de tes { $choices } choix n'a coûté cher
  }{ $best ->
    [yes] , et rien n'était meilleur.
   *[no] . Le plus cher, à la manche { $round }, a coûté { $cost }.
  } Retour : { $back }.
kingsroad-mistakes-judging = { $known ->
    [yes] Tes choix sont jugés (manche { $done } sur { $rounds }, encore { $left }) ; les pires arrivent dès que c'est fait. Retour :
        { $back }.
   *[no] Tes choix sont jugés (manche { $done } sur { $rounds }, environ une demi-minute) ; les pires arrivent dès que c'est fait.
        Retour : { $back }.
  }
kingsroad-mistakes-heading = { $who ->
    [you] Erreur { $number } sur { $of } · manche { $round }
   *[other] { $who } : erreur { $number } sur { $of } · manche { $round }
  }{ $second ->
    [yes] , second choix
   *[no] { "" }
  }
kingsroad-mistakes-played = { $who ->
    [you] { $chances ->
        [yes] Tu as joué : { $cards }. Ta chance de gagner a baissé de { $cost }.
       *[no] Tu as joué : { $cards }. Cela a coûté { $cost }.
      }
   *[other] { $chances ->
        [yes] { $who } a joué : { $cards }. Sa chance de gagner a baissé de { $cost }.
       *[no] { $who } a joué : { $cards }. Cela a coûté { $cost }.
      }
  }
kingsroad-mistakes-here-are = { $who ->
    [you] Voici tes { $count } choix les plus chers, le pire d'abord.
   *[other] Voici les { $count } choix les plus chers de { $who }, le pire d'abord.
  }
kingsroad-mistakes-found-all = { $of ->
    [one] Tu l'as trouvé. Bravo !
    [many] Tu as trouvé les { $of }. Bravo !
   *[other] Tu as trouvé les { $of }. Bravo !
  }
kingsroad-mistakes-found-not = Tu n'as pas encore trouvé le meilleur choix par toi-même.
kingsroad-mistakes-found = { $found ->
    [0] Tu n'en as encore trouvé aucun par toi-même.
   *[other] Tu en as trouvé { $found } sur { $of } par toi-même.
  } { $count ->
    [one] La manche { $rounds } reste à trouver.
    [many] Les manches { $rounds } restent à trouver.
   *[other] Les manches { $rounds } restent à trouver.
  }
kingsroad-mistakes-not-yet = { $called ->
    [yes] { $than ->
        [same] C'est { $named } ({ $sign }) : { $lost }, autant que ton choix d'alors.
        [better] Mieux, mais c'est encore { $named } ({ $sign }) : { $lost }.
       *[worse] C'est { $named } ({ $sign }) : { $lost }, encore plus que ton choix d'alors.
      }
   *[no] { $than ->
        [same] Ce n'est pas encore la réponse : ce choix coûte { $lost }, autant que ton choix d'alors.
        [better] Mieux, mais ce n'est pas encore la réponse : ce choix coûte { $lost }.
       *[worse] Ce n'est pas encore la réponse : ce choix coûte { $lost }, encore plus que ton choix d'alors.
      }
  }
kingsroad-mistakes-drop = Essaie encore : { $key } ôte ces cartes.
kingsroad-mistakes-found-one = { $kind ->
    [gamble] { $named } : contre un jeu parfait, ce choix coûte { $lost }.
    [best] Rien n'est meilleur.
   *[good] { $named } : il coûte { $lost }{ $perfect }.
  }{ $gains ->
    [yes] { " " }C'est { $gain } de mieux que ton choix d'alors.
   *[no] { "" }
  }
kingsroad-mistakes-done = C'était la dernière : { $key } fait le bilan.
kingsroad-mistakes-best-is = Le meilleur est { $named }.
kingsroad-mistakes-wrong-then = Qu'est-ce qui n'allait pas dans ton choix d'alors ? { $why }
