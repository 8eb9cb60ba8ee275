"""The computer players of King's Road, and programs that play it."""
