statistics-progress-statistics-title = Your games against each strength
statistics-progress-counting = Counting …
statistics-progress-nothing-judged = Analyse your games to see here what your choices lose, and how
    lucky you were.
# The columns of a table; each choice cost so much of the chance to win.
statistics-month-column = month
statistics-against-column = against
statistics-games = games
statistics-won = won
statistics-choices = choices
statistics-each-cost = each cost
statistics-luck = luck a game
# A curve between the first and the last figure.
statistics-curve = What a choice cost, month by month: { $first } { $drawn } { $last }
statistics-month = In { $month } each choice cost you { $lost } on average.
statistics-months = In { $month } each choice cost you { $lost } on average; in { $before },
    { $lost_before }.
statistics-best = You are best at this: { $kind } ({ $lost } a choice).
statistics-worst = You can gain most here: { $kind } ({ $share } of all that you lost).
