"""The review of a game of King's Road as a page and as Markdown."""
