"""Regret matching+ against the linear program."""

from __future__ import annotations

import numpy as np
import pytest

from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.equilibrium.linear_programs import zero_sum
from advisor.kingsroad.equilibrium.mixed_strategies import deviation_gains
from advisor.kingsroad.equilibrium.small_games import regret_matching


def test_it_comes_near_the_value_that_glop_finds() -> None:
    matrix = np.random.default_rng(3).normal(size=(6, 6))
    x, y = zero_sum(matrix)
    mixes = regret_matching([matrix, -matrix], Stop(), 20_000)
    found = mixes[0] @ matrix @ mixes[1]
    gains = deviation_gains([matrix, -matrix], mixes)
    assert gains.sum() <= 1e-3
    # The value lies between what either mix guarantees, so the gap bounds the difference.
    assert abs(found - x @ matrix @ y) <= gains.sum() + 1e-6


def test_it_meets_the_value_to_a_millionth_where_the_mixes_are_pure() -> None:
    matrix = np.add.outer(np.array([0.0, 2.0, 1.0]), np.array([3.0, 1.0, 2.0]))
    mixes = regret_matching([matrix, -matrix], Stop(), 1000)
    x, y = zero_sum(matrix)
    assert mixes[0] @ matrix @ mixes[1] == pytest.approx(x @ matrix @ y, abs=1e-6)


def test_it_can_be_cancelled() -> None:
    stop = Stop()
    stop.cancel()
    with pytest.raises(Cancelled):
        regret_matching([np.eye(2), -np.eye(2)], stop, 1000)
