# A region is scored: what its places pay, and who takes them.
kingsroad-scoring-one-place = { $region } is scored: { $first ->
    [one] { $first } point
   *[other] { $first } points
  } for 1st place, nothing for the others.
kingsroad-scoring-places = { $region } is scored: { $first ->
    [one] { $first } point
   *[other] { $first } points
  } for 1st place, { $rest }.
kingsroad-scoring-pays = { $points } for { $place }
kingsroad-scoring-place = { $many ->
    [1] { $who ->
        [you] You are { $place } with { $markers }:
       *[other] { $who } is { $place } with { $markers }:
      }
    [2] { $who-begins } tie with { $markers }: both take { $place } place,
    [3] { $who-begins } tie with { $markers }: all three take { $place } place,
    [4] { $who-begins } tie with { $markers }: all four take { $place } place,
   *[other] { $who-begins } tie with { $markers }: all five take { $place } place,
  } { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
  }.
# Everybody who is there ties, and the place is not paid.
kingsroad-scoring-all-tie = { $many ->
    [2] { $who-begins } tie
    [3] All three tie
    [4] All four tie
   *[other] All five tie
  } with { $markers }: nobody scores.
kingsroad-scoring-noble = { $who ->
    [you] You leave
   *[other] { $who } leaves
  } a Noble in { $region }.
kingsroad-scoring-noble-lost = { $who ->
    [you] Your
   *[other] { $who }'s
  } Noble there goes home.
kingsroad-scoring-bonus = { $who ->
    [you] You score
   *[other] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the Noble.
# ``regions`` are the numbers of those that a chain of Nobles links.
kingsroad-scoring-chain = { $who ->
    [you] You score
   *[other] { $who } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the chain of Nobles in { $regions }.
# Who leads and who overtakes whom.
kingsroad-scoring-leads = { $many ->
    [one] { $who ->
        [you] You take
       *[other] { $who } takes
      }
   *[other] { $who-begins } share
  } the lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
kingsroad-scoring-overtakes = { $who ->
    [you] You overtake
   *[other] { $who } overtakes
  } { $others }.
# The King's last lap: how close it is, that it is decided, who has won.
kingsroad-scoring-level = { $who-begins } are level!
kingsroad-scoring-close = Only { $points ->
    [one] { $points } point
   *[other] { $points } points
  } between { $who }!
kingsroad-scoring-uncaught = Nobody can catch { $who } any more.
# ``most`` is what the last rival can still score; ``level`` says whether that would be enough to
# tie with the leader, who has more Nobles.
kingsroad-scoring-too-far = { $who ->
    [you] You are
   *[other] { $who } is
  } { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } behind, with at most { $most } to come{ $level ->
    [no] .
   *[yes] { $who ->
        [you] , and have fewer Nobles.
       *[other] , and has fewer Nobles.
      }
  }
kingsroad-scoring-no-more = { $who ->
    [you] You are
   *[other] { $who } is
  } { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } behind and can score no more.
kingsroad-scoring-fewer-nobles = { $who ->
    [you] You are level, can score no more and have fewer Nobles.
   *[other] { $who } is level, can score no more and has fewer Nobles.
  }
kingsroad-scoring-level-with = { $who-begins } are level with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
kingsroad-scoring-nobles = On the board: { $nobles }.
kingsroad-scoring-has-nobles = { $who } { $nobles ->
    [one] { $nobles } Noble
   *[other] { $nobles } Nobles
  }
kingsroad-scoring-shared = { $who-begins } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }!
kingsroad-scoring-won-ahead = { $who ->
    [you] You win
   *[other] { $who } wins
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
  } ahead of { $second }!
kingsroad-scoring-won = { $who ->
    [you] You win
   *[other] { $who } wins
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $by_nobles ->
    [yes] { " " }and more Nobles!
   *[no] !
  }
