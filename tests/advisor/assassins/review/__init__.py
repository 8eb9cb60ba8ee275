"""Tests of the review of King & Assassins."""
