"""What people read while they play: prompts, rounds told, what a card does."""
