"""What is said of a game of King & Assassins afterwards."""
