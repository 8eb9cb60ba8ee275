# What the Chancellor says in the town: dry, measured, watching everybody.

assassins-rivals-chancellor-arrest-1 = The { $person } is wanted for questions. I have several.
assassins-rivals-chancellor-arrest-2 = I signed a paper about the { $person }.
assassins-rivals-chancellor-arrest-3 = One name had to be first. It was the { $person }'s.
assassins-rivals-chancellor-arrest-4 = The { $person } may be innocent. We shall see in time.
assassins-rivals-chancellor-arrest-5 = A precaution, { $person }. Nothing personal.

assassins-rivals-chancellor-kill-1 = The { $person } is struck from the register.
assassins-rivals-chancellor-kill-2 = Regrettable, and prompt.
assassins-rivals-chancellor-kill-3 = One account closed, { $who }.

assassins-rivals-chancellor-unmasked-1 = The { $person }. It was in the margin of my notes.
assassins-rivals-chancellor-unmasked-2 = So the { $person } it is. That narrows the inquiry.
assassins-rivals-chancellor-unmasked-3 = A knife is also a piece of information, { $who }.

assassins-rivals-chancellor-wounded-1 = A costly minute. The king can afford one.
assassins-rivals-chancellor-wounded-2 = I had counted on one more step. So had they.
assassins-rivals-chancellor-wounded-3 = There is no second such entry, { $who }.

assassins-rivals-chancellor-knight-lost-1 = A knight is dear. I shall revise the plan.
assassins-rivals-chancellor-knight-lost-2 = Your trade, { $who }. I might have made it, too.
assassins-rivals-chancellor-knight-lost-3 = His widow will have a pension.
assassins-rivals-chancellor-knight-lost-4 = One man fewer to be in two places.

assassins-rivals-chancellor-king-near-1 = The gate is near. That is when one reads the small print.
assassins-rivals-chancellor-king-near-2 = A short way, Majesty. Short is not safe.
assassins-rivals-chancellor-king-near-3 = The last page, and the pen is steady.
assassins-rivals-chancellor-king-near-4 = I have kept a seat for him in the hall.

assassins-rivals-chancellor-king-late-1 = The day has been spent faster than planned.
assassins-rivals-chancellor-king-late-2 = { $cards ->
     [one] { $cards } card. I should like to borrow one.
    *[other] { $cards } cards. I should like to borrow one.
   }
assassins-rivals-chancellor-king-late-3 = Time is the one creditor that never waits.

assassins-rivals-chancellor-king-quiet-1 = I have watched you all, and I thank you for your
    patience.
assassins-rivals-chancellor-king-quiet-2 = What would you do now, { $who }? I have answered that.
assassins-rivals-chancellor-king-quiet-3 = An uneventful page. I prefer those.
assassins-rivals-chancellor-king-quiet-4 = Everybody is a suspect. It is only polite.
assassins-rivals-chancellor-king-quiet-5 = The safest street is seldom the pleasant one.
assassins-rivals-chancellor-king-quiet-6 = I moved nobody without a reason.

assassins-rivals-chancellor-arrested-1 = The { $person }. On what evidence, { $who }?
assassins-rivals-chancellor-arrested-2 = You have spent an arrest, { $who }. I note the balance.
assassins-rivals-chancellor-arrested-3 = The { $person } leaves us. The crowd remains.
assassins-rivals-chancellor-arrested-4 = A reasoned choice, no doubt. I have my own view.
assassins-rivals-chancellor-arrested-5 = Every arrest answers a question. Which one, { $who }?

assassins-rivals-chancellor-killed-1 = The { $person } was an investment.
assassins-rivals-chancellor-killed-2 = You collected promptly, { $who }.
assassins-rivals-chancellor-killed-3 = A loss. It was provided for.

assassins-rivals-chancellor-unmask-1 = The { $person } will take it from here.
assassins-rivals-chancellor-unmask-2 = It is time to publish, { $who }.
assassins-rivals-chancellor-unmask-3 = There comes a moment to sign one's name.

assassins-rivals-chancellor-strike-1 = A first instalment, Majesty.
assassins-rivals-chancellor-strike-2 = One blow is half the sum.
assassins-rivals-chancellor-strike-3 = The king has been informed.

