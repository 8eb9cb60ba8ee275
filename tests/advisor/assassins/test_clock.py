"""The clock: ways to the gates, points left, the odds of the next card."""

from __future__ import annotations

from advisor.assassins.clock import clock_of, free_steps
from assassins.cards import RoundCard
from assassins.position import starting_position
from assassins.rounds import turn_up
from assassins.town import side_a
from tests.assassins.support.builders import position

START = starting_position(side_a())


def test_at_the_start_14_steps_west_15_north_and_19_left() -> None:
    clock = clock_of(START)
    assert [(way.gate.direction.value, way.need, way.around) for way in clock.gates] == [
        ("north", 15, 15),
        ("west", 14, 14),
    ]
    assert (clock.need, clock.left, clock.spare) == (14, 19, 5)


def test_the_running_card_counts_as_long_as_its_points_are_left() -> None:
    begun = turn_up(START, RoundCard(2, 5, False, 4))
    assert clock_of(begun).left == 19
    assert clock_of(position(king="b5", card=RoundCard(1, 6, True, 5), number=13)).left == 3


def test_a_gate_may_be_shut_by_the_crowd() -> None:
    """Somebody stands on c3, so the west gate is nearest, round a corner; then none is left."""
    north = position(king="c4", townsfolk={"a": "c3"})
    clock = clock_of(north)
    assert [way.shut for way in clock.gates] == [True, False]
    assert clock.nearest is clock.gates[1]
    assert clock.need == 3
    both = position(king="c4", townsfolk={"a": "c3", "b": "b5"})
    assert clock_of(both).need is None
    assert clock_of(both).spare is None
    assert [way.need for way in clock_of(both).gates] == [2, 3]


def test_the_way_around_the_townsfolk() -> None:
    """d3 is taken: from d4 to c3 only by c4. Knights are not in the way."""
    clock = clock_of(position(king="e3", knights="e4", townsfolk={"a": "d3"}))
    assert (clock.gates[0].need, clock.gates[0].around) == (3, 5)


def test_steps_that_the_king_can_take_at_once() -> None:
    """At the start knights stand about him; two free squares towards the west gate are enough."""
    north, west = side_a().gates
    assert free_steps(START, north) == free_steps(START, west) == 0
    assert free_steps(position(king="e5"), west) == 2
    assert free_steps(position(king="c5"), west) == 1
    assert free_steps(position(king="e5", knights="d5"), west) == 0
