"""The keys: one registry, how they reach what they are for, and how sentences name them."""
