home-own-name-question = What is your name?
home-own-name-where-to-change = You can change it later, in the settings.
home-own-name-play = Play
home-own-name-cancel = Cancel
# Why a name cannot be used.
home-own-name-refusal = { $problem-sentence }
# Somebody who has no name yet.
home-player = Player { $number }
home-menu-out = Back
    .about = to the menu
home-form-start = Start the game
home-form-program = External program
home-form-program-hint = the program and its arguments
# Closes the less usual settings.
home-form-less = Less
home-form-more-is-used = Some of these settings are in use, so they stay open.
home-form-table = The table
home-form-players = Players
home-form-person = Person
# Below the face of somebody at the table.
home-face-person = person
home-face-program = program
home-form-colour-taken = Somebody else already has that colour.
home-form-all-people = Everybody at the table is a person now: pass the keyboard around.
home-form-one-person = Now you play alone against computers.
# Opens the less usual settings, where they are as usual.
home-form-more = More: any seed
home-form-seed = Seed
home-form-no-seed = leave empty; the same number repeats the same game
home-form-hints = Hints
home-form-allow-hints = Allow hints
home-last-games = Last games
# Behind "Play again".
home-with-rivals = with { $names }
