# What was read where a file has a name.
tabletop-source-code = the code
tabletop-source-line = the line
tabletop-source-standard-input = standard input
# What a file is, by the format that it says it is of.
tabletop-format-kingsroad-game = a saved game of King's Road
tabletop-format-king-and-assassins-game = a saved game of King & Assassins
tabletop-format-kingsroad-analysis = the analysis of a game
tabletop-format-kingsroad-tournament = the results of a tournament
tabletop-format-king-and-assassins-tournament = the results of a tournament
tabletop-foreign-file = a file of the format { $format }
# Why a file cannot be read or written.
tabletop-file-is-a-folder = is a folder, not a file
tabletop-file-not-regular = is not a regular file
tabletop-file-no-folder = there is no such folder
tabletop-file-leads-nowhere = is a link that leads nowhere
tabletop-file-too-large = is larger than it may be ({ $limit } bytes)
tabletop-file-closed = is closed
tabletop-file-unreadable = cannot be read
# What the system says of a file, by the names that it has for errors.
tabletop-system-eacces = Permission denied
tabletop-system-eexist = File exists
tabletop-system-eio = Input/output error
tabletop-system-eisdir = Is a directory
tabletop-system-eloop = Too many levels of symbolic links
tabletop-system-enametoolong = File name too long
tabletop-system-enoent = No such file or directory
tabletop-system-enospc = No space left on device
tabletop-system-enotdir = Not a directory
tabletop-system-enotempty = Directory not empty
tabletop-system-eperm = Operation not permitted
tabletop-system-erofs = Read-only file system
# Bytes that are no text in UTF-8, and what they seem to be; the line is the first with such.
tabletop-encoding-other = this is { $encoding } text, not UTF-8
tabletop-encoding-other-in-line = this is { $encoding } text (line { $line }), not UTF-8
tabletop-encoding-unknown = this is not UTF-8
tabletop-encoding-unknown-in-line = this is not UTF-8 (line { $line })
# Of board files.
tabletop-board-too-deep = is nested too deeply to be a board
tabletop-board-too-many-parts = has more parts ({ $parts }) than a board
tabletop-board-no-toml = is not TOML
# Of files that a version rewrites: what it cannot use.
tabletop-fields-kept = { $names } cannot be used here; the file stays as it is
tabletop-fields-more = { $count } more
