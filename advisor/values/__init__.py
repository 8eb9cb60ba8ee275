"""What a position is worth to every player."""
