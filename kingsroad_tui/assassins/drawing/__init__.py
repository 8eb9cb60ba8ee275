"""King & Assassins drawn of terminal cells; pure functions."""
