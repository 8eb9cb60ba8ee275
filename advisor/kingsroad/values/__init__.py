"""What a position is worth: closed form, features, networks, weights."""
