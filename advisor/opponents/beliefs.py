"""What each opponent is thought to play.

``uniform``: any placing play alike. ``equilibrium``: the equilibrium's mix. ``hierarchy``: a
mixture of types of players who think ahead more or less far (Camerer, Ho and Chong, 2004). Level 0
follows the rule of thumb, more or less, and sometimes plays anything; level 1 replies to level 0,
level 2 to a mixture of both, with logit errors, so that worse plays are rarer but not impossible;
players who think further are taken to play the equilibrium. How many there are of each follows the
Poisson law usual for cognitive hierarchies, until the rounds played tell more (see
`advisor.opponents.inference`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Final

import numpy as np

from advisor.equilibrium.double_oracle import Profile
from advisor.equilibrium.expected_payoffs import expected_payoffs
from advisor.equilibrium.stage_game import MixedStrategy, StageGame, logit
from advisor.messages.goals import BeliefKind, Goal

TYPES: Final = ("level 0", "level 1", "level 2", "equilibrium")

DEPTH: Final = 1.5
"""The mean of the Poisson law: how many steps people think ahead on average."""

PRECISION: Final = {Goal.WIN: 100.0, Goal.MARGIN: 3.0, Goal.POINTS: 3.0}
"""How strongly a better value makes a play likelier: the logit's factor, per unit of the goal."""

PRIOR: Final = (
    exp(-DEPTH),
    exp(-DEPTH) * DEPTH,
    exp(-DEPTH) * DEPTH**2 / 2,
    1.0 - exp(-DEPTH) * (1.0 + DEPTH + DEPTH**2 / 2),
)
"""The weight of each of the `TYPES` before anything is known."""

_SAMPLE: Final = 24
"""So many joint choices of the others level 2 goes through, where more than two play."""

Weights = tuple[float, ...]
"""One number for each of the `TYPES`, summing to 1."""


@dataclass(frozen=True)
class Belief:
    """What one player is thought to play.

    Attributes:
        kind: where it comes from.
        mix: a probability for each row of the stage game.
        types: the weight of each type of player in it; empty for a belief without types.
    """

    kind: BeliefKind
    mix: MixedStrategy
    types: dict[str, float] = field(default_factory=dict)


def believe(
    stage: StageGame,
    kinds: Sequence[BeliefKind],
    weights: Sequence[Weights],
    levels: Sequence[Sequence[MixedStrategy]],
    profile: Profile | None,
) -> list[Belief]:
    """What everybody is thought to play, seat by seat.

    Args:
        stage: the round.
        kinds: per seat, the kind of belief.
        weights: per seat, the weights of the types (see `learn`).
        levels: what `play_of_levels` says of the stage; where it says nothing of the deeper ones,
            these are taken to play as the last.
        profile: an equilibrium of the stage; without one, those who play it as well.
    """
    uniform = stage.uniform
    beliefs = []
    for seat, kind in enumerate(kinds):
        if kind is BeliefKind.UNIFORM:
            beliefs.append(Belief(kind, uniform[seat]))
            continue
        mixes = [level[seat] for level in levels]
        mixes += [mixes[-1]] * (len(TYPES) - 1 - len(mixes))
        mixes.append(profile.mixes[seat] if profile else mixes[-1])
        if kind is BeliefKind.EQUILIBRIUM:
            beliefs.append(Belief(kind, mixes[-1]))
            continue
        mix = sum(weight * mix for weight, mix in zip(weights[seat], mixes, strict=True))
        types = dict(zip(TYPES, weights[seat], strict=True))
        beliefs.append(Belief(kind, np.asarray(mix), types))
    return beliefs


def play_of_levels(stage: StageGame, deepest: int = 2) -> list[list[MixedStrategy]]:
    """Per level from 0 to the deepest (at most 2) and seat, the mix such a player plays."""
    precision = PRECISION[stage.goal]
    levels = [stage.thumb]
    if deepest >= 1:
        levels.append([logit(values, precision) for values in stage.against_thumb])
    if deepest >= 2:
        shares = np.array(PRIOR[:2]) / sum(PRIOR[:2])
        others = [shares[0] * one + shares[1] * two for one, two in zip(*levels, strict=True)]
        values = [expected_payoffs(stage, seat, others, _SAMPLE, seed=2) for seat in stage.seats]
        levels.append([logit(value.own(stage.goal), precision) for value in values])
    return levels
