"""Games of the program against itself: training, rollouts, matches, calibration."""
