"""Helpers of the tests of King & Assassins' solver."""
