"""Bounds of who could strike, the king's ways, and the sets of squares they are made of."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from advisor.assassins.clock import clock_of
from advisor.assassins.king.arrays import beside, holds, pawns_of, set_of, sets_of, shifted
from advisor.assassins.king.end_bounds import gate_ways, kings_ways, near_the_king, perhaps_near
from advisor.assassins.strikes import Strikes
from assassins.town import NEIGHBOURS, SQUARES
from tests.advisor.assassins.support.counts import way_of
from tests.advisor.assassins.support.crowds import crowds
from tests.assassins.support.builders import position
from tests.support.soak import volumes


@pytest.mark.parametrize(("seed", "count"), volumes((52, 60), *((700 + n, 600) for n in range(8))))
def test_the_exact_threat_map_is_between_the_bounds(seed: int, count: int) -> None:
    """Whom everybody has to fear; dense crowds above all, where somebody has to step aside."""
    doubtful = 0
    for now in crowds(seed, count):
        near = near_the_king(pawns_of(now), now.town, 3)
        quick = perhaps_near(pawns_of(now), now.town, 3)
        strikes = Strikes(now, 3)
        for ap, level in enumerate(near):
            alone = {
                n for n, least in enumerate(strikes.least) if least is not None and least <= ap
            }
            together = {n for n, least in strikes.together.items() if least <= ap}
            surely, perhaps = people(level.surely), people(level.perhaps)
            assert surely <= alone <= together <= surely | perhaps
            assert people(quick[ap]) == surely | perhaps
            doubtful += bool(perhaps)
    assert doubtful > 20


def people(bits: np.ndarray[tuple[int], np.dtype[np.int16]]) -> set[int]:
    return {number for number in range(12) if int(bits[0]) >> number & 1}


def test_the_kings_way_counts_whoever_has_to_be_moved_out_of_it() -> None:
    for now in crowds(53, 200):
        left = sum(card.king for card in now.deck)
        assert kings_ways(pawns_of(now), now.town, left).tolist() == [way_of(now)]


def test_the_ways_to_both_gates_are_those_of_the_clock() -> None:
    """Of many crowds at once, each looked at once."""
    boards = list(crowds(55, 60))
    ways = gate_ways(np.concatenate([pawns_of(now) for now in boards], axis=1), boards[0].town)
    for number, now in enumerate(boards):
        for gate, way in enumerate(clock_of(now).gates):
            assert ways.need[gate, number] == way.need
            assert ways.around[gate, number] == (63 if way.around is None else way.around)


@pytest.mark.parametrize(
    ("people", "way"),
    [
        ({}, 2),  # to b5 and out
        ({"c": "b5"}, 3),
        ({"c": "b5", "d": "c4"}, 3),  # not by c3, which is as far away
        ({"c": "b5", "d": "j9"}, 3),
    ],
)
def test_the_way_out_through_somebody(people: dict[str, str], way: int) -> None:
    now = position(king="c5", townsfolk=people)
    assert kings_ways(pawns_of(now), now.town, 9).tolist() == [way]
    assert kings_ways(pawns_of(now), now.town, 1).tolist() == [63]  # not in time


def test_sets_of_squares_are_shifted_as_squares_lie() -> None:
    random = Random(6)
    for _ in range(20):
        squares = random.sample(SQUARES, 7)
        sets = set_of(squares)
        around = {near for square in squares for near in NEIGHBOURS[square]}
        every = np.arange(101, dtype=np.int8)
        many = np.repeat(beside(sets), 101, axis=1)
        assert {int(at) for at in every[holds(many, every)]} == around
        column = np.array([[square] for square in squares], dtype=np.int8)
        assert (sets_of(column) == sets).all()
        assert sum(int(n).bit_count() for d in range(4) for n in shifted(sets, d).ravel()) == sum(
            len(NEIGHBOURS[square]) for square in squares
        )
