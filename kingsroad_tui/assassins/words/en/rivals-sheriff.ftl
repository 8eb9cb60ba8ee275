# What the Sheriff says in the town: blunt, dutiful, one thing after the other.

assassins-rivals-sheriff-arrest-1 = The { $person } comes with me. Just a few questions.
assassins-rivals-sheriff-arrest-2 = You, { $person }. Hands where I can see them.
assassins-rivals-sheriff-arrest-3 = One arrest a day keeps the king awake.
assassins-rivals-sheriff-arrest-4 = I didn't like the way the { $person } stood there.
assassins-rivals-sheriff-arrest-5 = The { $person } can explain it at the station.

assassins-rivals-sheriff-kill-1 = The { $person } resisted. It's in the report.
assassins-rivals-sheriff-kill-2 = Knife down, { $person }. Too late.
assassins-rivals-sheriff-kill-3 = That settles the matter of the { $person }.

assassins-rivals-sheriff-unmasked-1 = The { $person }! I bought my lunch there.
assassins-rivals-sheriff-unmasked-2 = A blade in broad daylight. Guards!
assassins-rivals-sheriff-unmasked-3 = I had the { $person } on my list. Further down.

assassins-rivals-sheriff-wounded-1 = The king is hit. Clear the street!
assassins-rivals-sheriff-wounded-2 = That happened on my beat. It won't again.
assassins-rivals-sheriff-wounded-3 = Somebody will hang for that scratch.

assassins-rivals-sheriff-knight-lost-1 = Man down. Close the gap.
assassins-rivals-sheriff-knight-lost-2 = That was a good man. You'll pay for him, { $who }.
assassins-rivals-sheriff-knight-lost-3 = Attacking an officer. Noted, { $who }.
assassins-rivals-sheriff-knight-lost-4 = One knight fewer. Same orders.

assassins-rivals-sheriff-king-near-1 = Gate in sight. Make way for the king.
assassins-rivals-sheriff-king-near-2 = Nearly there. Nobody moves.
assassins-rivals-sheriff-king-near-3 = Keep the road clear, good people.
assassins-rivals-sheriff-king-near-4 = I can see the gatekeeper yawning.

assassins-rivals-sheriff-king-late-1 = Move along, Majesty. The light is going.
assassins-rivals-sheriff-king-late-2 = We're behind schedule. I hate that.
assassins-rivals-sheriff-king-late-3 = { $cards ->
     [one] { $cards } card, and a long street.
    *[other] { $cards } cards, and a long street.
   }

assassins-rivals-sheriff-king-quiet-1 = Nothing to see here. Walk on.
assassins-rivals-sheriff-king-quiet-2 = Order in the street. So far.
assassins-rivals-sheriff-king-quiet-3 = One step, then look. One step, then look.
assassins-rivals-sheriff-king-quiet-4 = I've walked this beat for twenty years.
assassins-rivals-sheriff-king-quiet-5 = Keep your hands out of your cloaks.
assassins-rivals-sheriff-king-quiet-6 = All quiet. I don't trust it.

assassins-rivals-sheriff-arrested-1 = You take the { $person }? On what charge?
assassins-rivals-sheriff-arrested-2 = I'd have asked for papers first, { $who }.
assassins-rivals-sheriff-arrested-3 = Easy with the { $person }. There are rules.
assassins-rivals-sheriff-arrested-4 = Arresting folk is my line of work, { $who }.

assassins-rivals-sheriff-killed-1 = The { $person } is down. That's a crime somewhere.
assassins-rivals-sheriff-killed-2 = Blood on the cobbles. Yours to clean, { $who }.

assassins-rivals-sheriff-unmask-1 = The { $person } has had enough of you.
assassins-rivals-sheriff-unmask-2 = No more hiding. Do your duty, { $person }.
assassins-rivals-sheriff-unmask-3 = Under orders. Mine.

assassins-rivals-sheriff-strike-1 = The king has been served.
assassins-rivals-sheriff-strike-2 = That's one blow. The law allows for two.
assassins-rivals-sheriff-strike-3 = Consider that a warning, Majesty.

assassins-rivals-sheriff-knight-felled-1 = One guard off duty.
assassins-rivals-sheriff-knight-felled-2 = He stood in the way, { $who }. Obstruction.
assassins-rivals-sheriff-knight-felled-3 = You should have posted two there.
assassins-rivals-sheriff-knight-felled-4 = That post is empty now.

