"""Restricted games: solved closely enough, with few enough actions to certify."""

from __future__ import annotations

import numpy as np
import pytest

from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.double_oracle import (
    SEARCH_LIMITS,
    certifiable,
    restricted_equilibrium,
)
from advisor.kingsroad.equilibrium.mixed_strategies import deviation_gains


def test_mixes_lose_rare_actions_until_they_can_be_certified() -> None:
    even = [np.full(9, 1 / 9) for _ in range(4)]
    fewer = certifiable(even, 1000)
    counts = [np.count_nonzero(mix) for mix in fewer]
    assert 600 < np.prod(counts) <= 1000
    assert max(counts) - min(counts) <= 1
    for mix in fewer:
        assert mix.sum() == pytest.approx(1)
    assert (even[0] > 0).all()


def test_few_actions_are_left_as_they_are() -> None:
    few = [np.array([0.999, 0.001]) for _ in range(4)]
    assert all((one == two).all() for one, two in zip(certifiable(few, 1000), few, strict=True))


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_are_solved_closely_enough(players: int) -> None:
    random = np.random.default_rng(players)
    payoffs = [random.random((5,) * players) for _ in range(players)]
    found = restricted_equilibrium(payoffs, 0.02, SEARCH_LIMITS[players], Stop())
    assert deviation_gains(payoffs, found).sum() <= 0.02
    assert np.prod([np.count_nonzero(mix) for mix in found]) <= 1000
