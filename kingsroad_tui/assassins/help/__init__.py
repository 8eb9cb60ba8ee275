"""Help and rules of King & Assassins."""
