"""What is said of leaving the app, for good or for a while."""

from __future__ import annotations

NO_BACKGROUND = "There is no background to put the game into here."


def how_to_quit(key: str) -> str:
    """What Ctrl+C answers, which ends many a program; ``key`` is the one that ends this one."""
    return f"Press {key} to leave."
