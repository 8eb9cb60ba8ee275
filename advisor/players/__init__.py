"""The players that are no people: computer players and outside programs."""
