lines-unknown-word = There is no such word here. Type help for what you can type.
lines-type-help = Type help for what you can type.
lines-how-many-players = How many players
lines-how-many-people = How many of them are people
# A list of computer players, with numbers, stands above it; "each" is typed as it is.
lines-how-strong = How strong are the computer players (or each)
lines-computer-player = Computer player { $number }
lines-name-of-person = Name of person { $number }
lines-help-first = Type help for what else you can set: the board, the seed, a saved game.
lines-answer-one-of = Please type one of these: { $answers }.
lines-try-again = { $why }. Please try again.
lines-hints-said = Hints are allowed.
lines-no-hints-said = Nobody may ask for hints.
lines-seed-range = A seed is a number from 0 to { $most }.
lines-seed-said = Seed { $seed }: the same choices bring the same game.
lines-board-said = The board: { $name }.
lines-no-games = There is no saved game yet.
# Behind whose turn it is, where several share a terminal.
lines-press-enter = { $ready } (press Enter)
# What can be typed while a game is set up: the word is typed as it is, what stands in capitals is
# an example.
lines-set-up-games = games: your saved games, the newest first.
lines-set-up-open = open NAME: go on with a saved game, by its name or its file.
lines-set-up-board = board FILE: play on the board in a file.
lines-set-up-seed = seed NUMBER: the same luck as in another game with this number.
lines-set-up-hints = hints off: nobody may ask for hints; hints on allows them again.
lines-set-up-ladder = ladder: your ladder, and its next game.
lines-set-up-today = today: today's game, the same for everybody, once.
lines-set-up-rules = rules: the complete rules.
lines-set-up-quit = quit: leave.
