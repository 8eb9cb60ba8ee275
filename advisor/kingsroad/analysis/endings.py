"""How likely a choice is to see the game end this round, and which regions then decide it.

The choices of the others are drawn from what is believed of them. Every region is scored once more
at the end of a game unless the last round scored it, with what lies there: so of each game that
ends, every region says who gets what for its place there, and how much of what is still open it
settles.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats, Int8
from advisor.kingsroad.batch.games import Games, places, play, repeat
from advisor.kingsroad.batch.tables import paid_table
from advisor.kingsroad.equilibrium.mixed_strategies import draw
from advisor.kingsroad.round.outcomes import OpponentModel
from advisor.kingsroad.round.plays import Play
from kingsroad.board import REGIONS, king_path
from kingsroad.position import GOAL

LIKELY: Final = 0.5
"""The chance of an end from which reasons speak of the last scoring."""

_DRAWN: Final = 1024
"""Joint choices of the others; so many give a chance to within 0.016."""

_DECIDES: Final = 0.1
"""The least share of what is open that a region settles to be named."""

_MOST_NAMED: Final = 3

_CERTAIN: Final = 1e-6
"""A variance of the result below this: nothing is open any more."""


@dataclass(frozen=True)
class RoundEnd:
    """What the end of the game looks like after a choice, if this round brings it.

    Attributes:
        chance: that the game ends this round.
        rival: the seat that wins most often beside the player.
        settles: by region that decides the game, the share of what is open that it settles (the
            correlation ratio of the result and the points there), most first.
    """

    chance: float
    rival: int
    settles: dict[int, float]


class Endings:
    """The ends that a round may bring, as one player sees it before choosing."""

    def __init__(self, model: OpponentModel) -> None:
        self._model = model

    @cached_property
    def possible(self) -> bool:
        """Whether anybody can reach the end this round at all."""
        position, model = self._model.position, self._model
        regions = king_path(position.king, 1 + model.max_dragons)
        most = sum(position.board.paid(region, position.num_players)[0] for region in regions)
        return max(position.scores) + most + len(REGIONS) * len(regions) >= GOAL

    def of(self, own: Play) -> RoundEnd | None:
        """The end after a choice without a Witch; None where there can be none."""
        if not self.possible:
            return None
        placed, dragon = self._others
        placed, dragon = placed.copy(), dragon.copy()
        placed[:, self._model.seat] = own.placed
        dragon[:, self._model.seat] = own.dragon
        before = repeat(self._model.position, _DRAWN)
        after, _ = play(before, placed, dragon)
        over = np.flatnonzero(after.finished)
        if not len(over):
            return None
        rival, settles = self._decided(before.take(over), placed[over], after.take(over))
        return RoundEnd(len(over) / _DRAWN, rival, settles)

    @cached_property
    def _others(self) -> tuple[Int8, Bools]:
        """What the others add, [drawn, players, 8], and their Dragons, [drawn, players]."""
        model, position = self._model, self._model.position
        placed = np.zeros((_DRAWN, position.num_players, len(REGIONS)), np.int8)
        dragon = np.zeros((_DRAWN, position.num_players), np.bool_)
        mixes = [opponent.chances for opponent in model.opponents]
        drawn = draw(mixes, _DRAWN, len(mixes))
        revealed = model.dragons
        for opponent, chosen in zip(model.opponents, drawn.T, strict=True):
            placed[:, opponent.seat] = opponent.plays.placed[chosen]
            dragon[:, opponent.seat] = opponent.plays.dragon[chosen]
            if revealed and len(opponent.plays) == 1:  # whose cards lie already
                dragon[:, opponent.seat] = True
                revealed -= 1
        return placed, dragon

    def _decided(self, before: Games, placed: Int8, after: Games) -> tuple[int, dict[int, float]]:
        """The strongest rival in games that end, and what decides between the two."""
        own, shares = self._model.seat, after.shares()
        strength = shares.mean(axis=0) + after.scores.mean(axis=0) / 1e6
        strength[own] = -1.0
        rival, win = int(strength.argmax()), shares[:, own]
        settles = {}
        if win.var() > _CERTAIN:
            paid = paid_table(before.board, before.num_players)
            influence = before.markers.T + placed.T + before.noble_map.T
            for region in REGIONS:
                points = paid[region - 1].take(places(influence[region - 1].astype(np.int8)))
                settled = _correlation_ratio(points[own] - points[rival], win)
                if settled >= _DECIDES:
                    settles[region] = settled
        named = sorted(settles, key=lambda region: -settles[region])[:_MOST_NAMED]
        return rival, {region: settles[region] for region in named}


def _correlation_ratio(differences: Int8, win: Floats) -> float:
    """The share of the variance of a result that lies between groups of equal differences."""
    _, group = np.unique(differences, return_inverse=True)
    size = np.bincount(group)
    means = np.bincount(group, win) / size
    return float((size * (means - win.mean()) ** 2).sum() / len(win) / win.var())
