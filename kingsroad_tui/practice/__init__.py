"""Practising: mistakes that come back, and puzzles."""
