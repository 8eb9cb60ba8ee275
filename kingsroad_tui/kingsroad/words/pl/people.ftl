kingsroad-you = Ty
kingsroad-name-and-you = { $name } (ty)
kingsroad-you-and = { $count ->
    [1] ty i { $others }
   *[other] ty, { $others }
  }
    .begins = { $count ->
        [1] Ty i { $others }
       *[other] Ty, { $others }
      }
kingsroad-who = { $who ->
    [you] ty
   *[other] { $who }
  }
    .begins = { $who ->
        [you] Ty
       *[other] { $who-begins }
      }
kingsroad-whose = { $who ->
    [you] twój
   *[other] { $who }
  }
    .begins = { $who ->
        [you] Twój
       *[other] { $who }
      }
