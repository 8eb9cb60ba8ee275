"""What both games learn with: layers, gradient descent, archives. It knows no game."""
