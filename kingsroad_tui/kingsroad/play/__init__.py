"""A game of King's Road at the table: what is chosen, and how it is told."""
