# What the Squire says: young, eager, polite, at a first tournament.

kingsroad-rivals-squire-before-region-1 = { $region }! I've wanted to see it since I was small.
kingsroad-rivals-squire-before-region-2 = { $points ->
     [one] { $points } point. I counted twice.
    *[other] { $points } points. I counted twice.
   }
kingsroad-rivals-squire-before-region-3 = I hope nobody else thought of { $region }.
kingsroad-rivals-squire-before-region-4 = Is it too late to change my mind? It is, isn't it.
kingsroad-rivals-squire-before-region-5 = My master says { $region } is won by the bold.
kingsroad-rivals-squire-before-region-6 = Please let it be me. Just this once.

kingsroad-rivals-squire-before-lead-1 = I'm ahead? Me? Somebody check that.
kingsroad-rivals-squire-before-lead-2 = Don't look back, they told me. I'm looking back.
kingsroad-rivals-squire-before-lead-3 = { $lead ->
     [one] { $lead } point ahead of { $who }! Mother won't believe it.
    *[other] { $lead } points ahead of { $who }! Mother won't believe it.
   }
kingsroad-rivals-squire-before-lead-4 = Nobody warned me that leading is the scary part.

kingsroad-rivals-squire-before-behind-1 = { $behind ->
     [one] { $behind } point behind. I've been further from home.
    *[other] { $behind } points behind. I've been further from home.
   }
kingsroad-rivals-squire-before-behind-2 = You make it look easy, { $who }.
kingsroad-rivals-squire-before-behind-3 = I'm still learning. Rather a lot today.
kingsroad-rivals-squire-before-behind-4 = It's not over. It isn't, is it?

kingsroad-rivals-squire-before-end-1 = Only { $left } to go for { $who }. My hands are shaking.
kingsroad-rivals-squire-before-end-2 = This could be the last one. I've barely started!
kingsroad-rivals-squire-before-end-3 = Forty is so close for you, { $who }.
kingsroad-rivals-squire-before-end-4 = I had a plan for the end. I've forgotten it.

kingsroad-rivals-squire-took-1 = I won { $region }! Did everybody see?
kingsroad-rivals-squire-took-2 = { $points ->
     [one] { $points } point, all mine. May I keep counting them?
    *[other] { $points } points, all mine. May I keep counting them?
   }
kingsroad-rivals-squire-took-3 = That worked. That actually worked.
kingsroad-rivals-squire-took-4 = Sorry, { $who }. Well, not very.
kingsroad-rivals-squire-took-5 = First in { $region }. I'm writing home tonight.

kingsroad-rivals-squire-took-by-one-1 = By one marker! My heart stopped.
kingsroad-rivals-squire-took-by-one-2 = One more than you, { $who }. I can hardly believe it.
kingsroad-rivals-squire-took-by-one-3 = So one marker is enough. Good to know.
kingsroad-rivals-squire-took-by-one-4 = Phew. I was sure you had { $region }, { $who }.
kingsroad-rivals-squire-took-by-one-5 = One! I'll never call it a small number again.

kingsroad-rivals-squire-alone-1 = All alone in { $region }. It's rather quiet here.
kingsroad-rivals-squire-alone-2 = { $points ->
     [one] Nobody else came? { $points } point just for showing up!
    *[other] Nobody else came? { $points } points just for showing up!
   }
kingsroad-rivals-squire-alone-3 = Did I miss something? Where is everybody?
kingsroad-rivals-squire-alone-4 = { $points ->
     [one] An empty region and { $points } point. I like this game.
    *[other] An empty region and { $points } points. I like this game.
   }

kingsroad-rivals-squire-lost-by-one-1 = One marker! Just one!
kingsroad-rivals-squire-lost-by-one-2 = Oh. So close, { $who }.
kingsroad-rivals-squire-lost-by-one-3 = I had { $region }. I truly thought I had it.
kingsroad-rivals-squire-lost-by-one-4 = One short. My master will hear of it, I fear.
kingsroad-rivals-squire-lost-by-one-5 = Next time I'll bring one more.

