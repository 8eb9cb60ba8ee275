kingsroad-scoring-one-place = Punktuje { $region }: { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
    [many] { $first } punktów
   *[other] { $first } punktu
  } za 1. miejsce, reszcie nic.
kingsroad-scoring-places = Punktuje { $region }: { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
    [many] { $first } punktów
   *[other] { $first } punktu
  } za 1. miejsce, { $rest }.
kingsroad-scoring-pays = { $points } za { $place } miejsce
kingsroad-scoring-place = { $many ->
    [1] { $who ->
        [you] Masz { $place } miejsce
       *[other] { $who }: { $place } miejsce
      }, { $markers ->
        [one] 1 znacznik:
        [few] { $markers } znaczniki:
        [many] { $markers } znaczników:
       *[other] { $markers } znacznika:
      } { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
      }
   *[other] { $who-begins }: remis, po { $markers }; { $many ->
        [2] dla obojga
        [3] dla wszystkich trojga
        [4] dla wszystkich czworga
       *[other] dla wszystkich pięciorga
      } { $place } miejsce, { $points ->
        [0] bez punktów
        [one] po { $points } punkcie
        [few] po { $points } punkty
        [many] po { $points } punktów
       *[other] po { $points } punktu
      }
  }.
kingsroad-scoring-all-tie = { $many ->
    [2] { $who-begins }: remis
    [3] Wszyscy troje po równo
    [4] Wszyscy czworo po równo
   *[other] Wszyscy pięcioro po równo
  }, po { $markers }: bez punktów.
kingsroad-scoring-noble = { $who ->
    [you] Stawiasz szlachcica
   *[other] { $who } stawia szlachcica
  }: { $region }.
kingsroad-scoring-noble-lost = { $who ->
    [you] Twój szlachcic stamtąd
   *[other] Szlachcic stamtąd ({ $who })
  } wraca do domu.
kingsroad-scoring-bonus = { $who ->
    [you] Masz
   *[other] { $who } ma
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za szlachcica.
kingsroad-scoring-chain = { $who ->
    [you] Masz
   *[other] { $who } ma
  } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za łańcuch szlachciców ({ $regions }).
kingsroad-scoring-leads = { $many ->
    [1] { $who ->
        [you] Wychodzisz na prowadzenie
       *[other] { $who } wychodzi na prowadzenie
      }
   *[other] Razem na prowadzeniu: { $who }
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-scoring-overtakes = { $who ->
    [you] Wyprzedzasz
   *[other] { $who } wyprzedza
  }{ $others ->
    [you] { " " }cię
   *[other] : { $others }
  }.
kingsroad-scoring-level = { $who-begins }: po równo!
kingsroad-scoring-close = Różnica tylko { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }: { $who ->
    [you] ty
   *[other] { $who }
  }!
kingsroad-scoring-uncaught = { $who ->
    [you] Nikt cię już nie dogoni.
   *[other] Już nie do dogonienia: { $who }.
  }
kingsroad-scoring-too-far = { $who ->
    [you] Tracisz
   *[other] { $who } traci
  } { $behind ->
    [one] { $behind } punkt
    [few] { $behind } punkty
    [many] { $behind } punktów
   *[other] { $behind } punktu
  }, a zdobyć można najwyżej { $most }{ $level ->
    [no] .
   *[yes] { $who ->
        [you] , i masz mniej szlachciców.
       *[other] , i ma mniej szlachciców.
      }
  }
kingsroad-scoring-no-more = { $who ->
    [you] Tracisz { $behind ->
    [one] { $behind } punkt
    [few] { $behind } punkty
    [many] { $behind } punktów
   *[other] { $behind } punktu
  } i nic już nie zdobędziesz.
   *[other] { $who } traci { $behind ->
    [one] { $behind } punkt
    [few] { $behind } punkty
    [many] { $behind } punktów
   *[other] { $behind } punktu
  } i nic już nie zdobędzie.
  }
kingsroad-scoring-fewer-nobles = { $who ->
    [you] Masz po równo, nic już nie zdobędziesz i masz mniej szlachciców.
   *[other] { $who } ma po równo, nic już nie zdobędzie i ma mniej szlachciców.
  }
kingsroad-scoring-level-with = { $who-begins }: po równo, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-scoring-nobles = Na planszy: { $nobles }.
kingsroad-scoring-has-nobles = { $who ->
    [you] ty
   *[other] { $who }
  } – { $nobles ->
    [one] { $nobles } szlachcic
    [few] { $nobles } szlachciców
    [many] { $nobles } szlachciców
   *[other] { $nobles } szlachcica
  }
kingsroad-scoring-shared = Wspólne zwycięstwo: { $who }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }!
kingsroad-scoring-won-ahead = { $who ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, o { $ahead ->
    [one] { $ahead } punkt
    [few] { $ahead } punkty
    [many] { $ahead } punktów
   *[other] { $ahead } punktu
  } więcej niż { $second ->
    [you] ty
   *[other] { $second }
  }!
kingsroad-scoring-won = { $who ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $by_nobles ->
    [yes] { " " }i więcej szlachciców!
   *[no] !
  }
