kingsroad-review-map-legend = Sur le plateau : + joué, ! le mieux
kingsroad-review-likely-markers = Sur le plateau : combien de marqueurs les autres ajouteront sans doute.
kingsroad-review-nothing-to-assume = Personne d'autre ne choisit ici : il n'y a rien à supposer.
kingsroad-review-perfect-heading = Chance de gagner, manche par manche, entre joueurs parfaits
kingsroad-review-played-legend = > ce qui a été joué
kingsroad-review-choice-title = Le choix
kingsroad-review-story-title = L'histoire de la partie
kingsroad-review-played-tried-legend = > joué * essayé
kingsroad-review-tried-legend = * ton essai
kingsroad-review-not-yet = Pas encore.
kingsroad-review-idea = La table est comme elle était alors, et la réponse reste cachée.
kingsroad-review-game-story-map-legend = Les régions en question, comme elles étaient avant le choix ; + est ce qui a été joué, ! le
    meilleur choix. Un noble compte comme un marqueur.
kingsroad-review-game-story-region = Région
kingsroad-review-game-story-noble = Noble
kingsroad-review-game-story-nothing-judged = Aucune manche n'a été jugée. Que jouer dans une position : kingsroad advise.
kingsroad-review-skill-cost-heading = Coût par choix (95 %)
kingsroad-review-skill-heading = Force
kingsroad-review-skill-strength = { $value } ({ $low }–{ $high })
kingsroad-review-skill-mark = { $name } { $value }
    .has = { $name } a { $value }
kingsroad-review-skill-note = La force se compte de 0 (des cartes au hasard) à 100 (rien de perdu) ; entre parenthèses, ce qui est
    probable. Sur cette échelle : { $marks }. Seul compte ce qu'un choix perd à la fois contre des gens et contre un jeu parfait.
kingsroad-review-skill-one = { $vague ->
    [yes] { $who } : { $cost } perdus par choix ; trop peu de choix pour dire quelle force c'est.
   *[no] { $who } : { $cost } perdus par choix.
  }
    .strength = { $who } : { $cost } perdus par choix, une force de { $strength } ; { $mark }.
kingsroad-review-skill-games = { $games ->
     [one] Dans la partie que tu as analysée, tu as perdu { $cost } par choix.
     [many] Dans les { $games } parties que tu as analysées, tu as perdu { $cost } par choix.
    *[other] Dans les { $games } parties que tu as analysées, tu as perdu { $cost } par choix.
   }
    .strength = { $games ->
     [one] Dans la partie que tu as analysée, tu as perdu { $cost } par choix : une force de { $strength } ; { $mark }.
     [many] Dans les { $games } parties que tu as analysées, tu as perdu { $cost } par choix : une force de { $strength } ;
         { $mark }.
    *[other] Dans les { $games } parties que tu as analysées, tu as perdu { $cost } par choix : une force de { $strength } ;
         { $mark }.
   }
kingsroad-review-skill-parts = Dont : { $parts }.
kingsroad-review-skill-of-placing = l'endroit des marqueurs { $cost }
kingsroad-review-skill-of-knight = le Chevalier { $cost }
kingsroad-review-skill-of-dragon = le Dragon { $cost }
kingsroad-review-skill-of-witch = la Sorcière { $cost }
kingsroad-review-turning-no-mistakes = Il n'y a pas d'erreur dans cette partie.
kingsroad-review-turning-your-mistakes = Les tiennes
kingsroad-review-turning-others-mistakes = Celles des autres
kingsroad-review-turning-judging = Jugement des manches …
kingsroad-review-turning-none = Aucune
kingsroad-review-turning-no-turning-point = Aucune manche n'a décidé la partie à elle seule.
kingsroad-review-turning-back-to-first = Retour à la première erreur
kingsroad-review-turning-back-to-last = Retour à la dernière erreur
kingsroad-review-answer-hidden = Que jouerais-tu ? { $tries } pour essayer ; { $shows } montre la réponse.
kingsroad-review-played-on-words = Tu rejoues à partir de la manche { $number } dans une copie ; ta partie reste telle quelle.
kingsroad-review-task = Choisis des cartes : { $judge } dit ce qu'elles valent, { $best } montre le meilleur choix.
kingsroad-review-way-back = Retour : { $key }.
kingsroad-review-drop-and-try-again = { $drops } ôte ces cartes : essaies-en d'autres, ou reviens avec { $back }.
kingsroad-review-game-story-adds-words = { $name } ajoute
kingsroad-review-game-story-map-title = { $regions ->
     [one] { $regions } région
     [many] { $regions } régions
    *[other] { $regions } régions
   } du plateau avant le choix
