assassins-hints-hint-notes-last-hope = You can win only by removing all three assassins.
assassins-hints-hint-notes-last-task = You win if an assassin is left when the cards run out.
assassins-hints-printed-supposed = How likely each is an assassin then:
assassins-hints-printed-nobody-hidden = Everybody is known who is still there.
# What is to be said of other ways beside a strike.
assassins-hints-nothing-else = Nothing else comes near it.
assassins-hints-nothing-different = No other plan comes close.
assassins-hints-cut-short = Time ran out before everything was compared: there may be better.
assassins-hints-no-hints = This game was set up without hints.
assassins-hints-not-now = Hints are for whoever acts now.
assassins-hints-not-ready = The hint is not ready yet.
assassins-hints-thinking = Thinking …
# That the castle is out of reach, and how the game can still be won.
assassins-hints-hint-notes-too-late-sentence = The castle is out of reach: { $steps }. { $phrase }
assassins-hints-hint-notes-too-late-sentence-2 = The king can no longer reach the castle:
    { $steps }. { $phrase }
# That one of the people kills knights, that a knight drives somebody off, that he or one of the
# people who begins to go here ends nearer to the king, or how the people's walk looks to the
# others; empty for anything else. For moves that change no fact.
assassins-hints-hint-notes-goes-nearer = leaves the king { $count ->
     [one] { $count } knight
    *[other] { $count } knights
   }
assassins-hints-hint-notes-goes-nearer-2 = drives { $people } farther from the king
assassins-hints-hint-notes-goes-nearer-3 = nearer to the king, { $after ->
     [one] { $after } square
    *[other] { $after } squares
   } off
assassins-hints-hint-notes-goes-nearer-4 = keeps the knights guessing who is who
# The clause after what a pawn does.
assassins-hints-reasons-reason-words = nearer to the { $gate } gate, { $count ->
     [one] { $count } step
    *[other] { $count } steps
   } left
assassins-hints-reasons-reason-words-2 = otherwise { $people_words } could strike { $after }
assassins-hints-reasons-reason-words-3 = makes room for { $get }
assassins-hints-reasons-reason-words-4 = opens the way to the { $gate } gate
assassins-hints-reasons-reason-words-5 = saves the king { $count ->
     [one] { $count } step
    *[other] { $count } steps
   } to the { $gate } gate
assassins-hints-reasons-reason-words-6 = clears the king's next step
assassins-hints-reasons-reason-words-7 = { $far }: a strike needs { $ap } AP
assassins-hints-reasons-reason-words-8 = shields the king
assassins-hints-reasons-reason-words-9 = the king's way to the { $gate } gate gets { $steps } longer
assassins-hints-reasons-reason-words-10 = stands in the king's way
assassins-hints-reasons-reason-words-11 = gets nearer to the king, { $needs }
assassins-hints-reasons-reason-words-12 = your assassin gets nearer: { $needs }
assassins-hints-reasons-reason-words-13 = looks like a threat: as an assassin, { $needs }
assassins-hints-reasons-removes = it could strike { $after }
assassins-hints-reasons-removes-2 = no assassin
assassins-hints-reasons-removes-3 = { $who }, { $could } strike { $after }
assassins-hints-reasons-needs = it could strike at once
assassins-hints-reasons-needs-2 = it could strike after { $least }{ $ap } AP
assassins-hints-reasons-after = after { $ap } AP
assassins-hints-reasons-after-2 = at once
# What the people can do to the king if the king's side does nothing more.
assassins-hints-outcomes-risk-sentence = If you stop here you lose: this is the last round, and the
    king is still outside.
assassins-hints-outcomes-risk-sentence-2 = { $said }, the king can be { $harm } for sure!
assassins-hints-outcomes-risk-sentence-3 = { $said }, the king can be { $harm }: { $odds_words }, by
    { $number } of the { $worlds } trios who may be the assassins.
# By how many trios the king can be killed or wounded; ``wound`` is more than none.
assassins-hints-outcomes-harm-words = the king can be wounded, not killed ({ $risk_words })
assassins-hints-outcomes-harm-words-2 = the king can be killed ({ $risk_words })
assassins-hints-outcomes-harm-words-3 = the king can be wounded ({ $risk_words }) or even killed ({
    $odds_words })
# Both sides' chances to win.
assassins-hints-outcomes-both-chances-sentence = Chance to win: the king { $percent }, the people
    { $percent_2 }{ $off_by }.
