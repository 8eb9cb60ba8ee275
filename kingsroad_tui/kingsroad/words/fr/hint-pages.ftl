kingsroad-hint-look = { $scored ->
    [yes] Regarde { $regions } : c'est là qu'un marqueur vaut le plus, et le Roi décompte { $king } cette manche.
   *[no] Regarde { $regions } : c'est là qu'un marqueur vaut le plus.
  }
kingsroad-hint-look-at-cards = { $witch ->
    [yes] Regarde ta Sorcière : elle compte plus que tes marqueurs maintenant.
   *[no] Tes autres cartes comptent plus que tes marqueurs maintenant.
  }
kingsroad-hint-decided = Rien de ce que tu choisis ne change qui gagne.
kingsroad-hint-others-come = { $how ->
    [will] { $region } : sans doute aussi { $who }.
    [may] { $region } : peut-être aussi { $who }.
   *[nobody] { $region } : sans doute personne d'autre.
  }
kingsroad-hint-all-known = Toutes les autres cartes sont sur la table : plus de surprise possible cette manche.
kingsroad-hint-how-likely = { $name } ({ $odds })
kingsroad-hint-dragons = Dragon sans doute joué par { $who }.
kingsroad-hint-signs = Le plateau montre où : « conseil » ou !.
kingsroad-hint-map-covered = Le conseil cache le plateau : { $key } le remontre.
kingsroad-hint-best = Meilleur choix : { $cards }.
kingsroad-hint-wins = { $lens ->
    [players] Tu gagnes dans { $chance } des cas contre ces joueurs.
    [people] Tu gagnes dans { $chance } des cas contre des gens.
    [random] Tu gagnes dans { $chance } des cas si tous choisissent au hasard.
    [perfect] Tu gagnes dans { $chance } des cas contre un jeu parfait.
   *[both] Tu gagnes dans { $chance } des cas.
  }
kingsroad-hint-won = Tu gagnes, quoi que fassent les autres.
kingsroad-hint-almost-won = Tu gagnes presque à coup sûr ({ $chance }).
kingsroad-hint-lost = Tu perds, quoi que tu choisisses.
kingsroad-hint-almost-lost = Tu ne peux presque plus gagner ({ $chance }).
kingsroad-hint-lead = { $lead ->
    [ahead] En moyenne, tu finis { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
      } devant le meilleur adversaire.
    [behind] En moyenne, tu finis { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
      } derrière le meilleur adversaire.
   *[level] En moyenne, tu finis à égalité avec le meilleur adversaire.
  }
kingsroad-hint-points = Tu peux compter sur { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  } cette manche.
kingsroad-hint-gamble = { $lens ->
    [players] C'est un pari : contre un jeu parfait, il ne gagne que dans { $perfect } des cas. Plus sûr : { $safe },
        avec { $usual } contre ces joueurs et { $safest } contre un jeu parfait.
   *[people] C'est un pari : contre un jeu parfait, il ne gagne que dans { $perfect } des cas. Plus sûr : { $safe },
        avec { $usual } contre des gens et { $safest } contre un jeu parfait.
  }
kingsroad-hint-lost-to-perfect = Contre un jeu parfait, c'est perdu ; tu ne gagnes que si quelqu'un se trompe.
kingsroad-hint-column-best = Meilleurs
kingsroad-hint-column-win = gain
kingsroad-hint-column-margin = avance
kingsroad-hint-column-points = moy.
kingsroad-hint-column-costs = coûte
kingsroad-hint-column-perfect = parfait
kingsroad-hint-column-round = points
kingsroad-hint-column-range = min–max
kingsroad-hint-cost-best = mieux
kingsroad-hint-cost-same = égal
kingsroad-hint-more-as-good = { $number ->
    [one] Encore un choix est aussi bon.
    [many] Encore { $number } choix sont aussi bons.
   *[other] Encore { $number } choix sont aussi bons.
  }
kingsroad-hint-rank = { $own ->
    [yes] Tes cartes : numéro { $rank } sur { $count }.
   *[no] { $cards } : numéro { $rank } sur { $count }.
  }
kingsroad-hint-of-region = { $markers ->
    [0] Le conseil : pas de marqueur dans { $region }.
    [one] Le conseil : un marqueur dans { $region }.
    [many] Le conseil : deux marqueurs dans { $region }.
   *[other] Le conseil : deux marqueurs dans { $region }.
  }
kingsroad-hint-of-region-instead = { $goal ->
    [win] Avec un marqueur dans { $region }, tu gagnes dans { $value } des cas au mieux, sans lui { $best }.
    [margin] Avec un marqueur dans { $region }, ton avance est de { $value } au mieux, sans lui { $best }.
   *[points] Avec un marqueur dans { $region }, tu as { $value } au mieux, sans lui { $best }.
  }
kingsroad-hint-of-region-as-good = Un marqueur dans { $region } vaut le meilleur choix.
kingsroad-hint-stands = { $belief ->
    [uniform] En l'état, si tous choisissent au hasard : { $stands }.
    [equilibrium] En l'état, entre joueurs parfaits : { $stands }.
   *[hierarchy] En l'état : { $stands }.
  }
kingsroad-hint-stand = { $who ->
    [you] toi
   *[other] { $who }
  } { $chance }
kingsroad-hint-stand-in-lead = { $lead ->
    [ahead] tu es en moyenne { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
      } devant le meilleur adversaire
    [behind] tu es en moyenne { $points ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
      } derrière le meilleur adversaire
   *[level] tu es en moyenne à égalité avec le meilleur adversaire
  }
