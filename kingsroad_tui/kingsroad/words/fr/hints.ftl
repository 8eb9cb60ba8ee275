kingsroad-hints-reasons-keep-the-witch = Garde la Sorcière : elle n'apporterait rien de plus cette manche.
kingsroad-hints-reasons-many-as-good = Beaucoup de choix se valent ici.
kingsroad-hints-reasons-few-as-good = Quelques choix se valent ici : aucune carte n'est décisive.
kingsroad-hints-best-play-perfect-play = , entre joueurs parfaits
kingsroad-hints-everybody-else = tous les autres
    .begins = Tous les autres
kingsroad-hints-somebody = quelqu'un
kingsroad-hints-or = { $most } ou { $last }
kingsroad-hints-reasons-overtakes = Tu dépasserais { $rivals } dans { $region }{ $brings }.
kingsroad-hints-reasons-leads = Tu serais en tête dans { $region }{ $brings }.
kingsroad-hints-reasons-holds = Tu resterais en tête dans { $region } { $certain ->
     [yes] à coup sûr
    *[no] dans { $chance } des cas
   }, et sans autre marqueur là, seulement { $without }{ $brings }.
kingsroad-hints-reasons-ties = Tu freinerais { $rivals } en égalisant dans { $region }{ $brings }.
kingsroad-hints-reasons-place = { $number ->
     [1] Un marqueur est payant
    *[other] Même la { $place } place vaut un marqueur
   } dans { $region }{ $brings }.
kingsroad-hints-reasons-blocks = Un marqueur freine { $rivals } dans { $region } : { $points ->
     [one] { $points } point
     [many] { $points } points
    *[other] { $points } points
   } de moins{ $certain ->
     [yes] { "" }
    *[no] { " " }en moyenne
   } pour { $rivals }.
kingsroad-hints-reasons-risk = Tu resterais en tête dans { $region }, sauf si { $ending }.
kingsroad-hints-reasons-adds = { $who } ajoute { $markers ->
     [one] un marqueur
     [many] { $markers } marqueurs
    *[other] { $markers } marqueurs
   }
kingsroad-hints-reasons-or = { $most }, ou { $last }
kingsroad-hints-reasons-prepares = Un marqueur prépare { $region } ({ $ahead ->
     [one] la prochaine
     [many] { $ahead } régions plus loin
    *[other] { $ahead } régions plus loin
   }, { $points ->
     [one] { $points } point
     [many] { $points } points
    *[other] { $points } points
   } pour la 1re place) : avec { $markers ->
     [one] un marqueur
     [many] { $markers } marqueurs
    *[other] { $markers } marqueurs
   } là, tu { $stand ->
     [most] as la majorité
     [level] es à égalité avec { $rivals } et peux encore passer devant
    *[behind] peux encore rattraper { $rivals } ({ $top })
   }.
kingsroad-hints-reasons-dragon = Le Dragon fait décompter { $region } cette manche : { $points ->
     [one] { $points } point
     [many] { $points } points
    *[other] { $points } points
   }{ $nobles }{ $certain ->
     [yes] { "" }
    *[no] { " " }en moyenne
   }.
kingsroad-hints-reasons-witch = Avec la Sorcière, tu choisis quand toutes les autres cartes sont sur la table. Cela vaut { $worth } de plus
    que n'importe quel choix sans elle.
kingsroad-hints-reasons-matters = Il faut un marqueur dans { $region } : sans lui, le meilleur choix perd { $less }.
kingsroad-hints-reasons-brings = { $unsure ->
     [yes] { "" }, si un Dragon la fait décompter
    *[no] { "" }
   } : { $points ->
     [one] { $points } point
     [many] { $points } points
    *[other] { $points } points
   }{ $nobles }{ $certain ->
     [yes] { "" }
    *[no] { " " }en moyenne
   } cette manche
kingsroad-hints-reasons-nobles = { " " }({ $place }, et { $nobles } pour tes nobles)
kingsroad-hints-reasons-end = { $how ->
     [own] Tu finis la partie maintenant
     [sure] Cette manche finit la partie
    *[likely] Cette manche finira sans doute la partie ({ $chance })
   }{ $number ->
     [0] { "" }
     [one] { " " }: { $regions } décide
     [many] { " " }: { $regions } décident
    *[other] { " " }: { $regions } décident
   }.
kingsroad-hints-reasons-final = { $region } te rapportera { $points ->
     [one] { $points } point
     [many] { $points } points
    *[other] { $points } points
   }{ $certain ->
     [yes] { "" }
    *[no] { " " }en moyenne
   }, et { $gets } à { $rival }.
