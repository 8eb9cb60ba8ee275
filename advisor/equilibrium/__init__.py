"""A round as a game of simultaneous moves, and its equilibria with their certificates."""
