"""What is said of King & Assassins in more than one place."""
