kingsroad-outlook-aim = Połóż najwięcej znaczników tam, gdzie stoi { $king }. { $goal } punktów kończy partię.
kingsroad-outlook-hide-aim = ({ KEY("play.aim") } to chowa)
kingsroad-outlook-region = { $region }: { $nobody ->
    [yes] nikogo
   *[no] { $there }
  }.
kingsroad-outlook-stands = { $how ->
    [none] Nie masz tam jeszcze nic.
    [tied] Na razie dzielisz { $place } miejsce: { $points }.
   *[place] { $first ->
        [yes] Masz samodzielne 1. miejsce: { $points }.
       *[no] Na razie masz { $place } miejsce: { $points }.
      }
  }
kingsroad-outlook-region-stands = { $how ->
    [none] { $region }: nic twojego jeszcze tam nie ma.
    [tied] { $region }: dzielisz { $place } miejsce, { $points }.
   *[place] { $region }: masz { $place } miejsce, { $points }.
  }
kingsroad-outlook-with-cards = Z twoimi kartami { $region }
kingsroad-outlook-steps = { $steps ->
    [1] To następny region Króla.
    [one] Król ma tam jeszcze { $steps } region.
    [few] Król ma tam jeszcze { $steps } regiony.
    [many] Król ma tam jeszcze { $steps } regionów.
   *[other] Król ma tam jeszcze { $steps } regionu.
  }
kingsroad-outlook-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $nobles ->
    [0] { "" }
    [1] { " " }ze szlachcicem
   *[other] { " " }ze szlachcicami
  }
kingsroad-outlook-dragon = Smok: w tej rundzie punktuje jeszcze jeden region, teraz { $region }. Raz na partię.
kingsroad-outlook-witch = Wiedźma: twoje inne karty wracają niezobaczone i wybierasz ponownie, gdy wiesz, co zagrali inni. Raz na partię.
kingsroad-outlook-knight = Rycerz: jeszcze jeden znacznik tam, gdzie kładzie karta przed nim. Zawsze idzie ostatni.
kingsroad-outlook-knight-idle = Rycerz: za kartą { $card } nie kładzie nic.
kingsroad-outlook-knight-behind = Rycerz: jeszcze jeden znacznik w regionie { $region }, gdzie kładzie karta przed nim.
kingsroad-outlook-after-witch = Gdy odkryją się karty innych, wybierasz ponownie, bez Wiedźmy.
kingsroad-outlook-no-points = W tej rundzie na razie bez punktów, bo nie masz znacznika w regionie { $regions }.
kingsroad-outlook-either = { $most } ani { $last }
kingsroad-outlook-gains = { $last ->
    [yes] To daje: { $gains }.
   *[no] Jeśli nikt inny tam nie położy: { $gains }.
  }
kingsroad-outlook-region-number = { $number }
kingsroad-outlook-nothing-in = nic w regionie { $region }
kingsroad-outlook-gain-in = { $points ->
    [0] nic
    [one] { $first ->
        [yes] { $points } punkt
       *[no] { $points }
      }
    [few] { $first ->
        [yes] { $points } punkty
       *[no] { $points }
      }
    [many] { $first ->
        [yes] { $points } punktów
       *[no] { $points }
      }
   *[other] { $first ->
        [yes] { $points } punktu
       *[no] { $points }
      }
  } w regionie { $region } ({ $notes })
kingsroad-outlook-place = { $tied ->
    [yes] wspólne { $place }
   *[no] { $place }
  }{ $brief ->
    [yes] { "" }
   *[no] { " " }miejsce
  }
kingsroad-outlook-nobles = { $points ->
    [1] { $noble ->
        [brief] 1 za szlachcica
        [new] 1 za szlachcica, którego zostawiasz
       *[own] 1 za twojego szlachcica
      }
   *[other] { $points } za szlachciców
  }
kingsroad-verdict-last-round = Ostatnia runda: { $judged }.
kingsroad-verdict-your-choice = Twój wybór: { $judged }.
kingsroad-verdict-better = Lepiej: { $choice }.
kingsroad-verdict-none-better = nie było lepszego
kingsroad-verdict-gamble = { $named }, koszt { $lost } tylko przeciw doskonałej grze
kingsroad-verdict-costs = { $named }, koszt { $cost }{ $perfect }
kingsroad-verdict-cost = { $goal ->
    [win] { $lost } szansy wygranej
    [margin] { $lost } przewagi
   *[points] { $lost }
  }
kingsroad-verdict-luck = { $luck ->
    [good] Szczęście: { $change }.
    [bad] Pech: { $change }.
   *[none] Szczęście nic nie zmieniło.
  }
kingsroad-map-look-here = rada
kingsroad-map-scores = { $order ->
    [1] punktuje teraz
    [2] punktuje drugi
    [3] punktuje trzeci
    [4] punktuje czwarty
    [5] punktuje piąty
   *[other] punktuje szósty
  }
    .short = { $order ->
        [1] teraz
        [2] zaraz
       *[other] potem
      }
kingsroad-map-points = { $near ->
    [yes] { $points } z { $goal }
   *[no] { $points }
  }
kingsroad-map-who-leads = { $ended ->
    [yes] { $many ->
        [1] { $who ->
            [you] Wygrywasz
           *[other] { $who } wygrywa
          }
       *[other] Wspólne zwycięstwo, { $who }
      }
   *[no] { $many ->
        [1] { $who ->
            [you] Prowadzisz
           *[other] { $who } prowadzi
          }
       *[other] Prowadzą { $who }
      }
  }
kingsroad-map-leader = { $leads }: { $points }
kingsroad-map-leads = { $ended ->
    [yes] { $many ->
        [1] wygrywa
       *[other] wspólne zwycięstwo
      }
   *[no] { $many ->
        [1] prowadzi
       *[other] prowadzą
      }
  }: { $points }
    .short = { $ended ->
        [yes] { $many ->
            [1] wygrywa
           *[other] wygrywają
          }
       *[no] { $many ->
            [1] prowadzi
           *[other] prowadzą
          }
      }: { $points }
kingsroad-map-now = Teraz:
kingsroad-map-now-region = Teraz: region
kingsroad-map-now-then = potem
kingsroad-map-then = Potem
kingsroad-map-next = { $regions ->
    [1] Ze Smokiem
   *[other] Ze Smokami
  }{ $marked ->
    [yes] { " " }(D):
   *[no] :
  }
    .short = { $regions ->
        [1] Smok
       *[other] Smoki
      }{ $marked ->
        [yes] { " " }(D):
       *[no] :
      }
kingsroad-map-dragons = { $left ->
    [0] Nie ma już Smoków
   *[other] Zostały Smoki
  }
    .short = { $left ->
        [0] Bez Smoka
       *[other] Smoki
      }
