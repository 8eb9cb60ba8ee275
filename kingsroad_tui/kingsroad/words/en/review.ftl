# What the signs on the map mean, where a choice was not the best.
kingsroad-review-map-legend = On the map: + played, ! best
kingsroad-review-likely-markers = On the map now: how many markers the others are likely to add.
kingsroad-review-nothing-to-assume = Nobody else chooses here: there is nothing to suppose.
# Above the same chart where everybody plays perfectly from each round on.
kingsroad-review-perfect-heading = Chance to win, round by round, with perfect play
# Above a column of choices of which one is marked.
kingsroad-review-played-legend = > what was played
kingsroad-review-choice-title = The choice
# Above the pane beside the map, at a round and at the end.
kingsroad-review-story-title = The story of the game
kingsroad-review-played-tried-legend = > played * tried
# The same where another choice was tried there.
kingsroad-review-tried-legend = * what you tried
kingsroad-review-not-yet = Not yet.
kingsroad-review-idea = The table is as it stood then, and the answer is kept back.
kingsroad-review-game-story-map-legend = The regions in question, as they stood before the choice; +
    is what was played, ! the better choice. A Noble counts as a marker.
kingsroad-review-game-story-region = Region
kingsroad-review-game-story-noble = Noble
kingsroad-review-game-story-nothing-judged = No round was judged. For what to play in a position:
    kingsroad advise.
kingsroad-review-skill-cost-heading = Cost a choice (95%)
# Above the column of strengths, and one of these.
kingsroad-review-skill-heading = Strength
kingsroad-review-skill-strength = { $value } ({ $low }–{ $high })
# A computer player on the scale of strengths.
kingsroad-review-skill-mark = { $name } { $value }
    .has = the { $name } has { $value }
# What the scale means, with all computer players on it.
kingsroad-review-skill-note = Strength is counted from 0 (cards taken at random) to 100 (nothing
    given up); in brackets, the likely range. On this scale stand { $marks }. Only what a choice
    gives up both against people and against perfect play counts.
# What the choices of a player cost on average; how strong that is, with the nearest computer player.
kingsroad-review-skill-one = { $vague ->
    [yes] { $who } gave up { $cost } per choice: too few choices to tell how strong that is.
   *[no] { $who } gave up { $cost } per choice.
  }
    .strength = { $who } gave up { $cost } per choice: a strength of { $strength }; { $mark }.
# The same of one's own games that are analysed.
kingsroad-review-skill-games = { $games ->
     [one] In the game you have analysed, you gave up { $cost } per choice.
    *[other] In the { $games } games you have analysed, you gave up { $cost } per choice.
   }
    .strength = { $games ->
     [one] In the game you have analysed, you gave up { $cost } per choice: a strength of
         { $strength }; { $mark }.
    *[other] In the { $games } games you have analysed, you gave up { $cost } per choice: a strength
         of { $strength }; { $mark }.
   }
# Which choices that was lost by.
kingsroad-review-skill-parts = Of that: { $parts }.
kingsroad-review-skill-of-placing = where the markers went { $cost }
kingsroad-review-skill-of-knight = the Knight { $cost }
kingsroad-review-skill-of-dragon = the Dragon { $cost }
kingsroad-review-skill-of-witch = the Witch { $cost }
kingsroad-review-turning-no-mistakes = There is no mistake in this game.
kingsroad-review-turning-your-mistakes = Yours
# Above one's own in the list of mistakes, and above everybody else's.
kingsroad-review-turning-others-mistakes = Others'
# In place of a chart or a list, as long as there is nothing to show yet.
kingsroad-review-turning-judging = Judging the rounds …
kingsroad-review-turning-none = None
kingsroad-review-turning-no-turning-point = No single round decided the game.
kingsroad-review-turning-back-to-first = Back to the first mistake
kingsroad-review-turning-back-to-last = Back to the last mistake
# In place of an answer that is kept back.
kingsroad-review-answer-hidden = What would you play? Press { $tries } to try; { $shows } shows the
    answer.
# When a game is played on from a round of another.
kingsroad-review-played-on-words = You play on from round { $number } in a copy; your game stays as
    it is.
# What to do.
kingsroad-review-task = Choose cards: { $judge } says what they are worth, { $best } shows the best
    choice.
# How to leave.
kingsroad-review-way-back = { $key } leads back.
# What to do after a choice that is not good.
kingsroad-review-drop-and-try-again = { $drops } drops these cards: try others, or go back with
    { $back }.
# Above what the choices of somebody add: ``Ann adds``.
kingsroad-review-game-story-adds-words = { $name } adds
# What a screen reader says of the map.
kingsroad-review-game-story-map-title = { $regions ->
     [one] { $regions } region
    *[other] { $regions } regions
   } of the map before the choice
# Why mistakes cannot be played again yet.
kingsroad-review-turning-not-judged-yet = The choices are still being judged: press { $again } again
    in a moment.
kingsroad-review-wins-for-certain = { $who ->
    [you] you win
   *[other] { $who } wins
  } for certain
# The keys show another player, and their first mistake.
kingsroad-review-no-mistake-so-far = { $who ->
    [you] You have
   *[other] { $who } has
  } made no mistake so far: { $other } shows another player, then { $first } their mistakes.
