"""What is said of the game in a browser, by whoever serves it."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.keys.words import key

NEEDS_WEB: Final = "the browser needs the extra 'web': pip install 'kingsroad[web]'"
ALL_TAKEN: Final = "As many are open as there may be. Close another page, then load this one again."
NOT_FROM_HERE: Final = "Use the address exactly as it was given to you."
CLOSED: Final = "This page is not connected to the game any more."
OPENS_AGAIN: Final = (
    "This page is not connected to the game. It opens again by itself as soon as it can."
)
OPEN_AGAIN: Final = "Open it again"
MOVED: Final = "The game goes on in another page, which was opened later."
"""Why a page is closed: at most 120 bytes, as the last word of a socket is short."""


def served_at(address: str) -> str:
    """Where the game is to be found, and how to end it."""
    return f"King's Road is at {address} until you press {key('fixed.interrupt')}."


def all_taken(most: int) -> str:
    """Why another page cannot be opened, and what can be done."""
    return (
        f"As many games are open as this server allows ({most}). Close one of the other pages, "
        "then load this one again. The option --max-sessions of kingsroad serve allows more."
    )
