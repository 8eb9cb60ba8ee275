# The log of a game, and a round of it in one line.
kingsroad-log-title = Everything so far
kingsroad-log-heading = Round { $round } · the King in { $region }
kingsroad-log-scored = scored { $regions }
kingsroad-log-regions = { $count ->
    [one] region { $numbers }
   *[other] regions { $numbers }
  }
