# What the one who reads is called in lists and on the map.
kingsroad-you = You
# The one who reads, by name, among people who are not spoken to.
kingsroad-name-and-you = { $name } (you)
# The one who reads and others, where a sentence is about several.
kingsroad-you-and = { $count ->
    [one] you and { $others }
   *[other] you, { $others }
  }
    .begins = { $count ->
        [one] You and { $others }
       *[other] You, { $others }
      }
# Players in a sentence, or at its beginning.
kingsroad-who = { $who ->
    [you] you
   *[other] { $who }
  }
    .begins = { $who ->
        [you] You
       *[other] { $who-begins }
      }
kingsroad-whose = { $who ->
    [you] your
   *[other] { $who }'s
  }
    .begins = { $who ->
        [you] Your
       *[other] { $who }'s
      }
