# The task while a round is revealed, with the places of keys, as in those that follow.
kingsroad-learn-watch = Watch what happens. Press { KEY("forward") } to continue.
# The answer to a key that nothing is bound to.
kingsroad-learn-keys-here = That key does nothing here. Cards: { KEY("card.1") } to
    { KEY("card.8") }, { KEY("card.K") }, { KEY("card.D") }, { KEY("card.W") }. { KEY("forward") }
    plays, { KEY("back") } drops.
# The answer to a key while no cards are chosen.
kingsroad-learn-only-enter = The round is over.
# The answer to a key while a round is revealed.
kingsroad-learn-while-revealed = The round is being revealed: press { KEY("forward") } to continue,
    { KEY("skip") } to skip to its end.
kingsroad-learn-finished-title = You know King's Road
# What can be done after the last step.
kingsroad-learn-finished-keys = { KEY("forward") }: a real game · { KEY("rules") }: the rules ·
    { KEY("back") }: once more · { KEY("leave") }: first screen
# How far one is; ``step`` is the one to go on with.
kingsroad-learn-menu-first = three minutes, step by step
kingsroad-learn-heading = Step { $step } of { $steps } · { $title }
kingsroad-learn-played-for-you = step { $step } played for you
kingsroad-learn-progress = you have { $points } of { $goal } points
kingsroad-learn-the-end = the end
# How the guided game is played line by line.
kingsroad-learn-plain = Learn to play King's Road. Type cards in one word, such as 164, and press
    { KEY("fixed.enter") }: 1 to 8 are the regions, K is the Knight, D the Dragon, W the Witch. Type
    players to hear of the players, quit to leave.
# Whose Noble moved in in the first step, if one did.
kingsroad-learn-first-noble = { $who ->
    [you] You were
   *[other] { $who } was
  } first in 1: one marker stays there as a Noble. Step 5 tells more.
# The victory at the end; ``ahead`` is by how much: ``in triumph, 15 points ahead of Baron``.
kingsroad-learn-victory = You win your first game with { $points } points, { $ahead }!
# How to go on after a step.
kingsroad-learn-go-on = Press { KEY("forward") } to { $last ->
    [yes] see what you know now
   *[no] continue
  }.
# The answers to a card that does not belong into this step; 0: it is needed in none.
kingsroad-learn-witch-spent = The Witch is spent.
kingsroad-learn-card-later = { $card } { $step ->
    [0] is not needed here
   *[other] comes in step { $step }
  }.
# Why a choice was not played: what it would have brought, and what helps.
kingsroad-learn-card-missing = Not yet. { $hint }
kingsroad-learn-try-again = { $why } { $hint } Try again.
kingsroad-learn-would-go-on = Then nobody would have 40 points, and the game would go on.
kingsroad-learn-would-win = Then { $who } would win with { $points } points.
kingsroad-learn-not-scored = Then { $region } would not be scored.
kingsroad-learn-would-tie = You would tie with { $who } in { $region }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
kingsroad-learn-not-first = You would not be first in { $region }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
# What has been learnt: what it is about, and a sentence of a line or two.
kingsroad-learnt-aim = The aim
    .about = most points win. At 40 the game ends; then every other region pays once more, places
        only.
kingsroad-learnt-round = Every round
    .about = three cards in secret, a marker for each region's card. Then the King's region is
        scored, and he walks on.
kingsroad-learnt-ties = Ties
    .about = all who tie take the lower place.
kingsroad-learnt-markers = Markers
    .about = 19; those on the map come back when scored. With fewer than three left you choose fewer
        cards.
kingsroad-learnt-nobles = Nobles
    .about = alone in 1st place you leave one. He brings a point for himself and for every Noble of
        yours linked to him.
kingsroad-learnt-knight = The Knight
    .about = one more marker in the region before him.
kingsroad-learnt-dragon = The Dragon
    .about = one more region is scored. Once a game.
kingsroad-learnt-witch = The Witch
    .about = choose again after seeing the others' cards. Once a game.
# The steps of the guided first game: the title; ``idea`` is what there is to know, with the signs of
# the King and of a Noble; ``now`` stands until the choice; ``hint`` helps after a choice that missed
# the aim; ``reaction`` is what somebody at the table says.
kingsroad-learn-step-markers = Place markers
    .idea = You, Baron and Duchess fight for one kingdom. Each round everyone chooses three cards
        in secret. A region's card puts one of your markers there.
    .now = Where { $king ->
            [King] the King
           *[other] the King ({ $king })
          } stands is scored: now 1, then 6. Most markers in 6 earn 6
        points, second most 4; places in brackets are not paid.
    .task = Choose 6 and two other regions, by number or with the mouse. Then press
        { KEY("forward") }.
    .hint = Put a marker into 6, where the King goes next, and two anywhere.
    .praise = Markers stay where they are until the King comes and their region is scored; the
        number in your row is how many you have left.
    .reaction = Baron laughs: “A beginner! This kingdom is as good as mine.”
