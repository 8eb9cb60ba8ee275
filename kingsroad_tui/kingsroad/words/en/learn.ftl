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
# ``15 of 40 points``, or that the game is over.
kingsroad-learn-progress = the end
kingsroad-learn-progress-2 = you have { $scores } of { $goal } points
# Whose Noble moved in in the first step, if one did: they are told of later.
kingsroad-learn-first-noble = { $first }: one marker stays there as a Noble. Step 5 tells more.
# The victory at the end of the game, by how much; nothing before.
kingsroad-learn-victory = You win your first game with { $points }, { $own }
# How to go on after a step.
kingsroad-learn-go-on-words = Press { $on } to see what you know now.
kingsroad-learn-go-on-words-2 = Press { $on } to continue.
# The answer to a card that does not belong into this step.
kingsroad-learn-not-yet = The Witch is spent. { $task }
kingsroad-learn-not-yet-2 = The { $name } { $when }. { $task }
# Why a choice was not played, kindly: what it would have brought, and what helps.
kingsroad-learn-slip-sentence = Not yet. { $hint }
kingsroad-learn-slip-sentence-2 = { $end_clause } { $hint } Try again.
kingsroad-learn-slip-sentence-3 = { $region_clause } { $hint } Try again.
kingsroad-learn-end-clause = Then nobody would have 40 points, and the game would go on.
kingsroad-learn-end-clause-2 = Then { $who } would win with { $max ->
     [one] { $max } point
    *[other] { $max } points
   }.
kingsroad-learn-region-clause = Then { $name } would not be scored.
kingsroad-learn-region-clause-2 = You would tie with { $listed } in { $name }: { $points }.
kingsroad-learn-region-clause-3 = You would not be first in { $name }: { $points }.
# A player in a sentence to the learner: ``you``, ``Baron``.
kingsroad-learn-who = you
