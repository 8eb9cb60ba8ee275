assassins-hints-no-hints = Cette partie a été créée sans conseils.
assassins-hints-not-now = Les conseils sont pour le camp dont c'est le tour.
assassins-hints-not-ready = Le conseil n'est pas encore prêt.
assassins-hints-thinking = Réflexion …
assassins-hints-lost = Pas de conseil : le solveur ne répond pas.
assassins-hints-ask-first = Aucun conseil n'est ouvert : { $ask } en demande un, puis { $follow } fait ce qu'il dit.
assassins-hints-followed = C'était tout le conseil : { $ends } finit ton tour, { $again } regarde encore une fois.
assassins-hints-end-now = Le conseil est de ne plus rien faire : { $ends } finit ton tour.
assassins-hints-all-twelve = Calculé sans ton secret : { $looks } pour regarder d'abord tes assassins.
assassins-hints-public = Calculé d'après ce que les deux camps savaient.
assassins-hints-supposing = En supposant que { $claims }.
assassins-hints-win-now = Tu peux gagner maintenant !
assassins-hints-walks-out = { $which ->
    [that] Le roi sort au prochain tour avec cette carte : ferme { $square } !
    [any] Le roi sort au prochain tour, quelle que soit la carte : ferme { $square } !
   *[some] Le roi sort au prochain tour avec { $cards } des { $total } cartes à venir : ferme { $square } !
  }
assassins-hints-stop = { $harm ->
    [lost] Si tu t'arrêtes ici, tu perds : c'est la dernière manche, et le roi est encore dehors.
    [none] Si tu t'arrêtes ici, personne ne peut frapper le roi.
    [kills-surely] Si tu t'arrêtes ici, le roi peut être tué à coup sûr !
    [wounds-surely] Si tu t'arrêtes ici, le roi peut être blessé à coup sûr, mais pas tué.
    [kills] Si tu t'arrêtes ici, le roi peut être tué : risque de { $death }, d'après les soupçons.
    [wounds] Si tu t'arrêtes ici, le roi peut être blessé : risque de { $wound }, d'après les soupçons.
   *[both] Si tu t'arrêtes ici, le roi peut être blessé (risque de { $wound }, d'après les soupçons) ou même tué ({ $death }).
  }
assassins-hints-fears = { $harm ->
    [lost] Le roi ne risque rien cette manche.
    [none] Le roi ne risque rien cette manche.
    [kills-surely] En l'état, le roi peut être tué à coup sûr !
    [wounds-surely] En l'état, le roi peut être blessé à coup sûr, mais pas tué.
    [kills] En l'état, le roi peut être tué : risque de { $death }, d'après les soupçons.
    [wounds] En l'état, le roi peut être blessé : risque de { $wound }, d'après les soupçons.
   *[both] En l'état, le roi peut être blessé (risque de { $wound }, d'après les soupçons) ou même tué ({ $death }).
  }
assassins-hints-can = { $harm ->
    [kills-surely] Tu peux tuer le roi maintenant !
    [wounds-surely] Tu peux blesser le roi maintenant.
   *[none] Tu ne peux pas frapper le roi à ce tour.
  }
assassins-hints-at-worst = Au pire, s'entend : ce peut être moins.
assassins-hints-strikers = { $whose ->
    [own] Tu peux frapper avec { $people }.
    [fear] Le roi doit craindre { $people }.
   *[king] Pourraient frapper : { $people }.
  }
assassins-hints-striker = { $sure ->
    [yes] { $who } en { $square } ({ $when })
   *[no] { $who } en { $square } ({ $chance }, { $when })
  }
assassins-hints-more = { $more } de plus
assassins-hints-clock = { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } jusqu'à { $gate }, encore { $left } PA pour le roi : { $spare ->
    [0] aucun de trop.
   *[other] { $spare } de marge.
  }
assassins-hints-gate-north = la porte nord
    .begun = La porte nord
