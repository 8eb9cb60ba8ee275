"""Exercises of King's Road: own mistakes and puzzles."""
