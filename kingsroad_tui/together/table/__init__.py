"""The parts of the host's table: who is connected, who sits where, and the game."""