assassins-hints-gate-east = la porte est
    .begun = La porte est
assassins-hints-gate-south = la porte sud
    .begun = La porte sud
assassins-hints-gate-west = la porte ouest
    .begun = La porte ouest
assassins-hints-clock-shut = La foule barre toutes les portes. Si la voie était libre, il y aurait { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  }, avec encore { $left } PA pour le roi.
assassins-hints-clock-no-street = Aucune rue ne mène à une porte ; encore { $left } PA pour le roi.
assassins-hints-clock-around = Contourner la foule est trop long : { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } jusqu'à { $gate }, encore { $left } PA pour le roi.
assassins-hints-clock-through = { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } jusqu'à la porte en { $square } dès que { $people } { $many ->
    [one] libère
    [many] libèrent
   *[other] libèrent
  } le passage, encore { $left } PA pour le roi : { $spare ->
    [0] aucun de trop.
   *[other] { $spare } de marge.
  }
assassins-hints-clock-too-late = { $side ->
    [king] Le château est hors d'atteinte : { $steps } pas jusqu'à { $gate }, encore { $left } PA pour le roi. Tu ne peux gagner qu'en mettant les
        trois assassins hors jeu.
   *[people] Le roi ne peut plus atteindre le château : { $steps } pas jusqu'à { $gate }, encore { $left } PA pour le roi. Tu gagnes s'il reste un
        assassin quand la pioche est épuisée.
  }
assassins-hints-blocker = Tu peux { $ways }.
assassins-hints-blocker-ways = { $one } ou { $other }
assassins-hints-blocker-push = pousser ce pion ({ $ap } PA)
assassins-hints-blocker-arrest = l'arrêter ({ $ap } PA)
assassins-hints-blocker-kill = le tuer ({ $ap } PA)
assassins-hints-odds = À venir : { $cards } cartes, dont { $two } avec 2 PA pour le roi, { $many } avec 5 PA pour le peuple et { $arrests } avec une arrestation.
assassins-hints-odds-last = La dernière carte donne { $king } PA au roi et { $arrest ->
    [yes] permet une arrestation.
   *[no] ne permet pas d'arrestation.
  }
assassins-hints-odds-none = Il ne reste aucune carte après celle-ci.
assassins-hints-suspects = { $of ->
    [alike] Tous comptés pareil, chance que chacun soit un assassin :
    [nothing] Personne ne s'est encore trahi.
    [supposed] Alors, chance que chacun soit un assassin :
   *[seen] Chance que chacun soit un assassin, d'après ce que tous ont vu :
  }
assassins-hints-suspected = { $of ->
    [own] Soupçons sur les tiens : { $people }.
   *[seen] Plus suspects : { $people }.
  }
assassins-hints-suspected-one = { $who } { $chance }
assassins-hints-suspects-none = Tous ceux qui sont encore là sont connus.
assassins-hints-suspect = - { $who-begun } { $chance }.
assassins-hints-suspect-by = - { $who-begun } { $chance } : { $sign } (sans cela { $without }).
assassins-hints-suspect-each = - Chacun des autres { $chance }.
assassins-hints-sign-killed = aurait pu tuer le roi { $when }, et ne l'a pas fait
assassins-hints-sign-wounded = aurait pu blesser le roi { $when }, et ne l'a pas fait
assassins-hints-sign-moved = a bougé { $when }
assassins-hints-sign-nearer = s'approche du roi { $when }
assassins-hints-sign-farther = s'éloigne du roi { $when }
assassins-hints-sign-in-reach = vient à portée du roi { $when }
assassins-hints-sign-stays-in-reach = reste à portée du roi { $when }
assassins-hints-sign-away-from-knights = s'écarte d'un chevalier { $when }
assassins-hints-sign-beside-a-knight = était à côté d'un chevalier { $when }
assassins-hints-sign-onto-a-roof = monte sur un toit { $when }
assassins-hints-sign-in-the-way = se met en travers du chemin du roi { $when }
assassins-hints-sign-often-chosen = part d'une case où un assassin vaut beaucoup
assassins-hints-sign-seldom-chosen = part d'une case où un assassin vaut peu
assassins-hints-when-once = à la manche { $round }
assassins-hints-when-often = à plusieurs manches
assassins-hints-do-moves = { $how ->
    [key] Meilleurs coups : { $key } les joue.
    [typed] Meilleurs coups : tape { $actions }.
   *[board] Meilleurs coups : vois le plateau.
  }
