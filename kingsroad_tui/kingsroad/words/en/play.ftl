# The log of a game, and a round of it in one line.
kingsroad-log-title = Everything so far
kingsroad-log-heading = Round { $round } · the King in { $region }
kingsroad-log-scored = scored { $regions }
kingsroad-log-regions = { $count ->
    [one] region { $numbers }
   *[other] regions { $numbers }
  }
# Over the rounds of a history and their regions, the longest form first.
kingsroad-history-rounds = Round: regions scored
    .short = Round: scored
    .shorter = Round
    .shortest = Rd
# The cards of the players: what each of them does now, and what they have.
kingsroad-doing-chosen = chosen
kingsroad-doing-thinking = thinking
kingsroad-doing-choosing = choosing
kingsroad-doing-to-choose = to choose
kingsroad-panel-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
  }
kingsroad-panel-nobles = { $count ->
    [one] { $count } Noble
   *[other] { $count } Nobles
  }
kingsroad-panel-declines = declines
# The hand, and the question before cards that give much away.
kingsroad-hand-drop = Drop
# On a card that has been played: five letters at most.
kingsroad-hand-spent = spent
kingsroad-hand-play = Play them
kingsroad-hand-judge = Judge them
kingsroad-hand-no-cards = no cards: press { $key }
kingsroad-doubt-show = Show me
kingsroad-doubt-play = Play it
kingsroad-doubt-again = Choose again
kingsroad-undo = Undo
kingsroad-cancel = Cancel
kingsroad-help-now = Now
kingsroad-in-short = The game in short
