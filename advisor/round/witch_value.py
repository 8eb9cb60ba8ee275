"""The Witch at her true price: the best second choice, knowing what the others play.

Whoever reveals a Witch sees the others' markers and Dragons and chooses afresh. For every joint
class of what the others play the best second choice is found, and its points are averaged over the
belief. Where others may reveal a Witch as well, all of them choose again at once: then the second
choice is the best one against what they are believed to choose, knowing the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import compress, product

import numpy as np

from advisor.core.arrays import Floats
from advisor.round.joint_classes import (
    Block,
    JointScoring,
    joint_blocks,
    joint_count,
    sampled_blocks,
)
from advisor.round.outcomes import Rival, Scene, outcomes, own_classes
from advisor.round.plays import PlayArrays

MOST_SCORED = 20_000_000
"""The most pairs of an own class and a joint class that are scored; more are sampled."""

ALWAYS_SCORED = 4_000_000
"""This many pairs are scored also for a set of Witches that is hardly likely."""


@dataclass(frozen=True, slots=True)
class WitchPrice:
    """The expected points of a round that begins with the own Witch.

    ``error`` is the standard error where joint plays had to be sampled, None where it is exact.
    """

    points: float
    error: float | None


def witch_price(
    scene: Scene, second: PlayArrays, *, seed: int = 0, most_scored: int = MOST_SCORED
) -> WitchPrice:
    """What the Witch is worth when the best of the ``second`` plays follows, for points."""
    points, variance = 0.0, 0.0
    for shown in product((False, True), repeat=len(scene.rivals)):
        chance = float(
            np.prod(
                [r.witch if w else 1 - r.witch for r, w in zip(scene.rivals, shown, strict=True)]
            )
        )
        if chance > 0:
            known = tuple(compress(scene.rivals, [not w for w in shown]))
            waiting = tuple(compress(scene.rivals, shown))
            limit = max(int(chance * most_scored), min(ALWAYS_SCORED, most_scored))
            mean, squared_error = _best_against(
                scene, known, waiting, second, limit=limit, seed=seed
            )
            points += chance * mean
            variance += chance**2 * squared_error
    return WitchPrice(points, float(np.sqrt(variance)) if variance > 0 else None)


def _best_against(
    scene: Scene,
    known: tuple[Rival, ...],
    waiting: tuple[Rival, ...],
    second: PlayArrays,
    *,
    limit: int,
    seed: int,
) -> tuple[float, float]:
    """The expected best second choice where ``known`` have played and ``waiting`` choose too.

    Also the square of its standard error (0 where exact).
    """
    if not known:
        return float(outcomes(scene, second).points.max()), 0.0
    scoring = JointScoring(replace(scene, rivals=(*known, *waiting)))
    classes = own_classes(second, scoring.scoring, scene)
    spare = int(second.dragon.any()) + sum(rival.dragons for rival in waiting)
    shown = replace(scene, rivals=known)
    each = len(classes) * joint_count(replace(scene, rivals=waiting), spare)
    draws = max(4, limit // each)
    sampled = joint_count(shown, spare) > draws
    blocks = sampled_blocks(shown, spare, draws, seed) if sampled else joint_blocks(shown, spare)
    mean = square = 0.0
    for block in blocks:
        best = _best_choice(scoring, block, len(known), waiting, classes)
        mean += float(best @ block.weights)
        square += float(best * best @ block.weights)
    return mean, max(square - mean**2, 1e-18) / draws if sampled else 0.0


def _best_choice(
    scoring: JointScoring,
    block: Block,
    known: int,
    waiting: tuple[Rival, ...],
    classes: Sequence[tuple[bool, tuple[int, ...], object]],
) -> Floats:
    """The expected points of the best own class against each joint play of a block, [m]."""
    shown = replace(scoring.scene, rivals=waiting, dragons=block.dragons)
    others = {dragon: list(joint_blocks(shown, dragon)) for dragon in {c[0] for c in classes}}
    steps = 1 + block.dragons + sum(rival.dragons for rival in waiting)
    best = np.zeros(block.codes.shape[1])
    for dragon, levels in {(c[0], c[1][: steps + c[0]]) for c in classes}:
        value = np.zeros_like(best)
        for other in others[dragon]:
            dragons = other.dragons + dragon
            codes = block.codes[: 1 + dragons, :, None] + 3**known * other.codes[:, None, :]
            pairs = codes.reshape(1 + dragons, -1)
            points = scoring.own_points(pairs, levels, dragons)
            value += points.reshape(len(value), -1) @ other.weights
        np.maximum(best, value, out=best)
    return best