assassins-hints-do-strike = { $how ->
    [key] Frappe maintenant : { $key } le fait !
    [typed] Frappe maintenant : tape { $actions } !
   *[board] Frappe maintenant : vois le plateau !
  }
assassins-hints-do-either = { $how ->
    [key] Frapper ou attendre, c'est pareil ; { $key } joue ceci :
    [typed] Frapper ou attendre, c'est pareil ; tape { $actions }.
   *[board] Frapper ou attendre, c'est pareil ; vois le plateau.
  }
assassins-hints-best-nothing = Le mieux : finis ton tour maintenant.
assassins-hints-wins = Cela gagne la partie.
assassins-hints-kills = Cela tue le roi.
assassins-hints-chance = Tu gagnes dans { $chance } des cas. { $others ->
    [0] Rien d'autre de ce qui a été examiné n'est aussi bon.
    [one] Une autre façon est aussi bonne (page suivante).
    [many] { $others } autres façons sont aussi bonnes (page suivante).
   *[other] { $others } autres façons sont aussi bonnes (page suivante).
  }
assassins-hints-strike-costs = Frapper tout de suite gagne { $loss } de moins.
assassins-hints-chance-alone = Tu gagnes dans { $chance } des cas.
assassins-hints-cut-short = Le temps a manqué pour tout comparer : il y a peut-être mieux.
assassins-hints-then = { $harm ->
    [lost] Alors la dernière manche est finie, et il est encore dehors.
    [none] Alors personne ne peut frapper le roi.
    [kills-surely] Alors le roi peut être tué à coup sûr.
    [wounds-surely] Alors le roi peut être blessé à coup sûr, mais pas tué.
    [kills] Alors le roi peut être tué (risque de { $death }).
    [wounds] Alors le roi peut être blessé (risque de { $wound }), mais pas tué.
   *[both] Alors le roi peut être blessé (risque de { $wound }) ou même tué ({ $death }).
  }
assassins-hints-luck = { $arrest ->
    [yes] L'arrestation gagne aussitôt si elle prend le dernier assassin : { $chance } de chances.
   *[no] Cela gagne aussitôt si les autres ont été arrêtés avant : { $chance } de chances.
  }
assassins-hints-after = Ensuite, { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } jusqu'à une porte, { $change ->
    [late] mais seulement { $left } PA à venir pour le roi : trop tard, à moins qu'un chemin plus court s'ouvre.
    [fewer] { $left } PA à venir pour le roi : { $spare ->
        [0] aucun
       *[other] { $spare }
      } de marge, { $by } de moins que maintenant.
    [more] { $left } PA à venir pour le roi : { $spare } de marge, { $by } de plus que maintenant.
   *[same] { $left } PA à venir pour le roi : { $spare ->
        [0] aucun
       *[other] { $spare }
      } de marge, comme maintenant.
  }
assassins-hints-after-first = Ensuite, { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } jusqu'à une porte, { $left } PA à venir pour le roi : { $spare ->
    [0] aucun
   *[other] { $spare }
  } de marge.
assassins-hints-after-through = Ensuite, { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } jusqu'à une porte dès que { $people } { $many ->
    [one] libère
    [many] libèrent
   *[other] libèrent
  } le passage, { $left } PA à venir pour le roi.
