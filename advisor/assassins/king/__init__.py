"""How the king's side may play a phase: all its ends, what they are worth, and the way there."""
