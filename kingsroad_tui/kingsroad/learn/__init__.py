"""The guided first game of King's Road."""
