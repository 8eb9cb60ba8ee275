"""How the wing looks: its signs and its colours."""
