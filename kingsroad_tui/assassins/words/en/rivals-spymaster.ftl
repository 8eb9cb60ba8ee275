# What the Spymaster says: softly, with a file on everybody.

assassins-rivals-spymaster-arrest-1 = The { $person } and I need a quiet word.
assassins-rivals-spymaster-arrest-2 = I have a file on you, { $person }. A thick one.
assassins-rivals-spymaster-arrest-3 = One name crossed out. The { $person }'s.
assassins-rivals-spymaster-arrest-4 = Somebody had to go. It might as well be the { $person }.
assassins-rivals-spymaster-arrest-5 = The { $person } talked in his sleep, I'm told. Or hers.

assassins-rivals-spymaster-kill-1 = The { $person } has been closed. The file, I mean.
assassins-rivals-spymaster-kill-2 = You showed your hand, { $person }. I kept mine.
assassins-rivals-spymaster-kill-3 = Unmasked people rarely grow old.

assassins-rivals-spymaster-unmasked-1 = The { $person }. Page four. I should have read on.
assassins-rivals-spymaster-unmasked-2 = Ah. So that is what the { $person } was waiting for.
assassins-rivals-spymaster-unmasked-3 = One mask fewer. Who is next, { $who }?

assassins-rivals-spymaster-wounded-1 = That blade passed three of my men. I want names.
assassins-rivals-spymaster-wounded-2 = The king bleeds. My own fault.
assassins-rivals-spymaster-wounded-3 = So close to him, and nobody whispered it to me.

assassins-rivals-spymaster-knight-lost-1 = He was a good pair of eyes. I had few enough.
assassins-rivals-spymaster-knight-lost-2 = A gap in the net. You'll use it, { $who }.
assassins-rivals-spymaster-knight-lost-3 = I shall write to his mother. In code.
assassins-rivals-spymaster-knight-lost-4 = That man knew too little to die for.

assassins-rivals-spymaster-king-near-1 = Not a word. We're almost inside.
assassins-rivals-spymaster-king-near-2 = The gatekeeper is one of mine.
assassins-rivals-spymaster-king-near-3 = I can hear the hinges from here.
assassins-rivals-spymaster-king-near-4 = Softly now. Walls have ears, and gates have more.

assassins-rivals-spymaster-king-late-1 = Too much caution is a danger, too. I forgot it.
assassins-rivals-spymaster-king-late-2 = { $cards ->
     [one] { $cards } card left. My reports run longer.
    *[other] { $cards } cards left. My reports run longer.
   }
assassins-rivals-spymaster-king-late-3 = The clock is the one spy that I can't buy.

assassins-rivals-spymaster-king-quiet-1 = A street full of faces, and some of them lie.
assassins-rivals-spymaster-king-quiet-2 = Somebody in this street is holding their breath.
assassins-rivals-spymaster-king-quiet-3 = I looked at all the ways. This one smelled least.
assassins-rivals-spymaster-king-quiet-4 = You smile too evenly, { $who }.
assassins-rivals-spymaster-king-quiet-5 = I count shadows. There's one too many.
assassins-rivals-spymaster-king-quiet-6 = Trust nobody. It saves time.

assassins-rivals-spymaster-arrested-1 = You took the { $person }. Are you sure, { $who }?
assassins-rivals-spymaster-arrested-2 = The { $person } will say nothing. Nobody ever does.
assassins-rivals-spymaster-arrested-3 = Interesting choice, { $who }. I'll make a note.
assassins-rivals-spymaster-arrested-4 = So you suspect the { $person }. I'd love to hear why.
assassins-rivals-spymaster-arrested-5 = One question fewer for you. Or one more.

assassins-rivals-spymaster-killed-1 = The { $person } knew the risk.
assassins-rivals-spymaster-killed-2 = A blade for a blade, { $who }.
assassins-rivals-spymaster-killed-3 = The { $person } was careful for years. Then today.

assassins-rivals-spymaster-unmask-1 = You may look now, { $who }. It was the { $person }.
assassins-rivals-spymaster-unmask-2 = The { $person } has been mine for years.
assassins-rivals-spymaster-unmask-3 = Good evening. We've met, I think.

assassins-rivals-spymaster-strike-1 = A small reminder, Majesty.
assassins-rivals-spymaster-strike-2 = From a friend.
assassins-rivals-spymaster-strike-3 = One word in the right ear, one blade in the right rib.

