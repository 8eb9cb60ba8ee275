# What the Duchess says: amused, elegant, always a step further on than one thought.

kingsroad-rivals-duchess-before-region-1 = { $region }. The question is who thinks I'd think so.
kingsroad-rivals-duchess-before-region-2 = You're all trying so hard not to look at { $region }.
kingsroad-rivals-duchess-before-region-3 = I do adore this moment. Everyone is still clever.
kingsroad-rivals-duchess-before-region-4 = { $points ->
     [one] { $points } point, and so many little plans.
    *[other] { $points } points, and so many little plans.
   }
kingsroad-rivals-duchess-before-region-5 = I wonder which of you surprised yourself.
kingsroad-rivals-duchess-before-region-6 = Hush. Let the cards have their scene.

kingsroad-rivals-duchess-before-lead-1 = { $lead ->
     [one] { $lead } point. Don't crowd me, { $who }.
    *[other] { $lead } points. Don't crowd me, { $who }.
   }
kingsroad-rivals-duchess-before-lead-2 = Do keep chasing, { $who }. It suits you.
kingsroad-rivals-duchess-before-lead-3 = I lead, so you all think of me. How sweet.
kingsroad-rivals-duchess-before-lead-4 = Being followed is the price of good taste.

kingsroad-rivals-duchess-before-behind-1 = { $who } leads. How brave, with me behind.
kingsroad-rivals-duchess-before-behind-2 = { $behind ->
     [one] { $behind } point. I've left later and arrived earlier.
    *[other] { $behind } points. I've left later and arrived earlier.
   }
kingsroad-rivals-duchess-before-behind-3 = Don't turn round, { $who }. It spoils the surprise.
kingsroad-rivals-duchess-before-behind-4 = I'm never late. Others are merely early.

kingsroad-rivals-duchess-before-end-1 = { $left } to go, and you're holding your breath, { $who }.
kingsroad-rivals-duchess-before-end-2 = This is my favourite part, { $who }. Yours?
kingsroad-rivals-duchess-before-end-3 = Endings are so rarely what the leader expects.
kingsroad-rivals-duchess-before-end-4 = Nearly forty, { $who }. Don't trip on your gown.

kingsroad-rivals-duchess-took-1 = { $region } for me. You were thinking one step, weren't you?
kingsroad-rivals-duchess-took-2 = Thank you, { $who }. You were exactly where I needed you.
kingsroad-rivals-duchess-took-3 = { $points ->
     [one] { $points } point. I shall wear them tonight.
    *[other] { $points } points. I shall wear them tonight.
   }
kingsroad-rivals-duchess-took-4 = So predictable, my dears. So useful.
kingsroad-rivals-duchess-took-5 = I do like { $region } in this light.

kingsroad-rivals-duchess-took-by-one-1 = By one. Any more would have been vulgar.
kingsroad-rivals-duchess-took-by-one-2 = One more than { $who }. Just one. Delicious.
kingsroad-rivals-duchess-took-by-one-3 = I left you room, { $who }. One marker too little of it.
kingsroad-rivals-duchess-took-by-one-4 = A single marker between us, { $who }. How intimate.
kingsroad-rivals-duchess-took-by-one-5 = You'd counted on me counting. So I counted again.

kingsroad-rivals-duchess-alone-1 = Nobody in { $region }? You all thought I'd be elsewhere.
kingsroad-rivals-duchess-alone-2 = { $points ->
     [one] { $points } point and perfect quiet.
    *[other] { $points } points and perfect quiet.
   }
kingsroad-rivals-duchess-alone-3 = Alone at last.
kingsroad-rivals-duchess-alone-4 = Everybody avoided the obvious. So I took it.

kingsroad-rivals-duchess-lost-by-one-1 = One marker. Touché, { $who }.
kingsroad-rivals-duchess-lost-by-one-2 = Oh, that was nicely done, { $who }.
kingsroad-rivals-duchess-lost-by-one-3 = I thought you'd think further, { $who }. My mistake.
kingsroad-rivals-duchess-lost-by-one-4 = So you do know what I'm like. How alarming.
kingsroad-rivals-duchess-lost-by-one-5 = One. I shall remember it, { $who }. Fondly.

