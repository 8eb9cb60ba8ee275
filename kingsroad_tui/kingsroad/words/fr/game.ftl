kingsroad-region = { $number } { $name }
kingsroad-region-1 = Zin Kai's Deep
    .short = Deep
kingsroad-region-2 = Dragon's Lair
    .short = Lair
kingsroad-region-3 = Temple Ruins
    .short = Ruins
kingsroad-region-4 = Savage Hills
    .short = Hills
kingsroad-region-5 = Dark Tower
    .short = Dark
kingsroad-region-6 = Wizard's Tower
    .short = Wizard
kingsroad-region-7 = King's Altar
    .short = Altar
kingsroad-region-8 = King's Castle
    .short = Castle
kingsroad-own-region = { $name }
kingsroad-card-knight = Chevalier
    .the = le Chevalier
    .begins = Le Chevalier
    .de = du Chevalier
    .a = au Chevalier
kingsroad-card-declining_knight = Chevalier (décline)
    .the = le Chevalier
    .begins = Le Chevalier
    .de = du Chevalier
    .a = au Chevalier
    .short = Chevalier (non)
kingsroad-card-dragon = Dragon
    .the = le Dragon
    .begins = Le Dragon
    .de = du Dragon
    .a = au Dragon
kingsroad-card-witch = Sorcière
    .the = la Sorcière
    .begins = La Sorcière
    .de = de la Sorcière
    .a = à la Sorcière
kingsroad-no-cards = aucune carte
kingsroad-witch-and-others = { $others ->
    [0] la Sorcière
    [1] la Sorcière (avec une autre carte, peu importe laquelle)
   *[other] la Sorcière (avec deux autres cartes, peu importe lesquelles)
  }
kingsroad-rules-standard = règles de base
kingsroad-rules-permanent-nobles = nobles permanents
kingsroad-game-title = { $own ->
    [no] { $who }, { $rules }
   *[yes] { $who }, { $rules }, plateau { $board }
  }
kingsroad-wins = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } avec { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }.
kingsroad-wins-by-nobles = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } avec { $points } points ; égalité départagée par { $nobles ->
    [one] { $nobles } noble
    [many] { $nobles } nobles
   *[other] { $nobles } nobles
  }.
kingsroad-wins-shared = Victoire partagée, { $points } points et autant de nobles : { $who }.
kingsroad-place = { $place ->
    [1] 1re
   *[other] { $place }e
  }
kingsroad-round = Manche { $round }
kingsroad-in-order = { $at ->
    [1] en premier
    [2] en deuxième
   *[other] en troisième
  }
kingsroad-king = Roi
kingsroad-noble = Noble
kingsroad-permanent-nobles = Nobles permanents
