assassins-square-taken = { $strike ->
    [yes] { $who-begun } stoi na { $square }. Uderzyć tam może tylko ujawniony zabójca ({ $key }).
   *[no] { $who-begun } stoi na { $square } i najpierw musi odejść.
  }
assassins-in-the-way-nobody-chosen = Najpierw wybierz mieszkańca.
assassins-in-the-way-board-ends = Tu kończy się plansza.
assassins-in-the-way-nobody-there = Tego pionka nie ma już na planszy.
assassins-in-the-way-no-free-way = Nie ma tam wolnej drogi.
assassins-refusal-revealed = { $at-begun } to ujawniony zabójca.
assassins-refusal-not-revealed = { $at-begun } to nie ujawniony zabójca.
assassins-refusal-pushes = To odepchnie: { $to }.
assassins-refusal-pushed-up = Odepchnąć się nie da: { $at } trafia wtedy na dach { $roof }.
assassins-refusal-pushed-off = Odepchnąć się nie da: { $at } wypada wtedy za planszę.
assassins-refusal-pushed-into-knight = Odepchnąć się nie da: { $at } wpada wtedy na { $to-acc }.
assassins-refusal-pushed-into-king = Odepchnąć się nie da: { $at } wpada wtedy na { $to-acc }.
assassins-refusal-not-an-assassin = { $at-begun } to nie zabójca.
assassins-refusal-occupied = Drogę zajmuje { $to }.
assassins-line-no-action = { $alone ->
    [yes] { $word } to nie akcja.
   *[no] { $word } to nie akcja. Z tej linii nie zrobiono nic.
  }
assassins-line-not-done = { $word }: { $why } Z tej linii nie zrobiono nic.
assassins-prices-step = krok
assassins-prices-up = na
assassins-prices-down = z
assassins-step-price = { $way ->
    [up] w górę { $price }
    [down] w dół { $price }
   *[step] krok { $price }
  }
assassins-prices-free = 0
assassins-prices-king = król
    .short = król
    .others = wyjście przez bramę { $exit }
assassins-prices-knight = rycerz
    .short = rycerz
    .others = zabij { $kill }, pojmaj { $arrest }; pchaj 0
    .others-short = zabij, pojmaj { $price }; pchaj 0
assassins-prices-townsperson = mieszkaniec
    .short = lud
    .others = ujawnij zabójcę 0
assassins-prices-assassin = ujawniony zabójca
    .short = jawny
    .short-again = zabójca
    .others = zabij { $first } (2. za { $second }), zrań { $wound }
