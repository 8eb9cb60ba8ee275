"""Linear programs solved by GLOP, checked against HiGHS."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from scipy.optimize import linprog

from advisor.core.arrays import Floats
from advisor.kingsroad.equilibrium.linear_programs import constrained_best_response, zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import SolverError, deviation_gains


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
    assert deviation_gains([matrix, -matrix], [x, y]).sum() <= 1e-6


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
    with pytest.raises(SolverError, match="INFEASIBLE"):
        constrained_best_response(np.ones(2), np.eye(2), np.ones(2))
