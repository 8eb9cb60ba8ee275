# What a choice is called: in a column, within a sentence, and at its beginning. The kind and the
# size are those of `advisor.messages.verdicts.Label`.
verdict-label-plain-none = best
    .named = as good as the best
    .begins = As good as the best
verdict-label-plain-good = good
    .named = a good choice
    .begins = A good choice
verdict-label-plain-decent = decent
    .named = a decent choice
    .begins = A decent choice
verdict-label-plain-inaccuracy = inaccuracy
    .named = an inaccuracy
    .begins = An inaccuracy
verdict-label-plain-mistake = mistake
    .named = a mistake
    .begins = A mistake
verdict-label-plain-blunder = blunder
    .named = a blunder
    .begins = A blunder
# It costs something against these players, and nothing worth a word against perfect play.
verdict-label-chance-inaccuracy = small missed chance
    .named = a small missed chance
    .begins = A small missed chance
verdict-label-chance-mistake = missed chance
    .named = a missed chance
    .begins = A missed chance
verdict-label-chance-blunder = big missed chance
    .named = a big missed chance
    .begins = A big missed chance
# It costs something against perfect play alone.
verdict-label-gamble-inaccuracy = small gamble
    .named = a small gamble
    .begins = A small gamble
verdict-label-gamble-mistake = gamble
    .named = a gamble
    .begins = A gamble
verdict-label-gamble-blunder = big gamble
    .named = a big gamble
    .begins = A big gamble
# What comes is decided, whatever the others do.
verdict-label-won = won
    .named = a certain win
    .begins = A certain win
verdict-label-lost = lost
    .named = lost anyway
    .begins = Lost anyway
# How many choices of a class there are.
verdict-count-good = { $number } good
verdict-count-inaccuracy = { $number ->
    [one] { $number } inaccuracy
   *[other] { $number } inaccuracies
  }
verdict-count-mistake = { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
  }
verdict-count-blunder = { $number ->
    [one] { $number } blunder
   *[other] { $number } blunders
  }
verdict-count-gamble = { $number ->
    [one] { $number } gamble
   *[other] { $number } gambles
  }
verdict-count-missed-chance = { $number ->
    [one] { $number } missed chance
   *[other] { $number } missed chances
  }
# What the signs mean: they are as large as the cost beside them.
verdict-signs = ?? blunder · ? mistake · ?! inaccuracy · ~~ ~ ~! missed chance · ** * *! gamble
verdict-kinds = A mistake is one against perfect play too, a missed chance (~) only against these
    players, a gamble (*) only against perfect play.
# Behind what a choice costs against these players.
verdict-perfect-cost = , against perfect play { $lost }
verdict-perfect-safe = , against perfect play nothing
# A choice that is called better than another.
verdict-but-a-gamble = { $choice } (a gamble)
