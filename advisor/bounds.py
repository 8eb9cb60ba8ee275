"""The least and most points of a round, for every candidate, whatever the others legally play.

A play's bounds fall out of folding: with every play of the others given a chance, they are the ends
of the spread of its points. The Witch's are those of her best second choice: the most is the best
of the second choices' own; for the least every joint class of the others is looked at, but given up
as soon as one second choice brings as much against it as the worst class found so far allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from advisor.joint import JointScoring, joint_blocks
from advisor.outcomes import Rival, Scene, outcomes, own_classes
from advisor.plays import Play, PlayArrays, Plays
from advisor.scoring import Ints


@dataclass(frozen=True, eq=False)
class PointBounds:
    """The least and the most points of each of n plays, [n] each."""

    worst: Ints
    best: Ints


def legal_effects(plays: Plays) -> Sequence[Play]:
    """All that a player can finally do in a round: at once, or after a Witch.

    A second choice is made from the same hand, so a Witch adds nothing new; where the claims want
    a Witch, what follows her is all there is.
    """
    return plays.effects or plays.again.effects


def anything_legal(scene: Scene) -> Scene:
    """The scene with every play of every rival possible, likely or not."""
    rivals = [
        Rival(rival.seat, rival.plays, np.full(len(rival.plays), 1 / len(rival.plays)))
        for rival in scene.rivals
    ]
    return replace(scene, rivals=rivals)


def point_bounds(scene: Scene, plays: PlayArrays) -> PointBounds:
    """The exact bounds of plays without a Witch, whatever the rivals are believed to play."""
    possible = outcomes(anything_legal(scene), plays).spread > 0
    last = possible.shape[1] - 1
    return PointBounds(possible.argmax(axis=1), last - possible[:, ::-1].argmax(axis=1))


def witch_bounds(scene: Scene, second: PlayArrays) -> tuple[int, int]:
    """The least and the most points that the best of the ``second`` choices can bring.

    Exact. A Witch of the others counts as what she finally plays.
    """
    blind = point_bounds(scene, second)
    scene = anything_legal(scene)
    scoring = JointScoring(scene)
    classes = own_classes(second, scoring.scoring, scene)
    # Second choices that are good against anything come first, as they settle most classes.
    classes.sort(key=lambda c: int(blind.worst[c[2][0]]), reverse=True)
    least, worst = int(blind.worst.max()), int(blind.best.max())
    spare = int(second.dragon.any())
    for block in joint_blocks(scene, spare):
        codes, best = block.codes, np.zeros(block.codes.shape[1], dtype=np.int64)
        for dragon, levels, _ in classes:
            dragons = block.dragons + dragon
            points = scoring.own_points(codes, levels, dragons)
            open_still = np.flatnonzero(np.maximum(best, points, out=best) < worst)
            if len(open_still) < len(best) // 2:
                codes, best = codes[:, open_still], best[open_still]
        worst = min(worst, int(best.min(initial=worst)))
        if worst == least:
            break
    return worst, int(blind.best.max())
