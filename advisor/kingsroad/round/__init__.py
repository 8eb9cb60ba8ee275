"""One round of King's Road, exactly: what may be played, and what it brings."""
