kingsroad-statistics-note = Finished games with one person at the table; branches and copies do not
    count. The lead is how many points you finish ahead of the best computer player of that
    strength, on average.
kingsroad-statistics-nothing = You have not finished a game alone against computer players yet.
kingsroad-statistics-analyse-first = How strong you play is said here once you have analysed a game.
# The columns of the table.
kingsroad-statistics-strength = strength
kingsroad-statistics-games = games
kingsroad-statistics-won = won
kingsroad-statistics-share = share
kingsroad-statistics-lead = lead
# What a decision was about.
kingsroad-statistics-kind-placing = where the markers go
kingsroad-statistics-kind-knight = the Knight
kingsroad-statistics-kind-dragon = the Dragon
kingsroad-statistics-kind-witch = the Witch
