"""Thousands of games at once in arrays."""