kingsroad-review-turning-not-judged-yet = Les choix sont encore à l'étude : { $again } encore une fois dans un instant.
kingsroad-review-wins-for-certain = { $who ->
    [you] tu gagnes
   *[other] { $who } gagne
  } à coup sûr
kingsroad-review-no-mistake-so-far = { $who ->
    [you] Tu n'as
   *[other] { $who } n'a
  } encore fait aucune erreur : { $other } montre un autre joueur, puis { $first } ses erreurs.
kingsroad-review-round-quiet = Une manche calme
kingsroad-review-round-swing = { $turning ->
    [yes] { $who ->
        [you] { $rose ->
            [yes] Tournant : ta chance a monté de { $before } à { $after }
           *[no] Tournant : ta chance est tombée de { $before } à { $after }
          }
       *[other] { $rose ->
            [yes] Tournant : la chance de { $who } a monté de { $before } à { $after }
           *[no] Tournant : la chance de { $who } est tombée de { $before } à { $after }
          }
      }
   *[no] { $who ->
        [you] { $rose ->
            [yes] Ta chance a monté de { $before } à { $after }
           *[no] Ta chance est tombée de { $before } à { $after }
          }
       *[other] { $rose ->
            [yes] La chance de { $who } a monté de { $before } à { $after }
           *[no] La chance de { $who } est tombée de { $before } à { $after }
          }
      }
  }
kingsroad-review-turned = { $count ->
    [one] La partie a tourné à la manche { $rounds }.
    [many] La partie a tourné aux manches { $rounds }.
   *[other] La partie a tourné aux manches { $rounds }.
  }
kingsroad-review-list-title = Erreurs et paris
kingsroad-review-no-choice-here = La partie est finie ici : reviens d'abord à une manche ({ $ways }).
kingsroad-review-either = { $most } ou { $last }
kingsroad-review-cards-legend = Cartes : 1 à 8 sont les régions, K le Chevalier, D le Dragon, W la Sorcière.
kingsroad-review-mistake = { $gamble ->
    [yes] Manche { $round }{ $second ->
        [yes] { " " }(second choix)
       *[no] { "" }
      }, { $name } : { $choice } coûte { $cost } contre un jeu parfait seulement.
   *[no] Manche { $round }{ $second ->
        [yes] { " " }(second choix)
       *[no] { "" }
      }, { $name } : { $choice } coûte { $cost }{ $perfect } ; mieux : { $better }.
  }
kingsroad-review-played = { $who ->
    [you] Tu as joué { $cards } : { $verdict }.
   *[other] { $who } a joué { $cards } : { $verdict }.
  }
kingsroad-review-verdict-forced = le seul choix
kingsroad-review-verdict-best = le meilleur choix
kingsroad-review-verdict-equal = aucun choix n'est nettement meilleur
kingsroad-review-verdict-good = { $named }, au prix de { $lost }
kingsroad-review-verdict-gamble = { $named } ({ $sign }), au prix de { $lost } contre un jeu parfait seulement
kingsroad-review-verdict-bad = { $chances ->
    [yes] { $named } ({ $sign }), au prix de { $lost } ({ $own } au lieu de { $best }){ $perfect }
   *[no] { $named } ({ $sign }), au prix de { $lost }{ $perfect }
  }
