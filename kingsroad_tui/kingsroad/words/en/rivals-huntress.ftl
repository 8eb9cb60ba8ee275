# What the Huntress says: few words, a good nose, and patience.

kingsroad-rivals-huntress-before-region-1 = Fresh tracks in { $region }.
kingsroad-rivals-huntress-before-region-2 = The wind says { $region }.
kingsroad-rivals-huntress-before-region-3 = Something moves in { $region }.
kingsroad-rivals-huntress-before-region-4 = Quiet now. They come out when it's quiet.
kingsroad-rivals-huntress-before-region-5 = { $points ->
     [one] { $points } point. Good game, if you can catch it.
    *[other] { $points } points. Good game, if you can catch it.
   }
kingsroad-rivals-huntress-before-region-6 = I loosed my arrow. We'll see where it lands.

kingsroad-rivals-huntress-before-lead-1 = I hear you behind me, { $who }. You step on twigs.
kingsroad-rivals-huntress-before-lead-2 = In front, the view is better.
kingsroad-rivals-huntress-before-lead-3 = { $lead ->
     [one] { $lead } point. I never look at the gap, only at the path.
    *[other] { $lead } points. I never look at the gap, only at the path.
   }
kingsroad-rivals-huntress-before-lead-4 = The fox runs first. The fox stays alive.

kingsroad-rivals-huntress-before-behind-1 = { $behind ->
     [one] { $behind } point is a short trail.
    *[other] { $behind } points is a short trail.
   }
kingsroad-rivals-huntress-before-behind-2 = You left clear prints, { $who }.
kingsroad-rivals-huntress-before-behind-3 = Run, { $who }. Prey that runs gets tired.
kingsroad-rivals-huntress-before-behind-4 = I hunt best from behind.

kingsroad-rivals-huntress-before-end-1 = { $who } smells the stable. { $left } to go.
kingsroad-rivals-huntress-before-end-2 = The last shot counts like the first.
kingsroad-rivals-huntress-before-end-3 = It's nearly dark, { $who }.
kingsroad-rivals-huntress-before-end-4 = Cornered animals jump. Mind yourself, { $who }.

kingsroad-rivals-huntress-took-1 = { $region }. Clean shot.
kingsroad-rivals-huntress-took-2 = { $points ->
     [one] I felt it. { $points } point.
    *[other] I felt it. { $points } points.
   }
kingsroad-rivals-huntress-took-3 = Right place, right breath.
kingsroad-rivals-huntress-took-4 = You made noise, { $who }. I didn't.
kingsroad-rivals-huntress-took-5 = That one goes on the wall.

kingsroad-rivals-huntress-took-by-one-1 = One arrow more than { $who }.
kingsroad-rivals-huntress-took-by-one-2 = By a feather.
kingsroad-rivals-huntress-took-by-one-3 = My nose said one more. My nose was right.
kingsroad-rivals-huntress-took-by-one-4 = You nearly had it, { $who }. I could hear you breathe.
kingsroad-rivals-huntress-took-by-one-5 = Close. Close is how I like it.

kingsroad-rivals-huntress-alone-1 = { $region }, and nobody there. Even the birds were quiet.
kingsroad-rivals-huntress-alone-2 = Good clearing. Nobody knew it.
kingsroad-rivals-huntress-alone-3 = { $points ->
     [one] { $points } point, and not a sound.
    *[other] { $points } points, and not a sound.
   }
kingsroad-rivals-huntress-alone-4 = Alone. The way I like the woods.

kingsroad-rivals-huntress-lost-by-one-1 = Missed by a feather.
kingsroad-rivals-huntress-lost-by-one-2 = You were upwind, { $who }.
kingsroad-rivals-huntress-lost-by-one-3 = One. A twig must have cracked.
kingsroad-rivals-huntress-lost-by-one-4 = It was in my sights, { $who }.
kingsroad-rivals-huntress-lost-by-one-5 = A good hare gets away now and then.

