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
# How a search for puzzles ended: "all" of those that were wanted are there, or not yet.
practice-puzzle-found = { $have ->
     [one] { $all ->
         [yes] { $into }: { $have } puzzle.
        *[no] { $into }: { $have } puzzle so far; the same command goes on with it.
       }
    *[other] { $all ->
         [yes] { $into }: { $have } puzzles.
        *[no] { $into }: { $have } puzzles so far; the same command goes on with it.
       }
   }
# Below the list of puzzles: how many there are, and of each grade.
practice-puzzle-count = { $count ->
     [one] { $count } puzzle: { $grades }.
    *[other] { $count } puzzles: { $grades }.
   }
practice-puzzle-of-grade = { $number } of grade { $grade }
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
practice-puzzle-no-player = there is no computer player { $name }: { $known }
# How many of one's own mistakes are due: on a line of the list, and in plain play.
practice-due = { $due ->
     [0] None of your own mistakes is due today
     [one] One of your own mistakes is due today
    *[other] { $due } of your own mistakes are due today
   }
    .sentence = { $due ->
     [0] None of your own mistakes is due today.
     [one] One of your own mistakes is due today.
    *[other] { $due } of your own mistakes are due today.
   }
practice-unsolved = { $puzzles ->
     [one] One of today's puzzles is not solved yet.
    *[other] { $puzzles } of today's puzzles are not solved yet.
   }
practice-unjudged = { $games ->
     [one] One of your games is not judged yet: --judge looks for mistakes in it first.
    *[other] { $games } of your games are not judged yet: --judge looks for mistakes in them first.
   }
# When the next mistakes come back.
practice-next-due = { $number ->
     [one] { $days ->
         [0] { $number } mistake comes back today.
         [1] { $number } mistake comes back tomorrow.
        *[other] { $number } mistake comes back in { $days } days.
       }
    *[other] { $days ->
         [0] { $number } mistakes come back today.
         [1] { $number } mistakes come back tomorrow.
        *[other] { $number } mistakes come back in { $days } days.
       }
   }
# What the menu says behind the way to practice.
practice-menu-due = { $due ->
     [one] one mistake is due
    *[other] { $due } mistakes are due
   }
practice-menu-puzzles = { $unsolved } of today's puzzles to go
# How hard a puzzle is.
practice-grade-1 = very easy
practice-grade-2 = easy
practice-grade-3 = medium
practice-grade-4 = hard
practice-grade-5 = very hard
# The line by which mistakes are practised ahead of their day.
practice-ahead-line = Practise ahead of time: { $waiting } to come
# A puzzle by its number in the list of all; one of today's, behind whether it is solved.
practice-a-puzzle = Puzzle
practice-the-puzzle = Puzzle { $number }
practice-daily = { $tick } { $puzzle }, { $grade }
# Over an exercise; "where" is the place in its game.
practice-mistake = Your mistake · { $where }
practice-mistake-of = Your mistake { $number } of { $of } · { $where }
# Puzzles of a grade or a kind: "Hard: 12 of 40 solved".
practice-group = { $title }: { $solved } of { $of } solved
# The mistakes of a kind: "3 Witch too early, 2 of 5 right".
practice-kind = { $number } { $title }, { $right } of { $of } right
practice-kind-unanswered = { $number } { $title }
# What a key does on the list.
practice-how-to-begin = { $enter } opens the line that is highlighted.
# When a mistake comes back, after it was answered.
practice-known-for-good = You know this one now: it does not come back.
practice-comes-back = { $days ->
     [0] It comes back today.
     [1] It comes back tomorrow.
    *[other] It comes back in { $days } days.
   }
practice-coming-line = { $days ->
     [0] Today: { $number }
     [1] Tomorrow: { $number }
    *[other] In { $days } days: { $number }
   }
# Where the book has no card: why, and what would bring one.
practice-empty = { $games ->
     [0] Finish a game against the computer: what you could have done better comes here.
     [one] Your game had no choice that cost much. Play on: new mistakes come here.
    *[other] Your { $games } games had no choice that cost much. Play on: new mistakes come here.
   }
# How many mistakes are known by now.
practice-done-words = { $done ->
     [one] { $done } mistake
    *[other] { $done } mistakes
   } known for good
# How far a game is judged: ``round 3 of 12``.
practice-step-words = { $step } { $done } of { $total }
# While games are being judged in the background: in which game, how far in it, and how long that
# takes.
practice-judging = { $games ->
     [1] Judging your last game
    *[other] Judging game { $game } of { $games }
   }
practice-judging-steps = { $games ->
     [1] Judging your last game ({ $steps })
    *[other] Judging game { $game } of { $games } ({ $steps })
   }
practice-judging-time = { $games ->
     [1] Judging your last game ({ $steps }, { $time } left)
    *[other] Judging game { $game } of { $games } ({ $steps }, { $time } left)
   }
# While there is no card yet, and games are being judged.
practice-judged-so-far = Your games are being judged: what you could have done better comes here.
# A rough time.
practice-few-seconds = a few seconds
practice-about-seconds = about { $seconds } seconds
practice-about-minutes = { $minutes ->
     [one] about { $minutes } minute
    *[other] about { $minutes } minutes
   }
# After games were judged: how many mistakes came into the book.
practice-new-cards = { $new ->
     [0] All your games are judged.
     [one] All your games are judged: { $new } new mistake to practise.
    *[other] All your games are judged: { $new } new mistakes to practise.
   }
# How a run through some exercises went; "all": whether everything was right.
practice-session = { $all ->
     [yes] { $found ->
         [1] Right. Well done!
        *[other] All { $found } right. Well done!
       }
    *[no] { $found } of { $of } right at the first try.
   }