kingsroad-hints-reasons-alike = Les { $number } choix qui se valent mettent tous un marqueur dans { $regions }.
kingsroad-hints-reasons-evidence = Jusqu'ici, { $fitting } des { $choices } choix de { $name } étaient ceux d'un joueur { $type ->
     [level-0] qui vise les prochaines régions
     [level-1] qui anticipe d'un coup
     [level-2] qui anticipe de deux coups
    *[equilibrium] qu'on ne peut pas deviner
   }.
kingsroad-hints-reasons-in-region = { $region }{ $sure ->
     [yes] { "" }
    *[no] { " " }(chance de décompte { $scored })
   } : 1re place sans partage { $first }, à égalité { $tie }{ $gains ->
     [yes] , y gagner un noble { $takes }
    *[no] { "" }
   }{ $loses ->
     [yes] , y perdre le noble { $lost }
    *[no] { "" }
   } ; { $points ->
     [one] { $points } point
     [many] { $points } points
    *[other] { $points } points
   } en moyenne.
kingsroad-hints-aims-way-out-of-what-if = { $key } change ou retire l'hypothèse.
kingsroad-hints-aims-aim-remark = Pour { $goal }, contre { $players }
kingsroad-hints-aim-win = gagner
kingsroad-hints-aim-margin = une grosse avance
kingsroad-hints-aim-points = le plus de points cette manche
kingsroad-hints-aims-aims-to-choose = { $goal } : gagner, avance, points ; { $belief } : { $beliefs }
kingsroad-hints-aims-worked-out = Conseil pour { $goal } contre { $players }{ $number ->
     [0] { "" }
    *[other] , { $assumptions }
   }.
kingsroad-hints-worse-gain = { $points }{ $first ->
     [yes] { " " }{ $points ->
         [one] point
         [many] points
        *[other] points
       }
    *[no] { "" }
   } de plus dans { $region }
kingsroad-hints-worse-gains = { $better } apporte { $gains }{ $certain ->
     [yes] { "" }
    *[no] , en moyenne
   } { $end ->
     [yes] à la fin
    *[no] cette manche
   }.
kingsroad-hints-worse-at-best = { $never ->
     [yes] { $given }, rien ne gagne
    *[no] { $given } : { $value } au mieux, au lieu de { $best }
   }.
kingsroad-hints-worse-without = { $how ->
     [none] Sans marqueur dans { $what }
     [one] Avec un seul marqueur dans { $what }
    *[card] Sans { $what }
   }
kingsroad-hints-worse-with = { $how ->
     [one] Avec un marqueur dans { $what }
     [two] Avec deux marqueurs dans { $what }
    *[card] Avec { $what }
   }
kingsroad-hints-worse-moved = Avec un marqueur dans { $target } au lieu de { $source }, ce choix { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   }.
kingsroad-hints-worse-worth = { $complete ->
     [yes] { $lead } { $value }
    *[no] { $lead } : { $value }
   }{ $beside ->
     [best] . C'est le meilleur choix
     [equal] , à peu près autant que le meilleur choix
     [worse] , { $less } de moins que le meilleur choix (numéro { $rank } sur { $count })
    *[at-best] , { $less } de moins que le meilleur choix
   }.
kingsroad-hints-worse-yours = { $goal ->
     [win] Tes chances de gagner :
    *[other] Ton choix :
   }
kingsroad-hints-worse-trace = un rien
kingsroad-hints-worse-declines = le Chevalier (qui décline)
kingsroad-hints-worse-with-the-witch = Avec la Sorcière
kingsroad-hints-worse-completed = { $ordered ->
     [yes] Avec { $chosen }, ajoute au mieux { $first }, puis { $last }
    *[no] Avec { $chosen }, ajoute au mieux { $added }
   }
kingsroad-hints-worse-cost = { $subject } { $how ->
     [gamble] est { $called } : contre un jeu parfait, il coûte { $lost }
     [good] coûte { $lost }
    *[called] est { $called }, au prix de { $lost }{ $perfect }
   }{ $win ->
     [yes] { " " }: tu gagnerais dans { $value } des cas au lieu de { $best }
    *[no] { "" }
   }.
