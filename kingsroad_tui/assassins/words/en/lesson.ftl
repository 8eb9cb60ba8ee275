# The steps of the guided game: the title; what lies between the step before and this one, where
# the board is new; the idea behind the tasks, and what stands there after each of them where it no
# longer holds; the tasks; the praise. Where everything is typed, ideas and praise that speak of keys
# are said in the words of "plain".
assassins-lesson-walk = Knights walk
    .idea = You play the king's side. The card gives your knights 6 action points (AP) together. A
        step costs 1, climbing to a roof 2.
    .task-1 = Press { KEY("pawn.2") } for knight 2 on the roof a4, then { KEY("up") }.
    .praise = 1 AP is spent. { KEY("back") } takes back what you have done in your phase.
    .plain-praise = 1 AP is spent. undo takes back what you have done in your phase.
assassins-lesson-push = A push
    .idea = A knight who steps onto one of the people pushes that pawn on, and all behind it. Nobody
        is pushed up to a roof, off the board, or onto a knight or the king. People have capital
        letters, columns small ones: B is a pawn, b3 a square.
    .task-1 = Press { KEY("pawn.2") }, then { KEY("right") }: you see the push. Press
        { KEY("right") } again to do it.
    .praise = The blacksmith B stands on c3 now. Pushing is free; the step cost 1 AP.
assassins-lesson-arrest = An arrest
    .idea = Three of the twelve are assassins. Is B one of them? This card allows one arrest: of any
        townsperson beside a knight. Nobody tells you whether it was an assassin.
    .task-1 = Press { KEY("pawn.2") } and { KEY("right") }. Then { KEY("other") }: arrest instead of
        push. { KEY("forward") } does it.
    .praise = B has left the game, and nobody tells you who it was. But as soon as all three
        assassins are gone, you win.
assassins-lesson-king = The king
    .idea = Every round out here may be his last. He has AP of his own: 1 or 2 a round. He walks on
        streets only and pushes nobody, so knights make way.
    .task-1 = Knight 6 stands in his way. Press { KEY("pawn.6") }, then { KEY("up") }.
    .task-2 = Press { KEY("pawn.0") } for the king, then { KEY("up") }.
    .praise = 13 steps to the west gate, and the cards to come give him 18 AP: 5 to spare.
assassins-lesson-hint = Hints
    .before = Round 2, a new card: the witch hunter L comes near. Friend or killer?
    .idea = In your phase you may ask for a hint. Each time you press { KEY("hint") } it says more.
    .plain-idea = In your phase you may ask for a hint: in one go it says all that there is to say.
    .task-1 = Press { KEY("hint") }: is the king in danger, and how far is it to a gate?
    .task-2 = Press { KEY("hint") } again: what is best to do?
    .task-3 = Press { KEY("follow") }, and the hint is played for you.
    .praise = Done. A hint says what a move is good for. It knows no secret of the other side: it goes
        by what everybody can see.
assassins-lesson-end = The phase ends
    .before = A round later, your knights have 2 AP left.
    .idea = You need not use all your AP; what is left when you end your phase is lost. Then it is
        the people's turn, with their AP on the same card. Hold your breath!
    .task-1 = Press { KEY("forward") }, then { KEY("confirm.yes") }: you have AP left, so you are
        asked.
    .praise = Your 2 AP are lost. Then the people moved: { $replies }.
assassins-lesson-hunt = The last assassin
    .before = Round 6: two assassins struck too early. They are dead, and so is one of your knights.
    .idea = A knight can kill a revealed assassin beside him for 1 AP, whatever the card. With the
        third one gone, you win.
    .task-1 = Assassin G is on h7. Press { KEY("pawn.4") }, { KEY("up") }, { KEY("up") } again, then
        { KEY("forward") }.
    .task-2 = Press { KEY("pawn.4") }, { KEY("up") }: you see the kill. { KEY("forward") } does it.
    .praise = Victory! All three assassins are out of the game. Arrested ones count as well.