# The largest change of a chance to win in a round.
kingsroad-review-round-quiet = A quiet round
kingsroad-review-round-swing = { $turning ->
    [yes] { $who ->
        [you] { $rose ->
            [yes] Turning point: your chance rose from { $before } to { $after }
           *[no] Turning point: your chance fell from { $before } to { $after }
          }
       *[other] { $rose ->
            [yes] Turning point: { $who }'s chance rose from { $before } to { $after }
           *[no] Turning point: { $who }'s chance fell from { $before } to { $after }
          }
      }
   *[no] { $who ->
        [you] { $rose ->
            [yes] Your chance rose from { $before } to { $after }
           *[no] Your chance fell from { $before } to { $after }
          }
       *[other] { $rose ->
            [yes] { $who }'s chance rose from { $before } to { $after }
           *[no] { $who }'s chance fell from { $before } to { $after }
          }
      }
  }
kingsroad-review-turned = { $count ->
    [one] The game turned in round { $rounds }.
   *[other] The game turned in rounds { $rounds }.
  }
kingsroad-review-list-title = Mistakes and gambles
# Why there is nothing to try where a game is over; ``ways`` are keys.
kingsroad-review-no-choice-here = The game is over here: go back to a round first ({ $ways }).
kingsroad-review-either = { $most } or { $last }
# Below lists in which cards have no names.
kingsroad-review-cards-legend = Cards: 1 to 8 are the regions, K the Knight, D the Dragon, W the
    Witch.
# ``Round 3, Bob: 12K?? costs 18%, against perfect play 16%; better: 87K or 8D7.``; of a gamble only
# what it costs against perfect play.
kingsroad-review-mistake = { $gamble ->
    [yes] Round { $round }{ $second ->
        [yes] { " " }(second choice)
       *[no] { "" }
      }, { $name }: { $choice } costs { $cost } against perfect play alone.
   *[no] Round { $round }{ $second ->
        [yes] { " " }(second choice)
       *[no] { "" }
      }, { $name }: { $choice } costs { $cost }{ $perfect }; better: { $better }.
  }
# What somebody chose, and what that is called.
kingsroad-review-played = { $who ->
    [you] You played { $cards }: { $verdict }.
   *[other] { $who } played { $cards }: { $verdict }.
  }
kingsroad-review-verdict-forced = the only choice
kingsroad-review-verdict-best = the best choice
kingsroad-review-verdict-equal = no choice is clearly better
kingsroad-review-verdict-good = { $named }, which cost { $lost }
kingsroad-review-verdict-gamble = { $named } ({ $sign }), which cost { $lost } against perfect play
    alone
# ``perfect`` is empty, or ``, against perfect play 8%``.
kingsroad-review-verdict-bad = { $chances ->
    [yes] { $named } ({ $sign }), which cost { $lost } ({ $own } instead of { $best }){ $perfect }
   *[no] { $named } ({ $sign }), which cost { $lost }{ $perfect }
  }
# What luck made of it; ``goes_on``: a second choice follows in the same round.
kingsroad-review-no-luck = Neither lucky nor unlucky.
kingsroad-review-luck = { $lucky ->
    [yes] { $goes_on ->
        [yes] Lucky so far: { $figure }
       *[no] Lucky round: { $figure }
      }
   *[no] { $goes_on ->
        [yes] Unlucky so far: { $figure }
       *[no] Unlucky round: { $figure }
      }
  }{ $chances ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
  }.
