"""Where files lie, and how they are kept, whatever is in them."""