kingsroad-review-no-luck = Ni chance ni malchance.
kingsroad-review-luck = { $lucky ->
    [yes] { $goes_on ->
        [yes] De la chance jusqu'ici : { $figure }
       *[no] Manche chanceuse : { $figure }
      }
   *[no] { $goes_on ->
        [yes] De la malchance jusqu'ici : { $figure }
       *[no] Manche malchanceuse : { $figure }
      }
  }{ $chances ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
  }.
kingsroad-review-chart-win = Chance de gagner, manche par manche
kingsroad-review-chart-margin = Chance de gagner si tous veulent une grosse avance
kingsroad-review-chart-points = Chance de gagner si tous veulent des points tout de suite
kingsroad-review-the-end = La fin, après { $count ->
    [one] { $count } manche
    [many] { $count } manches
   *[other] { $count } manches
  }
kingsroad-review-moment-title = { $alone ->
    [yes] Manche { $round }
   *[no] Manche { $round } sur { $last }
  }{ $second ->
    [yes] , second choix
   *[no] { "" }
  }
kingsroad-review-if-you-were = À la place de
kingsroad-review-round = { $forced ->
    [yes] Manche { $round } (entre joueurs parfaits, { $stands }) : { $choices }.
   *[no] Manche { $round } : { $choices }.
  }
kingsroad-review-round-choice = { $second ->
    [yes] puis { $name } { $choice }
   *[no] { $name } { $choice }
  }{ $good ->
    [yes] { "" }
   *[no] { " " }−{ $cost }
  }
kingsroad-review-none = aucune
kingsroad-review-try-idea = { $equal ->
    [yes] { $who ->
        [you] Tu as joué { $cards }, et rien n'est nettement meilleur. Trouves-tu un choix aussi bon ?
       *[other] { $who } a joué { $cards }, et rien n'est nettement meilleur. Trouves-tu un choix aussi bon ?
      }
   *[no] { $who ->
        [you] Tu as joué { $cards }, ce qui a coûté { $lost }. Trouves-tu un meilleur choix ?
       *[other] { $who } a joué { $cards }, ce qui a coûté { $lost }. Trouves-tu un meilleur choix ?
      }
  }
kingsroad-review-solved-words = Un bon choix : le meilleur avait été montré.
kingsroad-review-solved = { $best ->
    [yes] { $tries ->
        [1] Trouvé du premier coup !
       *[other] Trouvé au { $tries }e essai !
      }
   *[no] { $tries ->
        [1] { $named } (coûte { $lost }), du premier coup !
       *[other] { $named } (coûte { $lost }), au { $tries }e essai !
      }
  }
kingsroad-review-better-by = C'est { $gain } de mieux que ce qui a été joué.
kingsroad-review-try-heading = { $who ->
    [you] { $moment } · Que jouerais-tu ?
   *[other] { $moment } · Que jouerais-tu à la place de { $who } ?
  }
kingsroad-review-headline-shared = Une victoire partagée
kingsroad-review-headline-unlucky = Une défaite malchanceuse
kingsroad-review-headline-got-away = Une victoire qui s'est échappée
kingsroad-review-headline-defeat = { $lesson ->
    [yes] Une défaite dont on peut apprendre
   *[no] Une défaite honorable
  }
kingsroad-review-headline-win = { $who ->
    [you] { $kind ->
        [behind] Victoire en revenant de loin
        [flawless] Victoire sans une faute
        [deserved] Victoire méritée
        [lucky] Victoire avec un peu de chance
       *[hard] Victoire dans une partie difficile
      }
   *[other] { $kind ->
        [behind] { $who } gagne en revenant de loin
        [flawless] { $who } gagne sans une faute
        [deserved] { $who } gagne, et c'est mérité
        [lucky] { $who } gagne avec un peu de chance
       *[hard] { $who } gagne une partie difficile
      }
  }
