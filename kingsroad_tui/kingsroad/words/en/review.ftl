kingsroad-review-own-mistakes-title = Learn from your mistakes
kingsroad-review-own-mistakes-the-end = That was the last of your mistakes
kingsroad-review-own-mistakes-only-solo = Mistakes are played again after solo games; the analysis
    has everybody's.
kingsroad-review-own-mistakes-the-game = The game as it was played
# What the signs on the map mean, where a choice was not the best.
kingsroad-review-map-legend = On the map: + played, ! best
kingsroad-review-likely-markers = On the map now: how many markers the others are likely to add.
kingsroad-review-nothing-to-assume = Nobody else chooses here: there is nothing to suppose.
# Above the same chart where everybody plays perfectly from each round on.
kingsroad-review-perfect-heading = Chance to win, round by round, with perfect play
# Above a column of choices of which one is marked.
kingsroad-review-played-legend = > what was played
kingsroad-review-thinking = Thinking …
kingsroad-review-choice-title = The choice
# Above the pane beside the map, at a round and at the end.
kingsroad-review-story-title = The story of the game
kingsroad-review-played-tried-legend = > played * tried
# The same where another choice was tried there.
kingsroad-review-tried-legend = * what you tried
kingsroad-review-not-yet = Not yet.
kingsroad-review-idea = The table is as it stood then, and the answer is kept back.
kingsroad-review-thinking-people = against people
# Of the report's section about it.
kingsroad-review-thinking-title = After thinking longer
kingsroad-review-thinking-about-thoughts = The choice made and the best ones, played on in many
    games each: how far each lies behind the best, and in brackets what is likely.
kingsroad-review-thinking-nothing-to-think-about = Thinking longer is for the chance to win or the
    lead: the points of a round are exact.
kingsroad-review-game-story-title = What was wrong
kingsroad-review-game-story-map-legend = The regions in question, as they stood before the choice; +
    is what was played, ! the better choice. A Noble counts as a marker.
kingsroad-review-game-story-region = Region
kingsroad-review-game-story-noble = Noble
kingsroad-review-game-story-nothing-judged = No round was judged. For what to play in a position:
    kingsroad advise.
kingsroad-review-skill-cost-heading = Cost a choice (95%)
# Above the column of strengths, and one of these.
kingsroad-review-skill-heading = Strength
kingsroad-review-skill-strength = { $value } ({ $low }–{ $high })
# A computer player on the scale of strengths.
kingsroad-review-skill-mark = { $name } { $value }
    .has = the { $name } has { $value }
# What the scale means, with all computer players on it.
kingsroad-review-skill-note = Strength is counted from 0 (cards taken at random) to 100 (nothing
    given up); in brackets, the likely range. On this scale stand { $marks }. Only what a choice
    gives up both against people and against perfect play counts.
# What the choices of a player cost on average; how strong that is, with the nearest computer player.
kingsroad-review-skill-one = { $who } gave up { $cost } per choice.
    .strength = { $who } gave up { $cost } per choice: a strength of { $strength }; { $mark }.
# The same of one's own games that are analysed.
kingsroad-review-skill-games = { $games ->
     [one] In the game you have analysed, you gave up { $cost } per choice.
    *[other] In the { $games } games you have analysed, you gave up { $cost } per choice.
   }
    .strength = { $games ->
     [one] In the game you have analysed, you gave up { $cost } per choice: a strength of
         { $strength }; { $mark }.
    *[other] In the { $games } games you have analysed, you gave up { $cost } per choice: a strength
         of { $strength }; { $mark }.
   }
