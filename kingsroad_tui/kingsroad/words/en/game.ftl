# A region with its number: ``5 Dark Tower``; ``name`` is one of those that follow, or typed.
kingsroad-region = { $number } { $name }
# The regions of the kingdom; ``short`` is a word for each that no other has.
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
# A region of a board that somebody made.
kingsroad-own-region = { $name }
# The cards without a region; ``the`` is for the middle of a sentence.
kingsroad-card-knight = Knight
    .the = the Knight
    .begins = The Knight
kingsroad-card-declining_knight = Knight (declines)
    .the = the Knight
    .begins = The Knight
    .short = Knight (no)
kingsroad-card-dragon = Dragon
    .the = the Dragon
    .begins = The Dragon
kingsroad-card-witch = Witch
    .the = the Witch
    .begins = The Witch
kingsroad-no-cards = no cards
# The Witch as advice: the cards beside her go back unseen.
kingsroad-witch-and-others = { $others ->
    [0] the Witch
    [one] the Witch (with any other card)
   *[other] the Witch (with any two other cards)
  }
kingsroad-rules-standard = standard rules
kingsroad-rules-permanent-nobles = permanent Nobles
# The players, the rules, and the board unless it is the usual one.
kingsroad-game-title = { $own ->
    [no] { $who }, { $rules }
   *[yes] { $who }, { $rules }, board { $board }
  }
# Who has won, with the tie-break if there was one.
kingsroad-wins = { $who ->
    [you] You win
   *[other] { $who } wins
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
kingsroad-wins-by-nobles = { $who ->
    [you] You win
   *[other] { $who } wins
  } with { $points } points; { $nobles ->
    [one] { $nobles } Noble breaks
   *[other] { $nobles } Nobles break
  } the tie.
kingsroad-wins-shared = { $who-begins } share the victory with { $points } points and as many
    Nobles.
# A place in a region or in the game.
kingsroad-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
  }
kingsroad-round = Round { $round }
# The order of cards chosen.
kingsroad-in-order = { $at ->
    [1] first
    [2] second
   *[other] third
  }
# What stands for their signs where nothing is drawn.
kingsroad-king = King
kingsroad-noble = Noble
kingsroad-permanent-nobles = Permanent Nobles
