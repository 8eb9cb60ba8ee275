assassins-end-winner = { $who } wygrywa: { $by ->
    [castle] król jest w zamku!
    [assassins] nie ma już ostatniego zabójcy!
    [killed] król nie żyje!
   *[time] król się spóźnił!
  }
assassins-end-you = { $win ->
    [yes] Wygrywasz:
   *[no] Przegrywasz:
  } { $by ->
    [castle] król jest w zamku!
    [assassins] nie ma już ostatniego zabójcy!
    [killed] król nie żyje!
   *[time] król się spóźnił!
  }
assassins-end-castle = Wchodzi { $gate ->
    [north] północną
    [east] wschodnią
    [south] południową
   *[west] zachodnią
  } bramą, { $wounded ->
    [yes] ranny, ale żywy
   *[no] cały i zdrowy
  }, { $left ->
    [0] na ostatniej karcie
   *[other] z zapasem { $left ->
    [one] { $left } karty
    [few] { $left } kart
    [many] { $left } kart
   *[other] { $left } karty
  }
  }.
    .late = Wchodzi { $gate ->
    [north] północną
    [east] wschodnią
    [south] południową
   *[west] zachodnią
  } bramą, { $wounded ->
    [yes] ranny, ale żywy
   *[no] cały i zdrowy
  }, { $left ->
    [0] na ostatniej karcie
   *[other] z zapasem { $left ->
    [one] { $left } karty
    [few] { $left } kart
    [many] { $left } kart
   *[other] { $left } karty
  }
  }; spóźnili się: { $assassins }.
assassins-end-last-assassin = { $arrested ->
    [yes] Pojmanie
   *[no] Śmierć
  }: { $who } na { $square }, runda { $round }; { $wounded ->
    [yes] król jest ranny
   *[no] króla nikt nie tknął
  }.
assassins-end-struck-down = { $who-begun } { $blows ->
    [1] powala go na { $square }
   *[other] powala go na { $square } dwoma ciosami
  }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } od zamku.
assassins-end-out-of-time = Ostatnia karta zagrana, a królowi brakuje do zamku { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroków
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }.
assassins-fate-killed = śmierć
assassins-fate-arrested = pojmanie
assassins-fate-struck = cios
assassins-fate-revealed = ujawnienie
assassins-fate-never-found = w ukryciu
assassins-end-match-won = { $you ->
    [yes] Wygrywasz mecz: obie partie.
   *[no] { $who } wygrywa mecz: obie partie.
  }
assassins-end-match-drawn = Mecz remisowy: pierwsza partia – { $first_you ->
    [yes] ty
   *[no] { $first }
  }, druga – { $second_you ->
    [yes] ty
   *[no] { $second }
  }.
assassins-turned-first-wound = Przełom: w rundzie { $round } króla rani { $who }; wystarczyła jeszcze jedna rana.
assassins-turned-struck-at-once = Przełom: w rundzie { $round } uderza { $who } i król nie dożywa następnej rundy.
assassins-turned-out-of-reach = Przełom: w rundzie { $round } król miał do zamku jeszcze { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, a w talii było tylko { $left } PA: zamek był już poza
    zasięgiem.
assassins-turned-shut-out = Przełom: w rundzie { $round }, na ostatniej karcie, królowi zabrakło { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroków
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }.
assassins-turned-one-left = Przełom: w rundzie { $round } wpada { $who } i zostaje jeden zabójca.
assassins-turned-singled-out = Przełom: w rundzie { $round } na samo podejrzenie pojmano ostatniego zabójcę: { $who }.
assassins-turned-went-on = O włos: w rundzie { $round } króla rani { $who }, ale drugi cios nie padł.
assassins-turned-spared = O włos: w rundzie { $round } zabójca ({ $who }) mógł uderzyć króla, a nie uderzył.
assassins-turned-beside = O włos: w rundzie { $round } zabójca ({ $who }) stanął obok króla, a ten poszedł dalej.
assassins-turned-closest = O włos: w rundzie { $round } król miał do zamku jeszcze { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, a w talii było { $left } PA.
assassins-end-summary = Wygrywa { $side }, po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
  }; { $lost ->
    [0] rycerze są cali
   *[other] stracono { $lost ->
    [one] { $lost } rycerza
    [few] { $lost } rycerzy
    [many] { $lost } rycerzy
   *[other] { $lost } rycerza
  }
  }.
    .arrests = Wygrywa { $side }, po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundy
  }; { $lost ->
    [0] rycerze są cali
   *[other] stracono { $lost ->
    [one] { $lost } rycerza
    [few] { $lost } rycerzy
    [many] { $lost } rycerzy
   *[other] { $lost } rycerza
  }
  }. Pojmanie: { $arrested }.
assassins-end-more = ↓ więcej: runda po rundzie
assassins-round = Runda { $round }: { $events }.
assassins-round-in-castle = król w zamku
assassins-round-king-on = król na { $square }
assassins-round-pushed = odepchnięto { $pushed ->
    [one] { $pushed } pionek
    [few] { $pushed } pionki
    [many] { $pushed } pionków
   *[other] { $pushed } pionka
  }
assassins-round-arrested = pojmanie: { $who }
assassins-round-killed = zabójca { $letter } nie żyje
assassins-round-revealed = ujawnienie: { $who }
assassins-round-knight-killed = rycerz na { $square } nie żyje
assassins-round-struck = { $dead ->
    [yes] króla zabija { $who }
   *[no] króla rani { $who }
  }
assassins-next-you = Zmień strony ({ $key }): { $another ->
    [yes] w następnym meczu
   *[no] w drugiej partii
  } ty to { $side }.
assassins-next-both = Zmień strony ({ $key }): { $another ->
    [yes] w następnym meczu
   *[no] w drugiej partii
  } { $king } i { $people } się zamieniają.
assassins-swapped-you = { $another ->
    [yes] Następny mecz:
   *[no] Druga partia meczu:
  } teraz ty to { $side }.
assassins-swapped-both = { $another ->
    [yes] Następny mecz:
   *[no] Druga partia meczu:
  } teraz { $king } gra królem, { $people } zabójcami.
assassins-swapped-first = Pierwsza – { $you ->
    [yes] dla ciebie
   *[no] { $who }
  }.
