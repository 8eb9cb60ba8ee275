# What the Castellan says: gruff, a soldier, who has looked at every wall and every street.

assassins-rivals-castellan-arrest-1 = Put the { $person } in irons. The big ones.
assassins-rivals-castellan-arrest-2 = The { $person } was inside my line. Nobody is.
assassins-rivals-castellan-arrest-3 = Search the { $person }. Twice.
assassins-rivals-castellan-arrest-4 = I hold the { $person } until I know better.
assassins-rivals-castellan-arrest-5 = The dungeon has room for a { $person }.

assassins-rivals-castellan-kill-1 = The { $person } drew first. My man drew better.
assassins-rivals-castellan-kill-2 = One blade down. Hold the line.
assassins-rivals-castellan-kill-3 = Well struck. Back to your post.

assassins-rivals-castellan-unmasked-1 = The { $person }! To arms!
assassins-rivals-castellan-unmasked-2 = Breach! The { $person } is in among us!
assassins-rivals-castellan-unmasked-3 = So it was the { $person }. Close up, men.

assassins-rivals-castellan-wounded-1 = The king is hit! Shields, all round!
assassins-rivals-castellan-wounded-2 = A scratch, Majesty. Keep walking.
assassins-rivals-castellan-wounded-3 = That must not happen twice.

assassins-rivals-castellan-knight-lost-1 = A man lost. Close ranks.
assassins-rivals-castellan-knight-lost-2 = He held his post to the end.
assassins-rivals-castellan-knight-lost-3 = I trained that man myself, { $who }.
assassins-rivals-castellan-knight-lost-4 = Fill that gap. Now.

assassins-rivals-castellan-king-near-1 = Gate ahead. Wedge formation.
assassins-rivals-castellan-king-near-2 = I know that gate. I oiled it this morning.
assassins-rivals-castellan-king-near-3 = Nearly under my walls, Majesty.
assassins-rivals-castellan-king-near-4 = Raise the portcullis, you sleepers!

assassins-rivals-castellan-king-late-1 = We're losing the light. Double pace.
assassins-rivals-castellan-king-late-2 = { $cards ->
     [one] { $cards } card. A march is a march.
    *[other] { $cards } cards. A march is a march.
   }
assassins-rivals-castellan-king-late-3 = The gates close at dusk, king or no king.

assassins-rivals-castellan-king-quiet-1 = I've looked at every street. Twice.
assassins-rivals-castellan-king-quiet-2 = Knights on the corners. King in the middle.
assassins-rivals-castellan-king-quiet-3 = Hold. Look. Go.
assassins-rivals-castellan-king-quiet-4 = A crowd is an army that hasn't been told yet.
assassins-rivals-castellan-king-quiet-5 = Eyes up, men. Roofs, too.
assassins-rivals-castellan-king-quiet-6 = No heroes today. Heroes leave gaps.

assassins-rivals-castellan-arrested-1 = You took the { $person }. The wall still stands, { $who }.
assassins-rivals-castellan-arrested-2 = The { $person } knew the risk of a morning walk.
assassins-rivals-castellan-arrested-3 = One prisoner doesn't win a siege, { $who }.
assassins-rivals-castellan-arrested-4 = Spend your arrests, { $who }. I count them.
assassins-rivals-castellan-arrested-5 = Treat the { $person } well.

assassins-rivals-castellan-killed-1 = The { $person } fell in the front line.
assassins-rivals-castellan-killed-2 = A fair fight, { $who }. I'll grant you that.
assassins-rivals-castellan-killed-3 = We've lost the { $person }. Regroup.

assassins-rivals-castellan-unmask-1 = Out of cover! Go, { $person }!
assassins-rivals-castellan-unmask-2 = The { $person } attacks. Surprise is half the siege.
assassins-rivals-castellan-unmask-3 = Now! For the town!

assassins-rivals-castellan-strike-1 = A hit on the keep!
assassins-rivals-castellan-strike-2 = Your wall has a hole in it, { $who }.
assassins-rivals-castellan-strike-3 = One more like that, and he's done.

