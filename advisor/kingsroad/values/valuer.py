"""Values of positions, and the protocol of everything that computes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from advisor.core.arrays import Floats
from advisor.kingsroad.batch.games import Games


@dataclass(frozen=True, slots=True)
class Values:
    """The values of n positions.

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
        """A name of the values, for people."""

    def values(self, games: Games) -> Values:
        """Values games none of which is finished."""


def margins(points: Floats) -> Floats:
    """[p, n]: each player's points less the best opponent's."""
    order = np.sort(points, axis=0)
    best = np.where(points == order[-1], order[-2], order[-1])
    return np.asarray(points - best)
