"""Every sentence that people read in the wing."""
