assassins-square-taken = { $strike ->
    [yes] { $who-begun } áll itt: { $square }. Oda csak felfedett orgyilkos ({ $key }) sújthat.
   *[no] { $who-begun } áll itt: { $square }; előbb el kell mennie.
  }
assassins-in-the-way-nobody-chosen = Előbb válassz egy városlakót.
assassins-in-the-way-board-ends = Itt vége a táblának.
assassins-in-the-way-nobody-there = Az a bábu már nincs a táblán.
assassins-in-the-way-no-free-way = Oda nincs szabad út.
assassins-refusal-revealed = { $at-begun } felfedett orgyilkos.
assassins-refusal-not-revealed = { $at-begun } nem felfedett orgyilkos.
assassins-refusal-pushes = Őt ellökné: { $to }.
assassins-refusal-pushed-up = Nem lökhető: { $at } a tetőre kerülne ({ $roof }).
assassins-refusal-pushed-off = Nem lökhető: { $at } leesne a tábláról.
assassins-refusal-pushed-into-knight = Nem lökhető: { $at } beleütközne ebbe: { $to }.
assassins-refusal-pushed-into-king = Nem lökhető: { $at } beleütközne ebbe: { $to }.
assassins-refusal-not-an-assassin = { $at-begun } nem orgyilkos.
assassins-refusal-occupied = { $to-begun } útban van.
assassins-line-no-action = { $alone ->
    [yes] { $word } nem akció.
   *[no] { $word } nem akció. A sorból semmi sem történt meg.
  }
assassins-line-not-done = { $word }: { $why } A sorból semmi sem történt meg.
assassins-prices-step = lépés
assassins-prices-up = fel
assassins-prices-down = le
assassins-step-price = { $way ->
    [up] fel { $price }
    [down] le { $price }
   *[step] lépés { $price }
  }
assassins-prices-free = ingyen
assassins-prices-king = király
    .short = király
    .others = ki egy kapun { $exit }
assassins-prices-knight = lovag
    .short = lovag
    .others = megöl { $kill }, letartóztat { $arrest }; ellök: ingyen
    .others-short = megöl, letart. { $price }; lök: 0
assassins-prices-townsperson = városlakó
    .short = nép
    .others = orgyilkos felfedése: ingyen
assassins-prices-assassin = felfedett orgyilkos
    .short = felfedve
    .short-again = gyilkos
    .others = megöl { $first } (a második { $second }), megsebesít { $wound }
