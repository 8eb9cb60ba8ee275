"""What is kept of finished games, and what follows from it: ratings, progress."""
