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
ladder-rating-words = about { $points } ({ $points_2 } to { $points_3 })
# Between which computer players that is, as a clause.
ladder-among = as strong as { $listed }
ladder-among-2 = not yet as strong as the { $above }
ladder-among-3 = stronger than the { $below }
ladder-among-4 = between the { $below } and the { $above }
# How strong one plays.
ladder-rating-sentence = Your rating is { $rating_words } after { $games }: { $where }.
# How a game has moved the rating; empty where it does not count for it.
ladder-moved-sentence = Your first rating is { $words }: { $where }.
ladder-moved-sentence-2 = Your rating stays { $words }: { $where }.
ladder-moved-sentence-3 = Your rating is { $words }, { $moved }: { $where }.
# How the match being played stands, or that it begins.
ladder-match-sentence = Best of three against the { $name }.
ladder-match-sentence-2 = It stands { $score_words }: game { $number } decides.
ladder-match-sentence-3 = You lead { $score_words }. Game { $number } is next.
ladder-match-sentence-4 = The { $name } leads { $games }–{ $games_2 }. Game { $number } is next.
# What the menu says of the ladder; empty before its first game.
ladder-menu-words = you are at the top
ladder-menu-words-2 = { $score_words } against { $name }
ladder-menu-words-3 = { $name } next
# What begins, or goes on.
ladder-game-said = The ladder: game { $number } against the { $name }. No hints, no undo.
# What the key for another game does after one of the ladder; ``again`` is its id.
ladder-goes-on = { $key } goes on with the ladder.
# What one is called, and what comes next.
ladder-title-sentence = You are { $title }.
ladder-title-sentence-2 = You are { $title }. Next: { $title_2 }.
# How a match stands after a game of it.
ladder-match-said = You win the match against the { $name } { $score_words }.
ladder-match-said-2 = The { $name } wins the match { $score }. Try again when you like.
# Of the command for the ladder of a game, by its name.
ladder-counted-ladder-help = Show your ladder and your rating in { $game }; with --play, go on with
    it.
# Of the command for the day's game.
ladder-counted-day-help = Show today's game of { $game }, and your result; with --play, play it.
ladder-daily-place-words = { $side }, { $rounds } rounds
ladder-daily-place-words-2 = { $place } of { $count }, { $points } points
# Won or lost, and by how much.
ladder-daily-outcome-words = won
ladder-daily-outcome-words-2 = lost
ladder-daily-outcome-words-3 = shared the victory
ladder-daily-outcome-words-4 = won on a tie-break
ladder-daily-outcome-words-5 = lost on a tie-break
ladder-daily-outcome-words-6 = won by { $by }
ladder-daily-outcome-words-7 = lost by { $by }
# What the menu says of the day's game once it is played; empty before.
ladder-daily-menu-words = played: { $outcome_words }
