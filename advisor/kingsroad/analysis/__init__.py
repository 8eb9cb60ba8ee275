"""The answers to requests: advice for one player, and the review of a whole game."""
