# A round as it is revealed. Who has most in a region now, and whether that is new: ``3 to 2``.
kingsroad-reveal-level = { $who-begins } are level in { $region } with { $most } each.
kingsroad-reveal-alone = { $who ->
    [you] You are
   *[other] { $who } is
  } alone in { $region }.
kingsroad-reveal-ahead = { $new ->
    [yes] { $who ->
        [you] You take the lead
       *[other] { $who } takes the lead
      }
   *[no] { $who ->
        [you] You stay ahead
       *[other] { $who } stays ahead
      }
  } in { $region }, { $most } to { $next }.
# In place of a history with no round in it.
kingsroad-reveal-no-round = No round has been played yet.
kingsroad-reveal-begun-later = This game begins in round { $round }.
# The cards played, and those chosen again after the Witch.
kingsroad-reveal-then = { $cards }, then { $others }
# Over the cards of a round that waits for second choices.
kingsroad-reveal-cards-so-far = Round { $round }: cards so far
# What the signs of cards in a history stand for, where there is no room for their names.
kingsroad-reveal-card-signs = 1 to 8: regions, K Knight, D Dragon, W Witch, > chosen again
kingsroad-final-scoring = Final scoring
    .short = final
kingsroad-reveal-points-by-region = Points by region
# Behind a player's row: what becomes of the Noble in the region that is scored.
kingsroad-reveal-moves-in = a Noble moves in
kingsroad-reveal-goes-home = goes home
# What a step is about, over it.
kingsroad-reveal-cards = Cards on the table!
kingsroad-reveal-markers = The markers fall
kingsroad-reveal-region = { $final ->
    [yes] Final scoring: { $region }
   *[no] { $region } is scored
  }
kingsroad-reveal-title-final = Final scoring: the King's last lap
kingsroad-reveal-title-goal = 40 points! The game ends after this round.
kingsroad-reveal-title-king = The King walks on
kingsroad-reveal-title-walk = The King walks on
kingsroad-reveal-title-settled = It is decided
kingsroad-reveal-title-tie = A tie: the Nobles decide
kingsroad-reveal-title-won = The game is over
kingsroad-reveal-last-lap = Final scoring: all other regions once more
kingsroad-reveal-standings = The standings
kingsroad-reveal-points-after = The points after round { $round }
# Below a reveal that waits for a key, and the keys behind its title.
kingsroad-reveal-go-on = Press { $key } to continue
kingsroad-reveal-keys = { $waits ->
    [yes] { $on }: next · { $skip }: skip the reveal
   *[no] { $on }: faster · { $skip }: skip the reveal
  }
    .short = { $waits ->
        [yes] { $on }: next · { $skip }: skip
       *[no] { $on }: faster · { $skip }: skip
      }
# What everybody plays; ``again`` after a Witch.
kingsroad-reveal-all-chosen = Everyone has chosen.
kingsroad-reveal-chosen-again = { $many ->
    [one] { $who ->
        [you] You have
       *[other] { $who } has
      }
   *[other] { $who-begins } have
  } chosen again after the Witch.
kingsroad-reveal-plays = { $again ->
    [yes] { $who ->
        [you] After the Witch, you play
       *[other] After the Witch, { $who } plays
      }
   *[no] { $who ->
        [you] You play
       *[other] { $who } plays
      }
  } { $cards }.
kingsroad-reveal-plays-none = { $again ->
    [yes] { $who ->
        [you] After the Witch, you have no markers left and play no cards.
       *[other] After the Witch, { $who } has no markers left and plays no cards.
      }
   *[no] { $who ->
        [you] You have no markers left and play no cards.
       *[other] { $who } has no markers left and plays no cards.
      }
  }
kingsroad-reveal-witch = The Witch stops the clock: { $who } will choose again, knowing what the
    others played.
kingsroad-reveal-dragons = { $count ->
    [one] The Dragon draws the King on: { $regions } is scored too.
   *[other] The Dragons draw the King on: { $regions } are scored too.
  }
kingsroad-reveal-idle-knight = { $who ->
    [you] Your
   *[other] { $who }'s
  } Knight follows no region and places nothing.
kingsroad-reveal-knight-declines = { $who ->
    [you] Your
   *[other] { $who }'s
  } Knight declines: no second marker in { $region }.
# Of a region that is scored.
kingsroad-reveal-nobody-there = Nobody is there.
kingsroad-reveal-no-noble = Nobody is alone in 1st place, so no Noble moves in.
# Everybody's points after a region of the final scoring; ``left`` regions are still to come.
kingsroad-reveal-totals = { $left ->
    [0] The final points: { $scores }.
    [1] Points: { $scores }, with one region to come.
    [2] Points: { $scores }, with two regions to come.
    [3] Points: { $scores }, with three regions to come.
    [4] Points: { $scores }, with four regions to come.
    [5] Points: { $scores }, with five regions to come.
    [6] Points: { $scores }, with six regions to come.
   *[other] Points: { $scores }, with { $left } regions to come.
  }
# How a round ends.
kingsroad-reveal-walks = The King walks on.
kingsroad-reveal-king = { $ended ->
    [yes] The King walks on to { $region }.
   *[no] The King walks on to { $region }, which is scored next.
  }
kingsroad-reveal-points = Points: { $totals }.
kingsroad-reveal-goal = { $many ->
    [one] { $who ->
        [you] You have { $points } points
       *[other] { $who } has { $points } points
      }
   *[other] { $who-begins } have { $goal } points or more
  }: the game ends after this round.
# What the last lap pays.
kingsroad-reveal-final = The game ends: regions { $regions } pay once more, places only.
