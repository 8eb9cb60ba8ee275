# ----------------------------------------------------------------------- which exercise it is
assassins-practice-round = round { $round }
# Kinds of mistakes of one's own, and of puzzles.
assassins-mistake-kill = Missed kill
assassins-mistake-castle = Missed a sure win
assassins-mistake-safe = Unsafe, with a safe way there
assassins-mistake-gate = Open gate
assassins-mistake-wasted-ap = Wasted points
assassins-mistake-unmasked = Unmasked too early
assassins-mistake-other = Other mistakes
assassins-puzzle-kill = Kill the king
assassins-puzzle-castle = Win in this phase
assassins-puzzle-safe = Find the safe way
assassins-puzzle-gate = Close the gate
assassins-puzzle-who = Who is it?
# ---------------------------------------------------------------------------------- the task
assassins-practice-task-kill = You play the people. Kill the king in this phase.
assassins-practice-task-castle = You play the king's side. Win in this phase, whoever the assassins
    are.
assassins-practice-task-safe = You play the king's side. Find a way after which nobody can even wound
    him, whoever the assassins are.
assassins-practice-task-gate = You play the people. Close the gate: the king must not walk out next.
assassins-practice-best-way = Find the best way to play this phase.
assassins-practice-who-task = After all that has happened, { $number ->
    [one] one of the townsfolk must be an assassin
   *[other] { $number } of the townsfolk must be assassins
  }. Who? No assassin who could kill the king by himself has let him live.
# `verdict` is a sentence.
assassins-practice-as-played = As you played it: { $verdict }
assassins-practice-log = { KEY("log") } tells what both sides have done so far.
assassins-practice-keys = { KEY("forward") } judges it, { KEY("best") } shows the answer,
    { KEY("skip") } moves on.
assassins-practice-keys-better = Play the phase better: { KEY("forward") } judges it, { KEY("best") }
    shows the answer, { KEY("skip") } moves on.
assassins-practice-keys-who = Press a letter to mark somebody. { KEY("forward") } judges it,
    { KEY("best") } shows the answer, { KEY("skip") } moves on.
# Line by line.
assassins-practice-play-better = Play the phase better: type actions, and end to have it judged.
assassins-practice-play-it = Type actions, and end to have the phase judged.
assassins-practice-from-the-beginning = The phase begins again.
assassins-practice-your-actions = Your actions
assassins-practice-their-letters = Their letters
assassins-practice-judging = Judging the phase …
# --------------------------------------------------------------------------------- a right answer
assassins-practice-right = Right!
# Why the answer of a puzzle is that, and what is left with the best turn that is none: { $rest } is
# a chance to win.
assassins-practice-proved-kill = The king dies. With the best turn that leaves him alive you win
    { $rest }.
assassins-practice-proved-castle = The king is out. With the best turn that keeps him in the town
    you win { $rest }.
assassins-practice-safe-ends = { $ways ->
    [one] Nobody can even wound him then, whoever the assassins are: only one of { $ends } ways to
        end this phase is so. With the best of the others you win { $rest }.
   *[other] Nobody can even wound him then, whoever the assassins are: { $ways } of { $ends } ways to
        end this phase are so. With the best of the others you win { $rest }.
  }
assassins-practice-proved-gate = He cannot walk out next, whichever card comes. With the best turn
    that leaves a gate open to him you win { $rest }.
# Where nothing is done in the phase: no answer, or not before that is asked once more.
assassins-practice-nothing-yet = Nothing is done yet, and that is no answer. Do something first.
assassins-practice-nothing-again = Nothing is done yet: press { $enter } again to do nothing.
assassins-practice-goes-on = { $key } goes on.
# What went wrong where the phase was played in earnest.
assassins-practice-went-wrong-kill = What went wrong then: you missed a kill.
assassins-practice-went-wrong-castle = What went wrong then: you missed a sure win.
assassins-practice-went-wrong-safe = What went wrong then: it was unsafe, though there was a safe way.
assassins-practice-went-wrong-gate = What went wrong then: you left a gate open.
assassins-practice-went-wrong-wasted-ap = What went wrong then: you wasted points.
assassins-practice-went-wrong-unmasked = What went wrong then: you unmasked an assassin too early.
# --------------------------------------------------------------------------------- a wrong answer
assassins-practice-not-yet = Not the answer yet.
assassins-practice-still-alive = The king is still alive.
assassins-practice-not-won = The game is not won.
assassins-practice-loses = That loses the game.
assassins-practice-killed-by = The king could be killed by { $number } of { $trios ->
    [one] 1 trio
   *[other] { $trios } trios
  } of townsfolk.
assassins-practice-wounded-by = The king could be wounded by { $number } of { $trios ->
    [one] 1 trio
   *[other] { $trios } trios
  } of townsfolk.
# With how many of the cards face down he could.
assassins-practice-open-gate = With { $number } of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } face down the king could still walk out.
assassins-practice-costs = That is { $what }: it costs { $loss } of the chance to win.
assassins-practice-wrong-keys = { $again } begins again, { $best } shows the answer.
# ------------------------------------------------------------------------------------ the answer
assassins-practice-better-turn = A better turn: { $turn }.
assassins-practice-answer = The answer: { $turn }.
# ----------------------------------------------------------------------------- who the assassins are
assassins-practice-none-marked = Nobody is marked yet: mark { $number ->
    [one] one of them
   *[other] { $number } of them
  }.
assassins-practice-marked = { $left ->
    [0] You mark { $names }.
   *[other] You mark { $names }. { $left } more.
  }
assassins-practice-not-those = Not those.
assassins-practice-mark-others = Mark others, or { $key } shows the answer.
assassins-practice-they-are = It is { $names }.
# Why somebody else is none: what they could have done in a round.
assassins-practice-cleared = In round { $round } { $names } could have killed the king, and let him
    live: { $number ->
    [one] no assassin
   *[other] no assassins
  }.
# --------------------------------------------------------------------- the list of puzzles: solved by
assassins-practice-solved-by = { $number } of { $of }
assassins-practice-solved-by-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }
assassins-practice-solved-by-ways = { $ways } of { $ends } ways
# The columns of a list of puzzles.
assassins-puzzles-about = about
assassins-puzzles-grade = grade
assassins-puzzles-side = side
assassins-puzzles-round = round
assassins-puzzles-solved-by = solved by
assassins-puzzles-otherwise = otherwise you win
