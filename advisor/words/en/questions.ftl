# Where in a question to the solver something is wrong.
advisor-assumption = assumption { $text }
advisor-computer = computer { $name }
advisor-player = player { $name }
advisor-seat = player { $seat }
# Why it cannot be answered.
advisor-one-of = must be one of { $known }
advisor-one-of-or-program = must be one of { $known }, or cmd:PROGRAM
advisor-seats = the seats are 0 to { $last }
advisor-no-seat = there is no seat { $seat }
advisor-not-negative = must be 0 or more
advisor-seconds = must be more than 0 and at most { $most }
advisor-nothing-to-choose = the game is over: there is nothing left to choose
advisor-has-chosen = { $name } has chosen: only players who revealed a Witch choose again
advisor-two-players-only = plays with two players only
advisor-secret-too-late = the assassins are chosen before the first card
advisor-no-secret = the people's side must know its assassins
advisor-think-goal = must be win or margin: the points of a round are exact
advisor-think-also = names a choice that cannot be played here
advisor-review-known = must be the first rounds of the game
advisor-review-known-phases = must be the first phases of the game
advisor-review-only = must be the place of a phase that was played to its end
advisor-review-assumes = a review makes no assumptions
# Why an assumption cannot be used; what can be typed stays in English.
advisor-assumption-too-long = is longer than { $limit } characters
advisor-assumption-form = say it as "NAME: CLAIM", such as "Bob: plays 5"
advisor-assumption-no-player = there is no player of this name
advisor-assumption-several-players = several players have a name that looks like this one
advisor-claim-form = say "plays CARD", "plays no CARD", "keeps CARD" or "puts one in 5"; a card is 1
    to 8, Knight (or K), Dragon (D) or Witch (W)
advisor-claims-together = { $cards ->
    [one] no selection of one card does all of it
   *[other] no selection of { $cards } cards does all of it
  }
advisor-claim-alone = { $cards ->
    [one] no selection of one card does that
   *[other] no selection of { $cards } cards does that
  }
advisor-claims-empty-hand = without markers in hand no card is chosen
advisor-too-many-assumptions = there are more than { $most }
advisor-assassins-assumption-form = say "monk is none", "monk is one", "at least one of monk and
    squire", "none on the roofs" or "next card 2/7"
advisor-assumption-card-form = a card is such as 1/6s/5, or 2/7 for short
advisor-assumption-no-card = no card that is left is like that
advisor-assumption-count = a count is one, two or three
advisor-assumption-nobody = there is no { $name }; say a letter a to l or a name such as monk
advisor-assumptions-together = no three townsfolk fit all of them and what is public
advisor-line-no-game = holds no game
