"""The position editor of King & Assassins."""
