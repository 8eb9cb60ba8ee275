ladder-counted-ladder-plays = Play the next game of the ladder.
ladder-counted-day-plays = Play today's game.
ladder-counted-plain = With --play: line by line.
ladder-daily-title = Today's game
ladder-daily-done = You have played today's game. Tomorrow there is another one.
ladder-daily-copy = Copy the result
ladder-daily-look-back = Look back
ladder-daily-close = Close
ladder-daily-sent = Today's result (sent to the clipboard)
ladder-daily-gone = The game itself is not among the saved ones any more.
ladder-daily-not-the-day = This was not today's game: there is nothing to pass on.
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
# The computer player nearest to a rating, a mark on its scale.
ladder-mark = the { $name } has { $worth }
# How strong one plays.
ladder-rating = { $games ->
     [one] Your rating is { $rating } after { $games } game; { $mark }.
    *[other] Your rating is { $rating } after { $games } games; { $mark }.
   }
ladder-first-rating = Your first rating is { $rating }; { $mark }.
ladder-rating-stays = Your rating stays { $rating }; { $mark }.
ladder-rating-moves = { $up ->
     [yes] Your rating is { $rating }, up { $change }; { $mark }.
    *[no] Your rating is { $rating }, down { $change }; { $mark }.
   }
# How the match being played stands, or that it begins.
ladder-match-begins = Best of three against the { $name }.
ladder-match-level = It stands { $score }: game { $number } decides.
ladder-match-you-lead = You lead { $score }. Game { $number } is next.
ladder-match-they-lead = The { $name } leads { $score }. Game { $number } is next.
ladder-match-won = You win the match against the { $name } { $score }.
ladder-match-lost = The { $name } wins the match { $score }. Try again when you like.
# In the list of what there is to practise: over the games that count, and what it says of the
# ladder and the day's game.
ladder-counts = Games that count
ladder-line-begin = The ladder: best of three
ladder-line-top = The ladder: you are at the top
ladder-line-score = The ladder: { $score } against the { $name }
ladder-line-next = The ladder: next the { $name }
ladder-daily-line-begin = Today's game: not played yet
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
# Won or lost, and by how many points: on a line of its own, and in the list.
ladder-daily-won = Won
    .played = Today's game: won
ladder-daily-lost = Lost
    .played = Today's game: lost
ladder-daily-shared = Shared the victory
    .played = Today's game: shared the victory
ladder-daily-won-on-tie = Won on a tie-break
    .played = Today's game: won on a tie-break
ladder-daily-lost-on-tie = Lost on a tie-break
    .played = Today's game: lost on a tie-break
ladder-daily-won-by = Won by { $by }
    .played = Today's game: won by { $by }
ladder-daily-lost-by = Lost by { $by }
    .played = Today's game: lost by { $by }
# Today's game before it is played.
ladder-daily-against = { $game }, { $day }: you against { $names }.
