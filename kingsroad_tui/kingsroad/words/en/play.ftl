kingsroad-play-game-log-log-title = Everything so far
# The same where there is little room.
kingsroad-play-narration-final = final
kingsroad-play-narration-points-by-region = Points by region
# What the signs of cards in a history stand for, where there is no room for their names.
kingsroad-play-narration-card-signs = 1 to 8: regions, K Knight, D Dragon, W Witch, > chosen again
kingsroad-play-narration-cards-on-the-table = Cards on the table!
kingsroad-play-narration-markers-fall = The markers fall
kingsroad-play-narration-moves-in = a Noble moves in
# Behind a row: what becomes of a player's Noble in the region that is scored.
kingsroad-play-narration-goes-home = goes home
kingsroad-play-narration-standings = The standings
kingsroad-play-outcome-home = Home
# Where leaving a finished game leads.
kingsroad-play-outcome-to-analysis = Back to the first game
# Where all that one can add this round changes nothing.
kingsroad-play-outlook-out-of-reach = Out of your reach this round
# At the foot of a region that a hint points at.
kingsroad-play-outlook-look-here = hint
# What Esc does while a hint is open, in the footer.
kingsroad-play-prompts-close-hint = Close hint
# With the places of keys.
kingsroad-play-prompts-while-told = The round is being revealed. { KEY("forward") } completes a step
    or shows the next one, { KEY("back") } goes back a step, { KEY("skip") } goes to the end of the
    round. { KEY("log") } opens the log of the game.
kingsroad-play-prompts-while-waiting = The others are still choosing. You can wait, or leave: all is
    saved.
# In place of a history with no round in it; ``first_round`` is the one to be played.
kingsroad-play-narration-no-round-words = No round has been played yet.
kingsroad-play-narration-no-round-words-2 = The game was taken up in round { $first_round }.
# Over the cards of a round that waits for second choices.
kingsroad-play-narration-revealed-words = Round { $number }: cards so far
# The cards played: ``6 Wizard, 4 Hills, Knight``, ``Witch, then 5 Dark, Knight``.
kingsroad-play-narration-played-words = { $words }, then { $named }
# Over everybody's points: between two regions, in the last lap and at the end.
kingsroad-play-narration-standings-title = { $final_scoring }: all other regions once more
kingsroad-play-narration-standings-title-2 = The King walks on
kingsroad-play-narration-standings-title-3 = The points after round { $round }
# Below a reveal that waits for a key.
kingsroad-play-narration-how-to-go-on = Press { $here } to continue
# What the frame's step is about, in a few words.
kingsroad-play-narration-frame-title = { $name } is scored
# Everybody's points after a region of the final scoring, and how many are still to come.
kingsroad-play-narration-running-totals = The final points: { $scores }.
# What the last lap pays; that the game ends is said as soon as somebody has 40 points.
kingsroad-play-narration-final-sentence = The game ends: regions { $rest } pay once more, places
    only.
# Why a card cannot be added, or why the cards cannot be played yet.
kingsroad-play-prompts-refusal = Only { $cards_in_words }{ $drop }.
kingsroad-play-prompts-refusal-2 = Choose { $cards_in_words } first, then play them.
# The answer to a key that nothing is bound to, while cards are chosen.
kingsroad-play-prompts-no-such-card = There is no such card: type { $cards }, { $here }, or
    { $declines }.
# Where no marker is left; ``play`` is the key that goes on.
kingsroad-play-prompts-no-cards-to-play = You have no markers left, so you play no cards: press
    { $play }.
kingsroad-play-prompts-cards = card
kingsroad-play-prompts-cards-2 = cards
# The first thing to do, said to this person where several share the terminal.
kingsroad-play-prompts-opening-note = { $name }, choose{ $again } { $cards_in_words }.
# The next thing to do while choosing cards, which are played or, with ``judged``, judged.
kingsroad-play-prompts-choosing-note = You have { $have } left, so choose { $cards_in_words }.
kingsroad-play-prompts-choosing-note-2 = Choose { $cards_in_words } by key or click.
kingsroad-play-prompts-choosing-note-3 = The Knight goes last and doubles the region before him.
kingsroad-play-prompts-choosing-note-4 = Choose { $numbers } more { $cards }.
kingsroad-play-prompts-choosing-note-5 = { $commit } the Witch; you need no other cards, they would
    only come back.
kingsroad-play-prompts-choosing-note-6 = { $lets } { $commit } the cards.
kingsroad-play-prompts-choosing-note-7 = The Knight places { $where }{ $elsewhere }.
kingsroad-play-prompts-choosing-note-8 = { $commit } the cards; { $here } drops one.
# Whom the table waits for: ``your turn``, ``Ann and Bob to choose``, nothing for nobody.
kingsroad-play-prompts-waiting-words = your turn
kingsroad-play-prompts-waiting-words-2 = { $who } to choose
# Asked before a followed game is left in the middle of a round.
kingsroad-play-prompts-leaving-typed-question = Leave? The cards typed for this round are lost; the
    rounds before it are saved.