assassins-hints-after-shut = Ensuite, tous les chemins vers une porte sont barrés.
assassins-hints-unspent = Reste inutilisé : { $points }.
assassins-hints-unspent-knights = { $ap } PA des chevaliers
assassins-hints-unspent-people = { $ap } PA
assassins-hints-unspent-king = { $ap } PA du roi, en moins pour sa marche
assassins-hints-then-walks-out = { $which ->
    [that] Alors le roi sort quand même au prochain tour avec cette carte.
    [any] Alors le roi sort quand même au prochain tour, quelle que soit la carte.
    [none] Alors le roi ne peut pas sortir au prochain tour.
   *[some] Alors le roi sort quand même au prochain tour avec { $cards } des { $total } cartes à venir.
  }
assassins-hints-then-strike = { $ap ->
    [0] Un de tes assassins est prêt à frapper.
   *[other] Il faut { $ap } PA à ton assassin le plus proche pour arriver au roi.
  }
assassins-hints-then-wounded = Le roi est blessé.
assassins-hints-mind-arrest = Gare aux chevaliers : arrêter { $people } leur coûte 1 PA, avec une carte qui le permet.
assassins-hints-mind-kill = Gare aux chevaliers : ils peuvent tuer { $people } pour 1 PA.
assassins-hints-move = - { $done-begun }.
assassins-hints-move-why = - { $done-begun } : { $why }.
assassins-hints-why-progress = { $steps ->
    [one] encore un pas
    [many] encore { $steps } pas
   *[other] encore { $steps } pas
  } jusqu'à { $gate }
assassins-hints-why-keeps-off = sinon, coup possible { $when } : { $people }
assassins-hints-why-room = laisse passer { $later }
assassins-hints-why-opens = { $pawns ->
    [1] ouvre le chemin vers { $gate }
   *[other] ensemble, ils ouvrent le chemin vers { $gate }
  }
assassins-hints-why-shortens = épargne au roi { $steps ->
    [one] un pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } vers { $gate }
assassins-hints-why-clears = { $pawns ->
    [1] libère le prochain pas du roi
   *[other] ensemble, ils libèrent le prochain pas du roi
  }
assassins-hints-why-farther = éloigne { $people } : { $ap } PA avant de frapper
assassins-hints-why-guards = protège le roi
assassins-hints-why-shuts = { $gate ->
    [every] { $pawns ->
        [1] barre tous les chemins vers une porte
       *[other] ensemble, ils barrent tous les chemins vers une porte
      }
   *[other] { $pawns ->
        [1] barre tous les chemins vers { $gate }
       *[other] ensemble, ils barrent tous les chemins vers { $gate }
      }
  }
assassins-hints-why-lengthens = allonge { $steps ->
    [one] d'un pas
    [many] de { $steps } pas
   *[other] de { $steps } pas
  } le chemin du roi vers { $gate }
assassins-hints-why-blocks = est en travers du chemin du roi
assassins-hints-why-nearer = ton assassin pourrait alors frapper { $when }
assassins-hints-why-feigns = a l'air de pouvoir frapper { $when }
assassins-hints-why-kills = laisse au roi { $knights ->
    [one] un chevalier
    [many] { $knights } chevaliers
   *[other] { $knights } chevaliers
  }
assassins-hints-why-known = sinon il pourrait frapper { $when }
assassins-hints-why-removes = { $how ->
    [never] pas un assassin
    [surely] sûrement un assassin
   *[likely] { $chance } de chances que ce soit un assassin
  }
assassins-hints-why-removes-near = { $how ->
    [never] pas un assassin
    [surely] sûrement un assassin, qui pourrait frapper { $when }
   *[likely] { $chance } de chances que ce soit un assassin, qui pourrait alors frapper { $when }
  }
assassins-hints-strikes-after = { $ap ->
    [0] tout de suite
   *[other] après { $ap } PA
  }