assassins-rivals-castellan-knight-felled-1 = Their flank is open.
assassins-rivals-castellan-knight-felled-2 = You left him without cover, { $who }.
assassins-rivals-castellan-knight-felled-3 = One tower down.
assassins-rivals-castellan-knight-felled-4 = A guard alone is a gift.

assassins-rivals-castellan-gate-near-1 = Man the gate! Anybody! Everybody!
assassins-rivals-castellan-gate-near-2 = He's at the ditch. Hold him there.
assassins-rivals-castellan-gate-near-3 = Not through my gate, Majesty.
assassins-rivals-castellan-gate-near-4 = Plug that street with your own boots.

assassins-rivals-castellan-gate-late-1 = Hold on. Time is the best wall.
assassins-rivals-castellan-gate-late-2 = { $cards ->
     [one] { $cards } card. I've held longer with less.
    *[other] { $cards } cards. I've held longer with less.
   }
assassins-rivals-castellan-gate-late-3 = He's short of daylight. Keep him so.

assassins-rivals-castellan-people-quiet-1 = Take your places. No rushing.
assassins-rivals-castellan-people-quiet-2 = I've reckoned every road that you have, { $who }.
assassins-rivals-castellan-people-quiet-3 = A siege is mostly waiting.
assassins-rivals-castellan-people-quiet-4 = Shoulder to shoulder. Look bored.
assassins-rivals-castellan-people-quiet-5 = Your knights are well placed, { $who }. So are we.
assassins-rivals-castellan-people-quiet-6 = Stand firm. He has to come to us.

assassins-rivals-castellan-won-castle-1 = The king is within the walls. Raise the bridge!
assassins-rivals-castellan-won-castle-2 = Every street, every gate, { $who }. I checked.
assassins-rivals-castellan-won-castle-3 = Home. Double rations for all.

assassins-rivals-castellan-won-assassins-1 = The last one. The keep is safe.
assassins-rivals-castellan-won-assassins-2 = All three, and not a stone chipped.
assassins-rivals-castellan-won-assassins-3 = Your garrison is spent, { $who }.

assassins-rivals-castellan-lost-killed-1 = The keep has fallen. My sword is yours, { $who }.
assassins-rivals-castellan-lost-killed-2 = I had every wall manned but one.
assassins-rivals-castellan-lost-killed-3 = He trusted my wall. I shall not forget it.

assassins-rivals-castellan-lost-time-1 = Dusk. And we're on the wrong side of the gate.
assassins-rivals-castellan-lost-time-2 = A perfect march, { $who }. One hour too slow.
assassins-rivals-castellan-lost-time-3 = I built the wall, and forgot the road.

assassins-rivals-castellan-won-killed-1 = The keep has fallen.
assassins-rivals-castellan-won-killed-2 = Two blows at the weakest stone.
assassins-rivals-castellan-won-killed-3 = A wall is only as good as its last man, { $who }.

assassins-rivals-castellan-won-time-1 = We held. That's what walls do.
assassins-rivals-castellan-won-time-2 = The siege is over, { $who }. He never got in.
assassins-rivals-castellan-won-time-3 = Not one gate. I told you.

assassins-rivals-castellan-lost-castle-1 = He broke through. Well led, { $who }.
assassins-rivals-castellan-lost-castle-2 = One street unmanned. One!
assassins-rivals-castellan-lost-castle-3 = You marched him in, { $who }. I salute.

assassins-rivals-castellan-lost-assassins-1 = My whole garrison, found out. Sharp work, { $who }.
assassins-rivals-castellan-lost-assassins-2 = You took the fort without a siege, { $who }.
assassins-rivals-castellan-lost-assassins-3 = No blades left. I yield.

assassins-rivals-castellan-won-1 = Sound the horn. It's ours.
assassins-rivals-castellan-won-2 = A good day for the garrison.
assassins-rivals-castellan-won-3 = You fought well, { $who }. Have some soup.
assassins-rivals-castellan-won-4 = Dismissed. Well done, all of you.

assassins-rivals-castellan-lost-1 = I strike my flag, { $who }.
assassins-rivals-castellan-lost-2 = Never a siege without a lesson.
assassins-rivals-castellan-lost-3 = We'll drill harder tomorrow.
assassins-rivals-castellan-lost-4 = Honours of war, I hope?
