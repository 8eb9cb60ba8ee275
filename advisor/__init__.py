"""The solver: what everyone may play, what it brings, and what to play. Imports nothing itself."""
