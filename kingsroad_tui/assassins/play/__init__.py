"""A game of King & Assassins at the table: what is chosen, and how it is told."""
