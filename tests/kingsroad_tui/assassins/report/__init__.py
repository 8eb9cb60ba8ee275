"""Tests of the reports of King & Assassins."""
