"""The commands that King's Road alone has, one a file."""
