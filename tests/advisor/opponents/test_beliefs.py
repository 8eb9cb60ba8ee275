"""Beliefs put together from levels, weights and an equilibrium."""

from __future__ import annotations

import pytest

from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.solve import solve
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import PRIOR, TYPES, believe, play_of_levels
from advisor.messages.verdicts import BeliefKind, Goal
from tests.positions import suite


def test_each_kind_of_belief_has_its_mix() -> None:
    stage = StageGame(suite(3)[2], Goal.WIN)
    levels, profile = play_of_levels(stage), solve(stage, Stop())
    kinds = [BeliefKind.UNIFORM, BeliefKind.EQUILIBRIUM, BeliefKind.HIERARCHY]
    weights = [PRIOR, PRIOR, (0.1, 0.2, 0.3, 0.4)]
    uniform, equilibrium, hierarchy = believe(stage, kinds, weights, levels, profile)
    assert uniform.mix.tolist() == stage.uniform_mixes[0].tolist()
    assert equilibrium.mix.tolist() == profile.mixes[1].tolist()
    assert not uniform.types
    assert not equilibrium.types
    expected = 0.1 * levels[0][2] + 0.2 * levels[1][2] + 0.3 * levels[2][2] + 0.4 * profile.mixes[2]
    assert hierarchy.mix == pytest.approx(expected)
    assert hierarchy.types == dict(zip(TYPES, weights[2], strict=True))


def test_the_deepest_level_known_stands_for_those_that_are_not() -> None:
    stage = StageGame(suite(3)[2], Goal.WIN)
    levels = play_of_levels(stage, 0)
    kinds = [BeliefKind.HIERARCHY, BeliefKind.EQUILIBRIUM, BeliefKind.HIERARCHY]
    for seat, belief in enumerate(believe(stage, kinds, [PRIOR] * 3, levels, None)):
        assert belief.mix == pytest.approx(levels[0][seat])
