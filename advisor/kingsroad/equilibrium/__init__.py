"""The round as a stage game, and its equilibrium."""
