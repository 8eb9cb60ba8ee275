app-solver-restarts = The solver stopped and is started again.
app-no-solver = The solver cannot be kept running. The game goes on without hints.
app-running-elsewhere = This game is running elsewhere
app-look = Look at it
app-go-on-with-copy = Go on with a copy
app-sent-to-clipboard = Sent to the clipboard. If pasting gives nothing, select it here
    with the mouse, in most terminals with { KEY("fixed.shift") } held down:
app-code-sent-title = Position code (sent to the clipboard)
app-game-sent-title = The whole game, as one line (sent to the clipboard)
# What is said beside the line of a game that has one.
app-line-without-proof = The line carries no proof: verify takes the saved game itself.
app-game-sent = Paste it into a message. Open and every command take it as they take a
    file.
app-played-elsewhere = This game is being played in another window or terminal.
app-go-on-with-copy-question = Go on with a copy of it, y or n
app-no-game-to-continue = There is no game to continue.
app-room-needed = The kingdom needs 60 columns and 20 rows. Please make the window larger.
app-keep-key = Keep the old key ({ KEY("fixed.escape") })
app-quit-question = Quit King's Road?
app-quit = Quit
app-stay = Stay
app-no-background = There is no background to put the game into here.
# Asked before a game that is played elsewhere; ``title`` says which.
app-copy-question = { $title }: this game is being played in another window or terminal.
    Go on with a copy of it?
# What can be done with a game that is played elsewhere; ``title`` says which.
app-look-or-copy = { $title }: it is being played in another window or terminal. You can
    look at it, or go on with a copy of it here.
# Asks for the key that is to do something from now on.
app-press-key-for = Press the new key for: { $tooltip }
# That more was typed than a field takes.
app-too-long = That is too long: at most { $most } characters fit here.
# The first line of plain play.
app-plain-text = { $title } in plain text. Press { $enter } to accept the default in
    brackets.
# Asked before a game is left; ``problem`` says in a sentence why it is not saved.
app-unsaved-question = { $problem } If you leave, what was played since it was last saved
    is lost.
# The last line of plain play; ``problem`` says why the game is not saved, if it is not.
app-goodbye = Goodbye. { $saved ->
    [yes] An unfinished game is kept: start again to continue it.
   *[no] { $problem }
  }
# What Ctrl+C answers, which ends many a program; ``key`` is the one that ends this one.
app-how-to-quit = Press { $key } to leave.
# Asked in plain play where the game could not be saved.
app-another-place = A file to save it in, or { $enter } to leave without
app-leave = Leave
app-close-list = Close the list