# What somebody does in this phase, in a word or two.
kingsroad-play-prompts-state = has chosen
kingsroad-play-prompts-state-2 = chooses now
kingsroad-play-prompts-state-3 = chooses after that
kingsroad-play-prompts-state-4 = is thinking
# The aim of the game in one line; ``king`` is his sign on the map.
kingsroad-play-outlook-aim-sentence = Have the most markers where { $king } stands. { $goal } points
    end the game.
# Why a card that works once a game cannot be chosen any more.
kingsroad-play-outlook-spent-sentence = Your { $capitalize } is spent: everybody has only one.
kingsroad-play-outlook-steps = The King comes to { $region } next.
kingsroad-play-outlook-steps-2 = The King is { $steps } regions away.
# What further markers of a seat would change.
kingsroad-play-outlook-gain = You are alone in 1st place: { $points }.
kingsroad-play-outlook-gain-2 = More markers bring you nothing more: { $points }.
# What it takes and what it brings; nothing where that is short anyway.
kingsroad-play-outlook-briefly = { $within } { $markers } for { $total ->
     [one] { $total } point
    *[other] { $total } points
   }{ $instead }{ $late }.
# The place of one who is level with nobody.
kingsroad-play-outlook-place = alone in 1st place
kingsroad-play-outlook-place-2 = in { $ordinals } place
# What a card does now, with the cards chosen so far; of a spent one, why it cannot be used.
kingsroad-play-outlook-card-sentence = The Witch cannot be played again in the second choice.
kingsroad-play-outlook-card-sentence-2 = Dragon: one more region scores this round, { $region }
    next. Works once a game.
kingsroad-play-outlook-card-sentence-3 = Witch: your other cards go back unseen, and you choose
    again when you know what the others played. Works once a game.
# What the Knight does behind the cards chosen so far.
kingsroad-play-outlook-knight-sentence = Knight: one more marker where the card before him puts one.
    He always goes last.
kingsroad-play-outlook-knight-sentence-2 = Knight: after the { $card_name } he places nothing.
kingsroad-play-outlook-knight-sentence-3 = Knight: one more marker in { $name }, where the card
    before him puts one.
# What the cards chosen bring if nobody else places there; nothing before a card is chosen.
kingsroad-play-outlook-coming-sentence = After the others' cards are revealed you choose again,
    without the Witch.
kingsroad-play-outlook-coming-sentence-2 = No points yet this round, as you have no marker in
    { $either }.
kingsroad-play-outlook-coming-sentence-3 = { $lead } get { $gains }.
# ``9 points in King's Castle (1st place, 1 for your Noble)``, ``nothing in Dark Tower``.
kingsroad-play-outlook-gain-in = nothing in { $name }
kingsroad-play-outlook-gain-in-2 = { $gain } in { $name } ({ $how }{ $nobles })
# What of the points Nobles bring, a new one named as such unless it is to be brief.
kingsroad-play-outlook-nobles = , { $bonus } for Nobles
kingsroad-play-outlook-nobles-2 = , 1 for a Noble
kingsroad-play-outlook-nobles-3 = , 1 for the Noble you leave
kingsroad-play-outlook-nobles-4 = , 1 for your Noble
# ``Dark Tower``, ``Dark Tower or Dragon's Lair``.
kingsroad-play-outlook-either = { $join } or { $last }
# What the choice cost, as its round ends; the rest follows when the next one begins.
kingsroad-play-outlook-verdict-at-once = Your choice: { $judged }.
kingsroad-play-outlook-judged = { $named }, which cost { $lost } against perfect play, not against
    people
kingsroad-play-outlook-judged-2 = no choice was better than yours
kingsroad-play-outlook-judged-3 = your choice { $cost }
kingsroad-play-outlook-judged-4 = a good choice, which { $cost }
kingsroad-play-outlook-judged-5 = { $named }, which { $cost }{ $against }{ $perfect }
kingsroad-play-outlook-luck = Luck changed nothing
# ``Round 6``, or that the game is over.
kingsroad-play-outlook-round-title = The game is over
kingsroad-play-outlook-round-title-2 = Round { $round }
kingsroad-play-round-line-words = { $words }, then { $column_words }
# Which region is scored, and what its places pay with this number of players.
kingsroad-play-scoring-region-opening = { $name } is scored: { $first ->
     [one] { $first } point
    *[other] { $first } points
   } for 1st place, nothing for the others.
kingsroad-play-scoring-region-opening-2 = { $name } is scored: { $first ->
     [one] { $first } point
    *[other] { $first } points
   } for 1st place, { $rest }.
# Who takes a place, alone or tied, and for how much.
kingsroad-play-scoring-place-sentence = { $everyone } tie with { $influence }: nobody scores.
kingsroad-play-scoring-place-sentence-2 = { $tying } tie with { $influence }: { $all } take
    { $place } place, { $points }.
# What to do after a game; ``alone``: whether one person played it against the computer.
kingsroad-play-outcome-next-words = Next: { $mistakes } looks for your mistakes,
    { $shows } where it was decided.
kingsroad-play-outcome-next-words-2 = Next: { $shows } round by round where it was decided.
kingsroad-play-game-log-heading = Round { $round } · the King in { $region_name }
