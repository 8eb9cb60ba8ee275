# Over the column of players.
tournaments-player = player
# Who forfeited which game, and why.
tournaments-forfeit = { $place }: { $player } forfeited: { $reason }
# What the intervals are made of; where there are too few batches, why there are none.
tournaments-certainty = { $known ->
    [yes] Intervals of 95 %, by { $batches }.
   *[no] Too few { $batches } to say how far these figures can be off.
  }
# Why a tournament ended before its last game, and how to go on with it where that can be.
tournaments-stopped = { $why }. What was played is in { $results }: the same command goes
    on.
