"""The expected margin of a round: the player's own points less those of the best opponent.

The margin of a round counts the points of that round only, for places and Nobles, without a final
scoring. The own points come from folding; the best opponent's from every joint class or, where
those are too many, from joint plays drawn at random, with the standard error told.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from advisor.core.arrays import Floats
from advisor.round.joint_classes import JointScoring, joint_blocks, joint_count, sampled_blocks
from advisor.round.outcomes import Scene, own_classes
from advisor.round.plays import PlayArrays

MOST_SCORED = 40_000_000
"""The most pairs of an own class and a joint class that are scored: half a second's work."""

DRAWS = 50_000
"""How many joint plays are drawn where the classes are too many."""


@dataclass(frozen=True, eq=False)
class BestRival:
    """The points of the best opponent, for each of n own plays.

    Attributes:
        points: expected, [n].
        error: their standard error where sampled, [n]; None where exact.
    """

    points: Floats
    error: Floats | None


def best_rival(
    scene: Scene, plays: PlayArrays, *, seed: int = 0, most_scored: int = MOST_SCORED
) -> BestRival:
    """What the best opponent gets when the player makes each of these plays (without a Witch).

    Exact under the beliefs if at most ``most_scored`` pairs of classes are to be scored, else
    sampled with this seed: the same seed gives the same answer.
    """
    scoring = JointScoring(scene)
    points, squares = np.zeros(len(plays)), np.zeros(len(plays))
    classes = own_classes(plays, scoring.scoring, scene)
    scored = sum(
        joint_count(scene, dragon) * sum(c[0] == dragon for c in classes)
        for dragon in (False, True)
    )
    sampled = scored > most_scored
    for own_dragon in sorted({c[0] for c in classes}):
        mine = [c for c in classes if c[0] == own_dragon]
        blocks = (
            sampled_blocks(scene, own_dragon, DRAWS, seed)
            if sampled
            else joint_blocks(scene, own_dragon)
        )
        for block in blocks:
            dragons = block.dragons + own_dragon
            seen: dict[tuple[int, ...], tuple[float, float]] = {}
            for _, levels, members in mine:
                there = levels[: 1 + dragons]
                if there not in seen:
                    best = scoring.best_rival(block.codes, there, dragons).astype(np.float64)
                    seen[there] = (
                        float(best @ block.weights),
                        float(best * best @ block.weights) if sampled else 0.0,
                    )
                points[members] += seen[there][0]
                squares[members] += seen[there][1]
    error = np.sqrt(np.maximum(squares - points**2, 0) / DRAWS) if sampled else None
    return BestRival(points, error)
