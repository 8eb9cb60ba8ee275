"""The first screen of a game, and the form for a new one."""
