kingsroad-you = Ты
kingsroad-name-and-you = { $name } (ты)
kingsroad-you-and = { $count ->
    [1] ты и { $others }
   *[other] ты, { $others }
  }
    .begins = { $count ->
        [1] Ты и { $others }
       *[other] Ты, { $others }
      }
kingsroad-who = { $who ->
    [you] ты
   *[other] { $who }
  }
    .begins = { $who ->
        [you] Ты
       *[other] { $who-begins }
      }
kingsroad-whose = { $who ->
    [you] твой
   *[other] { $who }
  }
    .begins = { $who ->
        [you] Твой
       *[other] { $who }
      }
