kingsroad-you = Toi
kingsroad-name-and-you = { $name } (toi)
kingsroad-you-and = { $count ->
    [1] toi et { $others }
   *[other] toi, { $others }
  }
    .begins = { $count ->
        [1] Toi et { $others }
       *[other] Toi, { $others }
      }
kingsroad-who = { $who ->
    [you] toi
   *[other] { $who }
  }
    .begins = { $who ->
        [you] Toi
       *[other] { $who-begins }
      }
kingsroad-whose = { $who ->
    [you] à toi
   *[other] à { $who }
  }
    .begins = { $who ->
        [you] À toi
       *[other] À { $who }
      }
