"""Training for King's Road by self-play."""
