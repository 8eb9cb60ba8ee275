"""What the Witch is worth: the best second choice, knowing what the others play.

A player who reveals a Witch sees the others' markers and Dragons and chooses again. For every joint
class of the others' plays the best second choice is found, and its points are averaged over the
belief. Where others may reveal a Witch as well, they all choose again at the same time: then the
second choice is the best one against what those are believed to choose, knowing the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import compress, product

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.round.joint_classes import (
    Block,
    JointScoring,
    joint_blocks,
    joint_count,
    sampled_blocks,
)
from advisor.kingsroad.round.outcomes import (
    OpponentBelief,
    OpponentModel,
    PlayClass,
    outcomes,
    own_classes,
)
from advisor.kingsroad.round.plays import PlayArrays

MAX_SCORED = 20_000_000
"""The most pairs of an own class and a joint class that are scored; beyond, they are sampled."""

ALWAYS_SCORED = 4_000_000
"""As many pairs are scored even for an unlikely set of Witches."""


@dataclass(frozen=True, slots=True)
class WitchValue:
    """The expected points of a round that begins with the player's own Witch.

    Attributes:
        points: for places and Nobles.
        error: their standard error where joint plays had to be sampled; None where exact.
    """

    points: float
    error: float | None


def witch_value(
    model: OpponentModel,
    second: PlayArrays,
    *,
    seed: int = 0,
    max_scored: int = MAX_SCORED,
    stop: Stop | None = None,
) -> WitchValue:
    """What the Witch brings in points when the best of the ``second`` plays follows.

    Polls ``stop``, and raises as its `check` does.
    """
    stop = stop or Stop()
    points, variance = 0.0, 0.0
    for shown in product((False, True), repeat=len(model.opponents)):
        chance = float(
            np.prod(
                [r.witch if w else 1 - r.witch for r, w in zip(model.opponents, shown, strict=True)]
            )
        )
        if chance > 0:
            known = tuple(compress(model.opponents, [not w for w in shown]))
            waiting = tuple(compress(model.opponents, shown))
            limit = max(int(chance * max_scored), min(ALWAYS_SCORED, max_scored))
            mean, squared_error = _best_against(
                model, known, waiting, second, limit=limit, seed=seed, stop=stop
            )
            points += chance * mean
            variance += chance**2 * squared_error
    return WitchValue(points, float(np.sqrt(variance)) if variance > 0 else None)


def _best_against(
    model: OpponentModel,
    known: tuple[OpponentBelief, ...],
    waiting: tuple[OpponentBelief, ...],
    second: PlayArrays,
    *,
    limit: int,
    seed: int,
    stop: Stop,
) -> tuple[float, float]:
    """The expected points of the best second choice, and the square of their standard error.

    The plays of ``known`` are seen; ``waiting`` choose again too. The error is 0 where exact.
    """
    if not known:
        return float(outcomes(model, second, stop).points.max()), 0.0
    scoring = JointScoring(replace(model, opponents=(*known, *waiting)))
    classes = own_classes(second, scoring.scoring, model)
    spare = int(second.dragon.any()) + sum(opponent.dragons for opponent in waiting)
    shown = replace(model, opponents=known)
    each = len(classes) * joint_count(replace(model, opponents=waiting), spare)
    draws = max(4, limit // each)
    sampled = joint_count(shown, spare) > draws
    blocks = sampled_blocks(shown, spare, draws, seed) if sampled else joint_blocks(shown, spare)
    mean = square = 0.0
    for block in blocks:
        best = _best_choice(scoring, block, len(known), waiting, classes, stop=stop)
        mean += float(best @ block.weights)
        square += float(best * best @ block.weights)
    return mean, max(square - mean**2, 1e-18) / draws if sampled else 0.0


def _best_choice(
    scoring: JointScoring,
    block: Block,
    known: int,
    waiting: tuple[OpponentBelief, ...],
    classes: Sequence[PlayClass],
    *,
    stop: Stop,
) -> Floats:
    """The expected points of the best own class against each joint play of a block, [m]."""
    shown = replace(scoring.model, opponents=waiting, dragons=block.dragons)
    others = {dragon: list(joint_blocks(shown, dragon)) for dragon in {c.dragon for c in classes}}
    steps = 1 + block.dragons + sum(opponent.dragons for opponent in waiting)
    best = np.zeros(block.codes.shape[1])
    for dragon, levels in {(c.dragon, c.levels[: steps + c.dragon]) for c in classes}:
        value = np.zeros_like(best)
        stop.check()
        for other in others[dragon]:
            dragons = other.dragons + dragon
            codes = block.codes[: 1 + dragons, :, None] + 3**known * other.codes[:, None, :]
            pairs = codes.reshape(1 + dragons, -1)
            points = scoring.own_points(pairs, levels, dragons)
            value += points.reshape(len(value), -1) @ other.weights
        np.maximum(best, value, out=best)
    return best
