"""What advice maximises and what it believes: two choices that settings hold as well.

Apart from the messages, so that whoever only reads settings imports no game.
"""

from __future__ import annotations

from enum import StrEnum


class Goal(StrEnum):
    """What the advice is to maximise."""

    WIN = "win"
    MARGIN = "margin"
    POINTS = "points"

    @property
    def unit(self) -> str:
        """The unit of values and losses: ``win`` (a chance) or ``points``."""
        return "win" if self is Goal.WIN else "points"


class BeliefKind(StrEnum):
    """What the opponents are taken to play."""

    UNIFORM = "uniform"
    HIERARCHY = "hierarchy"
    EQUILIBRIUM = "equilibrium"
