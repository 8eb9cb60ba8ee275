# How strong a computer player is.
computers-for-tests = for tests
computers-easy = easy
computers-fair = fair
computers-decent = decent
computers-good = good
computers-strong = strong
computers-strongest = strongest
# How a person and a program play.
computers-person = Plays at this terminal.
computers-program = Your program plays.
# How each computer player plays, in King's Road and in King & Assassins.
computers-kingsroad-random = Plays any legal cards, without a thought.
computers-kingsroad-one-round = Best for a first game: counts this round's points.
computers-kingsroad-rule-of-thumb = A step up: piles on the regions the King comes to.
computers-kingsroad-instinct = Plays good moves by feel, and never counts.
computers-kingsroad-level-1 = Expects you to do the obvious, and answers that.
computers-kingsroad-level-2 = Knows you think ahead, and thinks a step further.
computers-kingsroad-advisor = The hardest: has the whole game in mind.
computers-assassins-random = Does anything legal, without a thought.
computers-assassins-rule-of-thumb = Best for a first game: makes one good-looking move after another.
computers-assassins-careful = Compares some hundred turns, and counts the dangers of each.
computers-assassins-instinct = Compares a thousand turns, and plays what experience has taught.
computers-assassins-planner = Compares thousands of turns, and takes the best chance to win.
computers-assassins-advisor = The hardest: watches everybody, and thinks of your best reply.
