play-go-on = Go on
play-others-think = The others are thinking …
# What gives a choice back to who has just made it, when the keyboard goes on.
play-choose-again = again
play-nothing-yet = Nothing has been chosen yet.
play-next-words = Play again, save the game by a name, or leave.
# Whether to go on with an unfinished game.
play-continue-question = Continue { $game }, y or n
# Over what is told of a round.
play-heading = Round { $number }
# The answer to what is no legal choice.
play-can-choose = You can choose one of: { $join }.
# How somebody who has just chosen can choose again, before it is seen.
play-again-sentence = Or { $name } types { $phrase } to choose again.
