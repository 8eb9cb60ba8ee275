"""Saved games of King's Road."""
