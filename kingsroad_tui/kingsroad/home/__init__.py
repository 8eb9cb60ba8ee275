"""The first screen of King's Road, and a new game."""
