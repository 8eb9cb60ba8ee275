# What the Jester says in the town: nonsense, and some of it rhymes.

assassins-rivals-jester-arrest-1 = Come along, { $person }. Mind the bells.
assassins-rivals-jester-arrest-2 = I arrested the first nose I saw. It was the { $person }'s.
assassins-rivals-jester-arrest-3 = Eeny, meeny, miny, { $person }.
assassins-rivals-jester-arrest-4 = You there, { $person }! Do a trick.

assassins-rivals-jester-kill-1 = The { $person } ran into a sword. Clumsy!
assassins-rivals-jester-kill-2 = One knife less. I counted on my toes.

assassins-rivals-jester-unmasked-1 = The { $person }! And I juggled with that one yesterday.
assassins-rivals-jester-unmasked-2 = A { $person } with a knife? I thought it was a fish.

assassins-rivals-jester-wounded-1 = Ouch, said the king. I said it first.
assassins-rivals-jester-wounded-2 = The king leaks! Somebody hold a hat under him.

assassins-rivals-jester-knight-lost-1 = A knight fell over. He isn't getting up.
assassins-rivals-jester-knight-lost-2 = Clank. That was a good knight. Good night.

assassins-rivals-jester-king-near-1 = I see the gate! Or is it a cupboard?
assassins-rivals-jester-king-near-2 = Nearly home. Last one in is a rotten king.
assassins-rivals-jester-king-near-3 = Hop, hop, hop, says the king.

assassins-rivals-jester-king-late-1 = Are we there yet?
assassins-rivals-jester-king-late-2 = The sun goes down, the king goes round.

assassins-rivals-jester-king-quiet-1 = I moved somebody. Don't ask me whom.
assassins-rivals-jester-king-quiet-2 = Left, right, left, and then a twirl.
assassins-rivals-jester-king-quiet-3 = The king wants to know the way. So do I.
assassins-rivals-jester-king-quiet-4 = Round and round the market place.

assassins-rivals-jester-arrested-1 = You took the { $person }? I was telling a joke to the
    { $person }.
assassins-rivals-jester-arrested-2 = Off goes the { $person }. Wave, everybody!
assassins-rivals-jester-arrested-3 = Is it my turn to be arrested?

assassins-rivals-jester-killed-1 = The { $person } has stopped laughing.
assassins-rivals-jester-killed-2 = That was rude, and pointy.

assassins-rivals-jester-unmask-1 = Surprise! It's the { $person }!
assassins-rivals-jester-unmask-2 = Off with the hood. Ta-da!

assassins-rivals-jester-strike-1 = Tickled the king. With a knife.
assassins-rivals-jester-strike-2 = Poke!

assassins-rivals-jester-knight-felled-1 = Your knight sat down on something sharp.
assassins-rivals-jester-knight-felled-2 = One tin man less, { $who }.

assassins-rivals-jester-gate-near-1 = The king is nearly home! Quick, move the home.
assassins-rivals-jester-gate-near-2 = Shoo, king, shoo!
assassins-rivals-jester-gate-near-3 = Somebody sit on that gate.

assassins-rivals-jester-gate-late-1 = Tick, tock, said the clock to the king.
assassins-rivals-jester-gate-late-2 = It's past your bedtime, Majesty.

assassins-rivals-jester-people-quiet-1 = We're only dancing. Honestly.
assassins-rivals-jester-people-quiet-2 = Everybody change places! It's a game.
assassins-rivals-jester-people-quiet-3 = I told them to mingle. They mingled.
assassins-rivals-jester-people-quiet-4 = Nothing up my sleeve. Only my arm.

assassins-rivals-jester-won-castle-1 = The king is in! Shut the door, there's a draught.
assassins-rivals-jester-won-castle-2 = Home, and no tomatoes thrown.

assassins-rivals-jester-won-assassins-1 = All three! And I was only guessing.
assassins-rivals-jester-won-assassins-2 = No more knives. Forks, anyone?

assassins-rivals-jester-lost-killed-1 = The king is dead. Can I have his hat?
assassins-rivals-jester-lost-killed-2 = Well, that show is over.
assassins-rivals-jester-lost-killed-3 = The king lies down on the job.
assassins-rivals-jester-lost-killed-4 = I told him that two is one too many.

assassins-rivals-jester-lost-time-1 = We danced too long.
assassins-rivals-jester-lost-time-2 = Too late! I told him that those shoes were too long.
assassins-rivals-jester-lost-time-3 = The last card fell off the table. Sorry.

assassins-rivals-jester-won-killed-1 = I stuck the king! By mistake!
assassins-rivals-jester-won-killed-2 = Down came the crown.
assassins-rivals-jester-won-killed-3 = Two pokes and a bow.
assassins-rivals-jester-won-killed-4 = Whoops, Majesty.

assassins-rivals-jester-won-time-1 = Time's up, king's out, fool's in.
assassins-rivals-jester-won-time-2 = We walked in circles, and it worked.
assassins-rivals-jester-won-time-3 = The clock was on our side. I wound it up.

assassins-rivals-jester-lost-castle-1 = He's in? I was holding the other gate.
assassins-rivals-jester-lost-castle-2 = Bye, king. Write to us.

assassins-rivals-jester-lost-assassins-1 = All three gone? I have only bells left.
assassins-rivals-jester-lost-assassins-2 = { $who } found everybody. You'd be good at hide and seek.

assassins-rivals-jester-won-1 = I won! Somebody must have cheated for me.
assassins-rivals-jester-won-2 = A bow, a wink, and out by the window.
assassins-rivals-jester-won-3 = Next time I'll try with my eyes open.
assassins-rivals-jester-won-4 = I'd like to thank my left shoe.
assassins-rivals-jester-won-5 = Winning tickles.
assassins-rivals-jester-won-6 = Hats off! No, keep yours on, { $who }.

assassins-rivals-jester-lost-1 = I lost, but my hat is on straight.
assassins-rivals-jester-lost-2 = Boo! No, wait, that's for me.
assassins-rivals-jester-lost-3 = You were funnier than me, { $who }.
assassins-rivals-jester-lost-4 = I was busy juggling.
assassins-rivals-jester-lost-5 = Lost! Who has seen my game?
assassins-rivals-jester-lost-6 = Well, I made you smile, { $who }.
