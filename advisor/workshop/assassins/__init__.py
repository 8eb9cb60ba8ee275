"""Training for King & Assassins by self-play."""
