"""The goals of advice and the kinds of beliefs.

Apart from the messages, so that reading the settings does not import the rules.
"""

from __future__ import annotations

from enum import StrEnum


class Goal(StrEnum):
    """The quantity that advice maximises."""

    WIN = "win"
    MARGIN = "margin"
    POINTS = "points"

    @property
    def unit(self) -> str:
        """The unit of values and losses: ``win`` (a chance) or ``points``."""
        return "win" if self is Goal.WIN else "points"


class BeliefKind(StrEnum):
    """What the opponents are assumed to play."""

    UNIFORM = "uniform"
    HIERARCHY = "hierarchy"
    EQUILIBRIUM = "equilibrium"