assassins-rivals-chancellor-knight-felled-1 = A post has become vacant, { $who }.
assassins-rivals-chancellor-knight-felled-2 = He was the hinge. Now the door swings.
assassins-rivals-chancellor-knight-felled-3 = I took the dearest one that stood alone.
assassins-rivals-chancellor-knight-felled-4 = Your guard is one line shorter.

assassins-rivals-chancellor-gate-near-1 = He is near the gate. I had hoped for a longer chapter.
assassins-rivals-chancellor-gate-near-2 = The gate is a signature away. Withhold it.
assassins-rivals-chancellor-gate-near-3 = Now it is a matter of one street.
assassins-rivals-chancellor-gate-near-4 = Do not hurry him. He will do that himself.

assassins-rivals-chancellor-gate-late-1 = { $cards ->
     [one] { $cards } card. Patience earns interest.
    *[other] { $cards } cards. Patience earns interest.
   }
assassins-rivals-chancellor-gate-late-2 = The hour is on our side of the ledger, { $who }.
assassins-rivals-chancellor-gate-late-3 = He is safe, and late. I can live with that.

assassins-rivals-chancellor-people-quiet-1 = Nothing happened. It was carefully prepared.
assassins-rivals-chancellor-people-quiet-2 = I have considered your best reply, { $who }. Make it.
assassins-rivals-chancellor-people-quiet-3 = We are only going shopping, all of us.
assassins-rivals-chancellor-people-quiet-4 = A little closer, everybody. Without appearing to.
assassins-rivals-chancellor-people-quiet-5 = Note who stands where, { $who }. I did.
assassins-rivals-chancellor-people-quiet-6 = The crowd is only a long sentence without a full stop.

assassins-rivals-chancellor-won-castle-1 = The king is home, and the matter is closed.
assassins-rivals-chancellor-won-castle-2 = I thank everybody for stepping aside.
assassins-rivals-chancellor-won-castle-3 = A quiet procession. The best kind, { $who }.

assassins-rivals-chancellor-won-assassins-1 = Three inquiries, three results.
assassins-rivals-chancellor-won-assassins-2 = The evidence was always in the street.
assassins-rivals-chancellor-won-assassins-3 = The council may sleep again.

assassins-rivals-chancellor-lost-killed-1 = The throne is vacant. I shall draft the notice.
assassins-rivals-chancellor-lost-killed-2 = I weighed every risk but that one, { $who }.
assassins-rivals-chancellor-lost-killed-3 = A precise piece of work, { $who }.

assassins-rivals-chancellor-lost-time-1 = The plan was sound, and a day too long.
assassins-rivals-chancellor-lost-time-2 = I saved everything but time.
assassins-rivals-chancellor-lost-time-3 = You let the clock do it, { $who }. Economical.

assassins-rivals-chancellor-won-killed-1 = The vote was carried by two blades.
assassins-rivals-chancellor-won-killed-2 = Long live the council.
assassins-rivals-chancellor-won-killed-3 = It was the only motion on the agenda.

assassins-rivals-chancellor-won-time-1 = Adjourned, Majesty.
assassins-rivals-chancellor-won-time-2 = We outlasted him, { $who }. That was the plan.
assassins-rivals-chancellor-won-time-3 = Nothing was ever done so thoroughly.

assassins-rivals-chancellor-lost-castle-1 = He is in. I shall have to be his Chancellor, then.
assassins-rivals-chancellor-lost-castle-2 = Well conducted, { $who }.
assassins-rivals-chancellor-lost-castle-3 = There was one gate too many in this town.

assassins-rivals-chancellor-lost-assassins-1 = All three named. Your inquiry was the better one,
    { $who }.
assassins-rivals-chancellor-lost-assassins-2 = I have no further witnesses.
assassins-rivals-chancellor-lost-assassins-3 = Read and convinced, { $who }. I yield.

assassins-rivals-chancellor-won-1 = Let the minutes show that it was close, { $who }.
assassins-rivals-chancellor-won-2 = I am content. Note the date.
assassins-rivals-chancellor-won-3 = It went to plan, give or take the parts that did not.
assassins-rivals-chancellor-won-4 = You may keep your office, { $who }.

assassins-rivals-chancellor-lost-1 = I tender my resignation. Until tomorrow.
assassins-rivals-chancellor-lost-2 = The better argument won, { $who }.
assassins-rivals-chancellor-lost-3 = I misread one paragraph. It was enough.
assassins-rivals-chancellor-lost-4 = Let us not minute this.
