"""What is said of the game in a browser, by whoever serves it."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.common.text.keys import key

NEEDS_WEB: Final = "the browser needs the extra 'web': pip install 'kingsroad[web]'"
ALL_TAKEN: Final = "Too many games are open."
THIS_MACHINE_ALONE: Final = "This game is served to this machine alone."


def served_at(address: str) -> str:
    """Where the game is to be found, and how to end it."""
    return f"King's Road is at {address} until you press {key('fixed.interrupt')}."
