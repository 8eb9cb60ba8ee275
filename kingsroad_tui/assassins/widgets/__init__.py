"""The widgets of the wing, one a file."""
