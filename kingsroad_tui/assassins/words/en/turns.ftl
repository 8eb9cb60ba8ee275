# What one pawn does in a row; `acts` is a list of what follows below.
assassins-turn = { $pawn } { $acts }
    .begun = { $pawn-begun } { $acts }
    .sentence = { $pawn-begun } { $acts }.
# One act after another, where somebody is pushed by the first.
assassins-turn-then = { $first }, then { $following }
# Where a pawn gets to; "back" is there and back again.
assassins-turn-movement = { $how ->
    [up] climbs to the roof { $square }
    [down] comes down to { $square }
    [back] goes to { $square } and back
   *[level] goes to { $square }
  }
assassins-turn-pushing = { $moved }, pushing { $pushed }
# In the list of those who are pushed.
assassins-turn-pushed = { $who } to { $square }
assassins-turn-leaves = leaves through the gate
assassins-turn-arrests = arrests { $whom }
assassins-turn-kills-assassin = kills the assassin { $letter }
assassins-turn-is-revealed = is revealed
assassins-turn-kills-knight = kills { $knight }
assassins-turn-strikes = { $dead ->
    [yes] kills the king
   *[no] wounds the king
  }
assassins-turns-told = What has happened
assassins-turns-nothing-yet = Nothing has happened yet.
assassins-turns-this-phase = This phase
assassins-turns-nothing = Nothing.
# A phase, as a heading.
assassins-phase-title = Round { $round }: { $side }
assassins-turns-heading = Round { $round }: { $side } ({ $card })
