# What the Baron says: loud, sure of himself, and a little too certain what you will do.

kingsroad-rivals-baron-before-region-1 = { $region }! I know exactly what you all did.
kingsroad-rivals-baron-before-region-2 = Ha! I can read it in your faces.
kingsroad-rivals-baron-before-region-3 = Everybody wants { $region }. How very obvious.
kingsroad-rivals-baron-before-region-4 = { $points ->
     [one] { $points } point. Of course you went there. Or did you?
    *[other] { $points } points. Of course you went there. Or did you?
   }
kingsroad-rivals-baron-before-region-5 = I saw you look at { $region }. I see everything.
kingsroad-rivals-baron-before-region-6 = Turn them over! I can't wait.

kingsroad-rivals-baron-before-lead-1 = { $lead ->
     [one] { $lead } point ahead, and I'm hardly trying.
    *[other] { $lead } points ahead, and I'm hardly trying.
   }
kingsroad-rivals-baron-before-lead-2 = Somebody bring { $who } a chair. It will be a long day.
kingsroad-rivals-baron-before-lead-3 = It's lonely in front. I rather enjoy it.
kingsroad-rivals-baron-before-lead-4 = My banner looks splendid up there, doesn't it?

kingsroad-rivals-baron-before-behind-1 = I'm giving { $who } a head start. It's called manners.
kingsroad-rivals-baron-before-behind-2 = { $behind ->
     [one] { $behind } point? I spend that on breakfast.
    *[other] { $behind } points? I spend that on breakfast.
   }
kingsroad-rivals-baron-before-behind-3 = Enjoy it, { $who }. I'm only waiting.
kingsroad-rivals-baron-before-behind-4 = I've been behind before. Once. For an hour.

kingsroad-rivals-baron-before-end-1 = { $left } to go, { $who }? I forbid it.
kingsroad-rivals-baron-before-end-2 = Nobody goes home before I win.
kingsroad-rivals-baron-before-end-3 = You're sweating, { $who }. So am I, but in velvet.
kingsroad-rivals-baron-before-end-4 = This is where Barons are made.

kingsroad-rivals-baron-took-1 = { $region } is mine! Naturally.
kingsroad-rivals-baron-took-2 = Thank you, { $who }. Leave the keys on the table.
kingsroad-rivals-baron-took-3 = { $points ->
     [one] { $points } point. Write it down in gold.
    *[other] { $points } points. Write it down in gold.
   }
kingsroad-rivals-baron-took-4 = Exactly as I foresaw. Exactly.
kingsroad-rivals-baron-took-5 = Did you hear that, { $region }? You have a lord now.

kingsroad-rivals-baron-took-by-one-1 = By one! I planned it to the marker.
kingsroad-rivals-baron-took-by-one-2 = One more than you, { $who }. I know you so well.
kingsroad-rivals-baron-took-by-one-3 = Ha! One short, { $who }, as I knew you'd be.
kingsroad-rivals-baron-took-by-one-4 = One marker. Why waste two on { $who }?
kingsroad-rivals-baron-took-by-one-5 = Precision! People say I'm merely loud.

kingsroad-rivals-baron-alone-1 = Nobody in { $region }? You left it to me? Splendid.
kingsroad-rivals-baron-alone-2 = { $points ->
     [one] { $points } point, and not a soul to argue with.
    *[other] { $points } points, and not a soul to argue with.
   }
kingsroad-rivals-baron-alone-3 = All of it mine! I'll have a ball there.
kingsroad-rivals-baron-alone-4 = I see my name alone kept you away.

kingsroad-rivals-baron-lost-by-one-1 = One marker? ONE? Count again!
kingsroad-rivals-baron-lost-by-one-2 = Impossible, { $who }. You never do that.
kingsroad-rivals-baron-lost-by-one-3 = { $region } was mine. I had already hung the curtains.
kingsroad-rivals-baron-lost-by-one-4 = I'd have bet my boots on it, { $who }.
kingsroad-rivals-baron-lost-by-one-5 = You did what nobody would do, { $who }. That's unfair.

