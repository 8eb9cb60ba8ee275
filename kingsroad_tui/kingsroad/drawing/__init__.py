"""King's Road drawn of terminal cells; pure functions."""
