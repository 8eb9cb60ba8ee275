"""The guided first game of King & Assassins."""
