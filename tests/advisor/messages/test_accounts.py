"""An account adds up, whatever was chosen, exactly and as it is shown."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.messages.accounts import (
    Chosen,
    Judged,
    LuckPart,
    account_of,
    decided,
    rounded,
    to_learn_from,
)
from advisor.messages.verdicts import Severity

CHANCES = st.floats(0.0, 1.0)
POINTS = st.floats(-40.0, 40.0)


@st.composite
def chosen(draw: st.DrawFn, values: st.SearchStrategy[float], most: float) -> Chosen:
    before, cost = draw(values), draw(st.floats(0.0, most))
    cost = min(cost, max(0.0, before)) if most == 1.0 else cost
    known = draw(st.dictionaries(st.sampled_from(LuckPart), st.floats(-0.2, 0.2), max_size=2))
    known.pop(LuckPart.OTHERS, None)
    certain = draw(st.booleans())
    return Chosen(
        player=0, round=1, phase="choice", before=before, cost=cost, known=known, certain=certain
    )


def assert_adds_up(made: list[Judged], result: float) -> None:
    for one, then in pairwise(made):
        assert one.before - one.cost == pytest.approx(one.choice, abs=1e-9)
        assert one.after == pytest.approx(then.before, abs=1e-9)
    account = account_of(made)
    assert account.result == pytest.approx(result, abs=1e-9)
    assert account.start - account.costs + account.came == pytest.approx(result, abs=1e-9)


@given(st.lists(chosen(CHANCES, 1.0), min_size=1, max_size=8), st.sampled_from([0.0, 0.5, 1.0]))
def test_chances_add_up_and_stay_chances(made: list[Chosen], result: float) -> None:
    found = decided(made, result, most=1.0)
    assert_adds_up(found, result)
    assert all(-1e-9 <= value <= 1 + 1e-9 for one in found for value in (one.before, one.choice))
    assert all(one.cost >= 0 for one in found)
    assert_adds_up(rounded(found, 2), result)


@given(st.lists(chosen(POINTS, 40.0), min_size=1, max_size=8), st.integers(-40, 40))
def test_points_add_up_whatever_they_are(made: list[Chosen], result: int) -> None:
    found = decided(made, float(result))
    assert_adds_up(found, result)
    assert [one.cost for one in found] == pytest.approx([one.cost for one in made])
    assert_adds_up(rounded(found, 1), result)


def judged(number: int, cost: float, perfect: float | None = None) -> Judged:
    return Judged(
        player=0,
        round=number,
        phase="choice",
        before=0.5,
        cost=cost,
        choice=0.5 - cost,
        luck={},
        cost_best_play=perfect,
    )


@given(st.lists(st.tuples(st.floats(0, 0.5), st.none() | st.floats(0, 0.5)), max_size=12))
def test_what_to_learn_from_is_what_cost_most(costs: list[tuple[float, float | None]]) -> None:
    made = [judged(number, *cost) for number, cost in enumerate(costs)]
    found = to_learn_from(made)
    assert len(found) <= 3 and all(one in made for one in found)
    assert [one.cost for one in found] == sorted((one.cost for one in found), reverse=True)
    left = [one for one in made if one not in found]
    for one in found:
        assert one.label().severity not in (Severity.GOOD, Severity.GAMBLE)
        assert all(one.cost >= other.cost for other in left)
    if len(found) < 3:
        assert all(other.label().severity in (Severity.GOOD, Severity.GAMBLE) for other in left)


def test_of_costs_that_are_alike_the_first_is_told_first() -> None:
    made = [judged(number, cost) for number, cost in enumerate([0.04, 0.2, 0.06, 0.2, 0.3])]
    assert [one.round for one in to_learn_from(made)] == [4, 1, 3]


def test_what_is_not_known_yet_is_open() -> None:
    made = [Chosen(player=0, round=n, phase="choice", before=0.5, cost=0.1) for n in (1, 2)]
    first, last = decided(made, None)
    assert first.luck == {LuckPart.OTHERS: pytest.approx(0.1)} and last.luck == {}
    assert account_of([first, last]).result == pytest.approx(last.choice)
