"""Computers at the free seats of a table, and who has which side there."""

from __future__ import annotations
