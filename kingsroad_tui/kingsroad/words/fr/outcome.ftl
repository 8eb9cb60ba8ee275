kingsroad-outcome-next-alone = Ensuite : { KEY("end.mistakes") } cherche tes erreurs, { KEY("end.analyse") } montre où tout s'est joué.
kingsroad-outcome-next = Ensuite : { KEY("end.analyse") } montre, manche par manche, où tout s'est joué.
kingsroad-outcome-home = Premier écran
kingsroad-outcome-to-analysis = Retour à la première partie
kingsroad-outcome-others-gone = { $many ->
    [1] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
      }
   *[other] Victoire partagée, { $who },
  } avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } ; forfait : { $gone ->
    [you] toi
   *[other] { $gone }
  }.
kingsroad-outcome-won-by = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }, { $ahead } !
kingsroad-outcome-lead = { $how ->
    [hair] d'un cheveu, { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
      } devant { $second ->
        [you] toi
       *[other] { $second }
      }
    [triumph] en triomphe, { $points } points devant { $second ->
        [you] toi
       *[other] { $second }
      }
   *[plain] { $points } points devant { $second ->
        [you] toi
       *[other] { $second }
      }
  }
    .begins = { $how ->
        [hair] D'un cheveu, { $points ->
            [one] { $points } point
            [many] { $points } points
           *[other] { $points } points
          } devant { $second ->
            [you] toi
           *[other] { $second }
          }
        [triumph] En triomphe, { $points } points devant { $second ->
            [you] toi
           *[other] { $second }
          }
       *[plain] { $points } points devant { $second ->
            [you] toi
           *[other] { $second }
          }
      }
kingsroad-outcome-ahead = { $ahead-begins } !
kingsroad-outcome-own-place = { $close ->
    [yes] De si peu : tu
   *[no] Tu
  } finis à la { $place } place{ $tied ->
    [yes] , à égalité avec { $level }
   *[no] { "" }
  }{ $behind ->
    [0] .
    [one] , { $behind } point derrière { $first }.
    [many] , { $behind } points derrière { $first }.
   *[other] , { $behind } points derrière { $first }.
  }
kingsroad-decided = { $about } : { $said }
kingsroad-decided-forfeited = { $who ->
    [you] Ton forfait
   *[other] Forfait de { $who }
  }
kingsroad-decided-why = { $why }.
kingsroad-decided-nobody-ahead = Personne n'était devant à la fin
kingsroad-decided-by-nobles = les nobles du plateau ont départagé.
kingsroad-decided-led-always = { $who ->
    [you] tu as mené de la première région décomptée à la fin.
   *[other] { $who } a mené de la première région décomptée à la fin.
  }
kingsroad-decided-never-behind = Personne n'a jamais été devant { $who ->
    [you] toi
   *[other] { $who }
  }
kingsroad-decided-led-alone = à partir de { $region }, { $final ->
    [yes] au décompte final
   *[no] à la manche { $round }
  }, { $who ->
    [you] tu as mené sans partage
   *[other] { $who } a mené sans partage
  }.
kingsroad-decided-lead = La tête
kingsroad-decided-lead-taken = { $who ->
    [you] tu l'as prise
   *[other] { $who } l'a prise
  } pour de bon avec { $region }, { $final ->
    [yes] au décompte final
   *[no] à la manche { $round }
  }.
kingsroad-final-column = fin
kingsroad-decided-region = Région décisive
kingsroad-decided-region-brought = { $region } a rapporté { $points } { $total ->
    [one] point
    [many] points
   *[other] points
  } sur { $total } { $who ->
    [you] pour toi
   *[other] pour { $who }
  }, { $theirs } pour { $second ->
    [you] toi
   *[other] { $second }
  }.
kingsroad-decided-led-before = { $many ->
    [1] { $who ->
        [you] Tu menais
       *[other] { $who } menait
      }
   *[other] En tête : { $who },
  } avant le décompte final avec { $points }.
kingsroad-decided-kept = { $many ->
    [1] { $who ->
        [you] Tu menais
       *[other] { $who } menait
      }
   *[other] En tête : { $who },
  } avant le décompte final, et { $kept ->
    [yes] c'est resté ainsi
   *[no] la tête y a changé
  }.
kingsroad-decided-taken-back = { $many ->
    [1] { $who ->
        [you] Tu menais
       *[other] { $who } menait
      }
   *[other] En tête : { $who },
  } avant le décompte final ; la tête, perdue là, est reprise avec { $region }.
kingsroad-decided-best-round = Meilleure manche
kingsroad-decided-gained = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } pour { $who ->
    [you] toi
   *[other] { $who }
  } à la manche { $round }{ $shared ->
    [yes] , autant que { $others ->
        [you] toi
       *[other] { $others }
      }
   *[no] { "" }
  }.
kingsroad-decided-in-round = { $who ->
    [you] toi
   *[other] { $who }
  } à la manche { $round }
kingsroad-decided-best-region = { $who ->
    [you] Ta meilleure région
   *[other] La meilleure région de { $who }
  } : { $region } ({ $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }) ; les nobles ont ajouté { $nobles }.
kingsroad-outcome-save = Enregistrer
kingsroad-outcome-look-back = Revoir
kingsroad-outcome-my-mistakes = Mes erreurs
kingsroad-outcome-column-points = points
kingsroad-outcome-column-places = places
kingsroad-outcome-column-nobles = nobles
kingsroad-outcome-column-final = final
kingsroad-outcome-forfeited = (forfait)
kingsroad-points = Points
