"""What each opponent is thought to play.

``uniform``: any placing play alike. ``equilibrium``: the equilibrium's mix. ``hierarchy``: a
mixture of types of players who think ahead more or less far (Camerer, Ho and Chong, 2004). Level 0
follows the rule of thumb, more or less, and sometimes plays anything; level 1 replies to level 0,
level 2 to a mixture of both, with logit errors, so that worse plays are rarer but not impossible;
players who think further are taken to play the equilibrium. How many there are of each follows the
Poisson law usual for cognitive hierarchies, until the rounds played tell more: after each reveal
the weights are updated by Bayes' rule; a second choice after a Witch tells something, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Final

import numpy as np

from advisor.equilibrium import Profile, rough_mixes
from advisor.evaluation import best_valuer
from advisor.expectations import means
from advisor.goals import BeliefKind, Goal
from advisor.stage import Floats, Mix, Stage, logit
from advisor.stopping import Stop
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import RoundReport, reveal

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

_TREMBLE: Final = 0.05
"""How much of an equilibrium type's play is taken to be level 0, in judging what was played."""

_SAMPLE: Final = 24
_PAST_SAMPLE: Final = 16
_REMEMBERED: Final = 1000

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
    mix: Mix
    types: dict[str, float] = field(default_factory=dict)


def believe(
    stage: Stage,
    kinds: Sequence[BeliefKind],
    weights: Sequence[Weights],
    profile: Profile | None,
    levels: list[list[Mix]] | None = None,
) -> list[Belief]:
    """What everybody is thought to play, seat by seat.

    Args:
        stage: the round.
        kinds: per seat, the kind of belief.
        weights: per seat, the weights of the types (see `learn`).
        profile: an equilibrium of the stage; without one, for a first look, all are taken to
            follow the rule of thumb, level 0.
        levels: what `play_of_levels` says of the stage, where that is known already.
    """
    if profile is None:
        levels = [stage.thumb] * (len(TYPES) - 1)
    elif levels is None:
        thinking = [seat for seat, kind in enumerate(kinds) if kind is BeliefKind.HIERARCHY]
        levels = play_of_levels(stage, asked=thinking) if thinking else []
    uniform = stage.uniform
    beliefs = []
    for seat, kind in enumerate(kinds):
        if kind is BeliefKind.UNIFORM:
            beliefs.append(Belief(kind, uniform[seat]))
            continue
        further = profile.mixes[seat] if profile else levels[-1][seat]
        if kind is BeliefKind.EQUILIBRIUM:
            beliefs.append(Belief(kind, further))
            continue
        mixes = [*(level[seat] for level in levels), further]
        mix = sum(weight * mix for weight, mix in zip(weights[seat], mixes, strict=True))
        types = dict(zip(TYPES, weights[seat], strict=True))
        beliefs.append(Belief(kind, np.asarray(mix), types))
    return beliefs


def play_of_levels(
    stage: Stage,
    sample: int = _SAMPLE,
    deepest: int = 2,
    asked: Sequence[int] | None = None,
) -> list[list[Mix]]:
    """Per level from 0 to the deepest (at most 2) and seat, the mix such a player plays.

    Args:
        stage: the round.
        sample: how many joint choices of the others level 2 is worked out from, where there are
            more than two players.
        deepest: the last level.
        asked: whose level 2 is wanted, None for everybody's; the others' is put down as level 1.
    """
    precision = PRECISION[stage.goal]
    levels = [stage.thumb, [logit(values, precision) for values in stage.against_thumb]]
    if deepest == 2:
        shares = np.array(PRIOR[:2]) / sum(PRIOR[:2])
        others = [shares[0] * one + shares[1] * two for one, two in zip(*levels, strict=True)]
        second = levels[1].copy()
        for seat in stage.seats if asked is None else asked:
            values = means(stage, seat, others, sample, seed=2).own(stage.goal)
            second[seat] = logit(values, precision)
        levels.append(second)
    return levels[: deepest + 1]


def learn(game: Game, goal: Goal, stop: Stop) -> list[Weights]:
    """Per seat, the weights of the types after all rounds of a game: Bayes' rule from the prior.

    Uses only what was revealed: of a Witch's selection the Witch, and what was chosen after her.
    """
    logs = prior(len(game.players))
    for report in game.reports:
        logs += _evidence_of(report, goal, stop)
    return weights_of(logs)


def prior(players: int) -> Floats:
    """[seats, types]: the logarithm of every type's chance before anything is known."""
    return np.tile(np.log(PRIOR), (players, 1))


def weights_of(logs: Floats) -> list[Weights]:
    """Per seat, the weights of the types: `prior` and all `evidence` added up, as chances."""
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    return [tuple(row) for row in weights.tolist()]


def evidence(
    stage: Stage,
    chosen: Mapping[int, Selection],
    levels: list[list[Mix]],
    equilibrium: Sequence[Mix],
) -> Floats:
    """[seats, types]: the logarithm of the chance that a player of this type plays what was chosen.

    0 for those who had nothing to choose. ``levels`` is what `play_of_levels` says of the stage,
    ``equilibrium`` the mixes of one.
    """
    logs = np.zeros((len(stage.seats), len(TYPES)))
    for seat, selection in chosen.items():
        row = stage.row(seat, selection)
        trembling = (1 - _TREMBLE) * equilibrium[seat] + _TREMBLE * levels[0][seat]
        logs[seat] = np.log([*(level[seat][row] for level in levels), trembling[row]])
    return logs


_evidence_known: dict[tuple[object, ...], Floats] = {}


def _evidence_of(report: RoundReport, goal: Goal, stop: Stop) -> Floats:
    """The `evidence` of a past round, first and second choices, roughly; kept once computed.

    The seats are put in an order that depends on the round alone, for it to be known again whoever
    asks and however their order has changed since.
    """

    def what_matters(seat: int) -> tuple[object, ...]:
        again = report.reselections[seat]
        return report.before.facts(seat), report.selections[seat].code, str(again)

    order = sorted(report.before.seats, key=what_matters)
    before = report.before.seats_reordered(order)
    selections = tuple(report.selections[seat] for seat in order)
    again = tuple(report.reselections[seat] for seat in order)
    valuer = best_valuer(before.players, before.variant)
    key = (before, selections, again, goal, valuer.name)
    if key not in _evidence_known:
        first = dict(enumerate(selections))
        logs = _rough_evidence(Stage(before, goal, stop=stop), first, stop)
        second = {seat: selection for seat, selection in enumerate(again) if selection is not None}
        if second:
            revealed = reveal(before, selections)
            stage = Stage(revealed.after, goal, revealed=revealed, stop=stop)
            logs = logs + _rough_evidence(stage, second, stop)
        if len(_evidence_known) >= _REMEMBERED:
            _evidence_known.clear()
        _evidence_known[key] = logs
    return _evidence_known[key][np.argsort(order)]


def _rough_evidence(stage: Stage, chosen: Mapping[int, Selection], stop: Stop) -> Floats:
    levels = play_of_levels(stage, _PAST_SAMPLE)
    return evidence(stage, chosen, levels, rough_mixes(stage, stop))
