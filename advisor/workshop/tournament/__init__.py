"""Tournaments between players, their results, and what these say about strength."""
