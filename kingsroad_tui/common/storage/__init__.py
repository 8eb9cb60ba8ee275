"""Files: saved games, settings, reviews and everything else that is kept on disk."""