assassins-hints-strikes-after-least = après { $ap } PA au moins
assassins-hints-as-good = { $others ->
    [one] Aussi bon que le meilleur :
    [many] Aussi bons que le meilleur, le plus différent d'abord :
   *[other] Aussi bons que le meilleur, le plus différent d'abord :
  }
assassins-hints-none-as-good = Rien d'autre de ce qui a été examiné n'est aussi bon.
assassins-hints-nothing-else = Il n'y a rien d'autre à faire.
assassins-hints-other = { $number }. { $turn } { $apart }
assassins-hints-other-nothing = { $number }. Finis ton tour maintenant. { $apart }
assassins-hints-worse = Cela gagne { $loss } de moins.
assassins-hints-next-best = Le meilleur ensuite :
assassins-hints-apart = { $how ->
    [better] { $better }
    [worse] { $worse }
   *[both] { $better }, mais { $worse }
  }
assassins-hints-apart-sentence = { $how ->
    [alike] À peu près pareil.
    [better] Face au meilleur : { $better }.
    [worse] Face au meilleur : { $worse }.
   *[both] Face au meilleur : { $better }, mais { $worse }.
  }
assassins-hints-apart-risk = { $safer ->
    [yes] plus sûr
   *[no] plus risqué
  }
assassins-hints-apart-death = { $less ->
    [yes] le roi meurt moins souvent
   *[no] le roi meurt plus souvent
  }
assassins-hints-apart-wound = { $less ->
    [yes] il est blessé moins souvent
   *[no] il est blessé plus souvent
  }
assassins-hints-apart-gate = { $open ->
    [yes] un chemin vers une porte est ouvert
   *[no] aucun chemin vers une porte n'est ouvert
  }
assassins-hints-apart-steps = { $ahead ->
    [yes] { $steps ->
        [one] un pas d'avance
        [many] { $steps } pas d'avance
       *[other] { $steps } pas d'avance
      }
   *[no] { $steps ->
        [one] un pas de retard
        [many] { $steps } pas de retard
       *[other] { $steps } pas de retard
      }
  }
assassins-hints-apart-arrests = arrête { $people }
assassins-hints-apart-spares = n'arrête pas { $people }
assassins-hints-apart-wins = { $more ->
    [yes] gagne plus souvent tout de suite
   *[no] gagne moins souvent tout de suite
  }
assassins-hints-apart-strike = { $wounds ->
    [yes] blesse le roi
   *[no] le roi n'est pas blessé
  }
assassins-hints-apart-walks-out = { $may ->
    [yes] le roi peut sortir au prochain tour
   *[no] le roi ne peut pas sortir au prochain tour
  }
assassins-hints-apart-kills = { $more ->
    [yes] tue { $knights ->
        [one] un chevalier
        [many] { $knights } chevaliers
       *[other] { $knights } chevaliers
      } de plus
   *[no] tue { $knights ->
        [one] un chevalier
        [many] { $knights } chevaliers
       *[other] { $knights } chevaliers
      } de moins
  }
assassins-hints-apart-reveals = { $more ->
    [yes] montre qui est un assassin
   *[no] garde tes assassins cachés
  }
assassins-hints-apart-ready = { $nearer ->
    [yes] { $ap } PA plus près de frapper
   *[no] { $ap } PA plus loin de frapper
  }
assassins-hints-apart-blocked = { $blocked ->
    [yes] toutes les portes sont barrées
   *[no] une porte reste ouverte
  }
assassins-hints-apart-way = { $longer ->
    [yes] { $steps ->
        [one] son chemin a un pas de plus
        [many] son chemin a { $steps } pas de plus
       *[other] son chemin a { $steps } pas de plus
      }
   *[no] { $steps ->
        [one] son chemin a un pas de moins
        [many] son chemin a { $steps } pas de moins
       *[other] son chemin a { $steps } pas de moins
      }
  }
