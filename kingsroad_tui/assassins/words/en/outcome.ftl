# -------------------------------------------------------------------------- who won, and by what
assassins-end-winner = { $who } wins: { $by ->
    [castle] the king is in the castle!
    [assassins] the last assassin is gone!
    [killed] the king is dead!
   *[time] the king came too late!
  }
assassins-end-you = { $win ->
    [yes] You win:
   *[no] You lose:
  } { $by ->
    [castle] the king is in the castle!
    [assassins] the last assassin is gone!
    [killed] the king is dead!
   *[time] the king came too late!
  }
# What decided it.
assassins-end-castle = He walks in by the { $gate ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } gate, { $wounded ->
    [yes] wounded, but alive
   *[no] unhurt
  }, { $left ->
    [0] on the very last card
    [one] with 1 card to spare
   *[other] with { $left } cards to spare
  }.
    .late = He walks in by the { $gate ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } gate, { $wounded ->
    [yes] wounded, but alive
   *[no] unhurt
  }, { $left ->
    [0] on the very last card
    [one] with 1 card to spare
   *[other] with { $left } cards to spare
  }; { $assassins } came too late.
assassins-end-last-assassin = { $who-begun } is { $arrested ->
    [yes] arrested
   *[no] killed
  } on { $square } in round { $round }; { $wounded ->
    [yes] the king is wounded
   *[no] the king was never touched
  }.
assassins-end-struck-down = { $who-begun } { $blows ->
    [1] strikes him down on { $square }
   *[other] strikes him down on { $square } with two blows
  }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } from the castle.
assassins-end-out-of-time = The last card is played, and the king is still { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } from the castle.
# What became of each assassin, on its card; at most twelve letters.
assassins-fate-killed = killed
assassins-fate-arrested = arrested
assassins-fate-struck = struck him
assassins-fate-revealed = revealed
assassins-fate-never-found = never found
# The match of two games, after the second one.
assassins-end-match-won = { $you ->
    [yes] You win the match with both games.
   *[no] { $who } wins the match with both games.
  }
assassins-end-match-drawn = The match is drawn: { $first_you ->
    [yes] you
   *[no] { $first }
  } won the first game, { $second_you ->
    [yes] you
   *[no] { $second }
  } the second.
# The round that turned the game, or in which it was closest; each way of it.
assassins-turned-first-wound = The turning point: in round { $round } { $who } wounded the king, and
    one more wound was enough.
assassins-turned-struck-at-once = The turning point: in round { $round } { $who } struck, and the
    king did not live to see the next round.
assassins-turned-out-of-reach = The turning point: in round { $round } the king had { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } to go and { $left } AP to come, so the castle was out of reach.
assassins-turned-shut-out = The turning point: in round { $round } the king was { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } short when the last card was played.
assassins-turned-one-left = The turning point: in round { $round } { $who } was caught, and a single
    assassin was left.
assassins-turned-singled-out = The turning point: in round { $round } { $who } was arrested on mere
    suspicion, and was the last assassin.
assassins-turned-went-on = The closest call: in round { $round } { $who } wounded the king, but no
    second blow fell.
assassins-turned-spared = The closest call: in round { $round } { $who }, an assassin, could have
    struck the king, and did not.
assassins-turned-beside = The closest call: in round { $round } { $who }, an assassin, came to stand
    beside the king, and he walked on.
assassins-turned-closest = The closest call: in round { $round } the king had { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } to go and { $left } AP to come.
# How long it took, and what it cost.
assassins-end-summary = { $side-begun } won in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }; { $lost ->
    [0] no knight was lost
    [one] one knight was lost
   *[other] { $lost } knights were lost
  }.
    .arrests = { $side-begun } won in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }; { $lost ->
    [0] no knight was lost
    [one] one knight was lost
   *[other] { $lost } knights were lost
  }. Arrested: { $arrested }.
# Where the page goes on below what is seen.
assassins-end-more = ↓ more: round by round
# A line for each round; `events` are joined by semicolons.
assassins-round = Round { $round }: { $events }.
assassins-round-in-castle = the king in the castle
assassins-round-king-on = the king on { $square }
assassins-round-pushed = { $pushed ->
    [one] 1 pawn pushed
   *[other] { $pushed } pawns pushed
  }
assassins-round-arrested = { $who } arrested
assassins-round-killed = the assassin { $letter } killed
assassins-round-revealed = { $who } revealed
assassins-round-knight-killed = a knight killed on { $square }
assassins-round-struck = { $dead ->
    [yes] the king killed by { $who }
   *[no] the king wounded by { $who }
  }
# What comes next: the second game of the match, or another match.
assassins-next-you = Swap sides ({ $key }): in { $another ->
    [yes] another match
   *[no] the second game
  } you play { $side }.
assassins-next-both = Swap sides ({ $key }): in { $another ->
    [yes] another match
   *[no] the second game
  } { $king } and { $people } change places.
# Who plays which side after they were swapped, as the next game begins.
assassins-swapped-you = { $another ->
    [yes] Another match:
   *[no] The second game of the match:
  } you play { $side } now.
assassins-swapped-both = { $another ->
    [yes] Another match:
   *[no] The second game of the match:
  } { $king } plays the king's side now, { $people } the people's.
assassins-swapped-first = { $you ->
    [yes] You
   *[no] { $who }
  } won the first.
