shell-palette = palette
    .about = Search all commands
shell-palette-search = Search for commands…
# What a key does, as the palette lists it.
shell-palette-key = { $about } ({ $keys })
# A command of another game than the one on the screen.
shell-palette-of-game = { $game }: { $command }
shell-palette-help = Keys and help
    .about = Help for what you see
# The command that reveals rounds at a speed.
shell-palette-speed = Reveal speed: { $speed }
    .about = { $now ->
        [yes] How a round is revealed (now)
       *[no] How a round is revealed
    }
# Over those options of a command that only another game than the first one has.
shell-options-of = Options for a game of { $game }
# How a command ends.
shell-solver-failed = the solver failed: { $why }
shell-is-there = { $option }: { $path } is there already; --force replaces it
shell-crash-details = { $line } Details: { $path }.
