"""Many games at once in NumPy arrays, by the same rules."""
