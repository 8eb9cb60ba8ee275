kingsroad-scoring-one-place = Pontozás: { $region }; az 1. hely { $first } pont, a többi semmi.
kingsroad-scoring-places = Pontozás: { $region }; az 1. hely { $first } pont, { $rest }.
kingsroad-scoring-pays = { $place-the } hely { $points }
kingsroad-scoring-place = { $many ->
    [1] { $who ->
        [you] Te vagy { $place-the }, { $markers } jelzővel:
       *[other] { $who } { $place-the }, { $markers } jelzővel:
      }
    [2] { $who-begins }: döntetlen, { $markers } jelzővel; mindkettőnek { $place-the } hely jár,
    [3] { $who-begins }: döntetlen, { $markers } jelzővel; mind a háromnak { $place-the } hely jár,
    [4] { $who-begins }: döntetlen, { $markers } jelzővel; mind a négynek { $place-the } hely jár,
   *[other] { $who-begins }: döntetlen, { $markers } jelzővel; mind az ötnek { $place-the } hely jár,
  } { $points } pont.
kingsroad-scoring-all-tie = { $many ->
    [2] { $who-begins }: döntetlen
    [3] Mindhárman egy szinten
    [4] Mind a négyen egy szinten
   *[other] Mind az öten egy szinten
  }, { $markers } jelzővel: senki sem kap pontot.
kingsroad-scoring-noble = { $who ->
    [you] Nemest állítasz itt
   *[other] { $who } nemest állít itt
  }: { $region }.
kingsroad-scoring-noble-lost = { $who ->
    [you] A nemesed
   *[other] { $who } nemese
  } onnan hazamegy.
kingsroad-scoring-bonus = { $who ->
    [you] { $points } pontot kapsz
   *[other] { $who } { $points } pontot kap
  } a nemesért.
kingsroad-scoring-chain = { $who ->
    [you] { $points } pontot kapsz
   *[other] { $who } { $points } pontot kap
  } a nemesek láncáért ({ $regions }).
kingsroad-scoring-leads = { $many ->
    [1] { $who ->
        [you] Átveszed a vezetést
       *[other] { $who } átveszi a vezetést
      }
   *[other] { $who-begins } együtt az élen
  }, { $points } pont.
kingsroad-scoring-overtakes = { $who ->
    [you] Megelőzöd: { $others }.
   *[other] { $others ->
        [you] { $who } megelőz téged.
       *[other] { $who } megelőzi: { $others }.
      }
  }
kingsroad-scoring-level = Döntetlen az élen: { $who }!
kingsroad-scoring-close = Csak { $points } pont a különbség: { $who ->
    [you] te
   *[other] { $who }
  }!
kingsroad-scoring-uncaught = { $who ->
    [you] Már senki sem érhet utol.
   *[other] Már senki sem érheti utol: { $who }.
  }
kingsroad-scoring-too-far = { $who ->
    [you] { $behind } pont a hátrányod, és legfeljebb { $most } jöhet
   *[other] { $who } { $behind } ponttal van hátrányban, és legfeljebb { $most } jöhet
  }{ $level ->
    [no] .
   *[yes] { $who ->
        [you] , és kevesebb a nemesed.
       *[other] , és kevesebb a nemese.
      }
  }
kingsroad-scoring-no-more = { $who ->
    [you] { $behind } pont a hátrányod, és több pontod már nem lehet.
   *[other] { $who } { $behind } ponttal van hátrányban, és több pontot már nem szerezhet.
  }
kingsroad-scoring-fewer-nobles = { $who ->
    [you] Egyenlően állsz, több pontod már nem lehet, és kevesebb a nemesed.
   *[other] { $who } egyenlően áll, több pontot már nem szerezhet, és kevesebb a nemese.
  }
kingsroad-scoring-level-with = Egy szinten: { $who }, { $points } pont.
kingsroad-scoring-nobles = A táblán: { $nobles }.
kingsroad-scoring-has-nobles = { $who ->
    [you] neked { $nobles } nemesed van
   *[other] { $who } { $nobles } nemes
  }
kingsroad-scoring-shared = Közös győzelem { $points } ponttal: { $who }!
kingsroad-scoring-won-ahead = { $who ->
    [you] Nyertél
   *[other] { $who } nyert
  } { $points } ponttal, { $ahead } ponttal több, mint { $second ->
    [you] te
   *[other] { $second }
  }!
kingsroad-scoring-won = { $who ->
    [you] Nyertél
   *[other] { $who } nyert
  } { $points } ponttal{ $by_nobles ->
    [yes] {" "}és több nemessel!
   *[no] !
  }
