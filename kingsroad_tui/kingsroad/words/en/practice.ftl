# Kinds of mistakes, and of puzzles.
kingsroad-kind-witch_early = Witch too early
kingsroad-kind-witch_kept = Witch kept too long
kingsroad-kind-dragon_for_others = Dragon for others
kingsroad-kind-knight_wasted = Knight wasted
kingsroad-kind-second_by_tie = Second by a tie
kingsroad-kind-too_far = Region too far off
kingsroad-kind-ahead_already = Ahead already: markers wasted
kingsroad-kind-left_for_nothing = Left a region for nothing
kingsroad-kind-other = Other mistakes
kingsroad-kind-witch = The Witch
kingsroad-kind-dragon = The Dragon
kingsroad-kind-knight = The Knight
kingsroad-kind-contested = A contested region
kingsroad-kind-preparing = Regions to come
kingsroad-kind-ending = The end of the game
kingsroad-kind-final_scoring = The final scoring
# Where an exercise stands in its game.
kingsroad-practice-where = { $second ->
    [yes] round { $round }, second choice
   *[no] round { $round }
  }
# What there is to find; of a mistake also what was played, and what that cost.
kingsroad-practice-idea = One choice is clearly the best here. Which?
kingsroad-practice-idea-of-mistake = You played { $cards }. { $win ->
    [yes] That lowered your chance to win by { $cost }.
   *[no] That cost { $cost }.
  } Find a better choice.
kingsroad-practice-task = Choose your cards: { KEY("exercise.judge") } judges them,
    { KEY("exercise.best") } shows the best choice, { KEY("exercise.next") } moves on.
# How to go on after an answer that was right, and after one that was not.
kingsroad-practice-goes-on = { KEY("exercise.judge") }: { $last ->
    [yes] back to the list.
   *[no] the next one.
  }
kingsroad-practice-try-again = Try again: { KEY("exercise.clear") } drops these cards,
    { KEY("exercise.best") } shows the best choice.
# What kind of mistake it was, once it may be said.
kingsroad-practice-went-wrong = What went wrong then: { $kind }.
# What a choice is worth: how often one wins with it, by the proof of a puzzle and as the solver
# judges.
kingsroad-practice-chance = { $chance } of the time
kingsroad-practice-chances = { $people } against people, { $perfect } against perfect play
kingsroad-practice-against-people = { $people } against people
kingsroad-practice-right = Right! You win { $won }.
kingsroad-practice-wrong = Not the answer: you win { $won }; with the best choice { $best }.
kingsroad-practice-not-listed = Not the answer: it costs at least { $lost }.
# What is wrong with the answer that was given: { $why } is a sentence.
kingsroad-practice-given = Your cards fall short. { $why }
# The answer, beside the next best choice.
kingsroad-practice-best = Best choice: { $cards }. You win { $won }; with the next best, { $next },
    { $others }.
kingsroad-practice-judged = { $solved ->
    [yes] Right! You win { $won }.
   *[no] Not the answer yet: you win { $won }.
  }
kingsroad-practice-judged-beside = { $solved ->
    [yes] Right! You win { $won }; with the best choice { $best }.
   *[no] Not the answer yet: you win { $won }; with the best choice { $best }.
  }
kingsroad-practice-judged-cost = { $solved ->
    [yes] Right! It { $cost }.
   *[no] Not the answer yet: it { $cost }.
  }
kingsroad-practice-as-good = is as good as the best
kingsroad-practice-cost = costs { $people } against people
kingsroad-practice-costs = costs { $people } against people, { $perfect } against perfect play
# The columns of a list of puzzles, and the round of a second choice.
kingsroad-puzzles-about = about
kingsroad-puzzles-grade = grade
kingsroad-puzzles-players = players
kingsroad-puzzles-round = round
kingsroad-puzzles-you-win = you win
kingsroad-puzzles-next-best = next best costs
kingsroad-practice-second-round = { $round }, second
# Why an exercise cannot be played: its game asks for no choice there.
kingsroad-practice-nothing-to-choose = nothing to choose
