"""Saved games of King & Assassins."""
