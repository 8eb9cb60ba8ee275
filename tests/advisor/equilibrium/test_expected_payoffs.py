"""Expected payoffs: samples against the exact means."""

from __future__ import annotations

import numpy as np

from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.verdicts import Goal
from tests.positions import suite


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
