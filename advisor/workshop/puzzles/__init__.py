"""Puzzles of either game: clear decisions, found in games of computer players, with a proof."""
