"""Everything that people read, in whole sentences made in one place each."""
