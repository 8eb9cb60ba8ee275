"""Questions over a screen, which go away with the answer; they know no other screen."""
