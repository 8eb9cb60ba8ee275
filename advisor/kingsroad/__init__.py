"""The solver of King's Road."""
