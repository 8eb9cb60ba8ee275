refusals-needs-terminal = the game needs a terminal; with `--plain` it does without
refusals-no-file = '-' is no file; one of that name is './-'
refusals-invited = this is an invitation: `kingsroad join INVITATION` takes it
refusals-greeting = Waiting for the program's first answer …
# Why a round cannot be brought back.
refusals-no-redo = There is nothing to bring back.
# That a file cannot be written, as its folder is not there.
refusals-no-folder = { $path }: there is no folder { $folder }
# That an option takes no such number.
refusals-more-than-none = { $option }: must be more than 0
# Why the app is not begun in a terminal of this name, which may be empty.
refusals-cannot-draw = { $named ->
    [yes] TERM is { $terminal }
   *[no] TERM is not set
  }: this terminal cannot draw the game; `--plain` plays it line by line
# That a game cannot be played line by line.
refusals-no-plain-text = { $game } cannot be played in plain text
# That nothing can be told of the games of this kind.
refusals-not-told = { $file }: games of this kind are not replayed here
# What to type before a code that was given as a command.
refusals-opens-a-code = { $command } CODE opens it
# That an option is not for games like the one in a file.
refusals-option-of-another = { $option } is for games of { $its_game }; this is one of { $game }
# That pages of several games cannot be written to a file there is.
refusals-is-a-file = { $option }: { $path } is a file; name a folder for several games
# That pages of several games cannot be written to one page.
refusals-one-page = { $option }: { $path } is one page; name a folder for several games
# Why a command line starts no program here.
refusals-command-unreadable = The command cannot be read: { $why }.
refusals-type-a-program = Type the program that is to play.
refusals-no-program = There is no program { $program }.
# The question before a round is taken back; ``computers`` says whether any play.
refusals-undo-question = { $computers ->
    [yes] Undo round { $number }? You choose again, and so do the computers, since you have seen
        their cards. { $redo } brings the round back.
   *[no] Undo round { $number }? You choose again; { $redo } brings the round back.
  }
# Why no round can be taken back.
refusals-game-counts = No undo here: this game counts.
refusals-undo-alone = Undo works only in solo games.
refusals-no-undo = There is no round to undo.
