"""Figures, lists and tables in words, for every game."""
