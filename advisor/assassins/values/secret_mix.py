"""How the people's side chooses its three assassins: by lot, some trios more often than others.

The choice is a matrix game: a trio against whom the king's side suspects from the start. Its
entries are learnt by self-play (`selfplay.secret_learning`), on one board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from advisor.assassins.belief.trios import EVEN, TRIOS
from advisor.assassins.worlds import Triple
from advisor.core.arrays import Floats
from assassins.town import Town

TRUST: Final = 0.2
"""The share of people who are taken to choose so; of the others nobody knows how they choose."""


@dataclass(frozen=True, slots=True)
class SecretMix:
    """The lot.

    Attributes:
        weights: how often each trio is drawn, summing to 1; shape (220,).
        chance: the people's side's chance to win by it against the worst suspicion, by quick play.
        alike: that of drawing all trios alike.
    """

    weights: Floats
    chance: float
    alike: float

    @property
    def known(self) -> bool:
        """Whether anything is known of how to choose."""
        return bool((self.weights != EVEN).any())

    def drawn_from(self, possible: Iterable[Triple] = TRIOS) -> tuple[Triple, ...]:
        """Those of the trios that are possible which may be drawn."""
        return tuple(trio for trio in possible if self.weights[TRIOS.index(trio)] > 0)

    def drawn(self, random: Random, among: Sequence[Triple]) -> Triple:
        """One of some trios which may be drawn; there is one at least."""
        return random.choices(among, [self.weights[TRIOS.index(trio)] for trio in among])[0]

    @property
    def prior(self) -> Floats:
        """How likely each trio is, before anything was seen; above 0, summing to 1."""
        found: Floats = TRUST * self.weights + (1 - TRUST) * EVEN
        return found


NOTHING_LEARNT: Final = SecretMix(EVEN, 0.5, 0.5)
"""All are alike, as on a board on which nobody has played."""


def same_board(one: Town, other: Town) -> bool:
    """Whether two boards differ in nothing but their names."""
    return replace(one, name=other.name, source=other.source) == other
