"""A game of King & Assassins afterwards: judged, walked through, tried again."""
