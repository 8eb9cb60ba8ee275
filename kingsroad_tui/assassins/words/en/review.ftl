assassins-review-shown-course = The king's side: chance to win before each round
assassins-review-shown-not-allowed = This table plays without hints: phases are judged once the game
    is over.
assassins-review-shown-not-yet = This phase is not judged yet.
assassins-review-shown-running = First play this game to its end; then any phase can be tried again.
assassins-review-shown-not-all-yet = The report is written once all phases are judged.
assassins-review-shown-nobodys = This phase cannot be judged: who the assassins were is not in the
    record.
assassins-review-shown-again = Again
assassins-review-shown-thinking = Judging the phase…
assassins-review-look-back-over = The game is over here: go back a step ({ KEY("back") }) first.
assassins-review-look-back-running = First play this game to its end; then you can play on from any
    moment of it.
assassins-review-look-back-playing-on = A game of its own from here on; the cards come as they came.
# The class of a phase that is good but for something certain.
assassins-review-judged-missed = something missed
# A turn without any action, as it is advised, and as it was played.
assassins-review-judged-nothing = nothing
assassins-review-judged-not-judged = not judged
assassins-review-summary-nothing-judged = No phase was judged. For what to play: kingsroad assassins
    advise.
assassins-review-summary-own-side = To judge the people's for themselves: --side people.
assassins-review-summary-no-phase = No phase has been played to its end yet.
# That no phase further on is worth a word, or none of those judged so far.
assassins-review-shown-no-more-mistakes = No mistake found there yet: { $judged } of { $total }
    phases are judged.
assassins-review-shown-no-more-mistakes-2 = No more mistakes that way.
# Above the list of phases.
assassins-review-shown-review-title = The review: { $shown } against { $shown_2 }
# Where the report lies.
assassins-review-shown-report-written = The report is written: { $one_line }
# How far the judging is.
assassins-review-shown-judged-so-far = Judging: { $done } of { $total } phases
# All that is said of a phase, below the list.
assassins-review-shown-detail-text = { $place_words } is not judged.
# Above what is said while a phase is tried again.
assassins-review-shown-try-title = Try again: round { $round }
# Which phase it is: ``Round 3, the king's side``.
assassins-review-judged-place-words = Round { $round }, { $sides }
# What the phase is called, and what it cost: ``A mistake, which cost 12% of the chance to win.``
assassins-review-judged-verdict-sentence = Close to the best, but for one thing.
assassins-review-judged-verdict-sentence-2 = Well played.
assassins-review-judged-verdict-sentence-3 = Nothing was clearly better.
assassins-review-judged-verdict-sentence-4 = { $named }, which cost { $loss_words } of the chance to
    win.
assassins-review-judged-arrest-sentence = { $name } was an assassin, which was { $percent } likely.
assassins-review-judged-arrest-sentence-2 = { $name } was no assassin, which was { $percent }
    likely.
# ``5 of the 6 cards``, ``all 6 cards``, ``the last card``.
assassins-review-judged-cards = the last card
assassins-review-judged-cards-2 = all { $every } cards
assassins-review-judged-cards-3 = { $some } of the { $every } cards
# Since when the castle was out of reach.
assassins-review-summary-castle-sentence = After round { $round_number } the cards left were too few
    for the castle: from then on only the removal of all three assassins could win for the king's
    side.
# A side's game in a sentence or two.
assassins-review-summary-side-sentence = { $begun }: { $made } in { $phases ->
     [one] { $phases } phase
    *[other] { $phases } phases
   }; on average a phase gave up { $loss_words } of the chance to win.{ $had }
# The same in a line of the terminal.
assassins-review-summary-side-line = { $begun }: { $bad ->
     [one] { $bad } mistake
    *[other] { $bad } mistakes
   } in { $phases ->
     [one] { $phases } phase
    *[other] { $phases } phases
   }, { $cost } a phase{ $luck }
# Why phases that were looked at are not judged; empty where all are.
assassins-review-summary-not-judged-sentence = The king's phases are not judged here: only the
    people's were asked for.
assassins-review-summary-not-judged-sentence-2 = The people's phases are not judged while the game
    is running: that would tell of their assassins.
assassins-review-summary-not-judged-sentence-3 = The people's phases are not judged: who the
    assassins were is not in the record.
assassins-review-summary-not-judged-sentence-4 = The people's phases are not judged here: only the
    king's were asked for.
