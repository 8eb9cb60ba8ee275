"""Many games at once as NumPy arrays, by the same rules."""
