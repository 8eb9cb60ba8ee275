library-saving-saved = Saved
library-in-short = How it plays
library-no-games = No game has been kept yet: every game that you begin is kept by itself.
library-nothing-chosen = Type the name of a file, or choose a game from the list.
library-nothing-deleted = Nothing has been deleted here.
library-rename-title = Rename the game
library-what-to-type = type to find a game; or a file
# How far a game is.
library-being-played = being played
library-finished = finished
library-rounds = { $rounds ->
     [0] not begun
     [one] { $rounds } round
    *[other] { $rounds } rounds
   }
# Over the list of games, and over one with nothing in it; "order" is one of those below.
library-title-of = Your games: { $games }, { $order }
library-title = Your games
library-order-newest = newest first
library-order-oldest = oldest first
library-order-by-name = by name
library-order-by-players = by players
library-order-longest = longest first
library-order-best = best results first
library-deleted = Deleted; { $keys } puts it back. It lies in { $folder } until you empty that
    folder.
library-not-deleted = The game was not deleted: { $why }.
library-not-restored = The game was not put back: { $why }.
library-is-played = it is being played
library-is-there = { $name } is there already
# Why a saved game cannot be gone on with, and what became of it.
library-damaged-save = A saved game could not be read ({ $why }). It is kept as { $name }.
library-newer-save = A newer version of this program wrote the saved game { $name }. It is left as
    it is.
library-unreadable-save = The saved game { $name } cannot be opened: { $why }. It is left as it is.
# While a game is played: its file cannot be written, or another program has it.
library-unsaved = The game could not be saved in { $folder }: { $why }.
library-elsewhere = Another program uses this game's file; here it goes on in { $name }.
# Where a game has been saved.
library-saving-saved-in = Saved: { $path }
# That a name is taken, where another one can be typed.
library-saving-is-there = { $name } is there already; choose another name.
# That a name is taken, where saving once more replaces what has it.
library-saving-save-again = { $name } is there already; save again to replace it.
# Why a game cannot be saved by a name.
library-saving-not-saved = Not saved: { $why }.
# That what a game ended with will not count later.
library-saving-result-not-kept = The result could not be kept: { $why }.
# Why settings are in force, but not saved.
library-saving-settings-not-kept = The settings could not be written: { $why }
# Why there is no report.
library-saving-report-not-written = The report could not be written: { $why }.
# Why an analysis is shown, but not saved.
library-saving-analysis-not-kept = The analysis could not be kept: { $why }.
# Why the training book was not written.
library-saving-book-not-kept = Your training book could not be written: { $why }.
library-saving-type-a-name = type a name for the game
library-saving-is-a-folder = that is a folder; add a name for the file
library-saving-save-as = Save the game as
library-saving-save = Save
library-saving-cancel = Cancel
library-saving-elsewhere = Save elsewhere
library-saving-leave = Leave
library-saving-stay = Stay
