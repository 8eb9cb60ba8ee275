assassins-beside-card = Karta tej rundy
    .note = { $more ->
    [0] ostatnia karta
   *[other] kart jeszcze { $more }
  }
assassins-beside-verdict = Twoja ostatnia tura
assassins-beside-people = Król i mieszkańcy
    .note = rycerzy { $knights }
assassins-beside-townsfolk = Mieszkańcy
assassins-beside-prices = Ceny w punktach akcji (PA)
    .note = na dach, z dachu
assassins-beside-deck = Karty w talii
assassins-beside-done = Ruchy: { $side }
assassins-card-none = Nie ma jeszcze karty.
assassins-row-king = król
assassins-row-knights = rycerze
assassins-row-people = lud
assassins-row-arrest = pojmanie
assassins-row-count = ile
assassins-points-left = { $left } z { $most }
assassins-arrest-none = na tej karcie nie ma pojmania
    .short = bez pojmania
assassins-arrest-open = rycerze mogą raz pojmać
    .short = jedno pojmanie
assassins-arrest-made = pojmanie z tej karty było
    .short = pojmanie było
assassins-arrest-missed = nikogo nie pojmano
    .short = bez pojmania
assassins-arrested = pojmanie: { $who }
    .short = pojmanie: { $letter }
assassins-king-state = { $wounds ->
    [0] zdrów
    [1] ranny
   *[2] martwy
  }
    .warned = { $wounds ->
    [0] zdrów
    [1] ranny: następna zabija
   *[2] martwy
  }
assassins-king-note = { $sign } król { $state } { $hearts }
assassins-gone-arrested = pojmanie: { $letters }
assassins-gone-killed = śmierć: { $letters }
assassins-unknown-none = znani są wszyscy trzej zabójcy
assassins-unknown = { $new ->
    [yes] dowolnych { $unknown } z { $townsfolk }
   *[no] nieznanych jeszcze { $unknown }
  }: { $trios ->
    [one] { $trios } możliwa trójka
    [few] { $trios } możliwe trójki
    [many] { $trios } możliwych trójek
   *[other] { $trios } możliwej trójki
  }
    .wide = zabójcy: { $new ->
    [yes] dowolnych { $unknown } z { $townsfolk }
   *[no] nieznanych jeszcze { $unknown }
  } ({ $trios ->
    [one] { $trios } możliwa trójka
    [few] { $trios } możliwe trójki
    [many] { $trios } możliwych trójek
   *[other] { $trios } możliwej trójki
  })
assassins-hidden-none = żaden twój zabójca nie jest już ukryty
assassins-hidden = Ukryci zabójcy: { $letters }
assassins-hidden-from-king = Ukryci zabójcy: { $letters }. Dla grającego królem: { $unknown }.
assassins-to-come-none = nic już nie przyjdzie: to ostatnia runda
assassins-to-come = w talii: król { $king } PA, pojmań { $arrests }
assassins-to-come-note = król { $king } PA razem
assassins-to-come-columns = każda kolumna to jeden rodzaj karty
assassins-marks = Na planszy: { $marks }
assassins-mark-ends = { $sign } kończy tutaj
assassins-mark-arrest = { $sign } pojmanie
assassins-mark-blows = { $sign } { $blows }
assassins-mark-blow = { $kind ->
    [wound] cios
    [reveal] ujawnienie
   *[other] śmierć
  }
assassins-mark-danger = ! może uderzyć po n PA
assassins-phase-nothing-yet = jeszcze nic
assassins-phase-nothing = nic
assassins-phase-more = i jeszcze { $more }: { $key } pokazuje wszystko
assassins-gate-on-board = brama
assassins-price = { $ap }PA
