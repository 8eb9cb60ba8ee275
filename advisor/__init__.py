"""The solver: what every player may play, what it brings, and what to play. Imports nothing."""
