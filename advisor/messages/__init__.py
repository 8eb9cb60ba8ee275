"""Requests to the solver and its answers, as data: what the app may import without NumPy."""
