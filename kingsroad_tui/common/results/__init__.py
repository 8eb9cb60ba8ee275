"""What is kept of finished games, and what follows from it: a rating, the ladder, the day."""
