"""Following a real table of King's Road."""
