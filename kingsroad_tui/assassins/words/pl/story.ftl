assassins-story-nothing = { $who } nic nie robi.
assassins-story-walk = { $who-begun } idzie z { $source } przez { $by } na { $target } ({ $price } PA).
assassins-story-caught = Złapali jednego z twoich!
assassins-story-knife-headline = Nóż w tłumie!
assassins-story-gate-headline = Król przy bramie!
assassins-story-too-late-headline = Za późno!
assassins-story-revealed = { $who-named } to zabójca!
assassins-story-knight-falls = Rycerz pada!
assassins-story-king-struck = { $dead ->
    [yes] Król nie żyje!
   *[no] Król jest ranny!
  }
assassins-story-last-assassin = Ostatni zabójca!
assassins-story-arrested = Pojmany!
assassins-story-assassin-falls = Zabójca pada!
assassins-story-in-the-castle = Król w zamku!
assassins-story-unmasked = Zdemaskowany!
assassins-story-not-yours = To nie twój zabójca.
assassins-story-knife = Ktoś z mieszkańców zrzuca płaszcz …
assassins-story-gate = Otwiera się { $gate ->
    [north] północna
    [east] wschodnia
    [south] południowa
   *[west] zachodnia
  } brama i nikt nie stoi mu na drodze …
assassins-story-inside = Wchodzi do zamku, a brama zatrzaskuje się za nim.
assassins-story-too-late = Ostatnia karta zagrana, a król wciąż jest poza zamkiem, na { $square }.
assassins-story-knife-drawn = { $who-begun } na { $square } wyciąga nóż{ $unknown ->
    [0] : teraz znani są wszyscy trzej.
    [1] . Jednego z trzech jeszcze nie znamy.
   *[other] . Dwóch z trzech jeszcze nie znamy.
  }
assassins-story-one-wound-more = Jeszcze jedna rana i po nim.
assassins-story-knights-left = { $knights ->
    [0] Król nie ma już rycerzy.
    [1] Został jeden rycerz.
    [2] Zostało dwóch rycerzy.
    [3] Zostało trzech rycerzy.
    [4] Zostało czterech rycerzy.
    [5] Zostało pięciu rycerzy.
    [6] Zostało sześciu rycerzy.
   *[other] Rycerzy zostało: { $knights }.
  }
assassins-story-assassins-dead = { $dead ->
    [1] Jeden z trzech nie żyje.
   *[2] Dwóch z trzech nie żyje.
  }
assassins-story-keys = { $forward }: { $waits ->
    [yes] dalej
   *[no] szybciej
  }, { $skip }: na koniec
