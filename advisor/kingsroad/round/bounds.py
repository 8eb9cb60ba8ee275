"""The least and most points of a round, for every candidate, whatever the others legally play.

The bounds of a play come from folding: with every play of the others possible, they are the ends
of the spread of its points. The Witch's are those of her best second choice: the most is the most
that any second choice can bring; for the least every joint class of the others is tried, and given
up as soon as one second choice brings as much against it as against the worst class so far.

All functions poll the `Stop` given, and raise as its `check` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from advisor.core.arrays import Ints
from advisor.core.cancellation import Stop
from advisor.kingsroad.round.cpsat_model import Choices
from advisor.kingsroad.round.joint_classes import JointScoring, joint_blocks
from advisor.kingsroad.round.outcomes import OpponentBelief, OpponentModel, outcomes, own_classes
from advisor.kingsroad.round.plays import Play, PlayArrays, Plays
from advisor.messages.advice import Extreme
from kingsroad.board import king_path


@dataclass(frozen=True, eq=False)
class PointBounds:
    """The least and the most points of each of n plays, [n] each."""

    worst: Ints
    best: Ints


def legal_effects(plays: Plays) -> Sequence[Play]:
    """All plays that a player can end a round with, at once or after a Witch.

    A second choice is made from the same hand, so a Witch adds no plays. Where the claims require
    her, these are the plays of the second choice.
    """
    return plays.effects or plays.again.effects


def anything_legal(model: OpponentModel) -> OpponentModel:
    """The model with every play of every opponent possible, believed or not."""
    return replace(
        model,
        opponents=[uniform_belief(opponent.seat, opponent.plays) for opponent in model.opponents],
    )


def uniform_belief(seat: int, plays: PlayArrays) -> OpponentBelief:
    """The belief that every one of these plays is equally likely."""
    return OpponentBelief(seat, plays, np.full(len(plays), 1 / len(plays)))


def point_bounds(model: OpponentModel, plays: PlayArrays, stop: Stop | None = None) -> PointBounds:
    """The exact bounds of plays without a Witch, whatever is believed of the opponents."""
    possible = outcomes(anything_legal(model), plays, stop).spread > 0
    last = possible.shape[1] - 1
    return PointBounds(possible.argmax(axis=1), last - possible[:, ::-1].argmax(axis=1))


def candidate_bounds(model: OpponentModel, own: Plays, stop: Stop | None = None) -> PointBounds:
    """The exact bounds of all the player's `candidates`, the Witch's last; as `point_bounds`."""
    bounds = point_bounds(model, own.arrays, stop)
    if own.witch is None:
        return bounds
    worst, best = witch_bounds(model, own.again.arrays, stop)
    return PointBounds(np.append(bounds.worst, worst), np.append(bounds.best, best))


def witch_bounds(
    model: OpponentModel, second: PlayArrays, stop: Stop | None = None
) -> tuple[int, int]:
    """The least and the most points that the best of the ``second`` choices can bring.

    Exact. Another player's Witch counts as the second choice that follows her.
    """
    blind = point_bounds(model, second, stop)
    return _worst_for_witch(model, second, blind, stop).value, int(blind.best.max())


def witch_worst_case(choices: Choices, seat: int, stop: Stop | None = None) -> Extreme:
    """The least that the best second choice can bring, and plays of the others that reach it.

    ``choices`` has the second choices at the player's own seat. The search is complete, hence a
    proof.
    """
    second = PlayArrays.of(choices.plays[seat])
    others = [other for other in choices.position.seats if other != seat]
    opponents = [uniform_belief(other, PlayArrays.of(choices.plays[other])) for other in others]
    model = OpponentModel(choices.position, seat, opponents, choices.dragons)
    worst = _worst_for_witch(model, second, point_bounds(model, second, stop), stop)
    played = {
        other: choices.plays[other][play] for other, play in zip(others, worst.plays, strict=True)
    }
    played[seat] = choices.plays[seat][worst.own]
    return Extreme(
        value=worst.value,
        plays=[played[s].selection.codes for s in sorted(played)],
        proved=True,
    )


@dataclass(frozen=True, slots=True)
class _Worst:
    """The worst case of a best second choice.

    Attributes:
        value: its points.
        own: the index of the second choice.
        plays: the index of each opponent's play.
    """

    value: int
    own: int
    plays: tuple[int, ...]


def _worst_for_witch(
    model: OpponentModel, second: PlayArrays, blind: PointBounds, stop: Stop | None
) -> _Worst:
    """The worst case; ``blind`` are the bounds of the single second choices."""
    stop = stop or Stop()
    model = anything_legal(model)
    scoring = JointScoring(model)
    classes = own_classes(second, scoring.scoring, model)
    # Second choices that are good against anything come first, as they settle most classes.
    classes.sort(key=lambda c: int(blind.worst[c.members[0]]), reverse=True)
    least, worst = int(blind.worst.max()), int(blind.best.max()) + 1
    found: tuple[int, Ints] | None = None
    for block in joint_blocks(model, int(second.dragon.any())):
        codes, best = block.codes, np.zeros(block.codes.shape[1], dtype=np.int64)
        for dragon, levels, _ in classes:
            stop.check()
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
    reached = [int(scoring.own_points(code, c.levels, dragons + c.dragon)[0]) for c in classes]
    own = int(classes[reached.index(max(reached))].members[0])
    return _Worst(worst, own, _members(model, dragons - model.dragons, code[:, 0]))


def _members(model: OpponentModel, dragons: int, codes: Ints) -> tuple[int, ...]:
    """Per opponent, the index of a play in a joint class; ``dragons`` are revealed together."""
    index = np.array(king_path(model.position.king, len(codes))) - 1
    fitting = [
        np.flatnonzero((opponent.plays.placed[:, index] == codes // 3**number % 3).all(axis=1))
        for number, opponent in enumerate(model.opponents)
    ]
    by_dragon = [
        [
            (int(spent), int(plays[opponent.plays.dragon[plays] == spent][0]))
            for spent in (False, True)
            if (opponent.plays.dragon[plays] == spent).any()
        ]
        for opponent, plays in zip(model.opponents, fitting, strict=True)
    ]
    return next(
        tuple(play for _, play in joint)
        for joint in product(*by_dragon)
        if sum(spent for spent, _ in joint) == dragons
    )
