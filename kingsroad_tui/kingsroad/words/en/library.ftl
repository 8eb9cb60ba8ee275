# How far a game has come.
kingsroad-library-length-words = first round
# How a game ended or stands, as far as that is known; without a course, how far it is.
kingsroad-library-result-words = being played
kingsroad-library-result-words-2 = not begun
# What stands over the columns of the list; the arguments are their widths.
kingsroad-library-library-heading = { $ljust }{ $ljust_2 }{ $ljust_3 }How it ended
kingsroad-library-ending = { $won } won after { $length_words }
kingsroad-library-ending-2 = Being played now
kingsroad-library-ending-3 = Not finished: { $length_words } so far
kingsroad-library-ending-4 = Not begun
# A branch below its game, which has the same players.
kingsroad-library-branch-words = copy up to round { $shared }
