notes-save = Save
notes-cancel = Cancel
notes-how = It is kept in the game's file. Leave it empty to remove it.
notes-no-file = Save the game first: notes are kept in its file.
notes-in-a-branch = Notes are kept on the game itself, not on what was tried.
notes-no-notes = No notes yet.
notes-section = Notes
# What a note is on.
notes-on-game = Your note on this game
notes-on-round = Your note on round { $number }
# A note where it is shown; nothing where there is none.
notes-note = Note: { $note }
# That a game has no such round.
notes-no-such-round = there is no round { $number }: the game has come to round { $rounds }
# Why a note could not be kept.
notes-not-noted = The note was not kept: { $why }.
# All notes, a line each.
notes-of-game = Game: { $note }
notes-of-round = Round { $number }: { $note }
# Why a note could not be kept.
notes-no-file-of-its-own = this game is in no file of its own
notes-no-game = the file holds no saved game
notes-too-long = a note has at most { $most } characters
notes-in-the-way = the file holds something else where notes are kept
