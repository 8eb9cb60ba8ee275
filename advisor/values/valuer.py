"""What a valuation of positions is, whoever makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from advisor.batch.games import Games
from advisor.core.arrays import Floats


@dataclass(frozen=True, slots=True)
class Values:
    """What n positions are worth.

    Attributes:
        win: [n, p], each player's chance to win, a shared victory by its share; rows sum to 1.
        margin: [n, p], expected final points less those of the best opponent.
    """

    win: Floats
    margin: Floats


class Valuer(Protocol):
    """Values positions of one number of players and variant."""

    @property
    def name(self) -> str:
        """What the values are called, for people who want to know."""

    def values(self, games: Games) -> Values:
        """Values games none of which is finished."""


def margins(worth: Floats) -> Floats:
    """[p, n]: each player's points less the best opponent's."""
    order = np.sort(worth, axis=0)
    best = np.where(worth == order[-1], order[-2], order[-1])
    return np.asarray(worth - best)
