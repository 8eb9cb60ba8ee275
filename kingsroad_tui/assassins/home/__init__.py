"""The first screen of King & Assassins, and a new game."""
