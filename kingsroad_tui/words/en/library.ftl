library-saving-saved = Saved
library-in-short = How it plays
library-no-games = No game has been kept yet: every game that you begin is kept by itself.
library-nothing-chosen = Type the name of a file, or choose a game from the list.
library-nothing-deleted = Nothing has been deleted here.
library-rename-title = Rename the game
# How far a game is.
library-how-far = being played
library-how-far-2 = finished
library-how-far-3 = not begun
# A date as people say it, seen from now: the time today, else the day; 11 characters fit.
library-when-words = yesterday
# The title of the list of games, with what it lists and in which order.
library-library-title = Your games: { $games }, { $order }
library-library-title-2 = Your games
# That a game was deleted, and by which keys it is put back.
library-deleted-words = Deleted; { $keys } puts it back. It lies in { $folder } until you empty that
    folder.
# Why a game was not deleted.
library-not-deleted-words = The game was not deleted: { $clause }.
# Why a deleted game was not put back.
library-not-restored-words = The game was not put back: { $clause }.
# Why an autosave cannot be continued, and what became of it.
library-unusable-save-sentences = An autosave could not be read ({ $why }). It is kept as { $name }.
library-unusable-save-sentences-2 = A newer version of this program wrote the autosave { $name }. It
    is left as it is.
library-unusable-save-sentences-3 = The autosave { $name } cannot be opened: { $why }. It is left as
    it is.
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
library-saving-report-not-written = The report cannot be written: { $why }.
# Why an analysis is shown, but not saved.
library-saving-analysis-not-kept = The analysis is not kept: { $why }.
# Why the training book was not written.
library-saving-book-not-kept = Your training book cannot be written: { $why }.
library-what-to-type = type to find a game; or a file
