"""A game of King & Assassins being played, without a screen."""
