"""The wing of King's Road."""
