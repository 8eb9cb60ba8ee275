"""Exercises of King & Assassins: own mistakes and puzzles."""
