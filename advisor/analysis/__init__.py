"""What to answer: advice for one player, and the review of a whole game."""
