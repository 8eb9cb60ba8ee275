"""What everything costs, in action points (rules, appendix B)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from assassins.town import Town


class Walker(StrEnum):
    """Who takes a step: the four have prices of their own."""

    KING = "king"
    KNIGHT = "knight"
    TOWNSPERSON = "townsperson"
    ASSASSIN = "revealed assassin"


KING_EXIT: Final = 1
"""Leaving through a gate costs what a step costs, even with somebody on the roof above (decision
5)."""

KNIGHT_KILL: Final = 1
ARREST: Final = 1

ASSASSIN_KILLS: Final = (1, 2)
"""The price of the first and of the second knight killed in a phase; nobody kills a third. The
count is the phase's, not an assassin's (rules, 7.2.3)."""

WOUND: Final = 2
FATAL_WOUNDS: Final = 2
"""Wounds never heal (decision 12); the second is the end of the king."""

ASSASSINS: Final = 3
"""The assassins among the townsfolk."""

_ROOF, _STREET = True, False
STEP_PRICES: Final[dict[Walker, dict[tuple[bool, bool], int]]] = {
    Walker.KING: {(_STREET, _STREET): 1},
    Walker.KNIGHT: {
        (_STREET, _STREET): 1,
        (_STREET, _ROOF): 2,
        (_ROOF, _ROOF): 1,
        (_ROOF, _STREET): 1,
    },
    Walker.TOWNSPERSON: {
        (_STREET, _STREET): 1,
        (_STREET, _ROOF): 2,
        (_ROOF, _ROOF): 1,
        (_ROOF, _STREET): 1,
    },
    Walker.ASSASSIN: {
        (_STREET, _STREET): 1,
        (_STREET, _ROOF): 1,
        (_ROOF, _ROOF): 1,
        # Free, so also possible with no action points left (decision 13).
        (_ROOF, _STREET): 0,
    },
}
"""By who steps, and by whether the squares left and entered are roofs; what is not there is never
possible."""


def step_price(walker: Walker, town: Town, source: int, target: int) -> int | None:
    """What a step to the square beside costs, or None where this pawn never goes.

    A push is free: a knight who pushes pays his own step only (rules, 6.3.1).
    """
    return STEP_PRICES[walker].get((town.roofs[source], town.roofs[target]))


def reaches(town: Town, source: int, target: int) -> bool:
    """Whether somebody can kill, arrest or wound on the square beside: never from a street up to a
    roof (rules, 6.2.1 and 7.2.2)."""
    return town.roofs[source] or not town.roofs[target]
