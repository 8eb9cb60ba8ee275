"""Hints while King's Road is played."""
