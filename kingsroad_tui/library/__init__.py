"""Saved games: kept while they are played, listed, opened, renamed, deleted."""