# Above the chart of a game, by what everybody plays for.
kingsroad-review-chart-win = Chance to win, round by round
kingsroad-review-chart-margin = Chance to win where all want a big lead
kingsroad-review-chart-points = Chance to win where all want points now
# The round and the choice looked at.
kingsroad-review-the-end = The end, after { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
kingsroad-review-moment-title = { $alone ->
    [yes] Round { $round }
   *[no] Round { $round } of { $last }
  }{ $second ->
    [yes] , second choice
   *[no] { "" }
  }
# Before the name of somebody whose choice is looked at.
kingsroad-review-if-you-were = If you were
# A round in one line: everybody's choices; first who won already, if all had played perfectly.
kingsroad-review-round = { $forced ->
    [yes] Round { $round } (with perfect play { $stands }): { $choices }.
   *[no] Round { $round }: { $choices }.
  }
kingsroad-review-round-choice = { $second ->
    [yes] then { $name } { $choice }
   *[no] { $name } { $choice }
  }{ $good ->
    [yes] { "" }
   *[no] { " " }−{ $cost }
  }
kingsroad-review-none = none
# The puzzle: what was played then, what that cost, and that there is something better.
kingsroad-review-try-idea = { $equal ->
    [yes] { $who ->
        [you] You played { $cards }, and nothing is clearly better. Can you find a choice as good?
       *[other] { $who } played { $cards }, and nothing is clearly better. Can you find a choice as
            good?
      }
   *[no] { $who ->
        [you] You played { $cards }, which cost { $lost }. Can you find a better choice?
       *[other] { $who } played { $cards }, which cost { $lost }. Can you find a better choice?
      }
  }
# What was found, at which try.
kingsroad-review-solved-words = A good choice: the best one was shown.
kingsroad-review-solved = { $best ->
    [yes] { $tries ->
        [1] Solved at the first try!
       *[other] Solved at try { $tries }!
      }
   *[no] { $tries ->
        [1] { $named } (costs { $lost }) at the first try!
       *[other] { $named } (costs { $lost }) at try { $tries }!
      }
  }
kingsroad-review-better-by = That is { $gain } better than what was played.
# ``Round 4 of 11 · What would you play as Bob?``; ``moment`` is its title.
kingsroad-review-try-heading = { $who ->
    [you] { $moment } · What would you play?
   *[other] { $moment } · What would you play as { $who }?
  }
# What kind of game it was.
kingsroad-review-headline-shared = A shared victory
kingsroad-review-headline-unlucky = An unlucky defeat
kingsroad-review-headline-got-away = A win that got away
kingsroad-review-headline-defeat = { $lesson ->
    [yes] A defeat with a lesson in it
   *[no] A fair defeat
  }
kingsroad-review-headline-win = { $who ->
    [you] { $kind ->
        [behind] You won from far behind
        [flawless] You won without a flaw
        [deserved] You won, and deserved it
        [lucky] You won with some luck
       *[hard] You won a hard game
      }
   *[other] { $kind ->
        [behind] { $who } won from far behind
        [flawless] { $who } won without a flaw
        [deserved] { $who } won, and deserved it
        [lucky] { $who } won with some luck
       *[hard] { $who } won a hard game
      }
  }
# The one thing to do now; ``again`` plays all of them again.
kingsroad-review-next-moment = Next: press { $key } to see the first on the board, or { $again } to
    try again.
kingsroad-review-next-turn = Next: press { $key } to see the round that decided most.
# The story of the game.
kingsroad-review-led = { $changes ->
    [0] { $who ->
        [you] You became the favourite for good in round { $round }.
       *[other] { $who } became the favourite for good in round { $round }.
      }
   *[other] { $who ->
        [you] The favourite was { $led }; you became it for good in round { $round }.
       *[other] The favourite was { $led }; { $who } became it for good in round { $round }.
      }
  }
kingsroad-review-led-from = { $who ->
    [you] you from round { $round }
   *[other] { $who } from round { $round }
  }
kingsroad-review-finest = { $who ->
    [you] Your finest choice: { $cards } in round { $round }: nothing else came near.
   *[other] The finest choice of { $who }: { $cards } in round { $round }: nothing else came near.
  }
# Start, costs and the rest add up to the result.
kingsroad-review-account = { $who ->
    [you] You began with a chance of { $start }; { $free ->
        [yes] your choices cost nothing
       *[no] your choices cost { $costs }
      }, and what the others did { $brought ->
        [yes] brought you { $total }
       *[no] took { $total }
      }, most in round { $round } ({ $figure }).
   *[other] { $who } began with a chance of { $start }; { $free ->
        [yes] their own choices cost nothing
       *[no] their own choices cost { $costs }
      }, and what the others did { $brought ->
        [yes] brought { $total }
       *[no] took { $total }
      }, most in round { $round } ({ $figure }).
  }
# A choice to learn from: what was played, and what was better; then follows why.
kingsroad-review-moments = { $count ->
    [one] What to learn first
   *[other] { $count } moments to learn from
  }
kingsroad-review-moment = { $who ->
    [you] Round { $round }{ $second ->
        [yes] , second choice
       *[no] { "" }
      }: you played { $cards }, { $named } ({ $sign }), which cost { $cost }
   *[other] Round { $round }{ $second ->
        [yes] , second choice
       *[no] { "" }
      }: { $who } played { $cards }, { $named } ({ $sign }), which cost { $cost }
  }
kingsroad-review-better = Better: { $best }.
# The list of a whole review.
kingsroad-review-mistakes = Mistakes, worst first
kingsroad-review-no-mistakes = There were no mistakes.
kingsroad-review-units = { $chances ->
    [yes] Accuracy: 100 is perfect; in brackets what is likely. Costs, and what the others brought,
        are in points of the chance to win (%).
   *[no] Accuracy: 100 is perfect; in brackets what is likely. Costs, and what the others brought,
        are in points.
  }
# Below the story: how to open what is known besides.
kingsroad-review-figures = { $key }: accuracy and other figures
# How many rounds are judged so far.
kingsroad-review-judging = judging { $done } of { $of }
# Of the table of a whole review.
kingsroad-review-column-player = player
kingsroad-review-column-accuracy = accuracy
kingsroad-review-column-cost = cost a choice
kingsroad-review-column-luck = the others
kingsroad-review-column-mistakes = mistakes
# Above a choice that stands far behind those above it in the list.
kingsroad-review-rank = number { $rank } of { $count }:
# How a review is made, below reports.
kingsroad-review-method = Every choice is judged as a hint would have judged it then; a player's chance to win is that with the best choice this player had. Accuracy by Lichess's formula of what a choice surely loses, the smaller of its losses against people and against perfect play; its interval is Wilson's, from three choices on.
