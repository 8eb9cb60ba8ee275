"""Hints while King & Assassins is played."""