kingsroad-rivals-duchess-tied-1 = We think alike, { $who }. How unfortunate for both.
kingsroad-rivals-duchess-tied-2 = { $who }, darling, one of us will have to change.
kingsroad-rivals-duchess-tied-3 = The same dress at the same ball. Dreadful.
kingsroad-rivals-duchess-tied-4 = You followed me one step too far, { $who }.
kingsroad-rivals-duchess-tied-5 = A tie. { $third } is smiling, notice?

kingsroad-rivals-duchess-empty-1 = Nothing at all. I was thinking of something else.
kingsroad-rivals-duchess-empty-2 = { $points } for { $who }. I do hope it was worth it.
kingsroad-rivals-duchess-empty-3 = I overthought that. It happens to the best.
kingsroad-rivals-duchess-empty-4 = An empty plate. I was dieting anyway.
kingsroad-rivals-duchess-empty-5 = Too clever by one step. My old fault.

kingsroad-rivals-duchess-big-1 = { $points ->
     [one] { $points } point. Close your mouth, dears.
    *[other] { $points } points. Close your mouth, dears.
   }
kingsroad-rivals-duchess-big-2 = { $points }. One gets carried away.
kingsroad-rivals-duchess-big-3 = I shouldn't have. But I did.

kingsroad-rivals-duchess-big-other-1 = { $points ->
     [one] { $points } point, { $who }! I'd applaud, but my gloves are on.
    *[other] { $points } points, { $who }! I'd applaud, but my gloves are on.
   }
kingsroad-rivals-duchess-big-other-2 = Well, { $who }. Somebody has been practising.
kingsroad-rivals-duchess-big-other-3 = That was almost indecent, { $who }.

kingsroad-rivals-duchess-knight-own-1 = My Knight does so love { $region }.
kingsroad-rivals-duchess-knight-own-2 = You counted my cards, { $who }, but not my Knight.
kingsroad-rivals-duchess-knight-own-3 = He's a dear. He arrives exactly when asked.

kingsroad-rivals-duchess-knight-hurt-1 = A Knight, { $who }. I expected something subtler.
kingsroad-rivals-duchess-knight-hurt-2 = Armour before supper, { $who }? Well.
kingsroad-rivals-duchess-knight-hurt-3 = And I had thought your Knight was busy.

kingsroad-rivals-duchess-dragon-own-1 = A Dragon goes with everything.
kingsroad-rivals-duchess-dragon-own-2 = Oh, was { $region } not on your list?
kingsroad-rivals-duchess-dragon-own-3 = I've been saving it for an evening like this.

kingsroad-rivals-duchess-dragon-hurt-1 = A Dragon! At last somebody plays.
kingsroad-rivals-duchess-dragon-hurt-2 = Scorched, { $who }. And in my good silk.
kingsroad-rivals-duchess-dragon-hurt-3 = I was wondering when you'd let it out, { $who }.

kingsroad-rivals-duchess-witch-own-1 = She reads minds. I only read faces. Together, well.
kingsroad-rivals-duchess-witch-own-2 = Why guess, when one can simply look?
kingsroad-rivals-duchess-witch-own-3 = You were all so charmingly open.

kingsroad-rivals-duchess-witch-seen-1 = So { $who } wants to see first. How shy.
kingsroad-rivals-duchess-witch-seen-2 = The Witch! Do give her my regards, { $who }.
kingsroad-rivals-duchess-witch-seen-3 = Ah. Now you know what I did, { $who }. Do you know why?

kingsroad-rivals-duchess-chain-own-1 = { $count } Nobles who talk only to each other, and to me.
kingsroad-rivals-duchess-chain-own-2 = Good connections are everything. I have { $count }.
kingsroad-rivals-duchess-chain-own-3 = One introduces them, and they do the rest.

kingsroad-rivals-duchess-chain-other-1 = { $count } in a row. You give good parties, { $who }.
kingsroad-rivals-duchess-chain-other-2 = What a long necklace, { $who }. Pearls do slip, you know.
kingsroad-rivals-duchess-chain-other-3 = So many friends, { $who }. All of them after something.

kingsroad-rivals-duchess-lead-taken-1 = Don't get up, { $who }. I'm only passing.
kingsroad-rivals-duchess-lead-taken-2 = First. Let us all act surprised.
kingsroad-rivals-duchess-lead-taken-3 = I believe this seat was mine, { $who }.