kingsroad-rivals-huntress-tied-1 = Two hunters, one hare. Half a supper.
kingsroad-rivals-huntress-tied-2 = Same tree, { $who }. Different branch next time.
kingsroad-rivals-huntress-tied-3 = We scared it off, you and I.
kingsroad-rivals-huntress-tied-4 = I smelled you too late, { $who }.
kingsroad-rivals-huntress-tied-5 = Level. The deer thanks us both.

kingsroad-rivals-huntress-empty-1 = Empty bag. It happens.
kingsroad-rivals-huntress-empty-2 = Wrong valley.
kingsroad-rivals-huntress-empty-3 = { $who } eats tonight. I don't.
kingsroad-rivals-huntress-empty-4 = Nothing moved where I lay.
kingsroad-rivals-huntress-empty-5 = Some days you only learn the wind.

kingsroad-rivals-huntress-big-1 = { $points ->
     [one] { $points } point. The whole herd.
    *[other] { $points } points. The whole herd.
   }
kingsroad-rivals-huntress-big-2 = Full bag. Heavy walk home.
kingsroad-rivals-huntress-big-3 = { $points }. That feeds the village.

kingsroad-rivals-huntress-big-other-1 = { $points ->
     [one] { $points } point, { $who }. You must have seen the whole herd.
    *[other] { $points } points, { $who }. You must have seen the whole herd.
   }
kingsroad-rivals-huntress-big-other-2 = Big catch, { $who }. Leave some for spring.
kingsroad-rivals-huntress-big-other-3 = I heard that from two valleys away.

kingsroad-rivals-huntress-knight-own-1 = The Knight held the net. I held the knife.
kingsroad-rivals-huntress-knight-own-2 = Two tracks into { $region }. Both mine.
kingsroad-rivals-huntress-knight-own-3 = Loud boots, but he gets there.

kingsroad-rivals-huntress-knight-hurt-1 = Hounds and Knights, { $who }. Too many for one fox.
kingsroad-rivals-huntress-knight-hurt-2 = I smelled the horse. I should have listened.
kingsroad-rivals-huntress-knight-hurt-3 = Iron boots in { $region }. I heard them late.

kingsroad-rivals-huntress-dragon-own-1 = I whistled. It came.
kingsroad-rivals-huntress-dragon-own-2 = You don't tame it. You ask nicely.
kingsroad-rivals-huntress-dragon-own-3 = It flushed the King all the way to { $region }.

kingsroad-rivals-huntress-dragon-hurt-1 = Smoke over { $region }. Yours, { $who }?
kingsroad-rivals-huntress-dragon-hurt-2 = Every bird went up at once. Then I knew.
kingsroad-rivals-huntress-dragon-hurt-3 = A Dragon hunts badly. But it hunts.

kingsroad-rivals-huntress-witch-own-1 = She lives in my woods. We trade.
kingsroad-rivals-huntress-witch-own-2 = I waited until they all moved. Then I moved.
kingsroad-rivals-huntress-witch-own-3 = First look, then shoot.

kingsroad-rivals-huntress-witch-seen-1 = The owls went quiet. A Witch.
kingsroad-rivals-huntress-witch-seen-2 = Somebody watches us, { $who }.
kingsroad-rivals-huntress-witch-seen-3 = I don't like being the one in the clearing.

kingsroad-rivals-huntress-chain-own-1 = { $count } snares on one line.
kingsroad-rivals-huntress-chain-own-2 = They call to each other, my { $count }.
kingsroad-rivals-huntress-chain-own-3 = A good trap has more than one loop.

kingsroad-rivals-huntress-chain-other-1 = { $count } snares in a row, { $who }. Neat work.
kingsroad-rivals-huntress-chain-other-2 = You've been setting those for a while, { $who }.
kingsroad-rivals-huntress-chain-other-3 = A line of { $count }. Somebody should cut it.

kingsroad-rivals-huntress-lead-taken-1 = I've passed you, { $who }. You didn't hear it.
kingsroad-rivals-huntress-lead-taken-2 = Now I make the tracks.
kingsroad-rivals-huntress-lead-taken-3 = In front. Keep up.

