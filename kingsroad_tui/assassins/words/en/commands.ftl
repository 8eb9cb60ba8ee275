assassins-commands-nothing-learnt = has learnt nothing yet
# That a run has played as many games as were asked for.
assassins-commands-enough-games = has { $games } games already, so none is played