kingsroad-review-next-moment = Ensuite : { $key } montre le premier sur le plateau, { $again } permet de réessayer.
kingsroad-review-next-turn = Ensuite : { $key } montre la manche qui a le plus compté.
kingsroad-review-led = { $changes ->
    [0] { $who ->
        [you] Tu as pris l'avantage pour de bon à la manche { $round }.
       *[other] { $who } a pris l'avantage pour de bon à la manche { $round }.
      }
   *[other] { $who ->
        [you] Favoris tour à tour : { $led } ; tu as pris l'avantage pour de bon à la manche { $round }.
       *[other] Favoris tour à tour : { $led } ; { $who } a pris l'avantage pour de bon à la manche { $round }.
      }
  }
kingsroad-review-led-from = { $who ->
    [you] toi dès la manche { $round }
   *[other] { $who } dès la manche { $round }
  }
kingsroad-review-finest = { $who ->
    [you] Ton plus beau choix : { $cards } à la manche { $round } ; rien d'autre n'en approchait.
   *[other] Le plus beau choix de { $who } : { $cards } à la manche { $round } ; rien d'autre n'en approchait.
  }
kingsroad-review-account = { $who ->
    [you] Tu as commencé avec une chance de { $start } ; { $free ->
        [yes] tes choix n'ont rien coûté
       *[no] tes choix ont coûté { $costs }
      }, et ce qu'ont fait les autres t'a { $brought ->
        [yes] apporté { $total }
       *[no] pris { $total }
      }, surtout à la manche { $round } ({ $figure }).
   *[other] { $who } a commencé avec une chance de { $start } ; { $free ->
        [yes] ses propres choix n'ont rien coûté
       *[no] ses propres choix ont coûté { $costs }
      }, et ce qu'ont fait les autres lui a { $brought ->
        [yes] apporté { $total }
       *[no] pris { $total }
      }, surtout à la manche { $round } ({ $figure }).
  }
kingsroad-review-moments = { $count ->
    [one] À retenir d'abord
    [many] { $count } moments à retenir
   *[other] { $count } moments à retenir
  }
kingsroad-review-moment = { $who ->
    [you] Manche { $round }{ $second ->
        [yes] , second choix
       *[no] { "" }
      } : tu as joué { $cards }, { $named } ({ $sign }), au prix de { $cost }
   *[other] Manche { $round }{ $second ->
        [yes] , second choix
       *[no] { "" }
      } : { $who } a joué { $cards }, { $named } ({ $sign }), au prix de { $cost }
  }
kingsroad-review-better = Mieux : { $best }.
kingsroad-review-mistakes = Erreurs, la pire d'abord
kingsroad-review-no-mistakes = Il n'y a pas eu d'erreurs.
kingsroad-review-units = { $chances ->
    [yes] Précision : 100 est parfait ; entre parenthèses, ce qui est probable. Les coûts, et ce que les autres ont apporté, sont en
        points de chance de gagner (%).
   *[no] Précision : 100 est parfait ; entre parenthèses, ce qui est probable. Les coûts, et ce que les autres ont apporté, sont en
        points.
  }
kingsroad-review-figures = { $key } : précision et autres chiffres
kingsroad-review-judging = jugement { $done } sur { $of }
kingsroad-review-column-player = joueur
kingsroad-review-column-accuracy = précision
kingsroad-review-column-cost = coût par choix
kingsroad-review-column-luck = les autres
kingsroad-review-column-mistakes = erreurs
kingsroad-review-rank = numéro { $rank } sur { $count } :
kingsroad-review-method = Chaque choix est jugé comme un conseil l'aurait jugé alors ; la chance d'un joueur est celle du meilleur choix qu'il avait. La précision suit la formule de Lichess appliquée à ce qu'un choix perd à coup sûr, la plus petite de ses pertes contre des gens et contre le jeu parfait ; son intervalle est celui de Wilson, à partir de trois choix.
