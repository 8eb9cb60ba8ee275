"""The game of King's Road: rules, positions, records, notation. Knows no solver and no screen."""
