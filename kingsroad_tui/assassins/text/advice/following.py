"""How somebody can play as a hint says, and what is said of a hint that knows no secret."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

ALL_TWELVE: Final = "Worked out without your secret: press x to look at your assassins first."
"""Said to the people's player whose assassins are hidden, since another one looks on."""

WITHOUT_SECRET: Final = "Worked out from what both sides knew."
"""The same where somebody looks back who may not know who the assassins are."""


@unique
class Follow(Enum):
    """How somebody can play as a hint says.

    Attributes:
        moves: said of all the moves, one after the other.
        blow: the same where it is one blow.
        unknown: said where the people's secret is not known.
    """

    BY_KEY = "v plays them", "v does it", ALL_TWELVE
    TYPED = "type {actions}", "type {actions}", ALL_TWELVE
    LOOKING_BACK = "see the board", "see the board", WITHOUT_SECRET

    def __init__(self, moves: str, blow: str, unknown: str) -> None:
        self.moves = moves
        self.blow = blow
        self.unknown = unknown
