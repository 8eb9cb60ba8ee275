"""Equilibria of stage games, against a certificate computed here.

Expected payoffs: samples against the exact means.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import numpy as np
import pytest

from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.mixed_strategies import joint
from advisor.kingsroad.equilibrium.solve import TARGET, approximate_mixes, solve
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.verdicts import Goal
from kingsroad.notation import parse_position
from kingsroad.position import Position
from tests.positions import PLAYERS, suite
from tests.support.soak import sampled

SOAK = pytest.mark.soak


@pytest.mark.parametrize(
    ("players", "goal"),
    [
        *product((2, 3), Goal),
        (4, Goal.WIN),
        *(
            pytest.param(*case, marks=SOAK)
            for case in product((4, 5), Goal)
            if case != (4, Goal.WIN)
        ),
    ],
)
def test_the_certificate_is_what_every_own_action_would_gain(players: int, goal: Goal) -> None:
    stage = StageGame(suite(players)[2], goal)
    profile = solve(stage, Stop())
    supports = [np.flatnonzero(mix) for mix in profile.mixes]
    for seat in stage.seats:
        gained = []
        for action in range(stage.sizes[seat]):
            value = 0.0
            axes = [np.array([action]) if s == seat else supports[s] for s in stage.seats]
            cells = np.array(np.meshgrid(*axes, indexing="ij")).reshape(players, -1).T
            for cell, payoff in zip(cells, stage.payoffs(cells).by(goal)[:, seat], strict=True):
                chances = [profile.mixes[s][cell[s]] for s in stage.seats if s != seat]
                value += np.prod(chances) * payoff
            gained.append(value)
        best = max(gained) - profile.mixes[seat] @ np.array(gained)
        assert profile.deviation_gains[seat] == pytest.approx(max(0.0, best), abs=1e-9)
    assert profile.nash_conv <= (1e-6 if profile.zero_sum else TARGET[goal])
    for mix in profile.mixes:
        assert mix.min() >= 0.0
        assert mix.sum() == pytest.approx(1.0)


def assert_near_enough(goal: Goal, positions: Iterable[Position]) -> None:
    for position in positions:
        profile = solve(StageGame(position, goal), Stop())
        assert profile.nash_conv <= (1e-6 if profile.zero_sum else TARGET[goal])


@pytest.mark.parametrize("goal", [Goal.WIN, Goal.MARGIN])
@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3, 4))
def test_equilibria_of_some_positions_are_near_enough(players: int, goal: Goal) -> None:
    assert_near_enough(goal, suite(players)[1::5])


@pytest.mark.parametrize(
    "code",
    [
        "KR1:s:12:8:37.00000524.45:28.20020213.36:34.00001416.127:37.00002424.8",
        "KR1:s:3:7:3DW.00100010.-:3DW.00100010.-:3DW.00100010.-:7.00000002.6",
    ],
)
def test_equilibria_are_found_where_the_search_could_go_round_in_circles(code: str) -> None:
    """Better actions come up again and again, and there is no room for all of them at once."""
    position = parse_position(code)
    assert_near_enough(Goal.WIN, [position, position.seats_reordered((2, 3, 1, 0))])


@pytest.mark.parametrize("goal", sampled(Goal, Goal.WIN))
def test_without_a_certificate_the_mixes_are_as_near_to_an_equilibrium(goal: Goal) -> None:
    for position in suite(5)[2::4]:
        stage = StageGame(position, goal)
        profile = solve(stage, Stop(), certified=False)
        assert not profile.certified
        values = []
        for seat in stage.seats:
            # One by one, since the search is of the game in which a Witch weighs her short list.
            others, chances = joint(profile.mixes, free=seat)
            chosen = np.tile(others, (stage.sizes[seat], 1))
            chosen[:, seat] = np.repeat(np.arange(stage.sizes[seat]), len(others))
            utilities = stage.utilities(chosen)[:, seat]
            values.append(utilities.reshape(stage.sizes[seat], -1) @ chances)
        lost = [v.max() - v @ mix for v, mix in zip(values, profile.mixes, strict=True)]
        assert sum(lost) <= TARGET[goal]


@pytest.mark.parametrize("players", sampled(PLAYERS, 2, 3))
def test_the_approximate_mixes_are_met_on_the_way_to_the_equilibrium(players: int) -> None:
    for position in suite(players)[::4]:
        alone = approximate_mixes(StageGame(position, Goal.WIN), Stop())
        for certified in (True, False):
            profile = solve(StageGame(position, Goal.WIN), Stop(), certified=certified)
            for mix, expected in zip(profile.approximate_mixes, alone, strict=True):
                assert mix.tolist() == expected.tolist()


@SOAK
@pytest.mark.parametrize("goal", [Goal.WIN, Goal.MARGIN])
@pytest.mark.parametrize("players", PLAYERS)
def test_equilibria_of_the_whole_suite_are_near_enough(players: int, goal: Goal) -> None:
    assert_near_enough(goal, suite(players))


def test_sampled_means_lie_within_their_errors_of_the_exact_ones() -> None:
    stage = StageGame(suite(3)[3], Goal.WIN)
    some = [np.where(np.arange(len(m)) % 40 == 0, m, 0.0) for m in stage.uniform_mixes]
    some = [mix / mix.sum() for mix in some]
    exact = expected_payoffs(stage, 0, some, 10_000)
    sampled = expected_payoffs(stage, 0, some, 15)
    assert exact.errors is None
    assert sampled.errors is not None
    off = np.abs(sampled.payoffs.win - exact.payoffs.win)
    assert np.mean(off <= 4 * sampled.errors.win + 0.02) > 0.9
