"""The levels: shares of a Poisson distribution, and logit responses to the level below."""

from __future__ import annotations

from math import exp, factorial

import numpy as np
import pytest

from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents import LOGIT_PRECISION, MEAN_LEVEL, PRIOR, TYPES, play_of_levels
from advisor.messages.verdicts import Goal
from tests.positions import PLAYERS, suite


def test_the_prior_is_poisson_with_all_deeper_levels_taken_together() -> None:
    poisson = [exp(-MEAN_LEVEL) * MEAN_LEVEL**k / factorial(k) for k in range(40)]
    assert pytest.approx([*poisson[:3], sum(poisson[3:])]) == PRIOR
    assert len(PRIOR) == len(TYPES)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("players", PLAYERS)
def test_level_1_answers_level_0_with_logit_errors(players: int, goal: Goal) -> None:
    stage = StageGame(suite(players)[2], goal)
    level_0, level_1 = play_of_levels(stage, 1)
    for seat in stage.seats:
        assert level_0[seat].sum() == pytest.approx(1)
        assert level_0[seat].min() > 0
        values, mix = stage.rule_of_thumb_values[seat], level_1[seat]
        odds = np.log(mix[values.argmax()] / mix[values > values.max() - 1e-3 / players])
        off = values.max() - values[values > values.max() - 1e-3 / players]
        assert odds == pytest.approx(LOGIT_PRECISION[goal] * off, abs=1e-9)


@pytest.mark.parametrize("players", PLAYERS)
def test_shallower_levels_are_the_same_without_the_deeper(players: int) -> None:
    position = suite(players)[4]
    deep = play_of_levels(StageGame(position, Goal.WIN))
    for deepest in (0, 1):
        shallow = play_of_levels(StageGame(position, Goal.WIN), deepest)
        assert len(shallow) == deepest + 1
        for one, two in zip(shallow, deep, strict=False):
            assert [mix.tolist() for mix in one] == [mix.tolist() for mix in two]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_level_rules_out_a_play_and_each_is_a_distribution(players: int) -> None:
    stage = StageGame(suite(players)[3], Goal.WIN)
    for level in play_of_levels(stage):
        assert [len(mix) for mix in level] == list(stage.sizes)
        for mix in level:
            assert mix.min() > 0
            assert mix.sum() == pytest.approx(1)
