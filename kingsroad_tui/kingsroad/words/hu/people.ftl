kingsroad-you = Te
kingsroad-name-and-you = { $name } (te)
kingsroad-you-and = { $count ->
    [one] te és { $others }
   *[other] te, { $others }
  }
    .begins = { $count ->
        [one] Te és { $others }
       *[other] Te, { $others }
      }
kingsroad-who = { $who ->
    [you] te
   *[other] { $who }
  }
    .begins = { $who ->
        [you] Te
       *[other] { $who-begins }
      }
kingsroad-whose = { $who ->
    [you] a te
   *[other] { $who }
  }
    .begins = { $who ->
        [you] A te
       *[other] { $who }
      }
