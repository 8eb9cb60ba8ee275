kingsroad-practice-your-cards = Your cards
# What there is to find; of a mistake also what was played, and what that cost.
kingsroad-practice-exercise-idea = One choice is clearly the best here. Which?
kingsroad-practice-exercise-idea-2 = You played { $cards }. { $cost_then } Find a better choice.
kingsroad-practice-cost-then = That lowered your chance to win by { $cost }.
kingsroad-practice-cost-then-2 = That cost { $cost }.
# What to do.
kingsroad-practice-exercise-task = Choose your cards: { $judge } judges them, { $best } shows the
    best choice, { $on } moves on.
# How to go on after an answer that was right.
kingsroad-practice-goes-on = { $judge }: back to the list.
kingsroad-practice-goes-on-2 = { $judge }: the next one.
# What to do after one that was not.
kingsroad-practice-try-again = Try again: { $drop } drops these cards, { $best } shows the best
    choice.
# What kind of mistake it was, once it may be said; nothing of a puzzle.
kingsroad-practice-kind-sentence = What went wrong then: { $kind_names }.
# ``62% against people, 48% against perfect play``; one figure where they are the same.
kingsroad-practice-chances = { $percent } of the time
kingsroad-practice-chances-2 = { $percent } against people, { $percent_2 } against perfect play
# The best choice of a puzzle, with its worth.
kingsroad-practice-proved-best-sentence = Best choice: { $cards }. You win { $won }.
# What a choice is worth by both lenses, beside the best one.
kingsroad-practice-judged-sentence = { $verdict } { $you } win { $worth }; with the best choice
    { $lenses }.
kingsroad-practice-lenses = { $percent } against people
kingsroad-practice-cost = { $it } is as good as the best
kingsroad-practice-cost-2 = { $people }, { $loss_words } against perfect play
