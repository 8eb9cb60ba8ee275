kingsroad-reveal-level = { $who-begins } à égalité dans { $region } avec { $most } chacun.
kingsroad-reveal-alone = { $who ->
    [you] Personne d'autre que toi
   *[other] Personne d'autre que { $who }
  } dans { $region }.
kingsroad-reveal-ahead = { $new ->
    [yes] { $who ->
        [you] Tu prends la tête
       *[other] { $who } prend la tête
      }
   *[no] { $who ->
        [you] Tu restes en tête
       *[other] { $who } reste en tête
      }
  } dans { $region }, { $most } à { $next }.
kingsroad-reveal-no-round = Aucune manche n'a encore été jouée.
kingsroad-reveal-begun-later = Cette partie commence à la manche { $round }.
kingsroad-reveal-then = { $cards }, puis { $others }
kingsroad-reveal-cards-so-far = Manche { $round } : cartes jusqu'ici
kingsroad-reveal-card-signs = 1 à 8 : régions, K Chevalier, D Dragon, W Sorcière, > rechoisi
kingsroad-final-scoring = Décompte final
    .short = final
kingsroad-reveal-points-by-region = Points par région
kingsroad-reveal-moves-in = un noble s'installe
kingsroad-reveal-goes-home = rentre chez lui
kingsroad-reveal-cards = Cartes sur table !
kingsroad-reveal-markers = Les marqueurs tombent
kingsroad-reveal-region = { $final ->
    [yes] Décompte final : { $region }
   *[no] Décompte : { $region }
  }
kingsroad-reveal-title-final = Décompte final : le dernier tour du Roi
kingsroad-reveal-title-goal = 40 points ! C'est la dernière manche.
kingsroad-reveal-title-king = Le Roi reprend la route
kingsroad-reveal-title-walk = Le Roi reprend la route
kingsroad-reveal-title-settled = C'est joué
kingsroad-reveal-title-tie = Égalité : les nobles tranchent
kingsroad-reveal-title-won = Partie finie
kingsroad-reveal-last-lap = Décompte final : toutes les autres régions encore une fois
kingsroad-reveal-standings = Le classement
kingsroad-reveal-points-after = Les points après la manche { $round }
kingsroad-reveal-go-on = Pour continuer : { $key }
kingsroad-reveal-keys = { $waits ->
    [yes] { $on } : suite · { $skip } : passer la révélation
   *[no] { $on } : plus vite · { $skip } : passer la révélation
  }
    .short = { $waits ->
        [yes] { $on } : suite · { $skip } : passer
       *[no] { $on } : plus vite · { $skip } : passer
      }
kingsroad-reveal-all-chosen = Tout le monde a choisi.
kingsroad-reveal-chosen-again = { $many ->
    [1] { $who ->
        [you] Tu as rechoisi
       *[other] { $who } a rechoisi
      }
   *[other] Nouveau choix fait ({ $who })
  } après la Sorcière.
kingsroad-reveal-plays = { $again ->
    [yes] { $who ->
        [you] Après la Sorcière, tu joues
       *[other] Après la Sorcière, { $who } joue
      }
   *[no] { $who ->
        [you] Tu joues
       *[other] { $who } joue
      }
  } { $cards }.
kingsroad-reveal-plays-none = { $again ->
    [yes] { $who ->
        [you] Après la Sorcière, tu n'as plus de marqueurs et ne joues aucune carte.
       *[other] Après la Sorcière, { $who } n'a plus de marqueurs et ne joue aucune carte.
      }
   *[no] { $who ->
        [you] Tu n'as plus de marqueurs et ne joues aucune carte.
       *[other] { $who } n'a plus de marqueurs et ne joue aucune carte.
      }
  }
kingsroad-reveal-witch = La Sorcière arrête le temps : { $who ->
    [you] tu vas rechoisir
   *[other] { $who } va rechoisir
  }, en sachant ce que les autres ont joué.
kingsroad-reveal-dragons = { $count ->
    [1] Le Dragon entraîne le Roi : { $regions } est décompté aussi.
   *[other] Les Dragons entraînent le Roi : { $regions } sont décomptés aussi.
  }
kingsroad-reveal-idle-knight = { $who ->
    [you] Ton Chevalier
   *[other] Le Chevalier de { $who }
  } ne suit aucune région et ne place rien.
kingsroad-reveal-knight-declines = { $who ->
    [you] Ton Chevalier
   *[other] Le Chevalier de { $who }
  } décline : pas de second marqueur dans { $region }.
kingsroad-reveal-nobody-there = Il n'y a personne.
kingsroad-reveal-no-noble = Personne n'est seul à la 1re place : aucun noble ne s'installe.
kingsroad-reveal-totals = { $left ->
    [0] Les points finals : { $scores }.
    [1] Points : { $scores }, encore une région.
   *[other] Points : { $scores }, encore { $left } régions.
  }
kingsroad-reveal-walks = Le Roi reprend la route.
kingsroad-reveal-king = { $ended ->
    [yes] Le Roi va à { $region }.
   *[no] Le Roi va à { $region }, la prochaine région décomptée.
  }
kingsroad-reveal-points = Points : { $totals }.
kingsroad-reveal-goal = { $many ->
    [1] { $who ->
        [you] Tu as { $points } points
       *[other] { $who } a { $points } points
      }
   *[other] { $goal } points ou plus pour { $who }
  } : la partie finit après cette manche.
kingsroad-reveal-final = La partie finit : les régions { $regions } paient encore une fois, les places seulement.
