"""The widgets that show a game afterwards, and how well it was played."""
