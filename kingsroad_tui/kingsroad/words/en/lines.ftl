# The words that can be typed, and what they do; the words themselves stay as they are.
kingsroad-lines-word-cards = cards, such as 16K: choose these cards, in this order; - chooses none.
kingsroad-lines-word-map = map: the regions, one a line, along the King's way.
kingsroad-lines-word-players = players: points, markers and cards of everybody.
kingsroad-lines-word-hand = hand: the cards you can choose from.
kingsroad-lines-word-history = history: what happened in the last round.
kingsroad-lines-word-log = log: what happened in all rounds.
kingsroad-lines-word-scores = scores: everybody's points after each round.
kingsroad-lines-word-hint = hint: a hint; again for more.
kingsroad-lines-word-analyse = analyse: every choice so far judged, and how everybody played.
kingsroad-lines-word-assume = assume NAME: plays 5: hints that suppose it; assume nothing forgets it.
kingsroad-lines-word-undo = undo: undo a round, where you play alone.
kingsroad-lines-word-redo = redo: bring back the round undone last.
kingsroad-lines-word-rivals = rivals: who plays for the computer, and how they think.
kingsroad-lines-word-talk = talk: rivals keep quiet; again to let them talk.
kingsroad-lines-word-rules = rules: the complete rules.
kingsroad-lines-word-code = code: the position in one word.
kingsroad-lines-word-share = share: the whole game in one line, to paste into a message.
kingsroad-lines-word-statistics = statistics: your games against each strength.
kingsroad-lines-word-save = save NAME: save the game by a name.
kingsroad-lines-word-quit = quit: leave; the game is saved.
kingsroad-lines-word-again = again: the same table, a new game; of the ladder, its next game.
kingsroad-lines-word-result = result: what the game has changed, and today's result in three lines.
kingsroad-lines-set-up-statistics = statistics: your games against each strength.
kingsroad-lines-type-help = Type help for what you can type instead of cards.
# Asked for what comes next.
kingsroad-lines-at-the-end = The game is over: again, undo or save NAME; help for more; Enter leaves
kingsroad-lines-your-cards = Your cards
kingsroad-lines-cards-of = { $name }, your cards
kingsroad-lines-continue = Continue { $game }, round { $round }, y or n
# How somebody who has just chosen can choose again, before the cards are seen.
kingsroad-lines-choose-again = Or { $name } types { $word } to choose again.
# What the hints suppose.
kingsroad-lines-assumed = Hints suppose: { $claims }. Type hint.
kingsroad-lines-nothing-assumed = Hints suppose nothing of what the others play.
kingsroad-lines-thinking = Thinking.
kingsroad-lines-no-analysis = No analysis: { $why }.
kingsroad-lines-no-hint = No hint: { $why }.
kingsroad-lines-sure = { $question } y or n
# That a round has been taken back or brought back.
kingsroad-lines-round-undone = Round { $round } is undone; redo brings it back. The computers choose
    again, too.
kingsroad-lines-round-is-back = The round is back.
# A round in the list of everybody's points, and where the points came from at the end.
kingsroad-lines-scores = Round { $round }: { $totals }.
kingsroad-lines-final-score = { $place } { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $nobles } of them for Nobles and { $final } from the final scoring.
# A region: what its places pay, and what is there; clauses with "; " between them.
kingsroad-lines-clauses = { $clauses }.
kingsroad-lines-region-pays = { $region } pays { $pays }
kingsroad-lines-region-markers = markers: { $markers }
kingsroad-lines-region-nobles = { $many ->
    [one] Noble: { $who }
   *[other] Nobles: { $who }
  }
kingsroad-lines-region-king = the King is here
kingsroad-lines-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
  } in hand, { $nobles ->
    [one] { $nobles } Noble
   *[other] { $nobles } Nobles
  }; { $cards ->
    [both] holds Dragon and Witch
    [dragon] holds Dragon
    [witch] holds Witch
   *[none] holds neither Dragon nor Witch
  }.
kingsroad-lines-you-choose = You choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
# The cards that were typed, as they are read, and how they are played.
kingsroad-lines-read-as = You play: { $cards }. Type { $word } once more to play them.
