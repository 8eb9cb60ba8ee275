"""The computer players as people meet them: faces, names, what they say."""
