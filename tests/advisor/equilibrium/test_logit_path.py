"""The logit homotopy on games whose equilibria are known or certified here."""

from __future__ import annotations

import numpy as np
import pytest

from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.equilibrium.mixed_strategies import deviation_gains
from advisor.kingsroad.equilibrium.small_games import COARSE, FINE, StepSize, logit_path


@pytest.mark.parametrize("step_size", [COARSE, FINE])
def test_it_ends_at_the_mixed_equilibrium_of_matching_pennies(step_size: StepSize) -> None:
    """The equilibrium of the biased game: 0.4 and 0.6 against 0.6 and 0.4."""
    first = np.array([[2.0, 0.0], [0.0, 3.0]])
    second = np.array([[0.0, 3.0], [2.0, 0.0]])
    one, two = logit_path([first, second], Stop(), step_size)
    assert one == pytest.approx([0.4, 0.6], abs=0.002)
    assert two == pytest.approx([0.6, 0.4], abs=0.002)


def test_it_selects_the_risk_dominant_equilibrium() -> None:
    """The path from uniform mixes leads there in 2 × 2 games (McKelvey and Palfrey, 1995)."""
    hunt = np.array([[4.0, 0.0], [3.0, 3.0]])
    mixes = logit_path([hunt, hunt.T], Stop())
    for mix in mixes:
        assert mix == pytest.approx([0.0, 1.0], abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_comes_near_equilibria_of_random_games(players: int) -> None:
    random = np.random.default_rng(players)
    near = 0
    for _ in range(6):
        payoffs = [random.random((4,) * players) for _ in range(players)]
        mixes = logit_path(payoffs, Stop())
        assert all(mix.min() >= 0 and mix.sum() == pytest.approx(1) for mix in mixes)
        near += deviation_gains(payoffs, mixes).sum() <= 0.005
    # Now and then the steps lose the path.
    assert near >= 4


def test_where_nothing_is_at_stake_everybody_plays_anything() -> None:
    mixes = logit_path([np.ones((2, 3)), np.ones((2, 3))], Stop())
    assert [mix.tolist() for mix in mixes] == [[1 / 2] * 2, [1 / 3] * 3]


def test_it_can_be_cancelled() -> None:
    stop = Stop()
    stop.cancel()
    with pytest.raises(Cancelled):
        logit_path([np.diag([2.0, 3.0]), -np.diag([2.0, 3.0])], stop)
