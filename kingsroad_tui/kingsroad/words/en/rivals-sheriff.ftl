# What the Sheriff says: blunt, orderly, follows the King's road and trusts the rule book.

kingsroad-rivals-sheriff-before-region-1 = The King comes to { $region }. So do I.
kingsroad-rivals-sheriff-before-region-2 = Move along, please. { $region } is under watch.
kingsroad-rivals-sheriff-before-region-3 = { $points ->
     [one] { $points } point. That's worth a patrol.
    *[other] { $points } points. That's worth a patrol.
   }
kingsroad-rivals-sheriff-before-region-4 = Cards down, hands where I can see them.
kingsroad-rivals-sheriff-before-region-5 = I expect no trouble in { $region }. I never do.
kingsroad-rivals-sheriff-before-region-6 = Right. Let's see who broke the peace.

kingsroad-rivals-sheriff-before-lead-1 = { $lead ->
     [one] { $lead } point ahead. Order is restored.
    *[other] { $lead } points ahead. Order is restored.
   }
kingsroad-rivals-sheriff-before-lead-2 = I lead. Kindly stay behind me.
kingsroad-rivals-sheriff-before-lead-3 = No overtaking on the King's road, { $who }.
kingsroad-rivals-sheriff-before-lead-4 = That's how it should look: me first.

kingsroad-rivals-sheriff-before-behind-1 = { $behind ->
     [one] { $behind } point. I'll have them back by sundown.
    *[other] { $behind } points. I'll have them back by sundown.
   }
kingsroad-rivals-sheriff-before-behind-2 = You can run, { $who }. I walk. I get there.
kingsroad-rivals-sheriff-before-behind-3 = I've caught faster folk than you, { $who }.
kingsroad-rivals-sheriff-before-behind-4 = Behind, yes. Off duty, no.

kingsroad-rivals-sheriff-before-end-1 = { $left } to go, { $who }? Not on my watch.
kingsroad-rivals-sheriff-before-end-2 = Nobody leaves before I've counted everything.
kingsroad-rivals-sheriff-before-end-3 = Forty is a limit, { $who }. I'd like to see your papers.
kingsroad-rivals-sheriff-before-end-4 = Last round or not, the rules hold.

kingsroad-rivals-sheriff-took-1 = { $region } is secure.
kingsroad-rivals-sheriff-took-2 = First in { $region }. Sign here, please.
kingsroad-rivals-sheriff-took-3 = { $points ->
     [one] { $points } point. I'll enter it in the book.
    *[other] { $points } points. I'll enter it in the book.
   }
kingsroad-rivals-sheriff-took-4 = You were warned, { $who }.
kingsroad-rivals-sheriff-took-5 = Numbers win. I had the numbers.

kingsroad-rivals-sheriff-took-by-one-1 = One more than { $who }. That's a majority.
kingsroad-rivals-sheriff-took-by-one-2 = By one. One is enough in any court.
kingsroad-rivals-sheriff-took-by-one-3 = I count one more marker. The law is clear.
kingsroad-rivals-sheriff-took-by-one-4 = Close, { $who }. The book says close is second.
kingsroad-rivals-sheriff-took-by-one-5 = One. I always bring one extra.

kingsroad-rivals-sheriff-alone-1 = Nobody in { $region } but me. Exemplary.
kingsroad-rivals-sheriff-alone-2 = { $points ->
     [one] { $points } point, no witnesses.
    *[other] { $points } points, no witnesses.
   }
kingsroad-rivals-sheriff-alone-3 = Quiet patrol. Well paid, too.
kingsroad-rivals-sheriff-alone-4 = All clear in { $region }.

kingsroad-rivals-sheriff-lost-by-one-1 = One marker short. I'll look into that.
kingsroad-rivals-sheriff-lost-by-one-2 = { $who }, come with me. Just a few questions.
kingsroad-rivals-sheriff-lost-by-one-3 = Robbed in { $region }, in broad daylight.
kingsroad-rivals-sheriff-lost-by-one-4 = One! Somebody will answer for that.
kingsroad-rivals-sheriff-lost-by-one-5 = Next time I bring the whole watch.

