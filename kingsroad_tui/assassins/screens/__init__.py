"""The screens of the wing, one a file."""
