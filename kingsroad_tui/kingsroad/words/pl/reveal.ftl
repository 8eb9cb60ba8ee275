kingsroad-reveal-level = { $who-begins }: po równo w regionie { $region }, po { $most }.
kingsroad-reveal-alone = W regionie { $region } tylko { $who ->
    [you] ty
   *[other] { $who }
  }.
kingsroad-reveal-ahead = { $new ->
    [yes] { $who ->
        [you] Wychodzisz na prowadzenie
       *[other] { $who } wychodzi na prowadzenie
      }
   *[no] { $who ->
        [you] Nadal prowadzisz
       *[other] { $who } nadal prowadzi
      }
  } w regionie { $region }, { $most } do { $next }.
kingsroad-reveal-no-round = Nie zagrano jeszcze żadnej rundy.
kingsroad-reveal-begun-later = Ta partia zaczyna się w rundzie { $round }.
kingsroad-reveal-then = { $cards }, potem { $others }
kingsroad-reveal-cards-so-far = Runda { $round }: karty do tej pory
kingsroad-reveal-card-signs = 1–8: regiony, K Rycerz, D Smok, W Wiedźma, > wybrane ponownie
kingsroad-final-scoring = Punktacja końcowa
    .short = koniec
kingsroad-reveal-points-by-region = Punkty według regionów
kingsroad-reveal-moves-in = wprowadza się szlachcic
kingsroad-reveal-goes-home = wraca do domu
kingsroad-reveal-cards = Karty na stół!
kingsroad-reveal-markers = Padają znaczniki
kingsroad-reveal-region = { $final ->
    [yes] Punktacja końcowa: { $region }
   *[no] Punktuje { $region }
  }
kingsroad-reveal-title-final = Punktacja końcowa: ostatnie okrążenie Króla
kingsroad-reveal-title-goal = 40 punktów! To ostatnia runda.
kingsroad-reveal-title-king = Król idzie dalej
kingsroad-reveal-title-walk = Król idzie dalej
kingsroad-reveal-title-settled = Rozstrzygnięte
kingsroad-reveal-title-tie = Remis: decydują szlachcice
kingsroad-reveal-title-won = Partia skończona
kingsroad-reveal-last-lap = Punktacja końcowa: wszystkie inne regiony jeszcze raz
kingsroad-reveal-standings = Wyniki
kingsroad-reveal-points-after = Punkty po rundzie { $round }
kingsroad-reveal-go-on = Dalej: { $key }
kingsroad-reveal-keys = { $waits ->
    [yes] { $on }: dalej · { $skip }: na koniec
   *[no] { $on }: szybciej · { $skip }: na koniec
  }
    .short = { $waits ->
        [yes] { $on }: dalej · { $skip }: koniec
       *[no] { $on }: szybciej · { $skip }: koniec
      }
kingsroad-reveal-all-chosen = Wszyscy wybrali.
kingsroad-reveal-chosen-again = { $many ->
    [1] { $who ->
        [you] Twój wybór po Wiedźmie jest gotowy
       *[other] Wybór po Wiedźmie gotowy: { $who }
      }
   *[other] Wybór po Wiedźmie gotowy: { $who }
  }.
kingsroad-reveal-plays = { $again ->
    [yes] { $who ->
        [you] Po Wiedźmie grasz
       *[other] Po Wiedźmie { $who } gra
      }
   *[no] { $who ->
        [you] Grasz
       *[other] { $who } gra
      }
  }: { $cards }.
kingsroad-reveal-plays-none = { $again ->
    [yes] { $who ->
        [you] Po Wiedźmie nie masz znaczników i nie grasz kart.
       *[other] Po Wiedźmie { $who } nie ma znaczników i nie gra kart.
      }
   *[no] { $who ->
        [you] Nie masz znaczników i nie grasz kart.
       *[other] { $who } nie ma znaczników i nie gra kart.
      }
  }
kingsroad-reveal-witch = Wiedźma zatrzymuje czas. Ponowny wybór, gdy widać już, co zagrali inni: { $who ->
    [you] ty
   *[other] { $who }
  }.
kingsroad-reveal-dragons = { $count ->
    [1] Smok porywa Króla dalej, punktuje też { $regions }.
   *[other] Smoki porywają Króla dalej, punktują też { $regions }.
  }
kingsroad-reveal-idle-knight = { $who ->
    [you] Twój Rycerz
   *[other] Rycerz ({ $who })
  } nie stoi za regionem i niczego nie kładzie.
kingsroad-reveal-knight-declines = { $who ->
    [you] Twój Rycerz
   *[other] Rycerz ({ $who })
  } rezygnuje: bez drugiego znacznika w regionie { $region }.
kingsroad-reveal-nobody-there = Nikogo tam nie ma.
kingsroad-reveal-no-noble = Nikt nie jest sam na 1. miejscu, więc szlachcic się nie wprowadza.
kingsroad-reveal-totals = { $left ->
    [0] Punkty końcowe: { $scores }.
   *[other] Punkty: { $scores }; regionów jeszcze: { $left }.
  }
kingsroad-reveal-walks = Król idzie dalej.
kingsroad-reveal-king = { $ended ->
    [yes] Król idzie dalej: { $region }.
   *[no] Król idzie dalej: { $region }. Tam następna punktacja.
  }
kingsroad-reveal-points = Punkty: { $totals }.
kingsroad-reveal-goal = { $many ->
    [1] { $who ->
        [you] Masz
       *[other] { $who } ma
      } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
   *[other] { $who-begins }: { $goal } punktów lub więcej
  }; to ostatnia runda.
kingsroad-reveal-final = Partia się kończy: regiony { $regions } płacą jeszcze raz, tylko za miejsca.
