"""Asking what the person at this terminal is called."""

from __future__ import annotations
