"""The least and most points of a round, for every candidate, whatever the others legally play.

A play's bounds fall out of folding: with every play of the others given a chance, they are the ends
of the spread of its points. The Witch's are those of her best second choice: the most is the best
of the second choices' own; for the least every joint class of the others is looked at, but given up
as soon as one second choice brings as much against it as the worst class found so far allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from advisor.core.arrays import Ints
from advisor.messages.advice import Extreme
from advisor.round.cpsat_model import Choices
from advisor.round.joint_classes import JointScoring, joint_blocks
from advisor.round.outcomes import Rival, Scene, outcomes, own_classes
from advisor.round.plays import Play, PlayArrays, Plays
from kingsroad.board import king_path


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
    return replace(scene, rivals=[uniform(rival.seat, rival.plays) for rival in scene.rivals])


def uniform(seat: int, plays: PlayArrays) -> Rival:
    """An opponent to whom every one of these plays is equally likely."""
    return Rival(seat, plays, np.full(len(plays), 1 / len(plays)))


def point_bounds(scene: Scene, plays: PlayArrays) -> PointBounds:
    """The exact bounds of plays without a Witch, whatever the rivals are believed to play."""
    possible = outcomes(anything_legal(scene), plays).spread > 0
    last = possible.shape[1] - 1
    return PointBounds(possible.argmax(axis=1), last - possible[:, ::-1].argmax(axis=1))


def candidate_bounds(scene: Scene, own: Plays) -> PointBounds:
    """The exact bounds of all the player's `candidates`, a Witch's last; as `point_bounds`."""
    bounds = point_bounds(scene, own.arrays)
    if own.witch is None:
        return bounds
    worst, best = witch_bounds(scene, own.again.arrays)
    return PointBounds(np.append(bounds.worst, worst), np.append(bounds.best, best))


def witch_bounds(scene: Scene, second: PlayArrays) -> tuple[int, int]:
    """The least and the most points that the best of the ``second`` choices can bring.

    Exact. A Witch of the others counts as what she finally plays.
    """
    blind = point_bounds(scene, second)
    return _worst_for_witch(scene, second, blind).value, int(blind.best.max())


def witch_worst_case(choices: Choices, seat: int) -> Extreme:
    """The least that the best second choice can bring, and what the others play for it.

    ``choices`` has the second choices at the player's own seat. A complete search proves it.
    """
    second = PlayArrays.of(choices.plays[seat])
    others = [other for other in choices.position.seats if other != seat]
    rivals = [uniform(other, PlayArrays.of(choices.plays[other])) for other in others]
    scene = Scene(choices.position, seat, rivals, choices.dragons)
    worst = _worst_for_witch(scene, second, point_bounds(scene, second))
    played = {
        other: choices.plays[other][row] for other, row in zip(others, worst.rows, strict=True)
    }
    played[seat] = choices.plays[seat][worst.own]
    return Extreme(
        value=worst.value,
        plays=[played[s].selection.codes for s in sorted(played)],
        proved=True,
    )


@dataclass(frozen=True, slots=True)
class _Worst:
    """The worst case of a best second choice: its points, its row, and each rival's row."""

    value: int
    own: int
    rows: tuple[int, ...]


def _worst_for_witch(scene: Scene, second: PlayArrays, blind: PointBounds) -> _Worst:
    """The worst case, ``blind`` being the bounds of the second choices."""
    scene = anything_legal(scene)
    scoring = JointScoring(scene)
    classes = own_classes(second, scoring.scoring, scene)
    # Second choices that are good against anything come first, as they settle most classes.
    classes.sort(key=lambda c: int(blind.worst[c[2][0]]), reverse=True)
    least, worst = int(blind.worst.max()), int(blind.best.max()) + 1
    found: tuple[int, Ints] | None = None
    for block in joint_blocks(scene, int(second.dragon.any())):
        codes, best = block.codes, np.zeros(block.codes.shape[1], dtype=np.int64)
        for dragon, levels, _ in classes:
            points = scoring.own_points(codes, levels, block.dragons + dragon)
            open_still = np.flatnonzero(np.maximum(best, points, out=best) < worst)
            if len(open_still) < len(best) // 2:
                codes, best = codes[:, open_still], best[open_still]
        if len(best) and best.min() < worst:
            worst, found = int(best.min()), (block.dragons, codes[:, [best.argmin()]])
        if worst == least:
            break
    assert found is not None  # the first block holds something below the start
    dragons, code = found
    reached = [int(scoring.own_points(code, c[1], dragons + c[0])[0]) for c in classes]
    own = int(classes[reached.index(max(reached))][2][0])
    return _Worst(worst, own, _rows(scene, dragons - scene.dragons, code[:, 0]))


def _rows(scene: Scene, dragons: int, codes: Ints) -> tuple[int, ...]:
    """For each rival, a play that belongs to a joint class."""
    index = np.array(king_path(scene.position.king, len(codes))) - 1
    fitting = [
        np.flatnonzero((rival.plays.placed[:, index] == codes // 3**number % 3).all(axis=1))
        for number, rival in enumerate(scene.rivals)
    ]
    by_dragon = [
        [
            (int(spent), int(rows[rival.plays.dragon[rows] == spent][0]))
            for spent in (False, True)
            if (rival.plays.dragon[rows] == spent).any()
        ]
        for rival, rows in zip(scene.rivals, fitting, strict=True)
    ]
    return next(
        tuple(row for _, row in joint)
        for joint in product(*by_dragon)
        if sum(spent for spent, _ in joint) == dragons
    )
