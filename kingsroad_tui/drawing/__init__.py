"""Drawings made of terminal cells, as pure functions."""