kingsroad-rivals-squire-tied-1 = A tie? But we were both so brave.
kingsroad-rivals-squire-tied-2 = Oh no. You too, { $who }?
kingsroad-rivals-squire-tied-3 = If only one of us had stayed at home.
kingsroad-rivals-squire-tied-4 = We tied in { $region }. Is that good? It isn't good.
kingsroad-rivals-squire-tied-5 = Same idea, { $who }. It felt so clever when it was only mine.

kingsroad-rivals-squire-empty-1 = Nothing for me. I'll carry the bags, then.
kingsroad-rivals-squire-empty-2 = Zero. I've read about that number.
kingsroad-rivals-squire-empty-3 = { $points ->
     [one] { $points } point for { $who }, and I got some fresh air.
    *[other] { $points } points for { $who }, and I got some fresh air.
   }
kingsroad-rivals-squire-empty-4 = Was I even at the right place?
kingsroad-rivals-squire-empty-5 = I seem to have been helping the others.

kingsroad-rivals-squire-big-1 = { $points ->
     [one] { $points } point in one round! Is that allowed?
    *[other] { $points } points in one round! Is that allowed?
   }
kingsroad-rivals-squire-big-2 = { $points }! I need to sit down.
kingsroad-rivals-squire-big-3 = I'm going to need more fingers to count on.

kingsroad-rivals-squire-big-other-1 = { $points ->
     [one] { $points } point at once? Teach me, { $who }.
    *[other] { $points } points at once? Teach me, { $who }.
   }
kingsroad-rivals-squire-big-other-2 = Well, that's one way to do it, { $who }.
kingsroad-rivals-squire-big-other-3 = I was told rounds like that don't happen.

kingsroad-rivals-squire-knight-own-1 = That was my Knight! He waved at me!
kingsroad-rivals-squire-knight-own-2 = One day I'll be the Knight who does that.
kingsroad-rivals-squire-knight-own-3 = Two in { $region }. Thank you, sir Knight!

kingsroad-rivals-squire-knight-hurt-1 = Your Knight did that, { $who }. I polished his boots once.
kingsroad-rivals-squire-knight-hurt-2 = A Knight. Of course. I'll be one someday.
kingsroad-rivals-squire-knight-hurt-3 = So that's what the Knight is for.

kingsroad-rivals-squire-dragon-own-1 = My Dragon! It listened to me!
kingsroad-rivals-squire-dragon-own-2 = I was so afraid it would eat my markers.
kingsroad-rivals-squire-dragon-own-3 = Good Dragon. Good, good Dragon.

kingsroad-rivals-squire-dragon-hurt-1 = A Dragon! I dropped my shield.
kingsroad-rivals-squire-dragon-hurt-2 = You had a Dragon all this time, { $who }?
kingsroad-rivals-squire-dragon-hurt-3 = Nobody said the King would be chased to { $region }.

kingsroad-rivals-squire-witch-own-1 = I only did what the Witch told me to.
kingsroad-rivals-squire-witch-own-2 = She knew! She knew all along!
kingsroad-rivals-squire-witch-own-3 = Is it cheating? They say it isn't.

kingsroad-rivals-squire-witch-seen-1 = A Witch! Don't let her look at me.
kingsroad-rivals-squire-witch-seen-2 = She has seen my cards now, hasn't she?
kingsroad-rivals-squire-witch-seen-3 = You're on good terms with the Witch, { $who }?

kingsroad-rivals-squire-chain-own-1 = { $count } Nobles, and they're all holding hands.
kingsroad-rivals-squire-chain-own-2 = Look, they're linked up! All { $count } of them!
kingsroad-rivals-squire-chain-own-3 = My very own Nobles, all along the road.

kingsroad-rivals-squire-chain-other-1 = { $count } Nobles in a row. I only know one, and he owes me
    money.
kingsroad-rivals-squire-chain-other-2 = You have friends everywhere, { $who }.
kingsroad-rivals-squire-chain-other-3 = That's a long chain, { $who }.

kingsroad-rivals-squire-lead-taken-1 = I'm in front? What do I do now?
kingsroad-rivals-squire-lead-taken-2 = Excuse me, { $who }. Coming through!
kingsroad-rivals-squire-lead-taken-3 = First! For a whole round, at least.

