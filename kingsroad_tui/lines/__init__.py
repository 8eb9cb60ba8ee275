"""Play by lines, for screen readers, dumb terminals and pipes."""