assassins-hints-risk = { $harm ->
    [none] le roi ne risque rien
    [kills-surely] le roi peut être tué à coup sûr
    [wounds-surely] le roi peut être blessé à coup sûr
    [kills] le roi peut être tué (risque de { $death })
    [wounds] le roi peut être blessé (risque de { $wound })
   *[both] le roi peut être blessé (risque de { $wound }) ou même tué ({ $death })
  }
assassins-hints-advice-title = Manche { $round }, { $moment ->
    [before] avant que la carte soit retournée
    [king] tour du roi
   *[people] tour du peuple
  } : conseil pour { $side }
assassins-hints-both-chances = Chance de gagner : le roi { $king }, le peuple { $people } (± { $error }).
assassins-hints-worlds = Qui sont les trois assassins : { $trios ->
    [one] un trio possible.
    [many] { $trios } trios possibles.
   *[other] { $trios } trios possibles.
  }
assassins-hints-trios = En nombre de trios, tous comptés pareil : tué { $death } sur { $trios }, blessé { $wound }.
assassins-hints-way-to-gate = { $way ->
    [none] Aucune rue ne mène à { $gate } en { $square }.
    [shut] La foule barre { $gate } en { $square }, à { $steps } pas.
   *[open] { $gate-begun } en { $square } : à { $steps } pas, { $around } en contournant la foule.
  }
assassins-hints-near = Pourraient frapper après { $ap } PA, si ce sont des assassins : { $people }.
assassins-hints-near-none = Aucun assassin ne peut frapper après { $ap } PA ou moins.
assassins-hints-best-of = { $all ->
    [yes] La meilleure de toutes les { $tried } façons de jouer :
   *[no] La meilleure de { $tried } façons de jouer :
  }
assassins-hints-only-way = Une façon de jouer ce tour :
assassins-hints-no-turn = Il n'y a rien à faire pour { $side } à ce moment.
assassins-hints-candidate = { $number }. { $turn }
assassins-hints-candidate-nothing = { $number }. Finis ton tour maintenant.
assassins-hints-figures = { $figures }.
assassins-hints-figure-wins = gagne la partie
assassins-hints-figure-chance = gagne { $chance } (± { $error })
assassins-hints-figure-at-once = { $chance } tout de suite
assassins-hints-risked-killed = tué { $chance } ({ $trios } trios)
assassins-hints-risked-wounded = blessé { $chance } ({ $trios } trios)
assassins-hints-figure-steps = { $steps ->
    [one] un pas jusqu'à une porte
    [many] { $steps } pas jusqu'à une porte
   *[other] { $steps } pas jusqu'à une porte
  }
assassins-hints-figure-shut = tous les chemins vers une porte barrés
assassins-hints-figure-strike = { $ap } PA avant de frapper
assassins-hints-take = { $how ->
    [key] Prends { $people } ({ $key } les prend).
   *[typed] Prends { $people }.
  }
assassins-hints-member = { $passes ->
    [no] - { $who-begun } : loin des plus courts chemins du roi ; { $arrest ->
        [no] aucun chevalier n'y arrive.
       *[other] une arrestation prend au moins { $arrest } PA.
      }
   *[other] - { $who-begun } : le roi peut passer par là après { $passes ->
        [one] un pas
        [many] { $passes } pas
       *[other] { $passes } pas
      } ; { $arrest ->
        [no] aucun chevalier n'y arrive.
       *[other] une arrestation prend au moins { $arrest } PA.
      }
  }
assassins-hints-apart-squares = Les deux plus proches sont à { $squares ->
    [one] une case
    [many] { $squares } cases
   *[other] { $squares } cases
  } l'un de l'autre : plus ils sont loin, plus il est dur de se garder des deux.
assassins-hints-picked = Tiré au sort parmi { $choices } choix aussi bons : ce qu'on choisit toujours se devine.
assassins-hints-self-play = Quand l'ordinateur a joué contre lui-même, de tels choix ont gagné { $chance } des parties, quels que soient les soupçons
    du roi ; trois au hasard ont gagné { $even }.
