"""King & Assassins line by line."""
