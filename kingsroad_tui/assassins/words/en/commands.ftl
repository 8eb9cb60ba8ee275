assassins-commands-nothing-learnt = has learnt nothing yet
# That a run has played as many games as were asked for.
assassins-commands-enough-games = has { $games } games already, so none is played
# What a run of training reports: how good its values and beliefs are on games kept out of learning.
assassins-training-judged = { $games } games; judged by { $kept } that were kept out of learning:
assassins-training-king = chance to win, king: { $calibration }
assassins-training-people = chance to win, people: { $calibration }
assassins-training-value = log loss { $loss } (the mean: { $mean }), calibration error { $error },
    { $moments } moments
assassins-training-belief = trios after round { $round }: log loss { $loss } (alike: { $alike }),
    calibration error of a pawn { $error }, { $games } games