# The chance to win with a way to play; empty where that is certain or not known.
assassins-hints-outcomes-own-chance-sentence = Chance to win: { $percent }{ $off_by }.
# How another way to play compares with the best one; empty where that is not known.
assassins-hints-outcomes-beside-best-sentence = It wins about as often.
assassins-hints-outcomes-beside-best-sentence-2 = It wins { $percent } less often.
# ``wins 41% (± 8%)``, for a table of ways to play; empty where nothing is to be said.
assassins-hints-outcomes-candidate-chance-words = wins about as often
assassins-hints-outcomes-candidate-chance-words-2 = wins { $percent }{ $off_by }
# What a way to play leads to.
assassins-hints-outcomes-outcome-sentence = That wins the game.
assassins-hints-outcomes-outcome-sentence-2 = Then the last round is over, and he is still outside.{
    $luck_sentence }
assassins-hints-outcomes-outcome-for-the-people = That kills the king.
assassins-hints-outcomes-outcome-for-the-people-2 = Then { $join }.
# That the king's side can win now, or that he walks out in his next phase; else empty.
assassins-hints-outcomes-decided-sentence = You can win now!
assassins-hints-outcomes-decided-sentence-2 = { $sentence_start }: close { $square }!
# Whether the king walks out after a way to play of the people; empty where he is far.
assassins-hints-outcomes-leaves-words = the king cannot walk out next turn
# How far it is to a gate after a way to play.
assassins-hints-outcomes-way-left-words = every way to a gate is blocked
assassins-hints-outcomes-way-left-words-2 = { $steps ->
     [one] { $steps } step
    *[other] { $steps } steps
   } to a gate
assassins-hints-outcomes-way-left-words-3 = { $steps ->
     [one] { $steps } step
    *[other] { $steps } steps
   } to a gate once { $people } { $going } out of the way
# The same as a clause that can stand alone, for the people.
assassins-hints-outcomes-king-left-words = the king has { $left }
assassins-hints-outcomes-sentence-start = The king walks out next turn with that card
assassins-hints-outcomes-sentence-start-2 = The king walks out next turn, whatever card comes
assassins-hints-outcomes-sentence-start-3 = The king walks out next turn with { $cards } of the { $total ->
     [one] { $total } card
    *[other] { $total } cards
   } to come
# Said to the people's player whose assassins are hidden, since another one looks on.
assassins-hints-following-all-twelve = Worked out without your secret: press { $looks } to look at
    your assassins first.
# Why there is nothing to be done as a hint says.
assassins-hints-following-ask-first = No hint is open: press { $ask } for one, then { $follow } does
    what it says.
# After a hint has been followed to its end.
assassins-hints-following-followed = That was the whole hint: { $ends } ends your phase, { $again }
    looks once more.
# Where the hint is to do nothing more.
assassins-hints-following-end-now = The hint is to do nothing more: { $here } ends your phase.
# What the chances are, and what they are of.
assassins-hints-printed-heading = How likely each is an assassin, if what they did says nothing:
assassins-hints-printed-heading-2 = Nobody has given anything away yet.
assassins-hints-printed-heading-3 = How suspect yours look to the king's side:
assassins-hints-printed-heading-4 = How likely each is an assassin, by what everybody knows:
# ``monk H 21%: came nearer to the king in round 4 (14% without that).``
assassins-hints-printed-line = { $begun }: { $did } ({ $percent } without that).
# ``The monk H: the king may come by after 3 steps; an arrest takes at least 3 AP.``
assassins-hints-printed-member-words = { $name }: { $way }; no knight gets there.
assassins-hints-printed-member-words-2 = { $name }: { $way }; an arrest takes at least { $arrest }
    AP.
# How many trios the assassins can be.
assassins-hints-printed-worlds-sentence = Who the three assassins are: { $possible }{ $known }.
assassins-hints-printed-of-how-many = One way to play this phase:
# Why no way to play is shown.
assassins-hints-printed-no-turn-sentence = There is nothing for { $sides } to do at this moment.
assassins-hints-printed-moment = before the card is turned up
assassins-hints-printed-moment-2 = the king's phase
assassins-hints-printed-moment-3 = the people's phase
assassins-hints-printed-spare-words = { $spare } can be lost
assassins-hints-printed-spare-words-2 = none can be lost
assassins-hints-printed-give = gives
assassins-hints-printed-give-2 = give
assassins-hints-best-headline = Best: end your phase now.
assassins-hints-best-headline-2 = Best moves: { $format }.
assassins-hints-other-headline = { $which }: end your phase now.
# How the king's steps stand against his action points; exact.
assassins-hints-clock-sentence = No street leads to a gate; { $left } king AP left.
assassins-hints-clock-sentence-2 = The crowd shuts the king off from every gate: somebody has to
    move or be pushed. With the way free it would be { $min ->
     [one] { $min } step
    *[other] { $min } steps
   }, { $left } king AP left.
assassins-hints-clock-sentence-3 = The castle is out of reach: { $steps }.
