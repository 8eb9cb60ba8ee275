"""The rivals at a table of King & Assassins, and what they say."""
