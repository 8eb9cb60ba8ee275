"""One round, exactly: what the players can play, and what it brings."""
