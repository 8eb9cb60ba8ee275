"""Rounds without any cleverness: every joint play scored, one by one or as whole arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from advisor.core.arrays import Bools, Int8, Ints
from advisor.kingsroad.round.outcomes import OpponentModel
from advisor.kingsroad.round.plays import Play, PlayArrays
from kingsroad.board import NEIGHBOURS, next_region
from kingsroad.position import Position, Variant
from kingsroad.rounds import RoundReport
from tests.support.models import plays_of


def joint_plays(model: OpponentModel) -> Iterator[tuple[float, dict[int, Play]]]:
    """Every joint play of the opponents that has a chance, with it."""
    likely = [
        [
            (opponent.seat, play, chance)
            for play, chance in zip(
                plays_of(model.position, opponent.seat).effects, opponent.chances, strict=True
            )
            if chance > 0
        ]
        for opponent in model.opponents
    ]
    for joint in product(*likely):
        chance = float(np.prod([chance for _, _, chance in joint]))
        yield chance, {seat: play for seat, play, _ in joint}


def round_points(report: RoundReport) -> list[int]:
    """Per seat, the points of a round for places and Nobles, without a final scoring."""
    return [
        sum(score.points[seat] + score.bonus[seat] for score in report.scored)
        for seat in report.before.seats
    ]


def margin(points: Sequence[int], seat: int) -> int:
    """Own points of the round less those of the best other player."""
    return points[seat] - max(p for other, p in enumerate(points) if other != seat)


class JointRounds(NamedTuple):
    """n rounds played from one position: points for places and bonuses, per seat, [n, P]."""

    places: Ints
    bonus: Ints

    @property
    def points(self) -> Ints:
        return self.places + self.bonus


def joint_rounds(
    position: Position,
    placed: Sequence[Int8],
    dragon: Sequence[Bools],
) -> JointRounds:
    """Plays n rounds at once: per seat, the markers placed [n, 8] and whether a Dragon, [n]."""
    rounds, players = len(dragon[0]), position.num_players
    roads = np.zeros((8, 8), dtype=bool)
    for region, around in NEIGHBOURS.items():
        roads[region - 1, np.array(around) - 1] = True
    markers = np.array(position.markers) + np.stack(placed, axis=1)
    nobles = np.zeros((rounds, players, 8), dtype=bool)
    for index, seats in enumerate(position.nobles):
        nobles[:, list(seats), index] = True
    dragons = np.sum(dragon, axis=0)
    places = np.zeros((rounds, players), dtype=np.int64)
    bonus = np.zeros((rounds, players), dtype=np.int64)
    for step in range(int(dragons.max()) + 1):
        scored = dragons >= step
        region = next_region(position.king, step)
        at = region - 1
        paid = np.zeros(players + 1, dtype=np.int64)
        banner = position.board.paid(region, players)
        paid[1 : 1 + len(banner)] = banner
        influence = markers[:, :, at] + nobles[:, :, at]
        place = (influence[:, None, :] >= influence[:, :, None]).sum(axis=2)
        places += np.where((influence > 0) & scored[:, None], paid[place], 0)
        most = influence.max(axis=1, keepdims=True)
        leads = (influence == most) & (most > 0)
        alone = (leads.sum(axis=1) == 1) & scored
        if position.variant is Variant.PERMANENT_NOBLES:
            nobles[:, :, at] |= leads & alone[:, None]
        else:
            nobles[:, :, at] = np.where(alone[:, None], leads, nobles[:, :, at])
        chain = np.zeros_like(nobles)
        chain[:, :, at] = nobles[:, :, at]
        for _ in range(7):
            chain |= nobles & ((chain @ roads) > 0)
        bonus += chain.sum(axis=2) * scored[:, None]
    return JointRounds(places, bonus)


def product_rounds(position: Position, arrays: Sequence[PlayArrays]) -> JointRounds:
    """The whole product of everyone's plays, seat 0 slowest, as rounds."""
    grids = np.meshgrid(*(np.arange(len(plays)) for plays in arrays), indexing="ij")
    index = [grid.ravel() for grid in grids]
    return joint_rounds(
        position,
        [plays.placed[i] for plays, i in zip(arrays, index, strict=True)],
        [plays.dragon[i] for plays, i in zip(arrays, index, strict=True)],
    )
