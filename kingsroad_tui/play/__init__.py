"""Playing a game that has no screens of its own: its rules, its words and a board are enough."""