kingsroad-rivals-baron-tied-1 = Out of my region, { $who }!
kingsroad-rivals-baron-tied-2 = A tie? With { $who }? At my own party?
kingsroad-rivals-baron-tied-3 = I knew you'd be there. I just forgot to stay away.
kingsroad-rivals-baron-tied-4 = You copied me, { $who }. Admit it.
kingsroad-rivals-baron-tied-5 = Nobody wins { $region }? What an insult.

kingsroad-rivals-baron-empty-1 = Nothing? There must be some mistake.
kingsroad-rivals-baron-empty-2 = { $points } for { $who }? I allowed it.
kingsroad-rivals-baron-empty-3 = I was being generous. Don't get used to it.
kingsroad-rivals-baron-empty-4 = My tax collector will hear of this.
kingsroad-rivals-baron-empty-5 = A Baron does not get zero. A Baron rests.

kingsroad-rivals-baron-big-1 = { $points ->
     [one] { $points } point! Somebody fetch a trumpet.
    *[other] { $points } points! Somebody fetch a trumpet.
   }
kingsroad-rivals-baron-big-2 = { $points }! Did you see, or shall I do it again?
kingsroad-rivals-baron-big-3 = That round will be on a tapestry.

kingsroad-rivals-baron-big-other-1 = { $points ->
     [one] { $points } point, { $who }? In one go? Disgraceful.
    *[other] { $points } points, { $who }? In one go? Disgraceful.
   }
kingsroad-rivals-baron-big-other-2 = I was looking the other way, { $who }. Do it again.
kingsroad-rivals-baron-big-other-3 = { $points }! That should have been me.

kingsroad-rivals-baron-knight-own-1 = My Knight! I taught him everything.
kingsroad-rivals-baron-knight-own-2 = Two in { $region }. You forgot my Knight, { $who }.
kingsroad-rivals-baron-knight-own-3 = Bring that Knight a goose. A large one.

kingsroad-rivals-baron-knight-hurt-1 = A Knight, { $who }? You sent a Knight after me?
kingsroad-rivals-baron-knight-hurt-2 = I know that Knight. He owes me a horse.
kingsroad-rivals-baron-knight-hurt-3 = Sneaking armour into { $region }. Really, { $who }.

kingsroad-rivals-baron-dragon-own-1 = My Dragon! Isn't it handsome?
kingsroad-rivals-baron-dragon-own-2 = Up and away! { $region }, if you please.
kingsroad-rivals-baron-dragon-own-3 = I feed it only on other people's plans.

kingsroad-rivals-baron-dragon-hurt-1 = A Dragon! My hat is on fire!
kingsroad-rivals-baron-dragon-hurt-2 = { $who }! Put that beast away!
kingsroad-rivals-baron-dragon-hurt-3 = Who gave { $who } a Dragon?

kingsroad-rivals-baron-witch-own-1 = I merely asked her opinion. She agreed with me.
kingsroad-rivals-baron-witch-own-2 = You see? Even magic is on my side.
kingsroad-rivals-baron-witch-own-3 = I looked. Then I took. Who wouldn't?

kingsroad-rivals-baron-witch-seen-1 = Witchcraft! I want that round again.
kingsroad-rivals-baron-witch-seen-2 = { $who }! Peeking is for peasants.
kingsroad-rivals-baron-witch-seen-3 = She'd better not look at my cards.

kingsroad-rivals-baron-chain-own-1 = { $count } Nobles, all of them invited to my table.
kingsroad-rivals-baron-chain-own-2 = My family is large and well placed. { $count } strong.
kingsroad-rivals-baron-chain-own-3 = Look at them, hand in hand. All mine.

kingsroad-rivals-baron-chain-other-1 = Nobles everywhere, { $who }! Whose kingdom is this?
kingsroad-rivals-baron-chain-other-2 = { $count } of them? And none of them is my cousin?
kingsroad-rivals-baron-chain-other-3 = Break up that garden party, somebody.

kingsroad-rivals-baron-lead-taken-1 = Make way, { $who }! The Baron is coming through.
kingsroad-rivals-baron-lead-taken-2 = In front at last. I was getting bored.
kingsroad-rivals-baron-lead-taken-3 = Wave as I pass, { $who }.