kingsroad-learn-step-king = The King scores where he stands
    .idea = Only the region where { $king ->
            [King] the King
           *[other] the King ({ $king })
          } stands is scored. Then he walks on.
    .now = Players who are level share the lower place.
    .task = { $first ->
            [yes] Keep
           *[no] Have
          } the most markers in 6: choose 6 and two other regions, then { KEY("forward") }.
    .hint = Put a marker into 6.
    .praise = You had the most markers in 6. One of them stays as your Noble; all the others in 6
        went home.
    .reaction = Baron frowns: “The Tower? Oh, keep it.”
kingsroad-learn-step-knight = The Knight
    .idea = The Knight puts one more marker into the region whose card you chose right before him.
    .now = Leave 4 to the others: 7 pays more.
    .task = Choose a region, then 7, then the Knight (K): two markers in 7.
    .hint = Both markers must go to 7: choose the Knight right after 7.
    .praise = Two markers in one region in one round: only the Knight can do that. He is back in
        your hand every round.
    .reaction = Baron smiles: “Savage Hills for me. And the Altar next!”
kingsroad-learn-step-ties = Ties
    .idea = Players who tie all take the lower place: two who tie for 1st place both get the
        points for 2nd. If all three of you tie, nobody scores: 3rd place is not paid.
    .task = { $first ->
            [yes] Keep
           *[no] Have
          } the most markers in 7: choose 7 and two more cards, then { KEY("forward") }.
    .hint = One marker more than Baron is enough: choose 7.
    .praise = 7 points for 1st place, and a Noble. A tie would have paid only 5, and no Noble.
    .reaction = Duchess whispers: “How red he turns. Do go on.”
kingsroad-learn-step-nobles = Nobles and chains
    .idea = Your Noble ({ $noble }) stays in his region and counts as a marker. When it is scored
        he brings 1 point, and 1 more for each of your Nobles linked to him by roads, also by the
        dashed road between 1 and 3.
    .task = { $first ->
            [yes] Keep
           *[no] Have
          } the most in 3: choose any card, then 3, then the Knight (K).
    .hint = Baron wants it too: choose 3 and right after it the Knight (K).
    .praise = 3 points for 1st place, and 1 for each Noble in the chain of 3 and 7. A Noble stays
        until somebody else has the most markers there.
    .reaction = Baron growls: “Nobles everywhere! Whose kingdom is this?”
kingsroad-learn-step-witch = The Witch
    .idea = The Witch goes first. The cards behind her go back unseen, and you choose again once
        you have seen what the others play. Once a game.
    .now = Will Baron play 5? With the Witch you need not guess.
    .task = Choose the Witch (W), then { KEY("forward") }. She needs no other cards.
    .hint = The Witch (W) lets you see first what the others do.
    .praise = You saw what they did and answered it. Your Witch is spent for this game.
    .reaction = Baron shouts: “Witchcraft! I want that round again.”
    .again-idea = Baron did play 5. Nobody can answer what you choose now. One marker draws you level
        with him, and both get 2nd place; two, with the Knight, put you alone in 1st.
    .again-task = Choose three cards again, and have the most markers in 5.
    .again-hint = Choose 5 and right after it the Knight (K).
kingsroad-learn-step-dragon = The Dragon
    .idea = Each Dragon played takes the King one region further, and that region is scored too.
        You have one for the whole game.
    .now = 8 pays most of all.
    .task = { $first ->
            [yes] Keep
           *[no] Have
          } the most in 8: choose the Dragon (D), 8, then the Knight (K).
    .hint = Baron is on his way there: choose the Dragon, 8, and right after it the Knight (K).
    .praise = 8 King's Castle paid you before anybody could catch up. Your Dragon is spent for
        this game.
    .reaction = Duchess claps: “A Dragon! At last somebody plays.”
    .roads = D on the road is for one Dragon, D2 for two.
kingsroad-learn-step-end = The end at 40
    .idea = The round in which somebody reaches 40 points is the last. Then all other regions pay
        once more, places only: no points for Nobles.
    .task = { $first ->
            [yes] Keep
           *[no] Have
          } the most markers in 1, and end the game.
    .hint = Choose 1 and right after it the Knight (K).
    .praise = You passed 40 points, which ended the game, and the other regions paid once more.
    .reaction = Baron bows, then grins: “Another game! At once!”
