"""The 220 trios with a chance each, and what that says of any group of the townsfolk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

import numpy as np

from advisor.assassins.worlds import Triple, mask_of
from advisor.core.arrays import Bools, Floats, Ints
from assassins.prices import ASSASSINS
from assassins.town import TOWNSFOLK

TRIOS: Final[tuple[Triple, ...]] = tuple(map(frozenset, combinations(range(TOWNSFOLK), ASSASSINS)))
"""All of them, in the order of their letters."""

MASKS: Final[Ints] = np.array([mask_of(trio) for trio in TRIOS], dtype=np.int64)
"""They as sets of bits; shape (220,)."""

MEMBERS: Final[Bools] = (MASKS[:, None] >> np.arange(TOWNSFOLK) & 1).astype(np.bool_)
"""Who is in them; shape (220, 12)."""


@dataclass(frozen=True)
class TrioBelief:
    """A chance for each trio.

    Attributes:
        weights: in the order of `TRIOS`, 0 for those that are not possible; they sum to 1.
            Shape (220,).
    """

    weights: Floats

    @cached_property
    def chances(self) -> Floats:
        """For each of the townsfolk, the chance that it is one of the assassins; shape (12,)."""
        return np.asarray(self.weights @ MEMBERS)

    @cached_property
    def touched(self) -> Floats:
        """For each set of townsfolk (as bits), the chance that one of them is one; (4096,)."""
        size = 1 << TOWNSFOLK
        within = np.zeros(size)
        within[MASKS] = self.weights
        # Sums over subsets, one bit after the other.
        for bit in range(TOWNSFOLK):
            halves = within.reshape(-1, 2, 1 << bit)
            halves[:, 1] += halves[:, 0]
        return np.asarray(1 - within[::-1])

    @cached_property
    def entropy(self) -> float:
        """How open it is who they are: 0 where that is known, 1 where all trios are alike."""
        some = self.weights[self.weights > 0]
        return float(-(some * np.log(some)).sum() / np.log(len(TRIOS)))

    def chance_of(self, trios: Bools) -> float:
        """The chance of some trios, as flags in the order of `TRIOS`."""
        return float(self.weights @ trios)


def belief_alike(trios: Iterable[Triple]) -> TrioBelief:
    """Some trios, one at least, each as likely as any other."""
    possible = set(trios)
    weights = np.array([trio in possible for trio in TRIOS], dtype=np.float64)
    return TrioBelief(weights / weights.sum())


EVEN: Final[Floats] = np.full(len(TRIOS), 1 / len(TRIOS))
"""All trios alike, as weights; shape (220,)."""

_SUSPECTED: Final = 3.0
"""By how much the odds of one of the townsfolk rise for somebody who suspects it from the start: at
first from 1 in 3 to even."""


def suspecting(weights: Floats, number: int | None) -> Floats:
    """The weights of somebody who suspects one of the townsfolk before anything was seen, or
    nobody: both of shape (220,), summing to 1."""
    if number is None:
        return weights
    suspected = weights * np.where(MEMBERS[:, number], _SUSPECTED, 1.0)
    shares: Floats = suspected / suspected.sum()
    return shares