# Which choices that was lost by.
kingsroad-review-skill-parts = Of that: { $parts }.
kingsroad-review-skill-of-placing = where the markers went { $cost }
kingsroad-review-skill-of-knight = the Knight { $cost }
kingsroad-review-skill-of-dragon = the Dragon { $cost }
kingsroad-review-skill-of-witch = the Witch { $cost }
kingsroad-review-turning-no-mistakes = There is no mistake in this game.
kingsroad-review-turning-your-mistakes = Yours
# Above one's own in the list of mistakes, and above everybody else's.
kingsroad-review-turning-others-mistakes = Others'
# In place of a chart or a list, as long as there is nothing to show yet.
kingsroad-review-turning-judging = Judging the rounds …
kingsroad-review-turning-none = None
kingsroad-review-turning-no-turning-point = No single round decided the game.
kingsroad-review-turning-back-to-first = Back to the first mistake
kingsroad-review-turning-back-to-last = Back to the last mistake
# Where there is nothing to play again: what was fine, and how near a mistake came.
kingsroad-review-own-mistakes-no-mistakes = You had no choice to make in this game. { $back } leads
    back.
kingsroad-review-own-mistakes-no-mistakes-2 = { $fine }, and nothing was better. { $back } leads
    back.
kingsroad-review-own-mistakes-no-mistakes-3 = { $fine }. The costliest one, in round { $where },
    gave away { $cost }. { $back } leads back.
# What to do with a mistake.
kingsroad-review-own-mistakes-task = Find a better choice and press { $judge }. { $best } shows the
    best one, { $on } moves on.
# Where a better choice was found before.
kingsroad-review-own-mistakes-found-before = You have found a better choice here already.
    { $key }: the next one.
# How to come to the next mistake.
kingsroad-review-own-mistakes-goes-on = { $key }: the next one.
# What can be done after the last mistake.
kingsroad-review-own-mistakes-at-the-end = { $again } plays them again from the first; { $judge } or
    { $back } leads back.
# What to do after a choice that is no better.
kingsroad-review-own-mistakes-drop-and-try-again = Try again: { $key } drops these
    cards.
kingsroad-review-own-mistakes-done = That was the last one: { $key } sums up.
# While the game is being judged: how far that is, and how many seconds it will take; before the
# first round is judged, that it takes a while.
kingsroad-review-own-mistakes-judging-words = Your choices are being judged ({ $place });
    { $worst }. { $back } leads back.
# ``Mistake 1 of 3 · round 4``; another's is ``Mistake 1 of 3 by Bob · round 4``.
kingsroad-review-own-mistakes-mistake-heading = { $place } · round { $round }{ $second }
# What was played then, and what it cost; before the first one, how many come.
kingsroad-review-own-mistakes-mistake-idea = Here are { $owner } { $costliest }, the worst first.
    { $played }
# What a mistake cost: ``That lowered your chance to win by 18%.``
kingsroad-review-own-mistakes-cost-sentence = That cost { $cost }.
kingsroad-review-own-mistakes-cost-sentence-2 = That lowered { $whose } chance to win by { $cost }.
# How many better choices were found without help, and where there is more to find.
kingsroad-review-own-mistakes-end-sentence = You found all { $of }. Well done!
kingsroad-review-own-mistakes-end-sentence-2 = You found it. Well done!
kingsroad-review-own-mistakes-end-sentence-3 = { $said } { $are } still open.
# The best choice, for somebody who asks to see it.
kingsroad-review-own-mistakes-best-sentence = Best choice: { $advised_words }.
# Why there is no going back from a branch.
kingsroad-review-own-mistakes-no-way-back = This is the game itself; { $key } tries
    another choice in it.
# Why there is none to go to, and how to make one.
kingsroad-review-own-mistakes-no-branches = There are no branches yet: { $tries }.
# That what was tried is a branch, and how to go there.
kingsroad-review-own-mistakes-new-branch = { $branch_name } is a branch now:
    { $key } goes there.
