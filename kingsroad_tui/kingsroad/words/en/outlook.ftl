# How things stand while somebody chooses. The aim; ``king`` is his sign on the map.
kingsroad-outlook-aim = Have the most markers where { $king } stands. { $goal } points end the game.
kingsroad-outlook-hide-aim = ({ KEY("play.aim") } hides this)
# Who has how many markers in a region, and what the place there pays.
kingsroad-outlook-region = { $region }: { $nobody ->
    [yes] nobody
   *[no] { $there }
  }.
kingsroad-outlook-stands = { $how ->
    [none] You have nothing there yet.
    [tied] As it stands you share { $place } place: { $points }.
   *[place] { $first ->
        [yes] You are alone in 1st place: { $points }.
       *[no] As it stands you are in { $place } place: { $points }.
      }
  }
kingsroad-outlook-region-stands = { $how ->
    [none] { $region }: nothing of yours yet.
    [tied] { $region }: you share { $place } place, { $points }.
   *[place] { $region }: you are in { $place } place, { $points }.
  }
kingsroad-outlook-with-cards = With your cards, { $region }
kingsroad-outlook-steps = { $steps ->
    [1] The King comes to { $region } next.
   *[other] The King is { $steps } regions away.
  }
kingsroad-outlook-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $nobles ->
    [0] { "" }
    [1] { " " }with the Noble
   *[other] { " " }with the Nobles
  }
# What a card does now.
kingsroad-outlook-dragon = Dragon: one more region scores this round, { $region } next. Works once a
    game.
kingsroad-outlook-witch = Witch: your other cards go back unseen, and you choose again when you know
    what the others played. Works once a game.
kingsroad-outlook-knight = Knight: one more marker where the card before him puts one. He always
    goes last.
kingsroad-outlook-knight-idle = Knight: after { $card } he places nothing.
kingsroad-outlook-knight-behind = Knight: one more marker in { $region }, where the card before him
    puts one.
# What the cards chosen bring; ``last``: nobody else has to choose any more.
kingsroad-outlook-after-witch = After the others' cards are revealed you choose again, without the
    Witch.
kingsroad-outlook-no-points = No points yet this round, as you have no marker in { $regions }.
kingsroad-outlook-either = { $most } or { $last }
kingsroad-outlook-gains = { $last ->
    [yes] You get { $gains }.
   *[no] If nobody else places there, you get { $gains }.
  }
kingsroad-outlook-region-number = region { $number }
kingsroad-outlook-nothing-in = nothing in { $region }
# ``first``: the first of several; the others leave out the word.
kingsroad-outlook-gain-in = { $points ->
    [0] nothing
    [one] { $first ->
        [yes] { $points } point
       *[no] { $points }
      }
   *[other] { $first ->
        [yes] { $points } points
       *[no] { $points }
      }
  } in { $region } ({ $notes })
kingsroad-outlook-place = { $tied ->
    [yes] tied for { $place }
   *[no] { $place }
  }{ $brief ->
    [yes] { "" }
   *[no] { " " }place
  }
# What of the points a Noble brings: the reader's own, or a new one.
kingsroad-outlook-nobles = { $points ->
    [1] { $noble ->
        [brief] 1 for a Noble
        [new] 1 for the Noble you leave
       *[own] 1 for your Noble
      }
   *[other] { $points } for Nobles
  }
# What a choice cost, as its round ends and when the next one begins.
kingsroad-verdict-last-round = Last round: { $judged }.
kingsroad-verdict-your-choice = Your choice: { $judged }.
kingsroad-verdict-better = Better: { $choice }.
kingsroad-verdict-none-better = no choice was better than yours
kingsroad-verdict-gamble = { $named }, which cost { $lost } against perfect play alone
# ``perfect`` is empty, or ``, against perfect play 8%``.
kingsroad-verdict-costs = { $named }, which cost { $cost }{ $perfect }
kingsroad-verdict-cost = { $goal ->
    [win] { $lost } of your chance to win
    [margin] { $lost } of your lead
   *[points] { $lost }
  }
kingsroad-verdict-luck = { $luck ->
    [good] Good luck: { $change }.
    [bad] Bad luck: { $change }.
   *[none] Luck changed nothing.
  }
# In the middle of the map and at the foot of regions, where there is little room.
kingsroad-map-look-here = hint
kingsroad-map-scores = { $order ->
    [1] scores now
    [2] scores second
    [3] scores third
    [4] scores fourth
    [5] scores fifth
   *[other] scores sixth
  }
    .short = { $order ->
        [1] now
        [2] next
       *[other] then
      }
kingsroad-map-points = { $near ->
    [yes] { $points } of { $goal }
   *[no] { $points }
  }
kingsroad-map-who-leads = { $ended ->
    [yes] { $many ->
        [one] { $who ->
            [you] You win
           *[other] { $who } wins
          }
       *[other] { $who-begins } share the victory
      }
   *[no] { $many ->
        [one] { $who ->
            [you] You lead
           *[other] { $who } leads
          }
       *[other] { $who-begins } lead
      }
  }
kingsroad-map-leader = { $leads }: { $points }
kingsroad-map-leads = { $ended ->
    [yes] { $many ->
        [one] wins
       *[other] share the victory
      }
   *[no] { $many ->
        [one] leads
       *[other] lead
      }
  }: { $points }
    .short = { $ended ->
        [yes] { $many ->
            [one] wins
           *[other] win
          }
       *[no] { $many ->
            [one] leads
           *[other] lead
          }
      }: { $points }
# Before the numbers of the regions that are scored this round, and of those that Dragons add.
kingsroad-map-now = Now:
kingsroad-map-now-region = Now: region
kingsroad-map-now-then = then
kingsroad-map-then = Then
kingsroad-map-next = { $regions ->
    [one] With a Dragon
   *[other] With Dragons
  }{ $marked ->
    [yes] { " " }(D):
   *[no] :
  }
    .short = { $regions ->
        [one] Dragon
       *[other] Dragons
      }{ $marked ->
        [yes] { " " }(D):
       *[no] :
      }
# Before the signs of the players who still have their Dragon.
kingsroad-map-dragons = { $left ->
    [0] No Dragon left
   *[other] Dragons left
  }
    .short = { $left ->
        [0] No Dragon
       *[other] Dragons
      }