kingsroad-rivals-huntress-lead-lost-1 = Go ahead, { $who }. You break the snow for me.
kingsroad-rivals-huntress-lead-lost-2 = Good legs, { $who }.
kingsroad-rivals-huntress-lead-lost-3 = Let the stag lead. I have time.

kingsroad-rivals-huntress-goal-own-1 = Forty. The horn blows.
kingsroad-rivals-huntress-goal-own-2 = There's the edge of the wood. Forty.
kingsroad-rivals-huntress-goal-own-3 = Forty. Don't lower your bow yet.

kingsroad-rivals-huntress-goal-other-1 = { $who } is out of the woods. Not yet home.
kingsroad-rivals-huntress-goal-other-2 = The horn blows for { $who }. One last drive.
kingsroad-rivals-huntress-goal-other-3 = Forty. I count the bag at the end, { $who }.

kingsroad-rivals-huntress-won-1 = I don't plan. I listen.
kingsroad-rivals-huntress-won-2 = Good hunt, { $who }.
kingsroad-rivals-huntress-won-3 = That's the season done.
kingsroad-rivals-huntress-won-4 = I saw it, I shot, I went home.
kingsroad-rivals-huntress-won-5 = The trail was clear from the start.
kingsroad-rivals-huntress-won-6 = You were fast, { $who }. I was already there.
kingsroad-rivals-huntress-won-7 = Home before dark.

kingsroad-rivals-huntress-won-by-a-hair-1 = By a whisker. The best kind.
kingsroad-rivals-huntress-won-by-a-hair-2 = One breath earlier and you had me, { $who }.
kingsroad-rivals-huntress-won-by-a-hair-3 = Close enough to feel your breath.

kingsroad-rivals-huntress-won-by-far-1 = { $by ->
     [one] { $by } point. You lost the trail, { $who }.
    *[other] { $by } points. You lost the trail, { $who }.
   }
kingsroad-rivals-huntress-won-by-far-2 = The woods were kind today.
kingsroad-rivals-huntress-won-by-far-3 = I never heard you behind me, { $who }.

kingsroad-rivals-huntress-won-tie-1 = Level. My hounds were more.
kingsroad-rivals-huntress-won-tie-2 = The Nobles tipped it. I'll take it.

kingsroad-rivals-huntress-shared-1 = We share the meat, { $who }.
kingsroad-rivals-huntress-shared-2 = Two hunters, one stag. Enough for both.

kingsroad-rivals-huntress-lost-1 = Yours, { $who }. Well tracked.
kingsroad-rivals-huntress-lost-2 = I misread the wind.
kingsroad-rivals-huntress-lost-3 = The forest takes, too. Tomorrow, then.
kingsroad-rivals-huntress-lost-4 = Good nose, { $who }.
kingsroad-rivals-huntress-lost-5 = I followed the wrong tracks.
kingsroad-rivals-huntress-lost-6 = The owl saw it coming. I didn't.
kingsroad-rivals-huntress-lost-7 = You hunt well, { $who }. Share the fire?

kingsroad-rivals-huntress-lost-by-a-hair-1 = A whisker, { $who }. I'll hear it all night.
kingsroad-rivals-huntress-lost-by-a-hair-2 = My arrow grazed you.
kingsroad-rivals-huntress-lost-by-a-hair-3 = So near that I could have touched the antlers.

kingsroad-rivals-huntress-lost-by-far-1 = { $by ->
     [one] { $by } point. I was hunting in the wrong forest.
    *[other] { $by } points. I was hunting in the wrong forest.
   }
kingsroad-rivals-huntress-lost-by-far-2 = You were over the hill before I strung my bow.
kingsroad-rivals-huntress-lost-by-far-3 = A thin winter for me, { $who }.

kingsroad-rivals-huntress-lost-tie-1 = Level, and you had more hounds, { $who }.
kingsroad-rivals-huntress-lost-tie-2 = Lost by a Noble. I never trusted them.
