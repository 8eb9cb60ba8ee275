# Why something is no saved game.
tabletop-record-no-game = is not a saved game
tabletop-record-damaged = is not a saved game, or damaged ({ $why })
tabletop-record-empty = is empty
tabletop-record-too-deep = is nested too deeply to be a saved game
tabletop-record-version = { $version } is not one this program reads ({ $known })
tabletop-record-other-format = is { $found }, not { $wanted }
tabletop-record-unreadable-proof = cannot be read
tabletop-record-invitation = is an invitation, not a game: it is for Play together on the first
    screen, or for `kingsroad join`
tabletop-code-kingsroad-game = is the code of a position of King's Road, not a saved game
tabletop-code-king-and-assassins-game = is the code of a position of King & Assassins, not a saved game
# What is wrong with a value in a file, and what kinds of values there are.
tabletop-json-expected = expected { $wanted }, got { $found }
tabletop-json-only = expected { $wanted }
# The limits are as Python writes them: ``of length 3``, ``>= 0``.
tabletop-json-within = { $kind } { $limits }
tabletop-json-field-missing = the field { $field } is missing
tabletop-json-field-contains = there is no field { $field }
tabletop-json-unknown-value = there is no such value: { $value }
tabletop-json-either = { $one } or { $other }
tabletop-kind-array = a list
tabletop-kind-bool = true or false
tabletop-kind-float = a number
tabletop-kind-int = a whole number
tabletop-kind-null = nothing
tabletop-kind-object = a group of fields
tabletop-kind-str = text
# Of a game in one line of text.
tabletop-line-too-long = is longer than it can be ({ $limit } characters)
tabletop-line-too-large = holds more than a game can be ({ $limit } bytes)
tabletop-line-damaged = is not the whole line of a game, or was changed
# Of the games in the results of a tournament.
tabletop-results-none = { $file } is not the results of a tournament
tabletop-results-no-games = has results, but no games: they were not kept, or none is over
tabletop-results-no-such-game = there is no such game: the last one is { $last }
tabletop-results-too-large = is larger than results may be ({ $limit } bytes)
# Why a program loses its place at the table.
tabletop-answer-illegal = the answer is not legal: { $why }