kingsroad-rivals-sheriff-tied-1 = Two of us in { $region }. Move along, { $who }.
kingsroad-rivals-sheriff-tied-2 = A tie. The paperwork alone will take a week.
kingsroad-rivals-sheriff-tied-3 = Same beat, { $who }? That's bad planning.
kingsroad-rivals-sheriff-tied-4 = Level. So we both go home with less.
kingsroad-rivals-sheriff-tied-5 = One of us is in the wrong place. It's you, { $who }.

kingsroad-rivals-sheriff-empty-1 = Nothing. I've had shifts like that.
kingsroad-rivals-sheriff-empty-2 = { $points } for { $who }, none for me. Noted.
kingsroad-rivals-sheriff-empty-3 = An honest day's work, and not a penny.
kingsroad-rivals-sheriff-empty-4 = I stood guard where nothing happened.
kingsroad-rivals-sheriff-empty-5 = Zero. I'll be filing a complaint.

kingsroad-rivals-sheriff-big-1 = { $points ->
     [one] { $points } point in a round. All in order.
    *[other] { $points } points in a round. All in order.
   }
kingsroad-rivals-sheriff-big-2 = { $points ->
     [one] That was a raid. A legal one. { $points } point.
    *[other] That was a raid. A legal one. { $points } points.
   }
kingsroad-rivals-sheriff-big-3 = { $points }. I'll need a bigger book.

kingsroad-rivals-sheriff-big-other-1 = { $points ->
     [one] { $points } point? Do you have a permit, { $who }?
    *[other] { $points } points? Do you have a permit, { $who }?
   }
kingsroad-rivals-sheriff-big-other-2 = That's more than one person should carry, { $who }.
kingsroad-rivals-sheriff-big-other-3 = I've arrested people for less, { $who }.

kingsroad-rivals-sheriff-knight-own-1 = My Knight did as ordered. Dismissed.
kingsroad-rivals-sheriff-knight-own-2 = Two men in { $region }. Standard procedure.
kingsroad-rivals-sheriff-knight-own-3 = I sent a Knight. Problem solved.

kingsroad-rivals-sheriff-knight-hurt-1 = Your Knight is parked in { $region }, { $who }.
kingsroad-rivals-sheriff-knight-hurt-2 = Armed men in my district, { $who }? Hm.
kingsroad-rivals-sheriff-knight-hurt-3 = A Knight. I only had a deputy.

kingsroad-rivals-sheriff-dragon-own-1 = It's a working Dragon. It's on a leash.
kingsroad-rivals-sheriff-dragon-own-2 = The Dragon acted under my authority.
kingsroad-rivals-sheriff-dragon-own-3 = { $region }, ahead of schedule. Good beast.

kingsroad-rivals-sheriff-dragon-hurt-1 = No Dragons on the road, { $who }! Can't you read?
kingsroad-rivals-sheriff-dragon-hurt-2 = Is that Dragon registered, { $who }?
kingsroad-rivals-sheriff-dragon-hurt-3 = That beast belongs behind a fence.

kingsroad-rivals-sheriff-witch-own-1 = I asked a witness first. She sees well.
kingsroad-rivals-sheriff-witch-own-2 = I looked before I leapt. It's good practice.
kingsroad-rivals-sheriff-witch-own-3 = The Witch helps with our inquiries.

kingsroad-rivals-sheriff-witch-seen-1 = Witchcraft. I'll need a statement, { $who }.
kingsroad-rivals-sheriff-witch-seen-2 = Keep that cauldron off the street, { $who }.
kingsroad-rivals-sheriff-witch-seen-3 = A Witch! I left my writ at home.

kingsroad-rivals-sheriff-chain-own-1 = { $count } Nobles, in line, as it should be.
kingsroad-rivals-sheriff-chain-own-2 = A chain of { $count }. I do like chains.
kingsroad-rivals-sheriff-chain-own-3 = My Nobles stand where I put them.

kingsroad-rivals-sheriff-chain-other-1 = { $count } Nobles in a row is a gathering, { $who }.
kingsroad-rivals-sheriff-chain-other-2 = Chains are my trade, { $who }.
kingsroad-rivals-sheriff-chain-other-3 = Who gave you leave to link { $count } of them?

kingsroad-rivals-sheriff-lead-taken-1 = Pull over, { $who }. I'm passing.
kingsroad-rivals-sheriff-lead-taken-2 = In front. Where the badge belongs.
kingsroad-rivals-sheriff-lead-taken-3 = Overtaken, { $who }. All within the law.

