"""Help and rulebooks."""
