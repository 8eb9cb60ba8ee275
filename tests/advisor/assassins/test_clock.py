"""The clock: ways to the gates, points left, the odds of the next card.

Who is in the king's way, and what it takes to have it go.
"""

from __future__ import annotations

import pytest

from advisor.assassins.clock import Blocker, clock_of, free_steps, shortest_through, way_through
from assassins.cards import RoundCard
from assassins.legal import legal_actions
from assassins.position import starting_position
from assassins.rounds import act, turn_up
from assassins.town import side_a
from tests.advisor.assassins.support.counts import OUT_OF_REACH, way_of
from tests.advisor.assassins.support.crowds import crowds
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


SHACKLES, NONE = RoundCard(1, 3, True, 4), RoundCard(1, 3, False, 4)
C = 2


@pytest.mark.parametrize(
    ("knights", "card", "expected"),
    [
        ("b4", NONE, Blocker(C, push=None)),  # it cannot be pushed into the king
        ("a5", NONE, Blocker(C, push=1)),
        ("a4", NONE, Blocker(C, push=2)),
        ("a4", SHACKLES, Blocker(C, push=2, arrest=2)),
        ("b4", SHACKLES, Blocker(C, push=None, arrest=1)),
        ("j10", SHACKLES, Blocker(C)),  # too far
    ],
)
def test_what_can_be_done_about_whoever_stands_before_the_gate(
    knights: str, card: RoundCard, expected: Blocker
) -> None:
    """On b5; the king stands to the south of it, on b6."""
    now = position(king="b6", knights=knights, townsfolk={"c": "b5"}, card=card)
    way = way_through(now, now.town.gates[1])
    assert way is not None
    assert (way.need, way.blockers) == (2, (expected,))


def test_a_revealed_assassin_is_killed_in_any_round() -> None:
    now = position(king="b6", knights="b4", townsfolk={"c": "b5"}, revealed="c", card=NONE)
    way = way_through(now, now.town.gates[1])
    assert way is not None
    assert way.blockers == (Blocker(C, kill=1),)


def test_in_the_people_s_phase_nothing_can_be_done() -> None:
    now = position(king="b6", knights="a5", townsfolk={"c": "b5"}, card=NONE, people=True)
    way = way_through(now, now.town.gates[1])
    assert way is not None
    assert way.blockers == (Blocker(C),)


def test_the_way_is_one_of_the_fewest_steps_and_people() -> None:
    for now in crowds(71, 150):
        way = shortest_through(now)
        assert (way.need + len(way.blockers) if way else OUT_OF_REACH) == way_of(now)


def test_a_push_that_is_promised_for_one_ap_can_be_done() -> None:
    pushes = 0
    for now in crowds(72, 150):
        for gate in now.town.gates:
            way = way_through(now, gate)
            for blocker in way.blockers if way else ():
                if blocker.push == 1:
                    at = now.townsfolk[blocker.number]
                    moved = [act(now, a).after for a in legal_actions(now) if a.target == at]
                    assert any(after.townsfolk[blocker.number] != at for after in moved)
                    pushes += 1
    assert pushes > 10
