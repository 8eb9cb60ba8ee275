"""The town drawn of terminal cells; pure functions."""
