kingsroad-region = { $number } { $name }
    .the = { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number } { $name }
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
kingsroad-card-knight = Lovag
    .the = a Lovag
    .begins = A Lovag
    .acc = a Lovagot
kingsroad-card-declining_knight = Lovag (nem él vele)
    .the = a Lovag
    .begins = A Lovag
    .acc = a Lovagot
    .short = Lovag (nem)
kingsroad-card-dragon = Sárkány
    .the = a Sárkány
    .begins = A Sárkány
    .acc = a Sárkányt
kingsroad-card-witch = Boszor{ "\u00AD" }kány
    .the = a Boszorkány
    .begins = A Boszorkány
    .acc = a Boszorkányt
kingsroad-no-cards = egy lap sem
kingsroad-witch-and-others = { $others ->
    [0] a Boszorkány
    [one] a Boszorkány (bármelyik másik lappal)
   *[other] a Boszorkány (bármelyik két másik lappal)
  }
kingsroad-rules-standard = alapszabályok
kingsroad-rules-permanent-nobles = maradó nemesek
kingsroad-game-title = { $own ->
    [no] { $who }, { $rules }
   *[yes] { $who }, { $rules }, tábla: { $board }
  }
kingsroad-wins = { $who ->
    [you] Nyertél { $points } ponttal
   *[other] { $who } nyert { $points } ponttal
  }.
kingsroad-wins-by-nobles = { $who ->
    [you] Nyertél { $points } ponttal
   *[other] { $who } nyert { $points } ponttal
  }; holtversenyben { $nobles } nemes döntött.
kingsroad-wins-shared = { $who-begins } közösen nyertek: { $points } pont és ugyanannyi nemes.
kingsroad-place = { $place }.
    .the = { $place ->
        [1] az
        [5] az
       *[other] a
      } { $place }.
kingsroad-round = { $round }. kör
kingsroad-in-order = { $at ->
    [1] elsőként
    [2] másodikként
   *[other] harmadikként
  }
kingsroad-king = Király
kingsroad-noble = Nemes
kingsroad-permanent-nobles = Maradó nemesek
