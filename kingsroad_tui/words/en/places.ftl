# Where keys work.
place-everywhere = Everywhere
place-help = Help
place-dialog = In every dialog
place-choice-field = In a field with a list
place-curtain = Handing over
place-ladder = The ladder
place-together = Play together
place-table = At a table with friends
place-copied = Text to copy
place-settings = Settings
place-save = Save a game
place-running = A game running elsewhere
place-unsaved = A game that is not saved
place-own-name = Your name
place-day-done = Today's game, played
place-question = Other questions
place-rivals = Your rivals
# Commands of the palette, and what each is for.
menu-rules = Rules
    .command = Read the rules
menu-settings = Settings
    .command = Colours, keys, hints
menu-home = Home
    .command = Back to the first screen
menu-quit = Quit
    .command = Leave; the game is saved
