"""Following a real table of King & Assassins."""
