"""The review of a game of King & Assassins as a page and as Markdown."""
