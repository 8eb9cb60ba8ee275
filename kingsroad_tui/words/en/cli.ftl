# What the help says of the options that need no command; ``play`` is the command meant.
cli-without-command = Options without a command (those of { $play })
# The groups in which the help lists the commands.
cli-group-play = Play
cli-group-together = Play together
cli-group-advice = Hints and analysis
cli-group-games = Saved games and positions
cli-group-programs = Programs, tournaments and training
cli-group-others = Other games
cli-examples = Examples
# Host a table that other computers can reach.
cli-example-friends = Open a table for friends
cli-example-advice = What to play in a saved game
cli-example-report = Every choice judged, as a page
# Below what the help of a game says first.
cli-opens-the-game = Without a command, opens the game.
cli-language = The language to speak: { $known }.
cli-environment = Environment variables
cli-variable-home = A folder for settings, saved games and everything else the program keeps.
cli-variable-language = The language to speak, as --language.
cli-variable-colour = Set it to play without colours.
cli-variable-still = Set it to "none" and nothing moves on the screen.
# A code where a command should stand; ``hint`` says what opens one.
cli-is-a-code = that is the code of a position: { $hint }
# A command that there is not; ``hint`` is one of the two below it.
cli-no-command = there is no command { $command }: { $hint }
cli-did-you-mean = did you mean { $command }?
cli-help-lists = { $help } lists the commands
# What nobody expected; ``reason`` is the error as programmers call it.
cli-app-failed = the app failed ({ $reason }). What was revealed is saved.
cli-command-failed = the command failed ({ $reason }).
# What the library of commands says by itself; names of options and files are in quotes.
cli-help-shows = { $why }: { $help } shows how
click-usage = Usage:
click-options = Options
click-commands = Commands
click-arguments = Arguments
click-help = Show this message and exit.
click-version = Show the version and exit.
click-required = required
click-default = default: { $default }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-no-option = No such option { $name }.
click-needs-value = Option { $name } requires an argument.
click-no-value = Option { $name } does not take a value.
click-too-much = Got unexpected extra arguments ({ $args })
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $field }: { $message }
click-not-among = { $value } is not one of { $choices }.
click-no-number = { $value } is not a valid number.
click-out-of-range = { $value } is not in the range { $range }.
click-no-file = { $name } does not exist.
click-one-of = (Did you mean one of: { $these }?)
