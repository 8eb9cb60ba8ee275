"""The keys as sentences name them."""

from __future__ import annotations

from kingsroad_tui.kingsroad.words.keys import key


def play_key(name: str) -> str:
    """The key of a game of King's Road being played, by the end of its id."""
    return key(f"play.{name}")