assassins-rivals-spymaster-knight-felled-1 = He looked the wrong way. I arranged for that.
assassins-rivals-spymaster-knight-felled-2 = One pair of eyes fewer on us, { $who }.
assassins-rivals-spymaster-knight-felled-3 = He was about to remember something.
assassins-rivals-spymaster-knight-felled-4 = A quiet corner. Quieter now.

assassins-rivals-spymaster-gate-near-1 = He can almost read the sign over the gate.
assassins-rivals-spymaster-gate-near-2 = Somebody is about to be very disappointed.
assassins-rivals-spymaster-gate-near-3 = Let him see the gate. Seeing isn't passing.
assassins-rivals-spymaster-gate-near-4 = Close. I dislike close.

assassins-rivals-spymaster-gate-late-1 = Every minute is on my payroll, { $who }.
assassins-rivals-spymaster-gate-late-2 = { $cards ->
     [one] { $cards } card. Time works for us, and takes no bribes.
    *[other] { $cards } cards. Time works for us, and takes no bribes.
   }
assassins-rivals-spymaster-gate-late-3 = He walks slower when he's afraid. Good.

assassins-rivals-spymaster-people-quiet-1 = Some of us know. The rest of us wonder.
assassins-rivals-spymaster-people-quiet-2 = Look at whomever you like, { $who }. We all look alike.
assassins-rivals-spymaster-people-quiet-3 = Nobody in particular went nowhere in particular.
assassins-rivals-spymaster-people-quiet-4 = A crowd is a cloak with many pockets.
assassins-rivals-spymaster-people-quiet-5 = You watched the wrong hand, { $who }. Or did you?
assassins-rivals-spymaster-people-quiet-6 = I only asked some people to stand closer.

assassins-rivals-spymaster-won-castle-1 = Inside. Burn the plans.
assassins-rivals-spymaster-won-castle-2 = He was never on the road that you watched, { $who }.
assassins-rivals-spymaster-won-castle-3 = Nobody saw us come. That's the whole job.

assassins-rivals-spymaster-won-assassins-1 = Three names, three lines through them.
assassins-rivals-spymaster-won-assassins-2 = I had two of them on the first day. The third was
    harder.
assassins-rivals-spymaster-won-assassins-3 = The list is empty. I'll miss it.

assassins-rivals-spymaster-lost-killed-1 = My network failed. I'll be replaced by morning.
assassins-rivals-spymaster-lost-killed-2 = It was the last face I'd have looked at.
assassins-rivals-spymaster-lost-killed-3 = Elegant, { $who }. I hate it.

assassins-rivals-spymaster-lost-time-1 = I saw every danger but the clock.
assassins-rivals-spymaster-lost-time-2 = So careful, and so late.
assassins-rivals-spymaster-lost-time-3 = You bought time, { $who }. Cheaply.

assassins-rivals-spymaster-won-killed-1 = It never happened. You saw nothing, { $who }.
assassins-rivals-spymaster-won-killed-2 = Two blows. The rest is rumour.
assassins-rivals-spymaster-won-killed-3 = The crown is free. Quietly, please.

assassins-rivals-spymaster-won-time-1 = We did nothing. Beautifully.
assassins-rivals-spymaster-won-time-2 = Waiting is a weapon, { $who }.
assassins-rivals-spymaster-won-time-3 = He suspected everybody but the hour.

assassins-rivals-spymaster-lost-castle-1 = He's in. Someone in my house has talked.
assassins-rivals-spymaster-lost-castle-2 = Well run, { $who }. I'd hire you.
assassins-rivals-spymaster-lost-castle-3 = I watched one gate. There was another.

assassins-rivals-spymaster-lost-assassins-1 = You read my files, { $who }. Admit it.
assassins-rivals-spymaster-lost-assassins-2 = All three. I underestimated you.
assassins-rivals-spymaster-lost-assassins-3 = My best masks. You have sharp eyes, { $who }.

assassins-rivals-spymaster-won-1 = You'll read another story in the papers, { $who }.
assassins-rivals-spymaster-won-2 = I knew it before you did, { $who }. By a minute.
assassins-rivals-spymaster-won-3 = Please leave by the back door.
assassins-rivals-spymaster-won-4 = One more secret that only we two know.

assassins-rivals-spymaster-lost-1 = Somebody talked. I'll find out who.
assassins-rivals-spymaster-lost-2 = I shall deny that this game took place.
assassins-rivals-spymaster-lost-3 = You kept your face straight, { $who }. Few do.
assassins-rivals-spymaster-lost-4 = I had a plan for this, too. It was in the other coat.
