"""Random play in the array engine: every legal selection equally likely, Witches included."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Bools, Int8, Int32
from advisor.kingsroad.batch.games import Games, RoundChoices
from kingsroad.legal import HAND_KINDS, WITCH_KIND, legal_selections


def random_choices(games: Games, rng: np.random.Generator) -> RoundChoices:
    """A choice for every player of every game, each legal selection equally likely.

    After a Witch the second choice is drawn from the rest of the hand, whatever the others play.
    """
    table = _drawing_table()
    hand = games.hand_kinds.T
    drawn = table.draw(hand + games.witch.T * np.int8(WITCH_KIND), rng)
    witch = table.witch[drawn]
    if witch.any():
        drawn[witch] = table.draw(hand[witch], rng)
    placed = table.placed.take(drawn).view(np.int8).reshape(*drawn.shape, 8)
    return RoundChoices(placed.transpose(1, 0, 2), table.dragon[drawn].T, witch.T)


class _DrawingTable(NamedTuple):
    """The selections of all kinds of hand, one kind after the other.

    `hand_kind` numbers the kinds. ``first`` and ``size`` [16] say where a kind's selections lie;
    ``placed`` holds eight bytes in one number.
    """

    first: Int32
    size: Int32
    placed: NDArray[np.uint64]
    dragon: Bools
    witch: Bools

    def draw(self, kind: Int8, rng: np.random.Generator) -> Int32:
        """A random selection of each of these kinds of hand."""
        chance = rng.random(kind.shape, np.float32)
        count = self.size[kind]
        # A float32 just under 1 may round up to the count itself.
        picked = np.minimum((chance * count).astype(np.int32), count - 1)
        return np.asarray(self.first[kind] + picked, np.int32)


@cache
def _drawing_table() -> _DrawingTable:
    kinds = [legal_selections(hand) for hand in HAND_KINDS]
    count = np.array([len(kind) for kind in kinds], np.int32)
    every = [selection for kind in kinds for selection in kind]
    return _DrawingTable(
        first=np.asarray(np.cumsum(count) - count, np.int32),
        size=count,
        placed=np.array([s.placed() for s in every], np.int8).view(np.uint64)[:, 0],
        dragon=np.array([s.has_dragon and not s.has_witch for s in every], np.bool_),
        witch=np.array([s.has_witch for s in every], np.bool_),
    )
