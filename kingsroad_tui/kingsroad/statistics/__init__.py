"""What is kept of finished games of King's Road."""
