# What the Chancellor says: dry, measured, with an eye on the whole game.

kingsroad-rivals-chancellor-before-region-1 = { $region } pays { $points }. The question is what it
    costs.
kingsroad-rivals-chancellor-before-region-2 = All is written. We need only read it.
kingsroad-rivals-chancellor-before-region-3 = I have weighed { $region }. It was heavier than it
    looks.
kingsroad-rivals-chancellor-before-region-4 = Let us see what patience is worth in { $region }.
kingsroad-rivals-chancellor-before-region-5 = A single round. Keep it in proportion.
kingsroad-rivals-chancellor-before-region-6 = The ink is dry. Turn the page.

kingsroad-rivals-chancellor-before-lead-1 = { $lead ->
     [one] { $lead } point. A margin, not a victory.
    *[other] { $lead } points. A margin, not a victory.
   }
kingsroad-rivals-chancellor-before-lead-2 = I lead, { $who }. Leads are for keeping.
kingsroad-rivals-chancellor-before-lead-3 = The accounts look well. For the moment.
kingsroad-rivals-chancellor-before-lead-4 = One does not celebrate in the middle of a sentence.

kingsroad-rivals-chancellor-before-behind-1 = { $behind ->
     [one] { $behind } point behind { $who }. It is in the budget.
    *[other] { $behind } points behind { $who }. It is in the budget.
   }
kingsroad-rivals-chancellor-before-behind-2 = The King has a long road still, { $who }.
kingsroad-rivals-chancellor-before-behind-3 = I have lent { $who } some points. With interest.
kingsroad-rivals-chancellor-before-behind-4 = Early leads are seldom the last word.

kingsroad-rivals-chancellor-before-end-1 = { $left } to go for { $who }. The last lap is already on
    my desk.
kingsroad-rivals-chancellor-before-end-2 = Forty ends the round, { $who }. It does not end the
    counting.
kingsroad-rivals-chancellor-before-end-3 = We come to the final chapter. Read slowly.
kingsroad-rivals-chancellor-before-end-4 = The end was always going to look like this.

kingsroad-rivals-chancellor-took-1 = { $points ->
     [one] { $region }, { $points } point. As entered.
    *[other] { $region }, { $points } points. As entered.
   }
kingsroad-rivals-chancellor-took-2 = It was the sum of many small decisions.
kingsroad-rivals-chancellor-took-3 = You came to { $region } a little light, { $who }.
kingsroad-rivals-chancellor-took-4 = A plan is like wine. This one aged well.
kingsroad-rivals-chancellor-took-5 = { $points ->
     [one] { $points } point. I shall spend them wisely.
    *[other] { $points } points. I shall spend them wisely.
   }

kingsroad-rivals-chancellor-took-by-one-1 = One marker more. Thrift is a virtue.
kingsroad-rivals-chancellor-took-by-one-2 = By one, { $who }. Anything more is waste.
kingsroad-rivals-chancellor-took-by-one-3 = The least that was enough. That is the art.
kingsroad-rivals-chancellor-took-by-one-4 = You were one short, { $who }. I had noted the risk.
kingsroad-rivals-chancellor-took-by-one-5 = One. The treasury approves.

kingsroad-rivals-chancellor-alone-1 = { $region } without opposition. Curious.
kingsroad-rivals-chancellor-alone-2 = { $points ->
     [one] { $points } point at no expense. I approve.
    *[other] { $points } points at no expense. I approve.
   }
kingsroad-rivals-chancellor-alone-3 = Nobody there. Sometimes the quiet page pays best.
kingsroad-rivals-chancellor-alone-4 = Uncontested. I must have missed a memo.

kingsroad-rivals-chancellor-lost-by-one-1 = One marker. I shall correct the ledger.
kingsroad-rivals-chancellor-lost-by-one-2 = A fair risk, and it fell your way, { $who }.
kingsroad-rivals-chancellor-lost-by-one-3 = You paid one more, { $who }. So it is yours.
kingsroad-rivals-chancellor-lost-by-one-4 = { $region } was worth losing once. Not twice.
kingsroad-rivals-chancellor-lost-by-one-5 = A rounding error. I dislike those.

