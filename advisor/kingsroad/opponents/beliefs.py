"""Beliefs about what each opponent plays.

``uniform``: every placing play alike. ``equilibrium``: the mix of an equilibrium. ``hierarchy``: a
mixture of the types of `advisor.kingsroad.opponents.level_k`, whose weights the rounds played so
far tell (see `advisor.kingsroad.opponents.inference`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.equilibrium.solve import Profile
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents.level_k import TYPES, Weights
from advisor.messages.goals import BeliefKind


@dataclass(frozen=True)
class Belief:
    """A belief about the play of one player.

    Attributes:
        kind: where it comes from.
        mix: a probability for each action of the stage game.
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
    """The belief about every player, by seat.

    Args:
        stage: the stage game.
        kinds: by seat, the kind of belief.
        weights: by seat, the weights of the types (see `learn`).
        levels: the mixes of `play_of_levels`; deeper levels than these are taken to play the last.
        profile: an equilibrium of the stage game; without one, the last level stands for it too.
    """
    uniform = stage.uniform_mixes
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