assassins-rivals-sheriff-gate-near-1 = Halt! Nobody enters the castle today.
assassins-rivals-sheriff-gate-near-2 = Stop that king!
assassins-rivals-sheriff-gate-near-3 = He's near the gate. Block the street.
assassins-rivals-sheriff-gate-near-4 = I know a short cut. So does he.

assassins-rivals-sheriff-gate-late-1 = Curfew soon, Majesty.
assassins-rivals-sheriff-gate-late-2 = { $cards ->
     [one] { $cards } card more, and the gates stay shut.
    *[other] { $cards } cards more, and the gates stay shut.
   }
assassins-rivals-sheriff-gate-late-3 = He won't make it by lamplight.

assassins-rivals-sheriff-people-quiet-1 = We're a peaceful crowd. Ask anyone.
assassins-rivals-sheriff-people-quiet-2 = Just standing here. It's not forbidden.
assassins-rivals-sheriff-people-quiet-3 = I know where every one of your men stands, { $who }.
assassins-rivals-sheriff-people-quiet-4 = Slow and steady. The street is ours.
assassins-rivals-sheriff-people-quiet-5 = Form a line. No, another line.
assassins-rivals-sheriff-people-quiet-6 = Let him come. We'll be standing here.

assassins-rivals-sheriff-won-castle-1 = Delivered. Sign here, Majesty.
assassins-rivals-sheriff-won-castle-2 = The king is home. End of shift.
assassins-rivals-sheriff-won-castle-3 = Safe behind the wall. Good evening, { $who }.

assassins-rivals-sheriff-won-assassins-1 = All three in the book. Case closed.
assassins-rivals-sheriff-won-assassins-2 = The last one. I never forget a face.
assassins-rivals-sheriff-won-assassins-3 = The streets are clean, { $who }.

assassins-rivals-sheriff-lost-killed-1 = The king is dead. I hand in my badge.
assassins-rivals-sheriff-lost-killed-2 = On my watch. On my own watch.
assassins-rivals-sheriff-lost-killed-3 = You'll hear from me, { $who }.

assassins-rivals-sheriff-lost-time-1 = Out of time. I blame the traffic.
assassins-rivals-sheriff-lost-time-2 = We were careful. Too careful.
assassins-rivals-sheriff-lost-time-3 = The gates are shut, and we're outside.

assassins-rivals-sheriff-won-killed-1 = It's done. I'll write it up as an accident.
assassins-rivals-sheriff-won-killed-2 = The king is down. Nobody saw anything.
assassins-rivals-sheriff-won-killed-3 = Justice takes its time. Not today, though.

assassins-rivals-sheriff-won-time-1 = Closing time, Majesty.
assassins-rivals-sheriff-won-time-2 = We held the street. That's all it took.
assassins-rivals-sheriff-won-time-3 = Nobody passed. Well done, everybody.

assassins-rivals-sheriff-lost-castle-1 = He slipped through. I'll find out who opened that gate.
assassins-rivals-sheriff-lost-castle-2 = You got him home, { $who }. Clean work.
assassins-rivals-sheriff-lost-castle-3 = One more body in the street, and I had him.

assassins-rivals-sheriff-lost-assassins-1 = You found all three. You should wear the badge,
    { $who }.
assassins-rivals-sheriff-lost-assassins-2 = Good police work, { $who }. I know it when I see it.
assassins-rivals-sheriff-lost-assassins-3 = My best people, all gone.

assassins-rivals-sheriff-won-1 = Peace and quiet. My favourite ending.
assassins-rivals-sheriff-won-2 = That's a wrap. Hand in your badges.
assassins-rivals-sheriff-won-3 = Well policed, if I say so myself.
assassins-rivals-sheriff-won-4 = You put up a fair resistance, { $who }.

assassins-rivals-sheriff-lost-1 = I'll need a new town.
assassins-rivals-sheriff-lost-2 = Beaten fair and square, { $who }. I checked.
assassins-rivals-sheriff-lost-3 = Somebody take over my shift.
assassins-rivals-sheriff-lost-4 = I know when I'm beaten. I've cautioned enough people about it.
