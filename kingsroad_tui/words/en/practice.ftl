# What a bar counts.
practice-puzzle-looking = Puzzles
practice-title = Practise
practice-reading = One moment: your games are being looked through.
practice-own = Your own mistakes
practice-today = Today's three puzzles
practice-puzzles = All puzzles, by how hard they are
practice-kinds = All puzzles, by what they are about
practice-coming = Coming back
practice-known = Done
practice-own-kinds = Your mistakes by kind
practice-go-on = Go on
practice-judge = Judge
practice-unusable = This exercise cannot be laid out: its game is damaged.
practice-stopped = Judging is stopped. It goes on when you open this page again.
practice-no-answer = The solver gave no answer, so the rest of your games are not judged yet.
practice-plain-words = You can also type best (shows the answer), next, or quit.
practice-nothing-left = Nothing is left for today.
practice-the-end = That was all for today.
practice-left = Your answers are kept.
# How a search ended.
practice-puzzle-found-words = { $into }: { $have ->
     [one] { $have } puzzle
    *[other] { $have } puzzles
   } so far; the same command goes on with it.
# That some of a file is no puzzle.
practice-puzzle-not-read = { $source }: { $lines ->
     [one] { $lines } line
    *[other] { $lines } lines
   } passed over: no puzzle of this game.
# That there is nothing to list or to check.
practice-puzzle-no-puzzles = { $source }: no puzzles
# That a puzzle was proved anew: ``3 of 200 · 0a1b… · proved``.
practice-puzzle-is-proved = { $number } of { $of } · { $name } · proved
# That it was not, and why.
practice-puzzle-is-wrong = { $number } of { $of } · { $name } · not proved: { $why }
# How many were proved in all.
practice-puzzle-checked-words = { $right } of { $of } proved
# That there is no such computer player.
practice-puzzle-no-player = there is no computer player { $quoted }: { $join }
# ``4 of your own mistakes are due today``.
practice-due-words = None of your own mistakes is due today
practice-due-words-2 = One of your own mistakes is due today
practice-due-words-3 = { $due } of your own mistakes are due today
# What the menu of a first screen says behind `TITLE`; ``usual`` where nothing waits, or nothing
# was begun.
practice-menu-words = one mistake is due
practice-menu-words-2 = { $due } mistakes are due
practice-menu-words-3 = { $unsolved } of today's puzzles to go
# The line by which mistakes are practised ahead of their day.
practice-ahead-line = Practise ahead of time: { $waiting } to come
# A puzzle by its number in the list of all: ``Puzzle 117``.
practice-puzzle-words = Puzzle
practice-puzzle-words-2 = Puzzle { $number }
# Over an exercise: ``Your mistake 2 of 4 · round 4``, ``Puzzle 117 · hard · round 7``.
practice-exercise-heading = Your mistake · { $where }
# The mistakes of a kind: ``3 Witch too early, 2 of 5 right``.
practice-kind-line = { $number } { $title }, { $right } of { $of } right
# What a key does on the list.
practice-how-to-begin = { $enter } opens the line that is highlighted.
# ``tomorrow``, ``in 3 days``.
practice-in-days = today
practice-in-days-2 = tomorrow
practice-in-days-3 = in { $days } days
# When a mistake comes back, after it was answered; nothing of a puzzle.
practice-comes-back = You know this one now: it does not come back.
practice-comes-back-2 = It comes back { $in_days }.
# Where the book has no card: why, and what would bring one.
practice-empty-words = Your { $games } had no choice that cost much. Play on: new mistakes come
    here.
practice-empty-words-2 = Finish a game against the computer: what you could have done better comes
    here.
# How many mistakes are known by now.
practice-done-words = { $done ->
     [one] { $done } mistake
    *[other] { $done } mistakes
   } known for good
# ``12 of 40 solved``.
practice-solved-words = { $solved } of { $of } solved
# How far a game is judged: ``round 3 of 12``.
practice-step-words = { $step } { $done } of { $total }
# While games are being judged in the background.
practice-judging-words = Judging { $place } ({ $steps }{ $time })
practice-judging-words-2 = Judging { $place }
# While there is no card yet, and games are being judged.
practice-judged-so-far = Your games are being judged: what you could have done better comes here.
# A rough time: ``about 30 seconds``, ``about 2 minutes``.
practice-about-seconds = a few seconds
practice-about-seconds-2 = about { $minutes ->
     [one] { $minutes } minute
    *[other] { $minutes } minutes
   }
# After games were judged: how many mistakes came into the book.
practice-new-cards-words = All your games are judged.
practice-new-cards-words-2 = All your games are judged: { $new ->
     [one] { $new } new mistake
    *[other] { $new } new mistakes
   } to practise.
# How a run through some exercises went.
practice-session-words = All { $found } right. Well done!
practice-session-words-2 = Right. Well done!
practice-session-words-3 = { $found } of { $count } right at the first try.