kingsroad-rivals-duchess-lead-lost-1 = Do go ahead, { $who }. I like to watch.
kingsroad-rivals-duchess-lead-lost-2 = My, { $who }. You've been hurrying.
kingsroad-rivals-duchess-lead-lost-3 = In front you'll find it draughty, { $who }.

kingsroad-rivals-duchess-goal-own-1 = Forty. Shall we dress for the last dance?
kingsroad-rivals-duchess-goal-own-2 = Forty, my dears. Don't say that you weren't warned.
kingsroad-rivals-duchess-goal-own-3 = And that's forty. One more lap for the gallery.

kingsroad-rivals-duchess-goal-other-1 = { $who } reached forty. Let's see who keeps it.
kingsroad-rivals-duchess-goal-other-2 = Over the line, { $who }. The night is still young.
kingsroad-rivals-duchess-goal-other-3 = First past forty is so rarely last to smile, { $who }.

kingsroad-rivals-duchess-won-1 = Thank you all. You were a lovely audience.
kingsroad-rivals-duchess-won-2 = You were thinking of me, { $who }. I was thinking of that.
kingsroad-rivals-duchess-won-3 = I do so enjoy it when you try, { $who }.
kingsroad-rivals-duchess-won-4 = And curtain.
kingsroad-rivals-duchess-won-5 = One smiles, one wins, one leaves.
kingsroad-rivals-duchess-won-6 = You nearly read me, { $who }. Nearly.
kingsroad-rivals-duchess-won-7 = I do love it when a plan has a plan.

kingsroad-rivals-duchess-won-by-a-hair-1 = So close, { $who }. I nearly felt something.
kingsroad-rivals-duchess-won-by-a-hair-2 = By a breath. One should always keep one.
kingsroad-rivals-duchess-won-by-a-hair-3 = You made me work, { $who }. Nobody makes me work.

kingsroad-rivals-duchess-won-by-far-1 = { $by ->
     [one] { $by } point. I'd have stopped, but nobody asked.
    *[other] { $by } points. I'd have stopped, but nobody asked.
   }
kingsroad-rivals-duchess-won-by-far-2 = Oh dear, { $who }. Shall we call it practice?
kingsroad-rivals-duchess-won-by-far-3 = I hadn't planned to win by that much. One drifts.

kingsroad-rivals-duchess-won-tie-1 = Level, but my guests were nobler.
kingsroad-rivals-duchess-won-tie-2 = It's all about whom one knows.

kingsroad-rivals-duchess-shared-1 = We share it, { $who }? People will talk.
kingsroad-rivals-duchess-shared-2 = Two crowns, one mirror. We'll manage, { $who }.

kingsroad-rivals-duchess-lost-1 = Beautifully played, { $who }. I mean it. Mostly.
kingsroad-rivals-duchess-lost-2 = You thought one step further, { $who }. I'm impressed.
kingsroad-rivals-duchess-lost-3 = I'd like my revenge served cold. Tomorrow, say.
kingsroad-rivals-duchess-lost-4 = A fine game. I'll pretend to be gracious now.
kingsroad-rivals-duchess-lost-5 = How refreshing to be surprised.
kingsroad-rivals-duchess-lost-6 = You saw through me, { $who }. Do keep it to yourself.
kingsroad-rivals-duchess-lost-7 = I shall sulk beautifully until Thursday.

kingsroad-rivals-duchess-lost-by-a-hair-1 = By that little! I shall dine out on it.
kingsroad-rivals-duchess-lost-by-a-hair-2 = So near, { $who }. I could smell your perfume.
kingsroad-rivals-duchess-lost-by-a-hair-3 = One glove's width. Remember it, { $who }. I will.

kingsroad-rivals-duchess-lost-by-far-1 = { $by ->
     [one] { $by } point. I must have been admiring the view.
    *[other] { $by } points. I must have been admiring the view.
   }
kingsroad-rivals-duchess-lost-by-far-2 = You left us all standing, { $who }. Standing, in heels.
kingsroad-rivals-duchess-lost-by-far-3 = I outwitted somebody today. Myself, I fear.

kingsroad-rivals-duchess-lost-tie-1 = Level, and my Nobles let me down. Noted.
kingsroad-rivals-duchess-lost-tie-2 = Beaten by the guest list. How fitting.
