"""Tournaments, their results and what they say about strength."""
