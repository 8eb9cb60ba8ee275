"""Helpers on mixed strategies, against the definitions written out.

Linear programs solved by GLOP, checked against HiGHS.

The logit homotopy on games whose equilibria are known or certified here.

Regret matching+ against the linear program.

Restricted games: solved closely enough, with few enough actions to certify.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from scipy.optimize import linprog

from advisor.core.arrays import Floats
from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.equilibrium import double_oracle, mixed_strategies, small_games
from advisor.kingsroad.equilibrium.linear_programs import constrained_best_response, zero_sum


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gains_are_those_of_every_pure_response(players: int) -> None:
    random = np.random.default_rng(players)
    sizes = (3, 2, 4, 2, 3)[:players]
    payoffs = [random.normal(size=sizes) for _ in sizes]
    mixes = [random.dirichlet(np.ones(size)) for size in sizes]
    for seat, gain in enumerate(mixed_strategies.deviation_gains(payoffs, mixes)):
        responses = []
        for action in range(sizes[seat]):
            pure = [np.eye(sizes[seat])[action] if s == seat else m for s, m in enumerate(mixes)]
            total = sum(
                payoffs[seat][index] * np.prod([m[i] for m, i in zip(pure, index, strict=True)])
                for index in np.ndindex(*sizes)
            )
            responses.append(total)
        assert mixed_strategies.action_values(payoffs[seat], seat, mixes) == pytest.approx(
            responses, abs=1e-12
        )
        own = float(np.array(responses) @ mixes[seat])
        assert gain == pytest.approx(max(responses) - own, abs=1e-12)


def test_draws_come_as_often_as_the_mix_says() -> None:
    mixes = [np.array([0.5, 0.0, 0.5]), np.array([0.25, 0.75])]
    drawn = mixed_strategies.draw(mixes, 400, seed=1)
    assert np.bincount(drawn[:, 0], minlength=3).tolist() == [200, 0, 200]
    assert np.bincount(drawn[:, 1]).tolist() == [100, 300]
    assert np.array_equal(drawn, mixed_strategies.draw(mixes, 400, seed=1))


def test_joint_actions_and_their_probabilities() -> None:
    mixes = [np.array([0.5, 0.0, 0.5]), np.array([0.25, 0.75]), np.array([1.0])]
    chosen, chances = mixed_strategies.joint(mixes)
    assert chosen.tolist() == [[0, 0, 0], [0, 1, 0], [2, 0, 0], [2, 1, 0]]
    assert chances == pytest.approx([0.125, 0.375, 0.125, 0.375])
    assert mixed_strategies.joint(mixes, free=1)[0].tolist() == [[0, 0, 0], [2, 0, 0]]


def test_pruning_keeps_the_likeliest() -> None:
    assert mixed_strategies.pruned(np.array([0.5, 0.49, 0.01]), 0.02) == pytest.approx(
        [0.5 / 0.99, 0.49 / 0.99, 0]
    )
    assert mixed_strategies.pruned(np.full(4, 0.25), 0.9) == pytest.approx(np.full(4, 0.25))


def test_a_logit_response_has_the_odds_of_its_precision() -> None:
    mix = mixed_strategies.logit_response(np.array([1.0, 3.0, 2.0]), 0.7)
    assert mix.sum() == pytest.approx(1)
    assert mix[1] / mix[2] == pytest.approx(np.exp(0.7))
    assert mix[1] / mix[0] == pytest.approx(np.exp(1.4))
    # No overflow where the values are large.
    assert mixed_strategies.logit_response(np.array([1e6, 0.0]), 3000.0).tolist() == [1.0, 0.0]


@pytest.mark.parametrize("weights", [[0.0, -1.0], [0.5, np.nan]])
def test_what_is_no_distribution_is_refused(weights: list[float]) -> None:
    with pytest.raises(mixed_strategies.SolverError, match="no distribution"):
        mixed_strategies.normalized(np.array(weights))


def matrices() -> Iterator[Floats]:
    random = np.random.default_rng(7)
    yield np.array([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])
    yield np.full((3, 5), 2.5)
    for rows, columns in ((1, 4), (4, 1), (7, 5), (40, 60)):
        yield random.normal(size=(rows, columns)) * 10
    # Few distinct values, as points have: many equilibria, all of the same value.
    yield random.integers(0, 4, size=(30, 30)).astype(float)


def value_by_highs(matrix: Floats) -> float:
    rows, columns = matrix.shape
    answer = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.column_stack([-matrix.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=[np.append(np.ones(rows), 0.0)],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -float(answer.fun)


@pytest.mark.parametrize("matrix", matrices(), ids=lambda m: "x".join(map(str, m.shape)))
def test_the_value_of_a_matrix_game_is_what_highs_finds(matrix: Floats) -> None:
    x, y = zero_sum(matrix)
    assert x @ matrix @ y == pytest.approx(value_by_highs(matrix), abs=1e-6)
    assert (x @ matrix).min() >= value_by_highs(matrix) - 1e-6
    assert (matrix @ y).max() <= value_by_highs(matrix) + 1e-6
    assert mixed_strategies.deviation_gains([matrix, -matrix], [x, y]).sum() <= 1e-6


def test_a_constrained_best_response_keeps_its_floors_and_gains_what_they_allow() -> None:
    random = np.random.default_rng(11)
    matrix, values = random.normal(size=(12, 9)), random.normal(size=12)
    x, _ = zero_sum(matrix)
    value = (x @ matrix).min()
    found = []
    for epsilon in (0.0, 0.1, 0.5, 100.0):
        mix = constrained_best_response(values, matrix, np.full(9, value - epsilon - 1e-9))
        assert mix.sum() == pytest.approx(1.0)
        assert mix.min() >= 0.0
        assert (mix @ matrix).min() >= value - epsilon - 1e-6
        found.append(float(mix @ values))
    assert found == sorted(found)
    assert found[-1] == pytest.approx(values.max())


def test_floors_that_no_mix_reaches_are_an_error() -> None:
    with pytest.raises(mixed_strategies.SolverError, match="INFEASIBLE"):
        constrained_best_response(np.ones(2), np.eye(2), np.ones(2))


@pytest.mark.parametrize("step_size", [small_games.COARSE, small_games.FINE])
def test_it_ends_at_the_mixed_equilibrium_of_matching_pennies(
    step_size: small_games.StepSize,
) -> None:
    """The equilibrium of the biased game: 0.4 and 0.6 against 0.6 and 0.4."""
    first = np.array([[2.0, 0.0], [0.0, 3.0]])
    second = np.array([[0.0, 3.0], [2.0, 0.0]])
    one, two = small_games.logit_path([first, second], Stop(), step_size)
    assert one == pytest.approx([0.4, 0.6], abs=0.002)
    assert two == pytest.approx([0.6, 0.4], abs=0.002)


def test_it_selects_the_risk_dominant_equilibrium() -> None:
    """The path from uniform mixes leads there in 2 × 2 games (McKelvey and Palfrey, 1995)."""
    hunt = np.array([[4.0, 0.0], [3.0, 3.0]])
    mixes = small_games.logit_path([hunt, hunt.T], Stop())
    for mix in mixes:
        assert mix == pytest.approx([0.0, 1.0], abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_comes_near_equilibria_of_random_games(players: int) -> None:
    random = np.random.default_rng(players)
    near = 0
    for _ in range(6):
        payoffs = [random.random((4,) * players) for _ in range(players)]
        mixes = small_games.logit_path(payoffs, Stop())
        assert all(mix.min() >= 0 and mix.sum() == pytest.approx(1) for mix in mixes)
        near += mixed_strategies.deviation_gains(payoffs, mixes).sum() <= 0.005
    # Now and then the steps lose the path.
    assert near >= 4


def test_where_nothing_is_at_stake_everybody_plays_anything() -> None:
    mixes = small_games.logit_path([np.ones((2, 3)), np.ones((2, 3))], Stop())
    assert [mix.tolist() for mix in mixes] == [[1 / 2] * 2, [1 / 3] * 3]


def test_it_can_be_cancelled() -> None:
    stop = Stop()
    stop.cancel()
    with pytest.raises(Cancelled):
        small_games.logit_path([np.diag([2.0, 3.0]), -np.diag([2.0, 3.0])], stop)


def test_it_comes_near_the_value_that_glop_finds() -> None:
    matrix = np.random.default_rng(3).normal(size=(6, 6))
    x, y = zero_sum(matrix)
    mixes = small_games.regret_matching([matrix, -matrix], Stop(), 20_000)
    found = mixes[0] @ matrix @ mixes[1]
    gains = mixed_strategies.deviation_gains([matrix, -matrix], mixes)
    assert gains.sum() <= 1e-3
    # The value lies between what either mix guarantees, so the gap bounds the difference.
    assert abs(found - x @ matrix @ y) <= gains.sum() + 1e-6


def test_it_meets_the_value_to_a_millionth_where_the_mixes_are_pure() -> None:
    matrix = np.add.outer(np.array([0.0, 2.0, 1.0]), np.array([3.0, 1.0, 2.0]))
    mixes = small_games.regret_matching([matrix, -matrix], Stop(), 1000)
    x, y = zero_sum(matrix)
    assert mixes[0] @ matrix @ mixes[1] == pytest.approx(x @ matrix @ y, abs=1e-6)


def test_regret_matching_it_can_be_cancelled() -> None:
    stop = Stop()
    stop.cancel()
    with pytest.raises(Cancelled):
        small_games.regret_matching([np.eye(2), -np.eye(2)], stop, 1000)


def test_mixes_lose_rare_actions_until_they_can_be_certified() -> None:
    even = [np.full(9, 1 / 9) for _ in range(4)]
    fewer = double_oracle.certifiable(even, 1000)
    counts = [np.count_nonzero(mix) for mix in fewer]
    assert 600 < np.prod(counts) <= 1000
    assert max(counts) - min(counts) <= 1
    for mix in fewer:
        assert mix.sum() == pytest.approx(1)
    assert (even[0] > 0).all()


def test_few_actions_are_left_as_they_are() -> None:
    few = [np.array([0.999, 0.001]) for _ in range(4)]
    assert all(
        (one == two).all()
        for one, two in zip(double_oracle.certifiable(few, 1000), few, strict=True)
    )


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_are_solved_closely_enough(players: int) -> None:
    random = np.random.default_rng(players)
    payoffs = [random.random((5,) * players) for _ in range(players)]
    found = double_oracle.restricted_equilibrium(
        payoffs, 0.02, double_oracle.SEARCH_LIMITS[players], Stop()
    )
    assert mixed_strategies.deviation_gains(payoffs, found).sum() <= 0.02
    assert np.prod([np.count_nonzero(mix) for mix in found]) <= 1000
