assassins-home-table = La table
assassins-home-assassins-idea = Un roi haï traverse sa ville vers le château, sept chevaliers autour de lui. Trois des douze habitants sont des
    assassins, et seul le camp du peuple sait lesquels.
assassins-home-your-side = Ton camp : king, people, both ou none
assassins-home-king-starts-on = Le roi part de
assassins-home-same-name = Les deux ont le même nom.
assassins-home-swapped = Maintenant, { $king } joue le camp du roi, et { $people } celui du peuple.
assassins-home-plays-king = Le roi et ses sept chevaliers.
assassins-home-plays-people = Les habitants, dont trois assassins.
assassins-home-name-of = Nom pour { $side }
assassins-home-who-plays = Qui joue { $side }
assassins-home-can-start-on = Le roi peut partir de { $squares }.
assassins-home-type-one-of = Tape l'une de ces cases : { $squares }.
assassins-home-kings-side = Camp du roi
assassins-home-peoples-side = Peuple
assassins-home-board-file = Plateau
assassins-home-king-start = Départ du roi
assassins-home-board-hint = laisse vide pour la ville imprimée, ou nomme un fichier
assassins-home-start-hint = quelle case, si le plateau en a plusieurs
assassins-home-starts-on = Le roi part de { $square }.
assassins-home-no-seed = laisse vide ; le même nombre redonne les mêmes cartes
assassins-home-step-1 = À chaque manche, une carte donne des points d'action au roi, aux chevaliers et au peuple.
assassins-home-step-2 = Le camp du roi gagne quand il sort par une porte, ou quand il n'y a plus d'assassin.
assassins-home-step-3 = Le peuple gagne quand le roi est blessé deux fois, ou quand la pioche est épuisée.
assassins-home-more = Plus : plateau (imprimé), cartes (nouvelles), conseils ({ $hints ->
    [yes] permis
   *[no] aucun
  })
