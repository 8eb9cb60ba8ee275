"""Who is in the king's way, and what it takes to have it go."""

from __future__ import annotations

import pytest

from advisor.assassins.clock import Blocker, shortest_through, way_through
from assassins.cards import RoundCard
from assassins.legal import legal_actions
from assassins.rounds import act
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.fronts import OUT_OF_REACH, way_of
from tests.assassins.support.builders import position

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
