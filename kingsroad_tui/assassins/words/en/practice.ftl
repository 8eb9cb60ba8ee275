assassins-practice-play-better = Play the phase better: type actions, and end to have it judged.
assassins-practice-play-it = Type actions, and end to have the phase judged.
assassins-practice-from-the-beginning = The phase begins again.
assassins-practice-your-actions = Your actions
assassins-practice-their-letters = Their letters
assassins-practice-judging = Judging the phase…
# How many to find.
assassins-practice-who-task = By all that has happened, one of the townsfolk is an assassin. Who?
assassins-practice-who-task-2 = By all that has happened, { $number } of the townsfolk are
    assassins. Who?
assassins-practice-what-is-wrong = The king could be killed by { $death_worlds } of { $trios } of
    townsfolk.
assassins-practice-what-is-wrong-2 = The king could be wounded by { $wound_worlds } of { $trios } of
    townsfolk.
assassins-practice-what-is-wrong-3 = With { $leaves } of { $cards } face down the king could still
    walk out.
assassins-practice-what-is-wrong-4 = That is { $named }: it costs { $loss_words } of the chance to
    win.
# Who is marked so far.
assassins-practice-marked-words = Nobody is marked yet: mark { $number ->
     [one] { $number } of them
    *[other] { $number } of them
   }.
assassins-practice-marked-words-2 = You mark { $names }.
assassins-practice-marked-words-3 = You mark { $names }. { $left } more.
# Who they are, and how sure that is.
assassins-practice-who-answer = It is { $names }: everybody else is ruled out.
assassins-practice-who-answer-2 = It is { $names }.
assassins-practice-who-answer-3 = { $said }, nobody else more than { $percent }.
assassins-practice-solved-by = { $count } of { $count_2 }
# The columns of a list of puzzles.
assassins-puzzles-about = about
assassins-puzzles-grade = grade
assassins-puzzles-side = side
assassins-puzzles-round = round
assassins-puzzles-solved-by = solved by
assassins-puzzles-otherwise = otherwise you win
