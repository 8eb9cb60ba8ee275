"""Equilibria of arrays, checked against independent solvers and against each other."""

import numpy as np
import pytest
    action_values,
    constrained_best_response,
    deviation_gains,
    draw,
    joint,
    pruned,
    regret_matching,
    zero_sum,
)
from scipy.optimize import linprog

from advisor.core.cancellation import Cancelled, Stop


def matrices():
    random = np.random.default_rng(7)
    yield np.array([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])
    yield np.full((3, 5), 2.5)
    for rows, columns in ((1, 4), (4, 1), (7, 5), (40, 60)):
        yield random.normal(size=(rows, columns)) * 10
    # Few distinct values, as points have: many equilibria, all of the same value.
    yield random.integers(0, 4, size=(30, 30)).astype(float)


def value_by_highs(matrix):
    rows, columns = matrix.shape
    answer = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.column_stack([-matrix.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=[np.append(np.ones(rows), 0.0)],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -answer.fun


@pytest.mark.parametrize("matrix", matrices(), ids=lambda m: "x".join(map(str, m.shape)))
def test_the_value_of_a_matrix_game_is_what_highs_finds(matrix):
    x, y = zero_sum(matrix)
    assert x @ matrix @ y == pytest.approx(value_by_highs(matrix), abs=1e-6)
    assert (x @ matrix).min() >= value_by_highs(matrix) - 1e-6
    assert (matrix @ y).max() <= value_by_highs(matrix) + 1e-6
    assert deviation_gains([matrix, -matrix], [x, y]).sum() <= 1e-6


def test_regret_matching_comes_near_the_value_that_glop_finds():
    matrix = np.random.default_rng(3).normal(size=(6, 6))
    x, y = zero_sum(matrix)
    mixes = regret_matching([matrix, -matrix], Stop(), 20_000)
    found = mixes[0] @ matrix @ mixes[1]
    left = deviation_gains([matrix, -matrix], mixes)
    assert left.sum() <= 1e-3
    # The value lies between what either mix guarantees, so the gap bounds the difference.
    assert abs(found - x @ matrix @ y) <= left.sum() + 1e-6


def test_regret_matching_meets_the_value_to_a_millionth_where_the_mixes_are_pure():
    matrix = np.add.outer(np.array([0.0, 2.0, 1.0]), np.array([3.0, 1.0, 2.0]))
    mixes = regret_matching([matrix, -matrix], Stop(), 1000)
    x, y = zero_sum(matrix)
    assert mixes[0] @ matrix @ mixes[1] == pytest.approx(x @ matrix @ y, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gains_are_those_of_every_pure_reply(players):
    random = np.random.default_rng(players)
    sizes = (3, 2, 4, 2, 3)[:players]
    payoffs = [random.normal(size=sizes) for _ in sizes]
    mixes = [random.dirichlet(np.ones(size)) for size in sizes]
    for seat, gain in enumerate(deviation_gains(payoffs, mixes)):
        expected = payoffs[seat]
        replies = []
        for action in range(sizes[seat]):
            pure = [np.eye(sizes[seat])[action] if s == seat else m for s, m in enumerate(mixes)]
            total = sum(
                expected[index] * np.prod([m[i] for m, i in zip(pure, index, strict=True)])
                for index in np.ndindex(*sizes)
            )
            replies.append(total)
        assert action_values(payoffs[seat], seat, mixes) == pytest.approx(replies, abs=1e-12)
        own = float(np.array(replies) @ mixes[seat])
        assert gain == pytest.approx(max(replies) - own, abs=1e-12)


def test_a_safe_reply_keeps_its_floors_and_gains_what_they_allow():
    random = np.random.default_rng(11)
    matrix, values = random.normal(size=(12, 9)), random.normal(size=12)
    x, _ = zero_sum(matrix)
    value = (x @ matrix).min()
    worths = []
    for epsilon in (0.0, 0.1, 0.5, 100.0):
        mix = constrained_best_response(values, matrix, np.full(9, value - epsilon - 1e-9))
        assert mix.sum() == pytest.approx(1.0)
        assert mix.min() >= 0.0
        assert (mix @ matrix).min() >= value - epsilon - 1e-6
        worths.append(float(mix @ values))
    assert worths == sorted(worths)
    assert worths[-1] == pytest.approx(values.max())


def test_draws_come_as_often_as_the_mix_says():
    mixes = [np.array([0.5, 0.0, 0.5]), np.array([0.25, 0.75])]
    drawn = draw(mixes, 400, seed=1)
    assert np.bincount(drawn[:, 0], minlength=3).tolist() == [200, 0, 200]
    assert np.bincount(drawn[:, 1]).tolist() == [100, 300]
    assert np.array_equal(drawn, draw(mixes, 400, seed=1))


def test_joint_choices_and_their_chances():
    mixes = [np.array([0.5, 0.0, 0.5]), np.array([0.25, 0.75]), np.array([1.0])]
    chosen, chances = joint(mixes)
    assert chosen.tolist() == [[0, 0, 0], [0, 1, 0], [2, 0, 0], [2, 1, 0]]
    assert chances == pytest.approx([0.125, 0.375, 0.125, 0.375])
    assert joint(mixes, free=1)[0].tolist() == [[0, 0, 0], [2, 0, 0]]


def test_pruning_keeps_the_likeliest():
    assert pruned(np.array([0.5, 0.49, 0.01]), 0.02) == pytest.approx([0.5 / 0.99, 0.49 / 0.99, 0])
    assert pruned(np.full(4, 0.25), 0.9) == pytest.approx(np.full(4, 0.25))


def test_regret_matching_can_be_cancelled():
    stop = Stop()
    stop.cancel()
    with pytest.raises(Cancelled):
        regret_matching([np.eye(2), -np.eye(2)], stop, 1000)
