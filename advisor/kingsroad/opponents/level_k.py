"""Level-k play: how players who think ahead more or less far choose (Stahl and Wilson, 1995).

Level 0 follows the rule of thumb with logit errors and sometimes plays anything. Level 1 responds
to level 0, and level 2 to a mixture of both, as in the cognitive hierarchy of Camerer, Ho and Chong
(2004, "A cognitive hierarchy model of games"); their logit errors make worse plays rarer but not
impossible. Players who think further are taken to play the equilibrium.
"""

from __future__ import annotations

from math import exp
from typing import Final

import numpy as np

from advisor.kingsroad.equilibrium.expected_payoffs import expected_payoffs
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, logit_response
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal

TYPES: Final = ("level 0", "level 1", "level 2", "equilibrium")

MEAN_LEVEL: Final = 1.5
"""Mean of the Poisson distribution of levels, as usual for cognitive hierarchies."""

LOGIT_PRECISION: Final = {Goal.WIN: 100.0, Goal.MARGIN: 3.0, Goal.POINTS: 3.0}
"""How strongly a better value makes a play likelier, per unit of the goal."""

PRIOR: Final = (
    exp(-MEAN_LEVEL),
    exp(-MEAN_LEVEL) * MEAN_LEVEL,
    exp(-MEAN_LEVEL) * MEAN_LEVEL**2 / 2,
    1.0 - exp(-MEAN_LEVEL) * (1.0 + MEAN_LEVEL + MEAN_LEVEL**2 / 2),
)
"""The share of each of the `TYPES` before any round is played."""

Weights = tuple[float, ...]
"""A share for each of the `TYPES`, summing to 1."""

_MAX_LEVEL: Final = 2

_NUM_SAMPLES: Final = 24
"""The most joint actions of the others by which level 2 judges, with more than two players."""


def play_of_levels(stage: StageGame, deepest: int = _MAX_LEVEL) -> list[list[MixedStrategy]]:
    """By level from 0 to the deepest (at most 2) and seat, the mix that such a player plays."""
    precision = LOGIT_PRECISION[stage.goal]
    levels = [stage.rule_of_thumb_mixes]
    if deepest >= 1:
        levels.append([logit_response(v, precision) for v in stage.rule_of_thumb_values])
    if deepest >= _MAX_LEVEL:
        shares = np.array(PRIOR[:2]) / sum(PRIOR[:2])
        others = [shares[0] * one + shares[1] * two for one, two in zip(*levels, strict=True)]
        expected = [expected_payoffs(stage, s, others, _NUM_SAMPLES, seed=2) for s in stage.seats]
        levels.append([logit_response(e.own(stage.goal), precision) for e in expected])
    return levels
