"""The scoring of one round as arrays (rules, 3.3): influence, points for places, chains of Nobles.

Within a round a region's influence changes only by the markers placed there, and no region is
scored twice. So everything that scoring needs is known before the first region is scored: the
regions in their order, all influence and Nobles, and the number of Dragons.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from advisor.core.arrays import Ints
from kingsroad.board import REGIONS, king_path
from kingsroad.chains import chain_table
from kingsroad.position import Position, Variant


@dataclass(frozen=True, eq=False)
class Scoring:
    """What is known about the scoring of a round before anybody chooses.

    Sets of regions are bit sets: bit n - 1 for region n. ``T`` is the number of regions that may be
    scored, ``P`` the number of players.

    Attributes:
        regions: the regions that may be scored, in scoring order.
        index: the same as indices from 0, [T].
        influence: per player and region, before anything is placed, [P, T].
        paid: per region, the points for places 1 to P, 0 beyond the last one paid, [T, P].
        places: how many places are paid per region, [T].
        nobles: per player, the set of regions with a Noble of theirs, [P].
        permanent: whether Nobles stay for good.
    """

    regions: tuple[int, ...]
    index: Ints
    influence: Ints
    paid: Ints
    places: Ints
    nobles: Ints
    permanent: bool

    @classmethod
    def of(cls, position: Position, dragons: int) -> Scoring:
        """The scoring of a position where at most this many Dragons are revealed."""
        players = position.num_players
        regions = king_path(position.king, 1 + dragons)
        paid = np.zeros((len(regions), players), dtype=np.int64)
        places = [position.board.paid(region, players) for region in regions]
        for row, points in zip(paid, places, strict=True):
            row[: len(points)] = points
        return cls(
            regions=regions,
            index=np.array(regions) - 1,
            influence=np.array(
                [
                    [position.influence(seat, region) for region in regions]
                    for seat in position.seats
                ]
            ),
            paid=paid,
            places=np.array([len(points) for points in places]),
            nobles=np.array(
                [
                    sum(position.has_noble(seat, region) << (region - 1) for region in REGIONS)
                    for seat in position.seats
                ]
            ),
            permanent=position.variant is Variant.PERMANENT_NOBLES,
        )

    def holds(self, seat: int, step: int) -> bool:
        """Whether a player has a Noble in the region scored at a step (from 0)."""
        return bool(self.nobles[seat] >> self.index[step] & 1)

    def bonuses(self, seat: int) -> Ints:
        """A player's Noble bonus for every outcome of the scoring, [2**T, T].

        Row ``h`` is for the outcome that leaves the player a Noble in each region ``t`` whose bit
        is set in h. Entry ``t`` is the bonus when region t is scored: the size of the chain at that
        moment, with the regions before it scored and those after it not yet.
        """
        outcome = np.arange(1 << len(self.regions))
        nobles = np.full(len(outcome), self.nobles[seat])
        bonus = np.zeros((len(outcome), len(self.regions)), dtype=np.int64)
        for step, index in enumerate(self.index):
            holds = outcome >> step & 1
            nobles = nobles & ~(1 << index) | holds << index
            bonus[:, step] = chain_sizes()[nobles, index]
        return bonus


@cache
def chain_sizes() -> Ints:
    """For every set of regions with Nobles of one player, the size of each region's chain.

    [256, 8]: the number of regions linked to region n through the set, itself included; 0 where
    the player has no Noble in n (rules, 3.3.5).
    """
    sizes: Ints = np.bitwise_count(np.array(chain_table())).astype(np.int64)
    sizes.setflags(write=False)
    return sizes
