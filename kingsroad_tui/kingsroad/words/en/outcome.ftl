# What to do after a game; ``alone`` against computers.
kingsroad-outcome-next-alone = Next: { KEY("end.mistakes") } looks for your mistakes,
    { KEY("end.analyse") } shows where it was decided.
kingsroad-outcome-next = Next: { KEY("end.analyse") } shows round by round where it was decided.
# Where leaving a finished game leads.
kingsroad-outcome-home = Home
kingsroad-outcome-to-analysis = Back to the first game
# The winners, where others who had as many points forfeited.
kingsroad-outcome-others-gone = { $many ->
    [one] { $who ->
        [you] You win
       *[other] { $who } wins
      }
   *[other] { $who-begins } share the victory
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; { $gone } forfeited.
# Who has won alone, and by how much; ``ahead`` is the next message.
kingsroad-outcome-won-by = { $who ->
    [you] You win
   *[other] { $who } wins
  } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $ahead }!
kingsroad-outcome-lead = { $how ->
    [hair] by a hair, { $points ->
        [one] { $points } point
       *[other] { $points } points
      } ahead of { $second }
    [triumph] in triumph, { $points } points ahead of { $second }
   *[plain] { $points } points ahead of { $second }
  }
    .begins = { $how ->
        [hair] By a hair, { $points ->
            [one] { $points } point
           *[other] { $points } points
          } ahead of { $second }
        [triumph] In triumph, { $points } points ahead of { $second }
       *[plain] { $points } points ahead of { $second }
      }
kingsroad-outcome-ahead = { $ahead-begins }!
# How it ended for the reader, who has not won; ``level`` are others with the same place.
kingsroad-outcome-own-place = { $close ->
    [yes] So close: you
   *[no] You
  } finish in { $place } place{ $tied ->
    [yes] , level with { $level }
   *[no] { "" }
  }{ $behind ->
    [0] .
    [one] , { $behind } point behind { $first }.
   *[other] , { $behind } points behind { $first }.
  }
# What decided a game: what it is about, and what there is to say of it.
kingsroad-decided = { $about }: { $said }
kingsroad-decided-forfeited = { $who ->
    [you] You
   *[other] { $who }
  } forfeited
kingsroad-decided-why = { $why }.
kingsroad-decided-nobody-ahead = Nobody was ahead at the end
kingsroad-decided-by-nobles = Nobles on the board broke the tie.
kingsroad-decided-led-always = { $who ->
    [you] You
   *[other] { $who }
  } led from the first region scored to the end.
kingsroad-decided-never-behind = Nobody was ever ahead of { $who }
kingsroad-decided-led-alone = from { $region } in { $final ->
    [yes] the final scoring
   *[no] round { $round }
  } on { $who } led alone.
kingsroad-decided-lead = The lead
kingsroad-decided-lead-taken = { $who } took it for good with { $region } in { $final ->
    [yes] the final scoring
   *[no] round { $round }
  }.
# Below the last column of a chart: after the final scoring; four letters at most.
kingsroad-final-column = end
kingsroad-decided-region = Decisive region
kingsroad-decided-region-brought = { $region } brought { $who } { $points } of { $total ->
    [one] { $total } point
   *[other] { $total } points
  }, { $second ->
    [you] you
   *[other] { $second }
  } { $theirs }.
kingsroad-decided-led-before = { $many ->
    [one] { $who ->
        [you] You
       *[other] { $who }
      }
   *[other] { $who-begins }
  } led before the final scoring with { $points }.
kingsroad-decided-kept = { $many ->
    [one] { $who ->
        [you] You
       *[other] { $who }
      }
   *[other] { $who-begins }
  } led before the final scoring { $kept ->
    [yes] and stayed ahead
   *[no] and lost the lead in it
  }.
kingsroad-decided-taken-back = { $many ->
    [one] { $who ->
        [you] You
       *[other] { $who }
      }
   *[other] { $who-begins }
  } led before the final scoring, lost the lead in it and took it back with { $region }.
kingsroad-decided-best-round = Best round
kingsroad-decided-gained = { $who } gained { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in round { $round }{ $shared ->
    [yes] , as much as { $others }
   *[no] { "" }
  }.
kingsroad-decided-in-round = { $who } in round { $round }
kingsroad-decided-best-region = { $who ->
    [you] Your
   *[other] { $who }'s
  } best region was { $region } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }); Nobles added { $nobles }.
# The end screen: its buttons, and the columns of the ranking.
kingsroad-outcome-save = Save
kingsroad-outcome-look-back = Look back
kingsroad-outcome-my-mistakes = My mistakes
kingsroad-outcome-column-points = points
kingsroad-outcome-column-places = places
kingsroad-outcome-column-nobles = Nobles
kingsroad-outcome-column-final = final
kingsroad-outcome-forfeited = (forfeited)
kingsroad-points = Points
