"""The curtain between two people at one terminal."""
