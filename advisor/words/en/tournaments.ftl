# Why a file is not one that a tournament can go on with.
advisor-results-no-file = is no results file
advisor-results-other-encoding = is no results file: { $why }
advisor-results-newer = is of version { $version }, and this program reads up to { $known }
advisor-results-of-another = holds the results of another tournament
advisor-results-other-lines = has more than { $most } lines that hold no new game
# Why a search for puzzles cannot go on in a file.
advisor-puzzles-of-another = holds the puzzles of another search, or something else
# Of either.
advisor-file-in-use = another run is writing to it
# Why a command line cannot be that of a player.
advisor-command-characters = a command line is one line of UTF-8 without control characters
advisor-command-empty = must name a program after cmd:
advisor-command-unreadable = the command line cannot be read: { $why }
# Lines of a results file that cannot be read, and why the first of them cannot.
advisor-results-kept-lines = { $lines ->
    [one] { $file }: 1 line cannot be read and stays as it is ({ $first })
   *[other] { $file }: { $lines } lines cannot be read and stay as they are ({ $first })
  }
advisor-results-line = line { $line }: { $why }
advisor-result-no-json = is no JSON
advisor-result-players = does not have { $count } players in every list
advisor-result-sides = does not have both sides in every list
advisor-result-no-table = the tournament has no table { $table }, rotation { $rotation }
advisor-result-no-match = the tournament has no match { $match }, game { $game }
advisor-result-other-player = has a player who is not in the tournament
advisor-result-no-seat = has a forfeit of a seat that is not there
advisor-result-no-side = has a forfeit of a side that is not there
advisor-result-other-game = has a game that is not of { $count } players
advisor-result-ending = has an ending that the game does not know
# Why nothing can be measured in games of full strength.
advisor-no-game-ended = no game came to its end