kingsroad-rivals-baron-lead-lost-1 = You passed me, { $who }? I was tying my shoe.
kingsroad-rivals-baron-lead-lost-2 = First place is only resting with { $who }.
kingsroad-rivals-baron-lead-lost-3 = Outrageous, { $who }. I demand my lead back.

kingsroad-rivals-baron-goal-own-1 = Forty! Ring every bell we have!
kingsroad-rivals-baron-goal-own-2 = Forty! Didn't I say so? I said so.
kingsroad-rivals-baron-goal-own-3 = Over the line! Somebody hold my coat.

kingsroad-rivals-baron-goal-other-1 = Forty, { $who }? Then I have one lap to ruin it.
kingsroad-rivals-baron-goal-other-2 = Stop the clock! Nobody asked me.
kingsroad-rivals-baron-goal-other-3 = { $who } crossed first. The King isn't done yet, though!

kingsroad-rivals-baron-won-1 = Was there ever any doubt? There was? Guards!
kingsroad-rivals-baron-won-2 = The better Baron won. There's only one.
kingsroad-rivals-baron-won-3 = Kneel, { $who }. I'm joking. Or am I?
kingsroad-rivals-baron-won-4 = I saw through you from the first card, { $who }.
kingsroad-rivals-baron-won-5 = I shall have this painted. Large.
kingsroad-rivals-baron-won-6 = Applause! Don't all rush at once.
kingsroad-rivals-baron-won-7 = You did what I expected, { $who }. Thank you.

kingsroad-rivals-baron-won-by-a-hair-1 = I like to keep it exciting for the crowd.
kingsroad-rivals-baron-won-by-a-hair-2 = So close, { $who }! I almost had to think.
kingsroad-rivals-baron-won-by-a-hair-3 = A hair is plenty when it's my hair.

kingsroad-rivals-baron-won-by-far-1 = { $by ->
     [one] { $by } point! I'd apologise, but it would be a lie.
    *[other] { $by } points! I'd apologise, but it would be a lie.
   }
kingsroad-rivals-baron-won-by-far-2 = { $by ->
     [one] Come out, { $who }, it's over. { $by } point over.
    *[other] Come out, { $who }, it's over. { $by } points over.
   }
kingsroad-rivals-baron-won-by-far-3 = I could have stayed at home. I'd still have won.

kingsroad-rivals-baron-won-tie-1 = Level, but my Nobles are better dressed.
kingsroad-rivals-baron-won-tie-2 = Nobles decide! I've always said so.

kingsroad-rivals-baron-shared-1 = Share? With { $who }? Oh, very well.
kingsroad-rivals-baron-shared-2 = Half a victory. My half is the larger one.

kingsroad-rivals-baron-lost-1 = Another game! At once!
kingsroad-rivals-baron-lost-2 = I let you win, { $who }. It was your birthday. Isn't it?
kingsroad-rivals-baron-lost-3 = Well played, { $who }. There, I said it. Once.
kingsroad-rivals-baron-lost-4 = The dice were against me. What, no dice? Hm.
kingsroad-rivals-baron-lost-5 = This never happened. Everybody agree?
kingsroad-rivals-baron-lost-6 = You did the unexpected, { $who }. How rude.
kingsroad-rivals-baron-lost-7 = I was distracted by my own brilliance.

kingsroad-rivals-baron-lost-by-a-hair-1 = By that little? I refuse to shake hands. Oh, fine.
kingsroad-rivals-baron-lost-by-a-hair-2 = I had it in my glove, { $who }!
kingsroad-rivals-baron-lost-by-a-hair-3 = One sneeze decided that. One sneeze!

kingsroad-rivals-baron-lost-by-far-1 = { $by ->
     [one] { $by } point? We shall never speak of it.
    *[other] { $by } points? We shall never speak of it.
   }
kingsroad-rivals-baron-lost-by-far-2 = I was ill, { $who }. Gravely ill.
kingsroad-rivals-baron-lost-by-far-3 = That wasn't me. That was a cousin.

kingsroad-rivals-baron-lost-tie-1 = Level, and they count Nobles? My Nobles were at lunch!
kingsroad-rivals-baron-lost-tie-2 = Beaten by a Noble's nose. Ridiculous.