assassins-lesson-dash = To the castle!
    .before = Another game: nobody has struck, this is the last card, and your knights have 2 AP
        left!
    .idea = If the king is still outside after this phase, the people win. The gate is the north
        edge of c3, but B blocks it.
    .later-1 = B is out of the way, but now your own knight stands before the gate.
    .later-2 = The way is free, and the king has 2 AP.
    .later-3 = He is not inside yet! Going out through the gate costs 1 AP more.
    .task-1 = Press { KEY("pawn.1") }, then { KEY("left") } twice: push B away.
    .task-2 = Press { KEY("pawn.1") }, then { KEY("right") }: the knight makes way.
    .task-3 = Press { KEY("pawn.0") } for the king, then { KEY("up") }.
    .task-4 = Press { KEY("pawn.0") }, then { KEY("up") } twice: out through the gate.
    .praise = Victory! The king is in the castle. That was the first half. { KEY("leave") } leaves
        at any time; Learn to play brings you back here. Now for the other side.
    .plain-praise = Victory! The king is in the castle. That was the first half. quit leaves at any
        time, and the same command goes on from there. Now for the other side.
assassins-lesson-choose = The secret
    .before = A new game, and now you plot against the king.
    .idea = Before the first card you choose any three of the twelve as your assassins. Nobody can
        tell them from the others.
    .task-1 = This lesson needs F, G and K: they stand along the king's way, and no knight is near.
        Press the three letters, then { KEY("forward") }.
    .praise = Only you know them. If two of you share a screen, a curtain hides the choice.
assassins-lesson-crowd = The people
    .before = Your first phase: G has walked from h6 to h5 already, for 1 AP.
    .idea = F, G and K are your assassins; only you see the daggers that mark them. You move all
        twelve, so nobody knows who is who.
    .plain-idea = F, G and K are your assassins. You move all twelve, so nobody knows who is who.
    .task-1 = Press { KEY("pawn.g") } for the fishwife G, then { KEY("left") }: up to the roof g5,
        for 2 AP.
    .praise = From a roof an assassin can strike at anybody beside it, on a roof or in the street;
        from a street, only at others in the street. The same goes for knights who kill or arrest.
assassins-lesson-card = The next card
    .idea = When you end your phase the round is over and the next of 15 cards is turned up. It
        gives both sides their AP, and both see it.
    .task-1 = Press { KEY("forward") }, then { KEY("confirm.yes") }.
    .praise = The new card: { $card }. So both sides know what the other can do.
assassins-lesson-early = Too early
    .before = Round 3, a card with 4 AP for you: the king has come to i9, and F is near.
    .idea = In your phase you may reveal an assassin, which is free. From then on it climbs for 1 AP
        and comes down for nothing. But the knights know whom to hunt.
    .later-1 = A knight is in the way: it takes 3 AP to kill him and reach the king, and 2 more to
        wound the king. You have 4.
    .task-1 = Try it: press { KEY("pawn.f") }, then { KEY("other") } and { KEY("forward") }. There
        is no taking back.
    .task-2 = End your phase: { KEY("forward") }, then { KEY("confirm.yes") }.
    .praise = F is dead: { $replies }. Reveal nobody until the strike can follow in the same phase.
assassins-lesson-strike = The strike
    .before = Round 6: F is dead, but over the roofs G has come to g6, and the king walks below.
    .idea = A wound costs 2 AP, and two wounds kill the king. The first knight killed in a phase
        costs 1 AP, the second 2. You have 5 AP.
    .later-1 = From the roof g6 your assassin strikes down at the knight on h6, who is in the way.
    .later-2 = The knight is dead. A revealed assassin comes down from a roof for nothing.
    .later-3 = Your assassin is beside the king. You have 4 AP: enough for two wounds.
    .later-4 = The king is wounded, and wounds never heal.
    .task-1 = Draw the knife: press { KEY("pawn.g") }, then { KEY("other") } and { KEY("forward") }.
    .task-2 = The knight falls: press { KEY("pawn.g") }, { KEY("right") }, then { KEY("forward") }.
    .task-3 = Down to h6, for nothing: press { KEY("pawn.g") }, then { KEY("right") }.
    .task-4 = The first wound: press { KEY("pawn.g") }, { KEY("right") }, then { KEY("forward") }.
    .task-5 = And again: press { KEY("pawn.g") }, { KEY("right") }, then { KEY("forward") }!
    .praise = Victory! The king is dead. To everybody else the fishwife was one of the crowd.
