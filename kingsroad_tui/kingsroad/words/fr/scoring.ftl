kingsroad-scoring-one-place = Décompte : { $region }, { $first ->
    [one] { $first } point
    [many] { $first } points
   *[other] { $first } points
  } pour la 1re place, rien pour les autres.
kingsroad-scoring-places = Décompte : { $region }, { $first ->
    [one] { $first } point
    [many] { $first } points
   *[other] { $first } points
  } pour la 1re place, { $rest }.
kingsroad-scoring-pays = { $points } pour la { $place }
kingsroad-scoring-place = { $many ->
    [1] { $who ->
        [you] À toi la { $place } place avec { $markers } :
       *[other] { $who }, { $place } place avec { $markers } :
      }
   *[other] { $who-begins } à égalité avec { $markers } : { $place } place pour chacun,
  } { $points ->
    [0] aucun point
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
kingsroad-scoring-all-tie = { $many ->
    [2] { $who-begins } à égalité
    [3] Égalité à trois
    [4] Égalité à quatre
   *[other] Égalité à cinq
  } avec { $markers } : personne ne marque.
kingsroad-scoring-noble = { $who ->
    [you] Tu laisses
   *[other] { $who } laisse
  } un noble dans { $region }.
kingsroad-scoring-noble-lost = { $who ->
    [you] Ton noble de là
   *[other] Le noble de { $who }
  } rentre chez lui.
kingsroad-scoring-bonus = { $who ->
    [you] Tu marques
   *[other] { $who } marque
  } { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } pour le noble.
kingsroad-scoring-chain = { $who ->
    [you] Tu marques
   *[other] { $who } marque
  } { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } pour la chaîne de nobles en { $regions }.
kingsroad-scoring-leads = { $many ->
    [1] { $who ->
        [you] Tu prends la tête
       *[other] { $who } prend la tête
      }
   *[other] { $who-begins } ex aequo en tête
  } avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
kingsroad-scoring-overtakes = { $others ->
    [you] { $who } te dépasse.
   *[other] { $who ->
        [you] Tu dépasses
       *[other] { $who } dépasse
      } { $others }.
  }
kingsroad-scoring-level = { $who-begins } à égalité !
kingsroad-scoring-close = Plus que { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } d'écart : { $who ->
    [you] toi
   *[other] { $who }
  } !
kingsroad-scoring-uncaught = { $who ->
    [you] Personne ne peut plus te rattraper.
   *[other] Personne ne peut plus rattraper { $who }.
  }
kingsroad-scoring-too-far = { $who ->
    [you] Tu es
   *[other] { $who } est
  } { $behind ->
    [one] { $behind } point
    [many] { $behind } points
   *[other] { $behind } points
  } derrière, avec au plus { $most } à venir{ $level ->
    [no] .
   *[yes] { $who ->
        [you] , et moins de nobles.
       *[other] , et moins de nobles.
      }
  }
kingsroad-scoring-no-more = { $who ->
    [you] Tu es { $behind ->
    [one] { $behind } point
    [many] { $behind } points
   *[other] { $behind } points
  } derrière et ne peux plus marquer.
   *[other] { $who } est { $behind ->
    [one] { $behind } point
    [many] { $behind } points
   *[other] { $behind } points
  } derrière et ne peut plus marquer.
  }
kingsroad-scoring-fewer-nobles = { $who ->
    [you] Tu es à égalité, ne peux plus marquer et as moins de nobles.
   *[other] { $who } est à égalité, ne peut plus marquer et a moins de nobles.
  }
kingsroad-scoring-level-with = { $who-begins } à égalité avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
kingsroad-scoring-nobles = Sur le plateau : { $nobles }.
kingsroad-scoring-has-nobles = { $who ->
    [you] toi
   *[other] { $who }
  } { $nobles ->
    [one] { $nobles } noble
    [many] { $nobles } nobles
   *[other] { $nobles } nobles
  }
kingsroad-scoring-shared = Victoire partagée avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } : { $who } !
kingsroad-scoring-won-ahead = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }, { $ahead ->
    [one] { $ahead } point
    [many] { $ahead } points
   *[other] { $ahead } points
  } devant { $second ->
    [you] toi
   *[other] { $second }
  } !
kingsroad-scoring-won = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }{ $by_nobles ->
    [yes] { " " }et plus de nobles !
   *[no] { " " }!
  }
