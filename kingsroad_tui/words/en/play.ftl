play-go-on = Go on
play-others-think = The others are thinking …
play-nothing-yet = Nothing has been chosen yet.
play-next-words = Play again, save the game by a name, or leave.
# Whether to go on with an unfinished game.
play-continue-question = Continue { $game }, y or n
# Over what is told of a round.
play-heading = Round { $number }
# The answer to what is no legal choice.
play-can-choose = You can choose one of these: { $choices }.
# How somebody who has just chosen can choose again, before it is seen.
play-again-sentence = Or { $name } types { $word } to choose again.
play-type-help = Type help for what you can type instead of a choice.
# Asked for what comes next.
play-at-the-end = The game is over: again or save NAME; help for more; Enter leaves
# What can be typed instead of a choice: the word is typed as it is.
play-word-log = log: what has happened.
play-word-rules = rules: the rules.
play-word-share = share: the whole game in one line, to paste into a message.
play-word-save = save NAME: save the game by a name.
play-word-quit = quit: leave; the game is saved.
# The menu of a game without screens of its own.
play-menu-continue = Continue
    .about = pick up where you left off
play-menu-again = Play again
    .about = your usual rivals
play-menu-new = New game
    .about = against the computer or friends
play-menu-together = Play together
    .about = friends at their own computers
play-menu-open = Open a saved game
    .about = go on where it stands
play-menu-rules = Rules
    .about = complete, searchable
play-menu-leave = Back
    .about = to the first screen
# The way to a game without screens of its own: its name, and what kind it is.
play-entry = { $game }
    .about = { $about }
play-entry-key = { $game }
    .about = { $game }: { $about }
play-game-about = { $game }: { $about }
# Where keys of such a game work.
play-place-home = { $game }
play-place-new = { $game }: new game
play-place-open = { $game }: your games
play-place-play = { $game }: playing
play-place-end = { $game }: end of a game
# How a computer plays that chooses by chance.
play-by-chance = random
# What somebody is asked for, by name, as several share the terminal.
play-turn-of = { $name }, { $question }
# Who has chosen, though not what.
play-have-chosen = { $count ->
     [one] { $names } has chosen.
    *[other] { $names } have chosen.
   }
play-save = Save
play-leave = Leave
# Which game it is.
play-title = { $game }: { $names }