# ``Branch 2 (round 5: Ann plays 1, 6, Knight)``: the branch looked at.
kingsroad-review-own-mistakes-branch-title = Branch { $at } ({ $within })
# How a branch ended: ``Ann wins with 41 points.``, or who wins how often from there.
kingsroad-review-own-mistakes-branch-outcome = Second choices are still to be made there.
kingsroad-review-own-mistakes-branch-outcome-2 = Being judged: look again in a moment ({ $key }).
kingsroad-review-own-mistakes-branch-outcome-3 = Chances after it, with the others' cards as they
    fell: { $listed }.
# Why there is nothing to try where a game is over, and how to come back into it.
kingsroad-review-no-choice-here = The game is over here: go back to a round first ({ $back }).
# In place of an answer that is kept back.
kingsroad-review-answer-hidden = What would you play? Press { $tries } to try; { $shows } shows the
    answer.
# When a game is played on from a round of another.
kingsroad-review-played-on-words = You play on from round { $number } in a copy; your game stays as
    it is.
# The best choices then: ``87K, 8D7 or 76K``; ``87K (a gamble)`` where the first is one.
kingsroad-review-best-code = { $join } or { $last }
# ``Round 3, Bob: 12K?? costs 18%, against perfect play 16%; better: 87K or 8D7.``
kingsroad-review-mistake-sentence = Round { $round }{ $second }, { $names }: { $choice_code }
    { $cost }{ $better }.
# Whom one plays against where that decides what a choice costs.
kingsroad-review-against = , against perfect play { $loss_words }
# The round and the choice of a moment.
kingsroad-review-moment-title = The end, after { $count ->
     [one] { $count } round
    *[other] { $count } rounds
   }
# What a choice that cost something against people cost against perfect play.
kingsroad-review-perfect-too = , and { $lost } against perfect play{ $chain }
# ``Lucky round: +1% (38% → 39%).``; the change is that of the two figures beside it.
kingsroad-review-luck-sentence = Neither lucky nor unlucky.
# A round in one line: everybody's choice, and what it cost; first who won already, if all had
# played perfectly.
kingsroad-review-round-sentence = Round { $round }{ $forced }: { $join }. Chances to win:
    { $stand }.
# What to do.
kingsroad-review-task = Choose cards: { $judge } says what they are worth, { $best } shows the best
    choice.
# How to leave.
kingsroad-review-way-back = { $key } leads back.
# What to do after a choice that is not good.
kingsroad-review-drop-and-try-again = { $drops } drops these cards: try others, or go back with
    { $back }.
# The puzzle: what was played then, what that cost, and that there is something better.
kingsroad-review-try-idea = { $played }, and nothing is clearly better. Can you find a choice as
    good?
kingsroad-review-try-idea-2 = { $played }, which cost { $loss_words }. Can you find a better choice?
# ``Solved at the first try! That is 18% better than what was played.``
kingsroad-review-solved-words = A good choice: the best one was shown.
# ``Round 4 of 11 · What would you play as Bob?``; ``moment`` is its title.
kingsroad-review-try-heading = { $moment } · What would you play{ $place }?
# Before the first games are played on.
kingsroad-review-thinking-thought-waits = Thinking longer … ({ $key } stops)
# Why nothing can be found out; ``why`` is a clause.
kingsroad-review-thinking-no-thought = No longer thought: { $why }.
# How far it has come: ``Thinking longer: 1,200 games with each choice (l stops).``
kingsroad-review-thinking-thought-heading = Thinking longer: { $games } ({ $key }
    stops).
kingsroad-review-thinking-thought-heading-2 = After thinking longer ({ $games }{ $found }):
# What thinking longer makes of a choice, after a colon; a change of class is said openly.
kingsroad-review-thinking-thought-verdict = after thinking longer, { $played } is { $called } still:
    it costs { $cost } { $phrase }.
kingsroad-review-thinking-thought-verdict-2 = after thinking longer, { $played } is { $called }, not
    { $called_2 }: it costs { $cost } { $phrase }, not { $loss_words }.
