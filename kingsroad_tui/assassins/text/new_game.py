"""What setting up a game of King & Assassins asks, by lines and in its form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

YOUR_SIDE: Final = "Your side: king, people, both or none"
KING_STARTS_ON: Final = "The king starts on"
BOARD_HINT: Final = "none: the town of the game (side A)"
START_HINT: Final = "which square, if the board has several"
SEED_HINT: Final = "none: by chance; a number: the same cards again"


def name_of(side: str) -> str:
    """Asks what the player of a side is called."""
    return f"Name of {side}"


def who_plays(side: str) -> str:
    """Asks who plays a side that no person has."""
    return f"Who plays {side}"


def can_start_on(squares: Iterable[str]) -> str:
    """Where the king may start on this board."""
    return f"The king can start on {', '.join(squares)}."


def type_one_of(squares: Iterable[str]) -> str:
    """That the board leaves a choice, and which."""
    return f"Type one of {', '.join(squares)}."
