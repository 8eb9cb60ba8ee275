"""The first screen of King & Assassins, and what setting up a game asks, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from assassins.actions import Side
from tabletop.say import Say
from tabletop.words.voice import phrase

ASSASSINS_STEPS: Final = (
    "Each round, a card gives action points to king, knights and people.",
    "The king's side wins when he is out through a gate, or when no assassin is left.",
    "The people win when he is wounded twice, or when the cards have run out.",
)
"""The game in three steps, for somebody who has never seen it."""
BOARD_FILE: Final = Say("assassins-home-board-file")
KING_START: Final = Say("assassins-home-king-start")
BOARD_HINT: Final = Say("assassins-home-board-hint")
START_HINT: Final = Say("assassins-home-start-hint")
"""What a new game and a table ask."""


def more_words(*, hints: bool) -> str:
    """What stands behind "More" where it is as usual, in a line."""
    return f"More: board (as printed), cards (new), hints ({'allowed' if hints else 'none'})"


def plays(side: Side) -> str:
    """What somebody at a side has in hand."""
    if side is Side.KING:
        return phrase("assassins-home-plays")
    return phrase("assassins-home-plays-2")


def can_start_on(squares: Iterable[str]) -> str:
    """Where the king may start on this board."""
    return phrase("assassins-home-can-start-on", join=", ".join(squares))


def type_one_of(squares: Iterable[str]) -> str:
    """That the board leaves a choice, and which."""
    return phrase("assassins-home-type-one-of", join=", ".join(squares))
