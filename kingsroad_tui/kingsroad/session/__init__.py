"""A game being played, recorded, set up or looked at, without a screen."""
