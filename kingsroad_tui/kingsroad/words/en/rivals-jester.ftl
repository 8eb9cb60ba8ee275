# What the Jester says: anything that comes to mind, and some of it rhymes.

kingsroad-rivals-jester-before-region-1 = I threw my cards in the air. These came down.
kingsroad-rivals-jester-before-region-2 = { $region }, { $region }, who goes to { $region }?
kingsroad-rivals-jester-before-region-3 = I played whatever made the nicest sound.
kingsroad-rivals-jester-before-region-4 = Don't ask me. I only work here.
kingsroad-rivals-jester-before-region-5 = A juggler looks at none of them, and catches all. Nearly.

kingsroad-rivals-jester-before-lead-1 = I lead! This kingdom is in trouble.
kingsroad-rivals-jester-before-lead-2 = { $lead ->
     [one] { $lead } point ahead. I must be doing something wrong.
    *[other] { $lead } points ahead. I must be doing something wrong.
   }
kingsroad-rivals-jester-before-lead-3 = Follow the fool, { $who }. Everybody does in the end.

kingsroad-rivals-jester-before-behind-1 = { $behind ->
     [one] { $behind } point behind. I dropped them somewhere.
    *[other] { $behind } points behind. I dropped them somewhere.
   }
kingsroad-rivals-jester-before-behind-2 = From back here I can see all your hats.
kingsroad-rivals-jester-before-behind-3 = { $who } runs. I roll. We both get dizzy.

kingsroad-rivals-jester-before-end-1 = { $left } to go, { $who }, and then we get cake?
kingsroad-rivals-jester-before-end-2 = Forty winks for me, forty points for { $who }.
kingsroad-rivals-jester-before-end-3 = Is it nearly over? I've another show at six.

kingsroad-rivals-jester-took-1 = I won { $region }? I wasn't even looking.
kingsroad-rivals-jester-took-2 = { $points ->
     [one] { $points } point for tripping over. Ta-da!
    *[other] { $points } points for tripping over. Ta-da!
   }
kingsroad-rivals-jester-took-3 = Chance and I are getting married.
kingsroad-rivals-jester-took-4 = Better lucky than { $who }.

kingsroad-rivals-jester-took-by-one-1 = One more! I dropped an extra one by accident.
kingsroad-rivals-jester-took-by-one-2 = By one, by one, the fool has won.
kingsroad-rivals-jester-took-by-one-3 = Sorry, { $who }, my elbow slipped.

kingsroad-rivals-jester-alone-1 = Is this a trap? Hello? { $region }?
kingsroad-rivals-jester-alone-2 = An empty stage! My finest hour.
kingsroad-rivals-jester-alone-3 = Nobody came to my show, and I still got paid.

kingsroad-rivals-jester-lost-by-one-1 = One short, like my trousers.
kingsroad-rivals-jester-lost-by-one-2 = So near! I'll juggle closer next time.
kingsroad-rivals-jester-lost-by-one-3 = { $who } took it. I was holding my nose.

kingsroad-rivals-jester-tied-1 = Two fools in { $region }, { $who }. I brought bells. You?
kingsroad-rivals-jester-tied-2 = Snap!
kingsroad-rivals-jester-tied-3 = We tied. Shall we make a bow?

kingsroad-rivals-jester-empty-1 = Nothing! I can do that trick again.
kingsroad-rivals-jester-empty-2 = Zero is round and rolls well.
kingsroad-rivals-jester-empty-3 = My points ran away with a spoon.

kingsroad-rivals-jester-big-1 = { $points }! Quick, hide them.
kingsroad-rivals-jester-big-2 = I don't know what I did, but I'd do it again.

kingsroad-rivals-jester-big-other-1 = { $points ->
     [one] { $points } point for { $who }. Must be the shoes.
    *[other] { $points } points for { $who }. Must be the shoes.
   }
kingsroad-rivals-jester-big-other-2 = Do { $who } again! Again!

kingsroad-rivals-jester-knight-own-1 = My Knight fell off his horse, right into { $region }.
kingsroad-rivals-jester-knight-own-2 = I said sit. He went to { $region }.