kingsroad-rivals-sheriff-lead-lost-1 = Go on, { $who }. I know where you live.
kingsroad-rivals-sheriff-lead-lost-2 = I'll let you lead. I like my suspects in sight.
kingsroad-rivals-sheriff-lead-lost-3 = Speeding, { $who }. I saw that.

kingsroad-rivals-sheriff-goal-own-1 = Forty. Everybody stay where you are.
kingsroad-rivals-sheriff-goal-own-2 = Forty points. This case is nearly closed.
kingsroad-rivals-sheriff-goal-own-3 = That's forty. Gates shut, please.

kingsroad-rivals-sheriff-goal-other-1 = Forty for { $who }. We'll count the rest slowly.
kingsroad-rivals-sheriff-goal-other-2 = Nobody celebrates until I've checked it, { $who }.
kingsroad-rivals-sheriff-goal-other-3 = Over the line, { $who }? The last regions decide.

kingsroad-rivals-sheriff-won-1 = Order wins. It usually does.
kingsroad-rivals-sheriff-won-2 = Case closed. Good game, { $who }.
kingsroad-rivals-sheriff-won-3 = I walked the road and picked up the points.
kingsroad-rivals-sheriff-won-4 = No tricks, no fuss. That's how it's done.
kingsroad-rivals-sheriff-won-5 = The law has a long arm. And more points.
kingsroad-rivals-sheriff-won-6 = All accounted for. Good night, { $who }.
kingsroad-rivals-sheriff-won-7 = Another quiet victory.

kingsroad-rivals-sheriff-won-by-a-hair-1 = Close. But the seal on it is mine.
kingsroad-rivals-sheriff-won-by-a-hair-2 = By a hair. I checked it three times.
kingsroad-rivals-sheriff-won-by-a-hair-3 = A point is a point, { $who }.

kingsroad-rivals-sheriff-won-by-far-1 = { $by ->
     [one] { $by } point clear. The streets are quiet.
    *[other] { $by } points clear. The streets are quiet.
   }
kingsroad-rivals-sheriff-won-by-far-2 = That was a clean sweep.
kingsroad-rivals-sheriff-won-by-far-3 = { $by ->
     [one] You never left my sight, { $who }. { $by } point back.
    *[other] You never left my sight, { $who }. { $by } points back.
   }

kingsroad-rivals-sheriff-won-tie-1 = Level on points, but my Nobles have better papers.
kingsroad-rivals-sheriff-won-tie-2 = Nobles decide. It's in the book.

kingsroad-rivals-sheriff-shared-1 = We'll share the badge, { $who }.
kingsroad-rivals-sheriff-shared-2 = A shared win. The book allows it.

kingsroad-rivals-sheriff-lost-1 = You win, { $who }. This time it was legal.
kingsroad-rivals-sheriff-lost-2 = I'll be watching you, { $who }.
kingsroad-rivals-sheriff-lost-3 = Fair result. I've read it twice.
kingsroad-rivals-sheriff-lost-4 = The law is patient. See you tomorrow.
kingsroad-rivals-sheriff-lost-5 = I've seen worse days. Two of them.
kingsroad-rivals-sheriff-lost-6 = You may go, { $who }. This time.
kingsroad-rivals-sheriff-lost-7 = Let the record show that I tried.

kingsroad-rivals-sheriff-lost-by-a-hair-1 = I demand a recount. No? Fine.
kingsroad-rivals-sheriff-lost-by-a-hair-2 = That close, and you get away, { $who }.
kingsroad-rivals-sheriff-lost-by-a-hair-3 = One more marker anywhere, and I had you.

kingsroad-rivals-sheriff-lost-by-far-1 = { $by ->
     [one] { $by } point. I must have been asleep on duty.
    *[other] { $by } points. I must have been asleep on duty.
   }
kingsroad-rivals-sheriff-lost-by-far-2 = You got clean away, { $who }.
kingsroad-rivals-sheriff-lost-by-far-3 = { $by ->
     [one] Crime pays, it seems. { $by } point of it.
    *[other] Crime pays, it seems. { $by } points of it.
   }

kingsroad-rivals-sheriff-lost-tie-1 = Level, and lost on Nobles. It's the law.
kingsroad-rivals-sheriff-lost-tie-2 = I'd have arrested a Noble, had I known.
