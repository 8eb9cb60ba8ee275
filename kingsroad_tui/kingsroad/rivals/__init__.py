"""The rivals at a table of King's Road, and what they say."""