kingsroad-hints-worse-these = { $cards } : ce choix
kingsroad-hints-worse-anyway = Le jouer quand même ?
kingsroad-hints-worse-assumed = Joué : { $cards }. Dans ce cas, ce choix
kingsroad-hints-worse-assumed-good = Joué : { $cards }. Dans ce cas, aucun choix n'est meilleur.
kingsroad-hints-worse-little = { $little }.
kingsroad-hints-worse-they-lead = { $lead } : en tête dans { $name } avec { $top ->
     [one] { $top } marqueur
     [many] { $top } marqueurs
    *[other] { $top } marqueurs
   } contre { $own } à toi
kingsroad-hints-worse-only-level = Tu ne ferais qu'égaliser avec { $rivals } dans { $name }
kingsroad-hints-worse-no-need = Tu mènes dans { $name } sans autre marqueur
kingsroad-hints-worse-can-wait = { $name } peut attendre, le Roi est encore à { $ahead } régions de là
kingsroad-hints-worse-pays = En l'état, { $name } te paierait { $gets ->
     [one] { $gets } point
     [many] { $gets } points
    *[other] { $gets } points
   }
kingsroad-hints-worse-as-good = Tes cartes : aucun choix n'est meilleur.
kingsroad-hints-worse-your-choice = Tes cartes : { $called }.
kingsroad-hints-others-markers = { $who ->
     [one] { $name } ajoute { $what } dans { $region }
     [nobody] personne n'ajoute { $what } dans { $region }
     [only-one] un seul autre ajoute { $what } dans { $region }
     [both] les deux autres ajoutent { $what } dans { $region }
     [all] tous les autres ajoutent { $what } dans { $region }
     [several] plusieurs autres ajoutent { $what } dans { $region }
     [some] quelques autres, mais pas tous, ajoutent { $what } dans { $region }
    *[somebody] quelqu'un ajoute { $what } dans { $region }
   }
    .probably = { $who ->
        [one] { $name } ajoutera sans doute { $what } dans { $region }
        [both] les deux autres ajouteront sans doute { $what } dans { $region }
        [all] tous les autres ajouteront sans doute { $what } dans { $region }
        [several] plusieurs autres ajouteront sans doute { $what } dans { $region }
       *[somebody] quelqu'un ajoutera sans doute { $what } dans { $region }
   }
    .comes = { $who ->
        [one] { $name } y viendra sans doute
        [both] les deux autres y viendront sans doute
        [all] tous les autres y viendront sans doute
        [several] plusieurs autres y viendront sans doute
       *[somebody] quelqu'un y viendra sans doute
   }
kingsroad-hints-case-added = { $markers ->
     [one] un marqueur
     [many] deux marqueurs
    *[other] deux marqueurs
   }
kingsroad-hints-play-dragon = { $who ->
     [one] { $name } joue le Dragon
     [nobody] personne ne joue le Dragon
     [only-one] un seul autre joue le Dragon
     [both] les deux autres jouent le Dragon
     [all] tous les autres jouent le Dragon
     [several] plusieurs autres jouent le Dragon
     [some] quelques autres, mais pas tous, jouent le Dragon
    *[somebody] quelqu'un joue le Dragon
   }
    .probably = { $who ->
        [one] { $name } jouera sans doute le Dragon
        [both] les deux autres joueront sans doute le Dragon
        [all] tous les autres joueront sans doute le Dragon
        [several] plusieurs autres joueront sans doute le Dragon
       *[somebody] quelqu'un jouera sans doute le Dragon
   }
kingsroad-hints-play-witch = { $who ->
     [one] { $name } joue la Sorcière
     [nobody] personne ne joue la Sorcière
     [only-one] un seul autre joue la Sorcière
     [both] les deux autres jouent la Sorcière
     [all] tous les autres jouent la Sorcière
     [several] plusieurs autres jouent la Sorcière
     [some] quelques autres, mais pas tous, jouent la Sorcière
    *[somebody] quelqu'un joue la Sorcière
   }
    .probably = { $who ->
        [one] { $name } jouera sans doute la Sorcière
        [both] les deux autres joueront sans doute la Sorcière
        [all] tous les autres joueront sans doute la Sorcière
        [several] plusieurs autres joueront sans doute la Sorcière
       *[somebody] quelqu'un jouera sans doute la Sorcière
   }
kingsroad-hints-case-this = ce choix
kingsroad-hints-case-yours = ton choix
kingsroad-hints-case-odds = { $tenths ->
     [0] moins d'une fois sur 10
     [10] plus de 9 fois sur 10
    *[other] { $tenths } fois sur 10
   }
