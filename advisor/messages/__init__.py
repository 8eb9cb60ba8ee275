"""What the solver and its askers say to each other, as data; no NumPy, so the app may import it."""
