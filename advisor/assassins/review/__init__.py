"""The review of a game: each phase judged by what could be known then, luck told apart."""
