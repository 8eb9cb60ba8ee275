"""King's Road line by line."""