kingsroad-rivals-chancellor-tied-1 = We cancel out, { $who }. How very tidy.
kingsroad-rivals-chancellor-tied-2 = A tie in { $region }. We both paid full price for second place.
kingsroad-rivals-chancellor-tied-3 = Two sound plans, { $who }, one poor result.
kingsroad-rivals-chancellor-tied-4 = I had allowed for it. Not enough.
kingsroad-rivals-chancellor-tied-5 = { $third } thanks us, { $who }.

kingsroad-rivals-chancellor-empty-1 = Nothing this round. It is an investment.
kingsroad-rivals-chancellor-empty-2 = { $points } for { $who }. The year is long.
kingsroad-rivals-chancellor-empty-3 = A blank line in the book. They happen.
kingsroad-rivals-chancellor-empty-4 = Not all that counts is counted today.
kingsroad-rivals-chancellor-empty-5 = I bought time. It has no points on it.

kingsroad-rivals-chancellor-big-1 = { $points ->
     [one] { $points } point. The reserve is in order.
    *[other] { $points } points. The reserve is in order.
   }
kingsroad-rivals-chancellor-big-2 = { $points }. One such page carries a chapter.
kingsroad-rivals-chancellor-big-3 = It was prepared for some time.

kingsroad-rivals-chancellor-big-other-1 = { $points ->
     [one] { $points } point, { $who }. I shall have to revise the estimate.
    *[other] { $points } points, { $who }. I shall have to revise the estimate.
   }
kingsroad-rivals-chancellor-big-other-2 = An expensive round for the rest of us, { $who }.
kingsroad-rivals-chancellor-big-other-3 = Remarkable, { $who }. I would not have dared.

kingsroad-rivals-chancellor-knight-own-1 = The Knight was the cheapest way into { $region }.
kingsroad-rivals-chancellor-knight-own-2 = Two for { $region }. It was in the footnote.
kingsroad-rivals-chancellor-knight-own-3 = One deploys a Knight where the sum is close.

kingsroad-rivals-chancellor-knight-hurt-1 = Your Knight made the difference, { $who }. One line in
    the margin.
kingsroad-rivals-chancellor-knight-hurt-2 = A Knight. I had allowed for half of one.
kingsroad-rivals-chancellor-knight-hurt-3 = { $region } turned on a horse. So it goes.

kingsroad-rivals-chancellor-dragon-own-1 = A Dragon is a large expense. It paid.
kingsroad-rivals-chancellor-dragon-own-2 = { $region } comes early. I had cleared the date.
kingsroad-rivals-chancellor-dragon-own-3 = One signature, one Dragon.

kingsroad-rivals-chancellor-dragon-hurt-1 = Fire was not in the forecast, { $who }.
kingsroad-rivals-chancellor-dragon-hurt-2 = You have spent your Dragon, { $who }. I note the cost.
kingsroad-rivals-chancellor-dragon-hurt-3 = { $region } out of turn. I do not care for it.

kingsroad-rivals-chancellor-witch-own-1 = Information is worth waiting for.
kingsroad-rivals-chancellor-witch-own-2 = I prefer to sign last.
kingsroad-rivals-chancellor-witch-own-3 = She advised. I decided.

kingsroad-rivals-chancellor-witch-seen-1 = The Witch is spent, { $who }. That is also an entry.
kingsroad-rivals-chancellor-witch-seen-2 = So you will answer us, { $who }. Do it well.
kingsroad-rivals-chancellor-witch-seen-3 = You have bought a look at our cards, { $who }.

kingsroad-rivals-chancellor-chain-own-1 = { $count } offices, one letterhead.
kingsroad-rivals-chancellor-chain-own-2 = A chain of { $count }. It took some arranging.
kingsroad-rivals-chancellor-chain-own-3 = Well-placed people pay a little every time.

kingsroad-rivals-chancellor-chain-other-1 = { $count } of them, { $who }. I should have closed that
    road.
kingsroad-rivals-chancellor-chain-other-2 = Your Nobles draw a pension, { $who }.
kingsroad-rivals-chancellor-chain-other-3 = A long chain has many weak links, { $who }.

kingsroad-rivals-chancellor-lead-taken-1 = The order changes, { $who }. Please update your papers.
kingsroad-rivals-chancellor-lead-taken-2 = I lead. It was scheduled for about now.
kingsroad-rivals-chancellor-lead-taken-3 = Quietly past, { $who }.

