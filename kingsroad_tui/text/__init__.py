"""Everything people read, in whole sentences."""
