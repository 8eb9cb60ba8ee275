# Which phase it is: ``Round 3, the king's side``.
assassins-review-place = Round { $round }, { $side }
    .not-judged = { $place } is not judged.
# What a phase is called that the table of labels has no word for.
assassins-review-not-judged = not judged
    .sentence = Not judged.
assassins-review-something-missed = something missed
# A turn without any action, as it was played, and as it is advised.
assassins-review-nothing = nothing
    .advised = end the phase at once
# What a phase is called, and what it cost: ``A mistake, which cost 12% of the chance to win.``
assassins-review-but-for-one-thing = Close to the best, but for one thing.
assassins-review-played-well = Well played.
assassins-review-played-as-well = Nothing was clearly better.
assassins-review-cost = { $label }, which cost { $cost } of the chance to win.
# What was possible for certain, and was not done.
assassins-review-missed-win = It could have won the game at once: { $way }.
assassins-review-missed-kill = The king could have been killed: { $way }.
assassins-review-missed-safe = On the same square he could have stood without any risk: { $way }.
assassins-review-open-gate = A gate stayed open: { $all ->
    [yes] { $cards ->
      [one] the last card lets
     *[other] all { $cards } cards let
    }
   *[no] { $leaves } of the { $cards } cards let
  } the king walk out next; { $instead ->
    [0] none would have
   *[other] only { $instead } would have
  } after this: { $way }.
# What was better, and what was different in it.
assassins-review-better = Better: { $way }.
assassins-review-difference = The difference: { $apart }.
assassins-review-risks = As it was played, { $was }; after the better turn, { $better }.
# Action points that brought nothing.
assassins-review-to-and-fro = { $ap } AP went on going to and fro.
assassins-review-unspent = Left unspent: { $left }.
assassins-review-unspent-king = { $ap } king AP
assassins-review-unspent-knights = { $ap } knights' AP
assassins-review-unspent-people = { $ap } AP
assassins-review-castle-lost = From here on the cards are too few for the castle: only the three
    assassins win it.
assassins-review-arrested = { $was ->
    [yes] { $who-begun } was an assassin, which was { $chance } likely.
   *[no] { $who-begun } was no assassin, which was { $chance } likely.
  }
# How the figures of a phase add up, and what came before the side's next one, or the end.
assassins-review-account = { $best ->
    [yes] With this turn { $choice }
   *[no] With the best turn { $before }, with this one { $choice }
  }{ $any ->
    [yes] ; then { $came }: { $after }.
   *[no] .
  }
assassins-review-came-cards = cards { $came }
assassins-review-came-arrests = arrests { $came }
assassins-review-came-others = the other side { $came }
# The headings of columns; the first ones stand above a list, in this order and width.
assassins-review-header = round  side    played              cost   luck
assassins-review-column-king = king
assassins-review-column-people = people
assassins-review-column-side = side
assassins-review-column-phases = phases
assassins-review-column-cost = cost
assassins-review-column-cards = cards
assassins-review-column-arrests = arrests
assassins-review-column-others = others
assassins-review-column-luck = luck
    .heading = Luck
assassins-review-column-player = player
assassins-review-column-mistakes = mistakes
assassins-review-column-round = round
assassins-review-column-played = played
assassins-review-column-class = class
assassins-review-column-start = start
assassins-review-column-result = result
# The review in the app.
assassins-review-title = The review: { $king } against { $people }
assassins-review-course = The king's side: chance to win before each round
assassins-review-moments = Look at this first: { $moments }.
assassins-review-moment = round { $round } ({ $called })
assassins-review-progress = Judging: { $done } of { $total } phases
assassins-review-not-allowed = This table plays without hints: phases are judged once the game is
    over.
assassins-review-no-answer = The solver gave no answer: the rest is not judged. Close and open it
    again.
assassins-review-running = First play this game to its end; then any phase can be tried again.
assassins-review-not-all-yet = The report is written once all phases are judged.
assassins-review-not-yet = This phase is not judged yet.
assassins-review-nobodys = This phase cannot be judged: who the assassins were is not in the record.
assassins-review-report-written = The report is written: { $page }
# That no phase further on is worth a word, or none of those judged so far.
assassins-review-no-mistakes-yet = No mistake found there yet: { $judged } of { $total } phases are
    judged.
assassins-review-no-more-mistakes = No more mistakes that way.
# A phase that is tried again.
assassins-review-again = Again
assassins-review-thinking = Judging the phase…
assassins-review-try = Try again: round { $round }
    .played = As it was played: { $verdict }
    .task = Play the phase as you think best: { $judge } judges it, { $best } shows a better turn.
    .answer = A better turn: { $way }.
assassins-review-tried = { $than ->
    [better] That is { $gain } better than what was played.
    [worse] What was played was { $gain } better.
   *[alike] That is about as good as what was played.
  }
assassins-review-tried-again = { $key } begins the phase again.
# Walking through a game.
assassins-review-moment-arrest = { $assassin ->
    [yes] An assassin, as it turned out!
   *[no] No assassin, as it turned out!
  }
assassins-review-moment-king = { $who } turns up the card: { $card }.
assassins-review-moment-people = { $who } plays the people's side: { $ap } AP.
assassins-review-look-back-over = The game is over here: go back a step ({ KEY("back") }) first.
assassins-review-look-back-running = First play this game to its end; then you can play on from any
    moment of it.
assassins-review-look-back-playing-on = A game of its own from here on; the cards come as they came.
# The whole game.
assassins-review-no-phase-yet = No phase has been played to its end yet.
assassins-review-nothing-judged = No phase was judged. For what to play: kingsroad assassins advise.
assassins-review-mistakes = { $any ->
    [yes] Mistakes, worst first
   *[no] There were no mistakes.
  }
assassins-review-castle = After round { $round } the cards left were too few for the castle: from then
    on only the removal of all three assassins could win for the king's side.
assassins-review-legend = ?? a blunder, ? a mistake, ?! an inaccuracy, by what a phase lost; ! something
    certain was missed. In points of the chance to win (%): what the phases gave up in all, and what
    the cards, the arrests and the other side brought or took.
assassins-review-side = { $side }: { $any ->
    [yes] { $mistakes }
   *[no] no mistakes
  } in { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
  }; on average a phase gave up { $cost } of the chance to win.
    .line = { $side }: { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
  } in { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
  }; costs { $cost }, luck { $luck }
# Why phases that were looked at are not judged.
assassins-review-own-side = To judge the people's for themselves: --side people.
assassins-review-only-people = The king's phases are not judged here: only the people's were asked
    for.
assassins-review-only-king = The people's phases are not judged here: only the king's were asked for.
assassins-review-people-later = The people's phases are not judged while the game is running: that
    would tell of their assassins.
assassins-review-people-unknown = The people's phases are not judged: who the assassins were is not in
    the record.
# What keys do, behind each in the line at the top: one word, or two.
assassins-review-key-steps = steps
assassins-review-key-phases = phases
assassins-review-key-review = review
assassins-review-key-hint = hint
assassins-review-key-play-on = play on
assassins-review-key-leave = closes
