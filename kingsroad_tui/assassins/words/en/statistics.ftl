assassins-statistics-nothing = You have not finished a game against a computer player yet.
assassins-statistics-note = Finished games of one person against a computer player; copies do not
    count. A match is two games, one on each side.
# The headings of the table; a side, and how often a way of ending came up.
assassins-statistics-column-strength = strength
assassins-statistics-column-you = you
assassins-statistics-column-games = games
assassins-statistics-column-won = won
assassins-statistics-column-share = share
assassins-statistics-column-endings = how they ended
assassins-statistics-side-king = king
assassins-statistics-side-people = people
assassins-statistics-ended-castle = castle { $games }
assassins-statistics-ended-assassins = assassins gone { $games }
assassins-statistics-ended-killed = king killed { $games }
assassins-statistics-ended-time = out of time { $games }
# What a phase was about.
assassins-statistics-kind-king = the king's side
assassins-statistics-kind-people = the people's side
assassins-statistics-kind-kill = kills that were there
assassins-statistics-kind-castle = sure wins for the king
assassins-statistics-kind-safe = safe ways for the king
assassins-statistics-kind-gate = open gates
