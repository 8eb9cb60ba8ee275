"""Position editors, whichever game's."""
