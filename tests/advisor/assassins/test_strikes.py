"""The threat map equals trying everything, and its plans are legal and cost what they should."""

from __future__ import annotations

from random import Random

import pytest

from advisor.assassins.danger import Worlds, danger_of, worlds_of
from advisor.assassins.nearness import FAR, strike_bounds
from advisor.assassins.strikes import Strikes, farthest_strike
from assassins.position import AssassinsPosition, changed
from assassins.rounds import after_actions
from assassins.town import LETTERS, NEIGHBOURS
from tests.advisor.assassins.support.crowds import crowds
from tests.advisor.assassins.support.exhaustive import least_ap
from tests.assassins.support.builders import position
from tests.support.soak import volumes


def assert_map_is_that_of_trying_everything(found: AssassinsPosition) -> None:
    strikes = Strikes(found)
    for number, at in enumerate(found.townsfolk):
        expected = None if at is None else least_ap(found, [number])
        assert strikes.least[number] == expected, (found, LETTERS[number])
    assert strikes.exact


def groups(found: AssassinsPosition, random: Random, count: int) -> list[list[int]]:
    """Triples that hold those revealed, of those on the board."""
    on_board = [n for n, at in enumerate(found.townsfolk) if at is not None]
    revealed = sorted(found.revealed)
    hidden = [n for n in on_board if n not in revealed]
    return [revealed + random.sample(hidden, 3 - len(revealed)) for _ in range(count)]


def assert_groups_are_those_of_trying_everything(found: AssassinsPosition, random: Random) -> None:
    strikes = Strikes(found)
    for group in groups(found, random, 3):
        least = strikes.of(group)
        assert least == least_ap(found, group), (found, group)
        plan = strikes.plan(group)
        if least is None:
            assert plan is None
            continue
        assert plan is not None
        actions, square = plan
        after = after_actions(changed(found, people_ap=least), actions)
        assert after.people_ap == 0
        assert square in NEIGHBOURS[found.king or 0]
        assert found.revealed <= after.revealed <= found.revealed | set(group)
        assert after.townsfolk.index(square) in after.revealed


@pytest.mark.parametrize(
    ("seed", "count", "people"), volumes((1, 40, False), (2, 1_400, False), (3, 600, True))
)
def test_the_map_is_that_of_trying_everything(seed: int, count: int, people: bool) -> None:
    for found in crowds(seed, count, people=people):
        assert_map_is_that_of_trying_everything(found)


@pytest.mark.parametrize(("seed", "count"), volumes((5, 20), (7, 600)))
def test_groups_and_plans_are_those_of_trying_everything(seed: int, count: int) -> None:
    random = Random(4)
    for found in crowds(seed, count, people=True):
        assert_groups_are_those_of_trying_everything(found, random)


def two_together() -> AssassinsPosition:
    return position(
        king="h7",
        knights="h5 i6 i7 h8",
        townsfolk={"a": "g7", "b": "f7", "c": "g8", "d": "g6", "e": "h6"},
        people=True,
    )


def test_two_assassins_together_need_less_than_either_alone() -> None:
    """b drops for nothing, so that a makes room for d: 2 AP together, 3 alone."""
    strikes = Strikes(two_together())
    assert strikes.least[:5] == (0, 3, 1, 3, 0)
    assert strikes.of([1]) == strikes.of([3]) == strikes.of([1, 11]) == 3
    assert strikes.of([1, 3]) == strikes.of([1, 3, 11]) == 2
    plan = strikes.plan([1, 3, 11])
    assert plan is not None
    assert " ".join(map(str, plan[0])) == "Rf7 Rg6 Af7-e7 Tg7-f7 Ag6-g7"


def test_the_danger_counts_triples_that_help_each_other() -> None:
    """With 4 AP, b and d wound together only; whoever else is near stands aside here."""
    strikes = Strikes(two_together())
    lone = Worlds((frozenset({1, 10, 11}), frozenset({3, 10, 11}), frozenset({1, 3, 11})))
    danger = danger_of(strikes, lone, 4)
    assert (danger.death, danger.wound, danger.worlds) == (0, 1, 3)


def test_with_nobody_near_there_is_no_danger() -> None:
    strikes = Strikes(position(king="j10"))
    assert strikes.least == (None,) * 12
    assert strikes.of(range(3)) is None
    assert strikes.plan(range(3)) is None


def test_an_assassin_beside_the_king_kills_with_any_card() -> None:
    """Rules, worked example 12: 55 of the 220 triples have it."""
    found = position(king="j10", townsfolk={"a": "j9"})
    assert Strikes(found).least[0] == 0
    danger = danger_of(Strikes(found), worlds_of(found), 4)
    assert (danger.death, danger.wound, danger.worlds) == (55, 55, 220)


def test_kills_already_made_in_the_phase_make_the_next_dearer() -> None:
    """The knight on i10 costs 1 or 2, or stays; the way by j9 is too long then."""
    fresh = position(knights="i10", townsfolk={"a": "h10", "b": "j9"}, people=True)
    least = [Strikes(changed(fresh, knights_killed=killed)).least[0] for killed in (0, 1, 2)]
    assert least == [2, 3, None]


def test_the_printed_cards_leave_three_points_before_a_wound() -> None:
    assert farthest_strike(next(crowds(1, 1))) == 3


def test_the_quick_bound_is_never_too_high_and_mostly_right() -> None:
    positions = list(crowds(8, 300))
    right = 0
    for found, row in zip(positions, strike_bounds(positions).tolist(), strict=True):
        for number, least in enumerate(Strikes(found).least):
            if found.townsfolk[number] is None:
                assert row[number] == FAR
                continue
            bound = min(row[number], 4)
            assert bound <= (4 if least is None else least)
            right += bound == (4 if least is None else least)
    assert right > 0.7 * 12 * len(positions)
