"""Games the program plays against itself: training, playing out, quick matches."""