kingsroad-rivals-jester-knight-hurt-1 = Your Knight squashed my hat, { $who }.
kingsroad-rivals-jester-knight-hurt-2 = Clank, clank, there goes { $region }.

kingsroad-rivals-jester-dragon-own-1 = It followed me home. Can I keep it?
kingsroad-rivals-jester-dragon-own-2 = Fire trick! Please don't try this in a tent.

kingsroad-rivals-jester-dragon-hurt-1 = Roast fool, well done. Thanks, { $who }.
kingsroad-rivals-jester-dragon-hurt-2 = Who ordered the Dragon?

kingsroad-rivals-jester-witch-own-1 = She tickled me and I chose.
kingsroad-rivals-jester-witch-own-2 = I looked at everything and understood nothing. It worked.

kingsroad-rivals-jester-witch-seen-1 = Turn me into something tall!
kingsroad-rivals-jester-witch-seen-2 = Hubble, bubble, { $who } is trouble.

kingsroad-rivals-jester-chain-own-1 = { $count } Nobles on a string. They dance!
kingsroad-rivals-jester-chain-own-2 = I told them it was a conga.

kingsroad-rivals-jester-chain-other-1 = { $count } Nobles in a row. Somebody push the first one.
kingsroad-rivals-jester-chain-other-2 = That's a lot of wigs, { $who }.

kingsroad-rivals-jester-lead-taken-1 = The fool is first! Check the door.
kingsroad-rivals-jester-lead-taken-2 = Beep beep, { $who }.

kingsroad-rivals-jester-lead-lost-1 = { $who } took my lead. I wasn't using it.
kingsroad-rivals-jester-lead-lost-2 = Good, now I can hide again.

kingsroad-rivals-jester-goal-own-1 = Forty! By accident! Arrest me!
kingsroad-rivals-jester-goal-own-2 = Is forty the good number?

kingsroad-rivals-jester-goal-other-1 = { $who } is forty. You don't look it.
kingsroad-rivals-jester-goal-other-2 = Last lap! Everybody hop.

kingsroad-rivals-jester-won-1 = I won. Please don't tell the King how.
kingsroad-rivals-jester-won-2 = Bow to the bells, { $who }!
kingsroad-rivals-jester-won-3 = And I never read the rules.
kingsroad-rivals-jester-won-4 = Crown me! No, not with that.
kingsroad-rivals-jester-won-5 = I juggled, and it all came down as points.
kingsroad-rivals-jester-won-6 = Who's the fool now? Still me, but rich.

kingsroad-rivals-jester-won-by-a-hair-1 = By a hair, and I'm bald under this.
kingsroad-rivals-jester-won-by-a-hair-2 = Nearly didn't. Did, though.

kingsroad-rivals-jester-won-by-far-1 = { $by ->
     [one] { $by } point! Somebody wake the scholars.
    *[other] { $by } points! Somebody wake the scholars.
   }
kingsroad-rivals-jester-won-by-far-2 = If I can, anyone can. Except { $who }.

kingsroad-rivals-jester-won-tie-1 = My Nobles were funnier.

kingsroad-rivals-jester-shared-1 = Half a crown each, { $who }. That's five shillings.

kingsroad-rivals-jester-lost-1 = I lost, but look: no hands!
kingsroad-rivals-jester-lost-2 = Hooray for { $who }! Hip, hip, hiccup.
kingsroad-rivals-jester-lost-3 = Losing is easy. I could teach it.
kingsroad-rivals-jester-lost-4 = My cards were upside down. Or I was.
kingsroad-rivals-jester-lost-5 = I meant to do that. Most of it.
kingsroad-rivals-jester-lost-6 = Good show, { $who }. Encore!

kingsroad-rivals-jester-lost-by-a-hair-1 = Almost! My bells were almost golden.
kingsroad-rivals-jester-lost-by-a-hair-2 = I'd have won if I had tried. Imagine.

kingsroad-rivals-jester-lost-by-far-1 = { $by ->
     [one] { $by } point. I call that an entrance.
    *[other] { $by } points. I call that an entrance.
   }
kingsroad-rivals-jester-lost-by-far-2 = I can see { $who } from here. No, that's a cow.

kingsroad-rivals-jester-lost-tie-1 = Level! And then they counted wigs.
