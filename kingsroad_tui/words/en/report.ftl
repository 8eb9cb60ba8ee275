report-nothing-to-judge = Nothing to judge
report-not-over = The game is not over.
report-course = Chances to win
report-mistakes = Mistakes
report-adding-up = How it adds up
report-gained-in = Gained in
# Of a chart of points, and the table below it.
report-points-legend = Shaded: in the lead after that round.
# What has judged the game.
report-made-by = Made by { $program }.
