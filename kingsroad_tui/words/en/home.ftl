home-own-name-question = What is your name?
home-own-name-where-to-change = You can change it later, in the settings.
home-own-name-play = Play
home-own-name-cancel = Cancel
# Why a name cannot be used.
home-own-name-refusal = { $problem-sentence }
# Somebody who has no name yet.
home-player = Player { $number }
home-form-start = Start the game
home-form-program = External program
home-form-program-hint = the program and its arguments
# Closes the less usual settings.
home-form-less = Less
home-form-more-is-used = Some of these settings are in use, so they stay open.