# Whether the choice that a hint calls best is the best after thinking longer, too.
kingsroad-review-thinking-best-after-sentence = { $games }, the best choice is still the best.
kingsroad-review-thinking-best-after-sentence-2 = { $games }, no choice is clearly better.
kingsroad-review-thinking-best-after-sentence-3 = { $games }, { $better } is better by
    { $loss_words }.
kingsroad-review-thinking-called = good
# ``best``, or how far behind with what is likely: ``1.2% (0.8–1.6)``.
kingsroad-review-thinking-behind-figure = best
# What kind of game it was: an unlucky defeat, a win from behind.
kingsroad-review-game-story-headline = A shared victory
kingsroad-review-game-story-headline-2 = An unlucky defeat
kingsroad-review-game-story-headline-3 = A win that got away
kingsroad-review-game-story-headline-4 = A defeat with a lesson in it
kingsroad-review-game-story-headline-5 = A fair defeat
kingsroad-review-game-story-headline-6 = A win{ $whose_win } from far behind
kingsroad-review-game-story-headline-7 = A flawless win{ $whose_win }
kingsroad-review-game-story-headline-8 = A hard-won victory{ $whose_win }
# ``Bad luck cost you 14% in all, most in round 7 (−31%). Against the best …``
kingsroad-review-game-story-luck-sentence = { $side } { $who } { $percent } in all, most in round
    { $most } ({ $signed_percent }). Against the best choices { $whose } own cost { $lost }.
# Who was the likeliest winner when, and who for good; else what changed most.
kingsroad-review-game-story-led = The favourite was { $led }; { $winner } { $for_good }
kingsroad-review-game-story-most-changed = No single round decided it.
kingsroad-review-game-story-most-changed-2 = Most changed in round { $round }: { $chance } went
    { $from_to }.
# ``Your costliest choice: 1, 4, Knight in round 4, which cost 9%. Better: 6, 7, Knight.``
kingsroad-review-game-story-costliest = { $whose } costliest choice: { $short_words } in round
    { $round }, which cost { $loss_words }. Better: { $marked_if_gamble }.
# ``Round 13, Ann: 8, 1, 4, a missed chance``.
kingsroad-review-game-story-wrong-title = Round { $round }{ $second }, { $names }: { $cards },
    { $kind }
# Above what the choices of somebody add: ``Ann adds``.
kingsroad-review-game-story-adds-words = { $name } adds
# What a screen reader says of the map.
kingsroad-review-game-story-map-title = { $regions ->
     [one] { $regions } region
    *[other] { $regions } regions
   } of the map before the choice
# Why mistakes cannot be played again yet.
kingsroad-review-turning-not-judged-yet = The choices are still being judged: press { $again } again
    in a moment.
# What a round changed: ``Turning point: Bob becomes the favourite``.
kingsroad-review-turning-round-story = A quiet round
kingsroad-review-turning-round-story-2 = A big swing: { $change }
# The rounds on which a game turned, and those that only moved a chance to win much.
kingsroad-review-turning-turning-sentence = Most changed in { $rounds }.
kingsroad-review-turning-turning-sentence-2 = The game turned in { $rounds }.{ $also }
kingsroad-review-wins-for-certain = { $who ->
    [you] you win
   *[other] { $who } wins
  } for certain
# A branch of a game: what was tried in it.
kingsroad-review-branch = Round { $round }{ $second ->
    [yes] , second choice
   *[no] { "" }
  }: { $who ->
    [you] You play
   *[other] { $who } plays
  } { $cards }
# The keys show another player, and their first mistake.
kingsroad-review-no-mistake-so-far = { $who ->
    [you] You have
   *[other] { $who } has
  } made no mistake so far: { $other } shows another player, then { $first } their mistakes.
kingsroad-review-favourite = { $decisive ->
    [yes] { $who ->
        [you] Turning point: you become the favourite
       *[other] Turning point: { $who } becomes the favourite
      }
   *[no] { $who ->
        [you] You become the favourite
       *[other] { $who } becomes the favourite
      }
  }
