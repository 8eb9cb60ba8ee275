"""Playing together: players who are apart, at one table. Knows no game's rules."""
