"""Games that count: the ladder and the day's game."""
