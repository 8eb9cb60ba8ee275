"""One round, exactly: what everybody may play and what it brings."""
