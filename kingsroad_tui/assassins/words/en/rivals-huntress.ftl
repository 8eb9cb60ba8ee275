# What the Huntress says in the town: few words, a good nose, and patience.

assassins-rivals-huntress-arrest-1 = The { $person } smelled of iron.
assassins-rivals-huntress-arrest-2 = That one. The { $person }. Don't ask me why.
assassins-rivals-huntress-arrest-3 = A hunch. I follow them.
assassins-rivals-huntress-arrest-4 = The { $person } stood too still.
assassins-rivals-huntress-arrest-5 = I've netted a { $person }. Now we'll see.

assassins-rivals-huntress-kill-1 = Clean. The { $person } felt nothing.
assassins-rivals-huntress-kill-2 = A wolf that shows its teeth is half caught.
assassins-rivals-huntress-kill-3 = That was the { $person }. Next.

assassins-rivals-huntress-unmasked-1 = I smelled something. Not the { $person }.
assassins-rivals-huntress-unmasked-2 = There it jumps. The { $person }.
assassins-rivals-huntress-unmasked-3 = Wolf!

assassins-rivals-huntress-wounded-1 = He bleeds. They'll follow the drops.
assassins-rivals-huntress-wounded-2 = First blood is theirs.
assassins-rivals-huntress-wounded-3 = I heard the twig too late.

assassins-rivals-huntress-knight-lost-1 = A hound less.
assassins-rivals-huntress-knight-lost-2 = He stood in the open. One never does.
assassins-rivals-huntress-knight-lost-3 = They bite back. Good.
assassins-rivals-huntress-knight-lost-4 = You draw well, { $who }.

assassins-rivals-huntress-king-near-1 = The den is near. Quiet.
assassins-rivals-huntress-king-near-2 = I can smell the castle's kitchen.
assassins-rivals-huntress-king-near-3 = One more thicket.
assassins-rivals-huntress-king-near-4 = Now don't run. Running wakes them.

assassins-rivals-huntress-king-late-1 = Dusk. Every trail looks longer.
assassins-rivals-huntress-king-late-2 = { $cards ->
     [one] { $cards } card, then dark.
    *[other] { $cards } cards, then dark.
   }
assassins-rivals-huntress-king-late-3 = The old stag is tired.

assassins-rivals-huntress-king-quiet-1 = Wind from the south. Good.
assassins-rivals-huntress-king-quiet-2 = They lie low. So do we.
assassins-rivals-huntress-king-quiet-3 = I know this ground.
assassins-rivals-huntress-king-quiet-4 = One path is as good as your feet.
assassins-rivals-huntress-king-quiet-5 = Somebody follows. I like that.
assassins-rivals-huntress-king-quiet-6 = Don't think. Step.

assassins-rivals-huntress-arrested-1 = The { $person } is in the net. The pack is still out.
assassins-rivals-huntress-arrested-2 = You shot at a shadow, { $who }. Perhaps.
assassins-rivals-huntress-arrested-3 = I heard the { $person } go. Quietly.
assassins-rivals-huntress-arrested-4 = A snare works both ways, { $who }.

assassins-rivals-huntress-killed-1 = The { $person } jumped too soon.
assassins-rivals-huntress-killed-2 = Quick, { $who }. I'd have done the same.
assassins-rivals-huntress-killed-3 = So falls the { $person }.

assassins-rivals-huntress-unmask-1 = Enough stalking.
assassins-rivals-huntress-unmask-2 = The { $person } has waited long enough.
assassins-rivals-huntress-unmask-3 = Teeth.

assassins-rivals-huntress-strike-1 = A hit. He'll slow down.
assassins-rivals-huntress-strike-2 = I aim for the crown.
assassins-rivals-huntress-strike-3 = First arrow.

assassins-rivals-huntress-knight-felled-1 = One hound less on our track.
assassins-rivals-huntress-knight-felled-2 = He never heard us.
assassins-rivals-huntress-knight-felled-3 = Iron makes noise, { $who }.
assassins-rivals-huntress-knight-felled-4 = The thicket is open now.

assassins-rivals-huntress-gate-near-1 = He smells the stable.
assassins-rivals-huntress-gate-near-2 = Cut him off.
assassins-rivals-huntress-gate-near-3 = The last field is the longest, Majesty.
assassins-rivals-huntress-gate-near-4 = He runs. At last.

assassins-rivals-huntress-gate-late-1 = Let him tire.
assassins-rivals-huntress-gate-late-2 = { $cards ->
     [one] { $cards } card. I can lie still for longer than that.
    *[other] { $cards } cards. I can lie still for longer than that.
   }
assassins-rivals-huntress-gate-late-3 = The sun is on our side.

assassins-rivals-huntress-people-quiet-1 = We move when the wind moves.
assassins-rivals-huntress-people-quiet-2 = Patience. He has to come past.
assassins-rivals-huntress-people-quiet-3 = You look straight at us, { $who }, and see a crowd.
assassins-rivals-huntress-people-quiet-4 = I drive, they wait.
assassins-rivals-huntress-people-quiet-5 = Not yet.
assassins-rivals-huntress-people-quiet-6 = A good drive has no shouting in it.

assassins-rivals-huntress-won-castle-1 = Home, past all your traps.
assassins-rivals-huntress-won-castle-2 = The fox is in its den, { $who }.
assassins-rivals-huntress-won-castle-3 = My feet knew the way.

assassins-rivals-huntress-won-assassins-1 = Three wolves. All of them.
assassins-rivals-huntress-won-assassins-2 = The woods are safe tonight.
assassins-rivals-huntress-won-assassins-3 = I never counted. I smelled.

assassins-rivals-huntress-lost-killed-1 = The stag is down. Your hunt, { $who }.
assassins-rivals-huntress-lost-killed-2 = I led him into the thicket.
assassins-rivals-huntress-lost-killed-3 = Good shot, { $who }.

assassins-rivals-huntress-lost-time-1 = Night fell first.
assassins-rivals-huntress-lost-time-2 = I took the long path. Too long.
assassins-rivals-huntress-lost-time-3 = You needed only to wait, { $who }.

assassins-rivals-huntress-won-killed-1 = The stag is down.
assassins-rivals-huntress-won-killed-2 = Two arrows. One king.
assassins-rivals-huntress-won-killed-3 = I waited. Then I didn't.

assassins-rivals-huntress-won-time-1 = Dark now. He's still out there.
assassins-rivals-huntress-won-time-2 = We drove him in circles, { $who }.
assassins-rivals-huntress-won-time-3 = A good hunt needs no kill.

assassins-rivals-huntress-lost-castle-1 = He broke through. Strong old stag.
assassins-rivals-huntress-lost-castle-2 = Well led, { $who }.
assassins-rivals-huntress-lost-castle-3 = I closed one gap too few.

assassins-rivals-huntress-lost-assassins-1 = The pack is gone. You track well, { $who }.
assassins-rivals-huntress-lost-assassins-2 = You have a better nose, { $who }.
assassins-rivals-huntress-lost-assassins-3 = Three shots, three hits. Respect.

assassins-rivals-huntress-won-1 = Good ground. Good day.
assassins-rivals-huntress-won-2 = I'll take the short way home.
assassins-rivals-huntress-won-3 = You left a trail, { $who }.
assassins-rivals-huntress-won-4 = Bow unstrung. Supper.

assassins-rivals-huntress-lost-1 = The woods are wide. I'll be back.
assassins-rivals-huntress-lost-2 = Clean, { $who }.
assassins-rivals-huntress-lost-3 = I slept on my watch.
assassins-rivals-huntress-lost-4 = Today I was the hare.