kingsroad-hint-stands-perfect = Entre joueurs parfaits : { $stands }.
kingsroad-hint-wins-perfect = { $who ->
    [you] Entre joueurs parfaits, tu gagnes à coup sûr.
   *[other] Entre joueurs parfaits, { $who } gagne à coup sûr.
  }
kingsroad-hint-witch-bound = La Sorcière apporte au moins ce qui est dit : le temps manquait pour peser tous ses seconds choix.
kingsroad-hint-thinking = Encore à l'étude.
kingsroad-hint-weighing = Pèse encore des choix comme { $choices }.
kingsroad-hint-if = si { $claims }
    .begins = Si { $claims }
kingsroad-hint-claim = { $name } { $claim }
kingsroad-hint-still-best = { $changed ->
    [yes] { $claims-begins }, le meilleur choix reste le même : { $now } au lieu de { $was }.
   *[no] { $claims-begins }, le meilleur choix reste le même : { $now } comme avant.
  }
kingsroad-hint-still-as-good = { $changed ->
    [yes] { $claims-begins }, le meilleur choix d'avant vaut toujours les autres ({ $before }) : { $now } au lieu de { $was }.
   *[no] { $claims-begins }, le meilleur choix d'avant vaut toujours les autres ({ $before }) : { $now } comme avant.
  }
kingsroad-hint-another-best = { $claims-begins }, un autre choix est le meilleur : { $now }. Sans cela : { $before } ({ $was }).
kingsroad-hint-suppose = Suppose ce que joue un adversaire : le conseil vaut alors pour ce cas.
kingsroad-hint-suppose-who = Et si { $who } …
kingsroad-hint-claim-in-region = { $you ->
    [yes] joues { $region }
   *[no] joue { $region }
  }
kingsroad-hint-claim-in-two = { $you ->
    [yes] mets deux marqueurs dans { $region }
   *[no] met deux marqueurs dans { $region }
  }
kingsroad-hint-claim-card-dragon = { $you ->
    [yes] joues le Dragon
   *[no] joue le Dragon
  }
kingsroad-hint-claim-card-no-dragon = { $you ->
    [yes] gardes le Dragon
   *[no] garde le Dragon
  }
kingsroad-hint-claim-card-no-witch = { $you ->
    [yes] ne joues pas la Sorcière
   *[no] ne joue pas la Sorcière
  }
kingsroad-hint-claim-card-knight = { $you ->
    [yes] joues le Chevalier
   *[no] joue le Chevalier
  }
kingsroad-hint-claim-card-witch = { $you ->
    [yes] joues la Sorcière
   *[no] joue la Sorcière
  }
kingsroad-hint-claim-card-no-knight = { $you ->
    [yes] gardes le Chevalier
   *[no] garde le Chevalier
  }
kingsroad-hint-claim-in-no-region = { $you ->
    [yes] ne joues pas { $region }
   *[no] ne joue pas { $region }
  }
kingsroad-hint-claim-in-one = { $you ->
    [yes] mets un marqueur dans { $region }
   *[no] met un marqueur dans { $region }
  }
kingsroad-hint-claim-in-none = { $you ->
    [yes] ne mets aucun marqueur dans { $region }
   *[no] ne met aucun marqueur dans { $region }
  }
kingsroad-hint-progress-cut = Temps écoulé : estimation grossière.
kingsroad-hint-progress-first = Première estimation.
kingsroad-hint-progress-almost = Presque complète.
kingsroad-hint-progress-complete = Analyse complète.
kingsroad-hint-interval = De telles estimations peuvent se tromper : { $chance } peut être en vérité n'importe quoi de { $low } à { $high }. Quel
    choix est le meilleur est plus sûr que cela.
kingsroad-hint-mix-one = Un seul choix se joue : il n'y a rien à mélanger.
kingsroad-hint-mix = Stratégie mixte, pour que personne ne te devine : { $choices }.
kingsroad-hint-given-up = Contre des adversaires qui jouent l'équilibre, le meilleur choix perd { $gap }.
kingsroad-hint-risk = { $none ->
    [yes] Un adversaire qui saurait comment tu choisis n'en tirerait rien.
   *[no] Un adversaire qui saurait comment tu choisis en tirerait au plus { $gap }.
  }
kingsroad-hint-belief = { $known ->
    [both] Croyance sur { $name } : joue { $plays } ; choisit par { $types }.
    [plays] Croyance sur { $name } : joue { $plays }.
   *[types] Croyance sur { $name } : choisit par { $types }.
  }
kingsroad-hint-type-level-0 = règle simple
kingsroad-hint-type-level-1 = un coup d'avance
kingsroad-hint-type-level-2 = deux coups d'avance
kingsroad-hint-type-equilibrium = équilibre
kingsroad-hint-no-certificate = On ne sait pas encore à quelle distance l'équilibre est d'un équilibre exact.
kingsroad-hint-certificate = { $kind ->
    [nashconv] NashConv de l'équilibre (la somme de ce que chaque joueur gagnerait par une meilleure réponse) : { $gap }.
   *[exploitability] Exploitabilité de l'équilibre (ce qu'une meilleure réponse gagnerait contre lui) : { $gap }.
  }
kingsroad-hint-few-plays = Le temps a manqué : points, chances et avances sont des moyennes sur quelques coups joués ensemble.
kingsroad-hint-gap-none = rien
kingsroad-hint-command-title = { $second ->
    [yes] Manche { $round }, le Roi dans { $region } : second choix de { $name }
   *[no] Manche { $round }, le Roi dans { $region } : choix de { $name }
  }
kingsroad-hint-details = Détails :
kingsroad-hint-how-to-ask = Appuie sur { $key } pour un conseil : d'abord où regarder, puis que jouer.