kingsroad-rivals-chancellor-lead-lost-1 = You lead, { $who }. I wish you a short reign.
kingsroad-rivals-chancellor-lead-lost-2 = First place has moved. It does that.
kingsroad-rivals-chancellor-lead-lost-3 = I expected you a round later, { $who }.

kingsroad-rivals-chancellor-goal-own-1 = Forty. The final accounts may begin.
kingsroad-rivals-chancellor-goal-own-2 = Forty. I should like the last lap read aloud.
kingsroad-rivals-chancellor-goal-own-3 = We close the books after this round.

kingsroad-rivals-chancellor-goal-other-1 = { $who } has forty. The audit follows.
kingsroad-rivals-chancellor-goal-other-2 = Forty is a milestone, { $who }, not a seal.
kingsroad-rivals-chancellor-goal-other-3 = Then let us count what is left on the map.

kingsroad-rivals-chancellor-won-1 = It balances. It always balances.
kingsroad-rivals-chancellor-won-2 = A pleasure, { $who }. Same time tomorrow?
kingsroad-rivals-chancellor-won-3 = The whole game is one move, if you step back.
kingsroad-rivals-chancellor-won-4 = You played well in parts, { $who }.
kingsroad-rivals-chancellor-won-5 = The sum is correct. I added it myself.
kingsroad-rivals-chancellor-won-6 = An orderly result, { $who }.
kingsroad-rivals-chancellor-won-7 = I had this down for next week.

kingsroad-rivals-chancellor-won-by-a-hair-1 = A narrow surplus. It will do.
kingsroad-rivals-chancellor-won-by-a-hair-2 = You were within reach, { $who }. I noticed.
kingsroad-rivals-chancellor-won-by-a-hair-3 = I had hoped for more, and feared less.

kingsroad-rivals-chancellor-won-by-far-1 = { $by ->
     [one] { $by } point. There will be questions in council.
    *[other] { $by } points. There will be questions in council.
   }
kingsroad-rivals-chancellor-won-by-far-2 = The outcome exceeds the estimate.
kingsroad-rivals-chancellor-won-by-far-3 = You let me plan in peace, { $who }. Do not.

kingsroad-rivals-chancellor-won-tie-1 = Level on points. The Nobles cast the vote.
kingsroad-rivals-chancellor-won-tie-2 = One keeps friends for exactly this.

kingsroad-rivals-chancellor-shared-1 = A shared victory, { $who }. I will draw up the treaty.
kingsroad-rivals-chancellor-shared-2 = Equal to the last point. Almost elegant.

kingsroad-rivals-chancellor-lost-1 = Well governed, { $who }.
kingsroad-rivals-chancellor-lost-2 = I shall study this one, { $who }. With respect.
kingsroad-rivals-chancellor-lost-3 = The better plan won. It was not mine.
kingsroad-rivals-chancellor-lost-4 = Congratulations, { $who }. I have a pen ready for tomorrow.
kingsroad-rivals-chancellor-lost-5 = An error in the first column, I fear.
kingsroad-rivals-chancellor-lost-6 = You budgeted better, { $who }.
kingsroad-rivals-chancellor-lost-7 = I will send you my notes, { $who }. You earned them.

kingsroad-rivals-chancellor-lost-by-a-hair-1 = So little. I could tell you in which round.
kingsroad-rivals-chancellor-lost-by-a-hair-2 = One decimal, { $who }. I shall find it.
kingsroad-rivals-chancellor-lost-by-a-hair-3 = The margin fits on a fingernail.

kingsroad-rivals-chancellor-lost-by-far-1 = { $by ->
     [one] { $by } point. I must have held the map upside down.
    *[other] { $by } points. I must have held the map upside down.
   }
kingsroad-rivals-chancellor-lost-by-far-2 = You left nothing to count, { $who }.
kingsroad-rivals-chancellor-lost-by-far-3 = A thorough lesson, { $who }. I thank you.

kingsroad-rivals-chancellor-lost-tie-1 = Level, and outvoted by Nobles. Noted for next time.
kingsroad-rivals-chancellor-lost-tie-2 = I economised on friends. A false economy.
