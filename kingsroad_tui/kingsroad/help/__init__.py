"""Help and rules of King's Road."""
