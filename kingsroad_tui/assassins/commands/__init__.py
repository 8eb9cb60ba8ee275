"""Commands of King & Assassins alone."""
