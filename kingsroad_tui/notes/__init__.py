"""Somebody's notes on a game."""
