"""Helpers on mixed strategies, against the definitions written out."""

from __future__ import annotations

import numpy as np
import pytest

from advisor.kingsroad.equilibrium.mixed_strategies import (
    SolverError,
    action_values,
    deviation_gains,
    draw,
    joint,
    logit_response,
    normalized,
    pruned,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gains_are_those_of_every_pure_response(players: int) -> None:
    random = np.random.default_rng(players)
    sizes = (3, 2, 4, 2, 3)[:players]
    payoffs = [random.normal(size=sizes) for _ in sizes]
    mixes = [random.dirichlet(np.ones(size)) for size in sizes]
    for seat, gain in enumerate(deviation_gains(payoffs, mixes)):
        responses = []
        for action in range(sizes[seat]):
            pure = [np.eye(sizes[seat])[action] if s == seat else m for s, m in enumerate(mixes)]
            total = sum(
                payoffs[seat][index] * np.prod([m[i] for m, i in zip(pure, index, strict=True)])
                for index in np.ndindex(*sizes)
            )
            responses.append(total)
        assert action_values(payoffs[seat], seat, mixes) == pytest.approx(responses, abs=1e-12)
        own = float(np.array(responses) @ mixes[seat])
        assert gain == pytest.approx(max(responses) - own, abs=1e-12)


def test_draws_come_as_often_as_the_mix_says() -> None:
    mixes = [np.array([0.5, 0.0, 0.5]), np.array([0.25, 0.75])]
    drawn = draw(mixes, 400, seed=1)
    assert np.bincount(drawn[:, 0], minlength=3).tolist() == [200, 0, 200]
    assert np.bincount(drawn[:, 1]).tolist() == [100, 300]
    assert np.array_equal(drawn, draw(mixes, 400, seed=1))


def test_joint_actions_and_their_probabilities() -> None:
    mixes = [np.array([0.5, 0.0, 0.5]), np.array([0.25, 0.75]), np.array([1.0])]
    chosen, chances = joint(mixes)
    assert chosen.tolist() == [[0, 0, 0], [0, 1, 0], [2, 0, 0], [2, 1, 0]]
    assert chances == pytest.approx([0.125, 0.375, 0.125, 0.375])
    assert joint(mixes, free=1)[0].tolist() == [[0, 0, 0], [2, 0, 0]]


def test_pruning_keeps_the_likeliest() -> None:
    assert pruned(np.array([0.5, 0.49, 0.01]), 0.02) == pytest.approx([0.5 / 0.99, 0.49 / 0.99, 0])
    assert pruned(np.full(4, 0.25), 0.9) == pytest.approx(np.full(4, 0.25))


def test_a_logit_response_has_the_odds_of_its_precision() -> None:
    mix = logit_response(np.array([1.0, 3.0, 2.0]), 0.7)
    assert mix.sum() == pytest.approx(1)
    assert mix[1] / mix[2] == pytest.approx(np.exp(0.7))
    assert mix[1] / mix[0] == pytest.approx(np.exp(1.4))
    # No overflow where the values are large.
    assert logit_response(np.array([1e6, 0.0]), 3000.0).tolist() == [1.0, 0.0]


@pytest.mark.parametrize("weights", [[0.0, -1.0], [0.5, np.nan]])
def test_what_is_no_distribution_is_refused(weights: list[float]) -> None:
    with pytest.raises(SolverError, match="no distribution"):
        normalized(np.array(weights))
