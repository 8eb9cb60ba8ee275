"""The position editor of King's Road."""
