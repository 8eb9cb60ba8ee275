"""How well a game of the house was played, step by step: judged behind it, and kept with it."""