kingsroad-rivals-squire-lead-lost-1 = It was nice in front while it lasted.
kingsroad-rivals-squire-lead-lost-2 = After you, { $who }. I insist. I have no choice.
kingsroad-rivals-squire-lead-lost-3 = There goes my lead. It was my first one.

kingsroad-rivals-squire-goal-own-1 = Forty! I crossed it! Is that the end?
kingsroad-rivals-squire-goal-own-2 = I'm over the line! Somebody pinch me.
kingsroad-rivals-squire-goal-own-3 = Forty! I didn't know I could count that far.

kingsroad-rivals-squire-goal-other-1 = { $who } is over the line. Is there still hope?
kingsroad-rivals-squire-goal-other-2 = Forty already, { $who }? I was just getting warm.
kingsroad-rivals-squire-goal-other-3 = So this is how it ends. Come on, last regions!

kingsroad-rivals-squire-won-1 = I won? I won! Does somebody want an autograph?
kingsroad-rivals-squire-won-2 = Thank you for the game, { $who }. I'll never forget it.
kingsroad-rivals-squire-won-3 = They'll have to call me Knight now. Won't they?
kingsroad-rivals-squire-won-4 = I did it! I honestly don't know how.
kingsroad-rivals-squire-won-5 = Could somebody tell my master? Slowly?
kingsroad-rivals-squire-won-6 = I'd like to thank my pony.
kingsroad-rivals-squire-won-7 = First place! Is there a ribbon?

kingsroad-rivals-squire-won-by-a-hair-1 = That close? I'm glad I didn't know.
kingsroad-rivals-squire-won-by-a-hair-2 = I won, but I'll be shaking till Sunday.
kingsroad-rivals-squire-won-by-a-hair-3 = A hair! My hair is standing up, too.

kingsroad-rivals-squire-won-by-far-1 = { $by ->
     [one] { $by } point ahead? Are you letting me win, { $who }?
    *[other] { $by } points ahead? Are you letting me win, { $who }?
   }
kingsroad-rivals-squire-won-by-far-2 = I must have read the right book.
kingsroad-rivals-squire-won-by-far-3 = I'm sorry. I didn't mean to win by that much.

kingsroad-rivals-squire-won-tie-1 = Level, but I have more Nobles? I love them all.
kingsroad-rivals-squire-won-tie-2 = Saved by a Noble! I owe somebody a dinner.

kingsroad-rivals-squire-shared-1 = We both won? That's my favourite ending.
kingsroad-rivals-squire-shared-2 = Half the crown still shines, { $who }.

kingsroad-rivals-squire-lost-1 = Congratulations, { $who }. May I play again tomorrow?
kingsroad-rivals-squire-lost-2 = I lost, but I learned a lot. Mostly about losing.
kingsroad-rivals-squire-lost-3 = Well played, { $who }. I'll carry your banner.
kingsroad-rivals-squire-lost-4 = It was an honour. Really. Mostly.
kingsroad-rivals-squire-lost-5 = I'll practise. I have a mirror and three cards.
kingsroad-rivals-squire-lost-6 = Second thoughts come too late, I find.
kingsroad-rivals-squire-lost-7 = You're my new hero, { $who }.

kingsroad-rivals-squire-lost-by-a-hair-1 = So close! I could almost touch it.
kingsroad-rivals-squire-lost-by-a-hair-2 = One more region and I'd be a legend.
kingsroad-rivals-squire-lost-by-a-hair-3 = I nearly had you, { $who }. I'll dream of it.

kingsroad-rivals-squire-lost-by-far-1 = { $by ->
     [one] { $by } point behind. At least I finished.
    *[other] { $by } points behind. At least I finished.
   }
kingsroad-rivals-squire-lost-by-far-2 = I saw you once, { $who }, far ahead. Very far.
kingsroad-rivals-squire-lost-by-far-3 = Back to the stables, then.

kingsroad-rivals-squire-lost-tie-1 = Level on points, and I still lose? Oh.
kingsroad-rivals-squire-lost-tie-2 = If only I'd had one more Noble.
