"""What is said of King's Road in more than one place."""
