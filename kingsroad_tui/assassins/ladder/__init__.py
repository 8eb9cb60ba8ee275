"""The ladder and the day's game of King & Assassins."""
