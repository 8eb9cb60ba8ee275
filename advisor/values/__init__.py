"""The value of a position to every player."""
