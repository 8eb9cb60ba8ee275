"""The first screen of King & Assassins, and what setting up a game asks, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from assassins.actions import Side

TABLE: Final = "The table"
ASSASSINS_IDEA: Final = (
    "A hated king crosses his town to the castle, seven knights around him. Three of the twelve "
    "townsfolk are assassins, and only their player knows which."
)
"""What the game is about, in two sentences."""

ASSASSINS_STEPS: Final = (
    "Each round, a card gives action points to king, knights and people.",
    "The king's side wins when he is out through a gate, or when no assassin is left.",
    "The people win when he is wounded twice, or when the cards have run out.",
)
"""The game in three steps, for somebody who has never seen it."""


YOUR_SIDE: Final = "Your side: king, people, both or none"
KING_STARTS_ON: Final = "The king starts on"
BOARD_FILE: Final = "Board file"
KING_START: Final = "King's start"
BOARD_HINT: Final = "leave empty for the printed town, or name a file"
START_HINT: Final = "which square, if the board has several"
SAME_NAME: Final = "Both have the same name."
SEED_HINT: Final = "leave empty; a number brings the same cards again"


def more_words(*, hints: bool) -> str:
    """What stands behind "More" where it is as usual, in a line."""
    return f"More: board (as printed), cards (new), hints ({'allowed' if hints else 'none'})"


def swapped_words(king: str, people: str) -> str:
    """Who plays which side now."""
    return f"Now {king} plays the king's side, and {people} the people."


def plays(side: Side) -> str:
    """What somebody at a side has in hand."""
    if side is Side.KING:
        return "The king and his seven knights."
    return "The townsfolk, three assassins among them."


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
