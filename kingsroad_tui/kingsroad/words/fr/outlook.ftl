kingsroad-outlook-aim = Aie le plus de marqueurs là où est { $king }. À { $goal } points, la partie finit.
kingsroad-outlook-hide-aim = ({ KEY("play.aim") } cache ceci)
kingsroad-outlook-region = { $region } : { $nobody ->
    [yes] personne
   *[no] { $there }
  }.
kingsroad-outlook-stands = { $how ->
    [none] Tu n'y as encore rien.
    [tied] En l'état, tu partages la { $place } place : { $points }.
   *[place] { $first ->
        [yes] La 1re place est à toi : { $points }.
       *[no] En l'état, tu es à la { $place } place : { $points }.
      }
  }
kingsroad-outlook-region-stands = { $how ->
    [none] { $region } : encore rien à toi.
    [tied] { $region } : tu partages la { $place } place, { $points }.
   *[place] { $region } : tu es à la { $place } place, { $points }.
  }
kingsroad-outlook-with-cards = Avec tes cartes, { $region }
kingsroad-outlook-steps = { $steps ->
    [1] Le Roi vient ensuite dans { $region }.
   *[other] Le Roi est à { $steps } régions de là.
  }
kingsroad-outlook-points = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }{ $nobles ->
    [0] { "" }
    [1] { " " }avec le noble
   *[other] { " " }avec les nobles
  }
kingsroad-outlook-dragon = Dragon : une région de plus est décomptée cette manche, { $region } d'abord. Une fois par partie.
kingsroad-outlook-witch = Sorcière : tes autres cartes reviennent sans être vues, et tu rechoisis en sachant ce que les autres ont joué. Une
    fois par partie.
kingsroad-outlook-knight = Chevalier : un marqueur de plus là où la carte devant lui en place un. Il va toujours en dernier.
kingsroad-outlook-knight-idle = Chevalier : après { $card }, il ne place rien.
kingsroad-outlook-knight-behind = Chevalier : un marqueur de plus dans { $region }, où la carte devant lui en place un.
kingsroad-outlook-after-witch = Quand les cartes des autres sont révélées, tu rechoisis, sans la Sorcière.
kingsroad-outlook-no-points = Pas encore de points cette manche : tu n'as pas de marqueur dans { $regions }.
kingsroad-outlook-either = { $most } ou { $last }
kingsroad-outlook-gains = { $last ->
    [yes] Pour toi : { $gains }.
   *[no] Si personne d'autre n'y place rien, pour toi : { $gains }.
  }
kingsroad-outlook-region-number = la région { $number }
kingsroad-outlook-nothing-in = rien dans { $region }
kingsroad-outlook-gain-in = { $points ->
    [0] rien
    [one] { $first ->
        [yes] { $points } point
       *[no] { $points }
      }
    [many] { $first ->
        [yes] { $points } points
       *[no] { $points }
      }
   *[other] { $first ->
        [yes] { $points } points
       *[no] { $points }
      }
  } dans { $region } ({ $notes })
kingsroad-outlook-place = { $tied ->
    [yes] { $brief ->
        [yes] { $place } à égalité
       *[no] { $place } place à égalité
      }
   *[no] { $brief ->
        [yes] { $place }
       *[no] { $place } place
      }
  }
kingsroad-outlook-nobles = { $points ->
    [1] { $noble ->
        [brief] 1 pour un noble
        [new] 1 pour le noble que tu laisses
       *[own] 1 pour ton noble
      }
   *[other] { $points } pour des nobles
  }
kingsroad-verdict-last-round = Dernière manche : { $judged }.
kingsroad-verdict-your-choice = Ton choix : { $judged }.
kingsroad-verdict-better = Mieux : { $choice }.
kingsroad-verdict-none-better = aucun choix n'était meilleur que le tien
kingsroad-verdict-gamble = { $named }, au prix de { $lost } contre un jeu parfait seulement
kingsroad-verdict-costs = { $named }, au prix de { $cost }{ $perfect }
kingsroad-verdict-cost = { $goal ->
    [win] { $lost } de ta chance de gagner
    [margin] { $lost } de ton avance
   *[points] { $lost }
  }
kingsroad-verdict-luck = { $luck ->
    [good] De la chance : { $change }.
    [bad] De la malchance : { $change }.
   *[none] La chance n'a rien changé.
  }
kingsroad-map-look-here = conseil
kingsroad-map-scores = { $order ->
    [1] décompte
    [2] 2e décompte
    [3] 3e décompte
    [4] 4e décompte
    [5] 5e décompte
   *[other] 6e décompte
  }
    .short = { $order ->
        [1] ici
        [2] puis
       *[other] puis
      }
kingsroad-map-points = { $near ->
    [yes] { $points } sur { $goal }
   *[no] { $points }
  }
kingsroad-map-who-leads = { $ended ->
    [yes] { $many ->
        [one] { $who ->
            [you] Tu gagnes
           *[other] { $who } gagne
          }
        [many] { $who-begins } : victoire partagée
       *[other] { $who-begins } : victoire partagée
      }
   *[no] { $many ->
        [one] { $who ->
            [you] Tu mènes
           *[other] { $who } mène
          }
        [many] { $who-begins } en tête
       *[other] { $who-begins } en tête
      }
  }
kingsroad-map-leader = { $leads } : { $points }
kingsroad-map-leads = { $ended ->
    [yes] { $many ->
        [one] gagne
        [many] se partagent la victoire
       *[other] se partagent la victoire
      }
   *[no] { $many ->
        [one] mène
        [many] mènent
       *[other] mènent
      }
  } : { $points }
    .short = { $ended ->
        [yes] { $many ->
            [one] gagne
            [many] gagnent
           *[other] gagnent
          }
       *[no] { $many ->
            [one] mène
            [many] mènent
           *[other] mènent
          }
      } : { $points }
kingsroad-map-now = Décompte :
kingsroad-map-now-region = Décompte : région
kingsroad-map-now-then = puis
kingsroad-map-then = Puis
kingsroad-map-next = { $regions ->
    [one] Avec un Dragon
    [many] Avec des Dragons
   *[other] Avec des Dragons
  }{ $marked ->
    [yes] { " " }(D) :
   *[no] { " " }:
  }
    .short = { $regions ->
        [one] Dragon
        [many] Dragons
       *[other] Dragons
      }{ $marked ->
        [yes] { " " }(D) :
       *[no] { " " }:
      }
kingsroad-map-dragons = { $left ->
    [0] Plus de Dragon
   *[other] Ont un Dragon
  }
    .short = { $left ->
        [0] Sans Dragon
       *[other] Dragons
      }
