assassins-end-winner = { $who } gagne : { $by ->
    [castle] le roi est au château !
    [assassins] le dernier assassin est hors jeu !
    [killed] le roi est mort !
   *[time] le roi arrive trop tard !
  }
assassins-end-you = { $win ->
    [yes] Tu gagnes :
   *[no] Tu perds :
  } { $by ->
    [castle] le roi est au château !
    [assassins] le dernier assassin est hors jeu !
    [killed] le roi est mort !
   *[time] le roi arrive trop tard !
  }
assassins-end-castle = Il entre par la porte { $gate ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }, { $wounded ->
    [yes] blessé, mais vivant
   *[no] indemne
  }, { $left ->
    [0] à la toute dernière carte
    [one] avec 1 carte de reste
    [many] avec { $left } cartes de reste
   *[other] avec { $left } cartes de reste
  }.
    .late = Il entre par la porte { $gate ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }, { $wounded ->
    [yes] blessé, mais vivant
   *[no] indemne
  }, { $left ->
    [0] à la toute dernière carte
    [one] avec 1 carte de reste
    [many] avec { $left } cartes de reste
   *[other] avec { $left } cartes de reste
  } ; trop tard pour { $assassins }.
assassins-end-last-assassin = { $arrested ->
    [yes] Arrestation
   *[no] Coup mortel
  } en { $square } à la manche { $round } : { $who } ; { $wounded ->
    [yes] le roi est blessé
   *[no] le roi n'a jamais été touché
  }.
assassins-end-struck-down = { $who-begun } { $blows ->
    [1] l'abat en { $square }
   *[other] l'abat en { $square } en deux coups
  }, à { $steps ->
    [one] 1 pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } du château.
assassins-end-out-of-time = La dernière carte est jouée, et le roi est encore à { $steps ->
    [one] 1 pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } du château.
assassins-fate-killed = a péri
assassins-fate-arrested = en prison
assassins-fate-struck = a frappé
assassins-fate-revealed = à découvert
assassins-fate-never-found = introuvable
assassins-end-match-won = { $you ->
    [yes] Tu gagnes le match avec les deux parties.
   *[no] { $who } gagne le match avec les deux parties.
  }
assassins-end-match-drawn = Match nul : { $first_you ->
    [yes] tu as
   *[no] { $first } a
  } gagné la première partie, { $second_you ->
    [yes] toi
   *[no] { $second }
  } la seconde.
assassins-turned-first-wound = Le tournant : à la manche { $round }, { $who } a blessé le roi, et une blessure de plus suffisait.
assassins-turned-struck-at-once = Le tournant : à la manche { $round }, { $who } a frappé, et le roi n'a pas vu la manche suivante.
assassins-turned-out-of-reach = Le tournant : à la manche { $round }, le roi avait { $steps ->
    [one] 1 pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } à faire et { $left } PA à venir : le château était hors d'atteinte.
assassins-turned-shut-out = Le tournant : à la manche { $round }, il manquait { $steps ->
    [one] 1 pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } au roi quand la dernière carte a été jouée.
assassins-turned-one-left = Le tournant : à la manche { $round }, fin de course pour { $who }, et il ne restait qu'un seul assassin.
assassins-turned-singled-out = Le tournant : à la manche { $round }, arrestation sur un simple soupçon : { $who }, et c'était le dernier assassin.
assassins-turned-went-on = De justesse : à la manche { $round }, { $who } a blessé le roi, mais aucun second coup n'est tombé.
assassins-turned-spared = De justesse : à la manche { $round }, { $who }, un assassin, aurait pu frapper le roi, et ne l'a pas fait.
assassins-turned-beside = De justesse : à la manche { $round }, { $who }, un assassin, était à côté du roi, et le roi a passé son chemin.
assassins-turned-closest = De justesse : à la manche { $round }, le roi avait { $steps ->
    [one] 1 pas
    [many] { $steps } pas
   *[other] { $steps } pas
  } à faire et { $left } PA à venir.
assassins-end-summary = { $side-begun } gagne en { $rounds ->
    [one] 1 manche
    [many] { $rounds } manches
   *[other] { $rounds } manches
  } ; { $lost ->
    [0] aucun chevalier perdu
    [one] un chevalier perdu
    [many] { $lost } chevaliers perdus
   *[other] { $lost } chevaliers perdus
  }.
    .arrests = { $side-begun } gagne en { $rounds ->
    [one] 1 manche
    [many] { $rounds } manches
   *[other] { $rounds } manches
  } ; { $lost ->
    [0] aucun chevalier perdu
    [one] un chevalier perdu
    [many] { $lost } chevaliers perdus
   *[other] { $lost } chevaliers perdus
  }. Arrestations : { $arrested }.
assassins-end-more = ↓ suite : manche par manche
assassins-round = Manche { $round } : { $events }.
assassins-round-in-castle = le roi au château
assassins-round-king-on = le roi en { $square }
assassins-round-pushed = { $pushed ->
    [one] 1 pion poussé
    [many] { $pushed } pions poussés
   *[other] { $pushed } pions poussés
  }
assassins-round-arrested = arrestation : { $who }
assassins-round-killed = l'assassin { $letter } tué
assassins-round-revealed = assassin révélé : { $who }
assassins-round-knight-killed = un chevalier tué en { $square }
assassins-round-struck = { $dead ->
    [yes] le roi tué par { $who }
   *[no] le roi blessé par { $who }
  }
assassins-next-you = Changer de camp ({ $key }) : dans { $another ->
    [yes] un autre match
   *[no] la seconde partie
  }, tu joues { $side }.
assassins-next-both = Changer de camp ({ $key }) : dans { $another ->
    [yes] un autre match
   *[no] la seconde partie
  }, { $king } et { $people } échangent leurs places.
assassins-swapped-you = { $another ->
    [yes] Un autre match :
   *[no] La seconde partie du match :
  } tu joues maintenant { $side }.
assassins-swapped-both = { $another ->
    [yes] Un autre match :
   *[no] La seconde partie du match :
  } { $king } joue maintenant le camp du roi, { $people } celui du peuple.
assassins-swapped-first = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } gagné la première.