kingsroad-hints-split = { $perfect ->
     [yes] Contre un jeu parfait : si
    *[no] Si
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   } ; sinon { $otherwise }.
kingsroad-hints-split-beside = { $perfect ->
     [yes] Contre un jeu parfait : si
    *[no] Si
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   } et { $better } { $best } ; sinon { $otherwise } et { $best_otherwise }.
kingsroad-hints-split-beside-alike = { $perfect ->
     [yes] Contre un jeu parfait : si
    *[no] Si
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   } ; sinon { $otherwise } ; { $better } { $goal ->
     [win] gagne dans { $best } des cas de toute façon
    *[other] vaut { $best } de toute façon
   }.
kingsroad-hints-split-three = { $perfect ->
     [yes] Contre un jeu parfait : si
    *[no] Si
   } { $few } ({ $few_odds }), { $choice } { $goal ->
     [win] gagne dans { $few_value } des cas
    *[other] vaut { $few_value }
   } ; si { $some } ({ $some_odds }), { $some_value } ; si { $most } ({ $most_odds }), { $most_value }.
kingsroad-hints-looks-likely = { $cards } promet { $points }, mais { $case } ({ $odds }) : alors ce choix { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   }, sinon { $otherwise }.
kingsroad-hints-looks-unless = { $cards } promet { $points }, mais si { $case } ({ $odds }), ce choix { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   }, sinon { $otherwise }.
kingsroad-hints-looks-needs = { $cards } promet { $points }, mais { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   } seulement si { $case } ({ $odds }), sinon { $otherwise }.
kingsroad-hints-looks-three = { $cards } promet { $points }, mais ce choix { $goal ->
     [win] gagne dans { $few_value } des cas
    *[other] vaut { $few_value }
   } si { $few } ({ $few_odds }), { $some_value } si { $some } ({ $some_odds }), { $most_value } si { $most } ({ $most_odds }).
kingsroad-hints-looks-without = { $cards } promet { $points }, mais { $markers ->
     [0] sans marqueur
    *[other] avec un seul marqueur
   } dans { $region }, aucun choix { $goal ->
     [win] ne gagne dans plus de { $value } des cas
    *[other] ne vaut plus de { $value }
   }.
kingsroad-hints-looks-without-card = { $cards } promet { $points }, mais sans { $card }, aucun choix { $goal ->
     [win] ne gagne dans plus de { $value } des cas
    *[other] ne vaut plus de { $value }
   }.
kingsroad-hints-looks-moved = { $cards } promet { $points }, mais { $goal ->
     [win] gagne dans { $own } des cas
    *[other] vaut { $own }
   } ; avec le marqueur dans { $target } au lieu de { $source }, { $goal ->
     [win] ce serait { $value }
    *[other] cela vaudrait { $value }
   }.
kingsroad-hints-looks-less = { $cards } { $certain ->
     [yes] rapporte { $points }
    *[no] promet { $points }, rapporte { $expected } en moyenne
   }, mais coûte { $cost }{ $gained ->
     [yes] { "" }
    *[no] { " " }: rien n'est décisif à lui seul
   }.
kingsroad-hints-looks-points = { $nobles ->
     [0] { $points ->
         [one] { $points } point
         [many] { $points } points
        *[other] { $points } points
       }
    *[other] { $points } points ({ $place }, et { $nobles } pour tes nobles)
   }
kingsroad-hints-kept-now = Maintenant, { $card } ajoute { $now } ; plus tard, { $kept }.
kingsroad-hints-kept-later = Garde { $card } : { $now } maintenant, mais { $kept } plus tard.
kingsroad-hints-leave-others = { $region } paie maintenant, mais laisse : { $case } ({ $odds }).
kingsroad-hints-leave-unless = { $region } paie maintenant, mais laisse : si { $case } ({ $odds }), un marqueur là { $goal ->
     [win] gagne dans { $value } des cas
    *[other] vaut { $value }
   }, sinon { $otherwise }.
kingsroad-hints-leave-reach = { $region } paie maintenant, mais laisse : impossible d'y rattraper { $leaders } cette manche.
kingsroad-hints-leave-ahead = { $region } paie maintenant, mais pas besoin de marqueur : tu y mènes, { $own } à { $top }.
kingsroad-hints-leave-brings = { $region } paie maintenant, mais laisse : avec un marqueur là, { $goal ->
     [win] tu gagnes dans { $value } des cas
     [margin] ton avance est de { $value }
    *[other] tu as { $value }
   } au mieux.
kingsroad-hints-reasons-nothing-else = Il n'y a rien d'autre à choisir.
kingsroad-hints-reasons-none-better = Aucun autre choix n'est meilleur.
