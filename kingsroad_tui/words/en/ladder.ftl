ladder-counted-ladder-plays = Play the next game of the ladder.
ladder-counted-day-plays = Play the day's game.
ladder-counted-plain = With --play: line by line.
ladder-daily-title = Today's game
ladder-daily-done = You have played today's game. Tomorrow there is another one.
ladder-daily-copy = Copy the result
ladder-daily-look-back = Look back
ladder-daily-close = Close
ladder-daily-sent = The day's result (sent to the clipboard)
ladder-daily-gone = The game itself is not among the saved ones any more.
ladder-daily-not-the-day = This was not the day's game: there is nothing to pass on.
ladder-daily-once = The same table for everybody today. It counts once: no hints, no undo.
ladder-daily-question = Today's game is the same table for everybody, and it counts once: no hints,
    no undo. You can leave it and go on later today. Play it now?
ladder-daily-play = Play
ladder-daily-not-now = Not now
ladder-title = The ladder
ladder-rules = Best of three against each. No hints, no undo. You may leave: the game waits.
ladder-reading = Looking through your games …
ladder-no-rating = No rating yet: play a game against the computer without hints or undo.
ladder-top = You have beaten them all. Defend your title whenever you like.
ladder-play-question = Play the next game now, y or n
ladder-you = you
ladder-what-counts = A rating counts your games alone against computer players, without a hint
    looked at or a round undone. The true figure lies within the brackets 19 times in 20.
# A rating with its interval.
ladder-interval = about { $value } ({ $low } to { $high })
# Where among the computer players that is, as a clause.
ladder-as-strong-as = as strong as { $names }
ladder-the = the { $name }
ladder-below = not yet as strong as the { $name }
ladder-above = stronger than the { $name }
ladder-between = between the { $below } and the { $above }
# How strong one plays; "where" is one of the clauses above.
ladder-rating = { $games ->
     [one] Your rating is { $rating } after { $games } game: { $where }.
    *[other] Your rating is { $rating } after { $games } games: { $where }.
   }
ladder-first-rating = Your first rating is { $rating }: { $where }.
ladder-rating-stays = Your rating stays { $rating }: { $where }.
ladder-rating-moves = { $up ->
     [yes] Your rating is { $rating }, up { $change }: { $where }.
    *[no] Your rating is { $rating }, down { $change }: { $where }.
   }
# How the match being played stands, or that it begins.
ladder-match-begins = Best of three against the { $name }.
ladder-match-level = It stands { $score }: game { $number } decides.
ladder-match-you-lead = You lead { $score }. Game { $number } is next.
ladder-match-they-lead = The { $name } leads { $score }. Game { $number } is next.
ladder-match-won = You win the match against the { $name } { $score }.
ladder-match-lost = The { $name } wins the match { $score }. Try again when you like.
# What the menu says of the ladder.
ladder-menu-top = you are at the top
ladder-menu-score = { $score } against { $name }
ladder-menu-next = { $name } next
ladder-play = Play game { $number }
# What one is called, and what comes next.
ladder-titled = You are { $title }.
ladder-titled-next = You are { $title }. Next: { $next }.
ladder-risen = You are now { $title }!
# How one has fared against one strength, in matches.
ladder-won = won { $number }
ladder-lost = lost { $number }
ladder-now = now { $score }
# The ladder in lines: a rung, what there is to say about it, and which one is next.
ladder-of = The ladder of { $game }
ladder-rung = { $number }. { $name }, { $strength } ({ $worth }).
ladder-rung-about = { $number }. { $name }, { $strength } ({ $worth }): { $about }.
ladder-next-match = your next match
# What begins, or goes on.
ladder-game-said = The ladder: game { $number } against the { $name }. No hints, no undo.
# What the key for another game does after one of the ladder; ``again`` is its id.
ladder-goes-on = { $key } goes on with the ladder.
# Of the command for the ladder of a game, by its name.
ladder-counted-ladder-help = Show your ladder and your rating in { $game }; with --play, go on with
    it.
# Of the command for the day's game.
ladder-counted-day-help = Show today's game of { $game }, and your result; with --play, play it.
# The day's result in three lines: which game, how one did, and the outcome.
ladder-daily-line = { $game }, { $day }, against { $names }
ladder-daily-kings-side = { $rounds ->
     [one] king's side, { $rounds } round
    *[other] king's side, { $rounds } rounds
   }
ladder-daily-peoples-side = { $rounds ->
     [one] people's side, { $rounds } round
    *[other] people's side, { $rounds } rounds
   }
ladder-daily-place = { $points ->
     [one] { $place } of { $count }, { $points } point
    *[other] { $place } of { $count }, { $points } points
   }
# Won or lost, and by how many points: on a line of its own, and behind "played".
ladder-daily-won = Won
    .played = played: won
ladder-daily-lost = Lost
    .played = played: lost
ladder-daily-shared = Shared the victory
    .played = played: shared the victory
ladder-daily-won-on-tie = Won on a tie-break
    .played = played: won on a tie-break
ladder-daily-lost-on-tie = Lost on a tie-break
    .played = played: lost on a tie-break
ladder-daily-won-by = Won by { $by }
    .played = played: won by { $by }
ladder-daily-lost-by = Lost by { $by }
    .played = played: lost by { $by }
# Today's game before it is played.
ladder-daily-against = { $game }, { $day }: you against { $names }.
