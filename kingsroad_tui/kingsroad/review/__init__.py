"""A game of King's Road afterwards: judged, walked through, tried again."""
