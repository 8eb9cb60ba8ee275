"""The ends that nothing dominates, and the bounds by which they are found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from advisor.assassins.danger import worlds_of
from advisor.assassins.king.arrays import beside, holds, pawns_of, set_of, sets_of, shifted
from advisor.assassins.king.end_bounds import near_the_king, surely_near
from advisor.assassins.king.ends import Ends, find_king_ends
from advisor.assassins.king.front import Figures, find_front
from advisor.assassins.king.gate_ways import kings_ways
from advisor.assassins.strikes import Strikes
from advisor.core.cancellation import Stop
from assassins.position import AssassinsPosition
from assassins.town import NEIGHBOURS, SQUARES
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.fronts import counts_of, undominated, way_of
from tests.assassins.support.builders import position
from tests.support.soak import volumes


def short_phases(seed: int, count: int, ap: int) -> Iterator[tuple[AssassinsPosition, Ends]]:
    """Crowds in which the knights have little left to spend, so that all ends can be judged."""
    while count:
        for now in crowds(seed, 40):
            few = replace(now, knights_ap=min(ap, now.knights_ap))
            ends = find_king_ends(few, Stop())
            if ends.won is None and len(ends) > 20:
                yield few, ends
                count -= 1
                if not count:
                    return
        seed += 1


def assert_front(now: AssassinsPosition, ends: Ends) -> None:
    """The figures of all ends, counted one by one, have the front that was found."""
    front = find_front(ends, worlds_of(now), Stop())
    assert front.exact
    counted = {counts_of(now, ends.position(end)) for end in range(len(ends))}
    assert set(front.groups) == undominated(counted)
    for figures, group in front.groups.items():
        assert counts_of(now, ends.position(int(group[0]))) == figures


@pytest.mark.parametrize(
    ("seed", "count", "ap"), volumes((51, 3, 1), *((600 + n, 4, 2) for n in range(5)))
)
def test_the_front_is_that_of_all_ends_counted_one_by_one(seed: int, count: int, ap: int) -> None:
    for now, ends in short_phases(seed, count, ap):
        assert_front(now, ends)


@pytest.mark.parametrize(
    ("seed", "count"), volumes((54, 2), *((800 + 20 * n, 20) for n in range(5)))
)
def test_the_figures_are_those_found_by_trying_everything(seed: int, count: int) -> None:
    for now, ends in short_phases(seed, count, 2):
        front = find_front(ends, worlds_of(now), Stop())
        for figures, group in list(front.groups.items())[:1]:
            assert counts_of(now, ends.position(int(group[0])), again=True) == figures


@pytest.mark.parametrize(("seed", "count"), volumes((52, 60), *((700 + n, 600) for n in range(8))))
def test_the_exact_threat_map_is_between_the_bounds(seed: int, count: int) -> None:
    """Whom everybody has to fear; dense crowds above all, where somebody has to step aside."""
    doubtful = 0
    for now in crowds(seed, count):
        near = near_the_king(pawns_of(now), now.town, 3)
        quick = surely_near(pawns_of(now), now.town, (1, 3))
        strikes = Strikes(now, 3)
        for ap, level in enumerate(near):
            alone = {
                n for n, least in enumerate(strikes.least) if least is not None and least <= ap
            }
            together = {n for n, least in strikes.together.items() if least <= ap}
            surely, perhaps = people(level.surely), people(level.perhaps)
            assert surely <= alone <= together <= surely | perhaps
            doubtful += bool(perhaps)
        assert people(quick[0]) <= people(near[1].surely)
        assert people(quick[1]) <= people(near[3].surely)
    assert doubtful > 20


def people(bits: np.ndarray[tuple[int], np.dtype[np.int16]]) -> set[int]:
    return {number for number in range(12) if int(bits[0]) >> number & 1}


def test_the_kings_way_counts_whoever_has_to_be_moved_out_of_it() -> None:
    for now in crowds(53, 200):
        left = sum(card.king for card in now.deck)
        assert kings_ways(pawns_of(now), now.town, left).tolist() == [way_of(now)]


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


def test_what_dominates() -> None:
    one, other = Figures(200, 0, 5, 4, 9), Figures(200, 0, 6, 4, 9)
    assert one.dominates(other)
    assert not other.dominates(one) and not one.dominates(one)
    assert not one.dominates(Figures(199, 9, 9, 9, 9))
