"""The one definition of what a choice loses, for hints, warnings, reviews and reports alike.

A choice's *loss* is its distance to the best choice under the stated belief about the others, in
the goal's unit. The same against opponents who play their equilibrium mixes is another figure,
`Candidate.loss_best_play`; what a choice is called follows from both (`advisor.messages.verdicts`).

What a choice would have needed to be as good as the one advised is one thing that others do. All
choices were judged against the same cases of what the others do. Wherever a choice loses, its loss
is split by simple things that hold in some of the cases and not in the others: somebody adds a
marker to a region, or nobody does; somebody plays the Dragon. That is told which explains most of
the loss, where the choice loses no more than half as much if it comes so; or else, without which
the choice hardly wins at all while the better one does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats, as_chance
from advisor.kingsroad.equilibrium.expected_payoffs import Cases, ExpectedPayoffs
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.messages.advice import Need
from advisor.messages.verdicts import SCALE, Goal
from kingsroad.board import REGIONS

DIGITS: Final = 10
"""Values are rounded to this many digits, so that equal ones are equal in any order of sums."""

RESOLUTION: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.25, Goal.POINTS: 0.0}
"""By goal, the difference of two values that means nothing, where nothing is sampled.

The calibration error of the packaged values is 0.01 to 0.02 of the chance to win. The points of
this round are exact.
"""

_T_95: Final = 2.365
"""The 97.5 % quantile of Student's distribution for the eight parts of a sample."""


@dataclass(frozen=True)
class Judgement:
    """The worth of a player's own actions under the stated belief, and how sure it is.

    Attributes:
        values: [actions], in the goal's unit.
        errors: [actions], the least loss that is surely one, in the same unit; an action that loses
            no more is as good as the best.
        best: the best action of those that may be chosen.
    """

    values: Floats
    errors: Floats
    best: int

    @cached_property
    def losses(self) -> Floats:
        """[actions]: the distance to the best action, 0 or more for all that may be chosen."""
        return np.asarray((self.values[self.best] - self.values).round(DIGITS))

    @cached_property
    def equal(self) -> Bools:
        """[actions]: whether an action cannot be told from the best."""
        return np.asarray(self.losses <= self.errors)


def judge_points(points: Floats, errors: Sequence[float | None], allowed: Bools) -> Judgement:
    """The judgement by the points of this round.

    Args:
        points: [actions], their expectation.
        errors: by action, its standard error; None where it is exact.
        allowed: [actions], whether an action may be chosen.
    """
    values = points.round(DIGITS)
    best = _best(values, allowed)
    known = np.array([error or 0.0 for error in errors])
    sampling = _T_95 * np.hypot(known, known[best])
    return Judgement(values, _errors(sampling, Goal.POINTS), best)


def judge_payoffs(payoffs: ExpectedPayoffs, goal: Goal, allowed: Bools) -> Judgement:
    """The judgement by the chance to win or the margin of the positions left behind."""
    values = payoffs.own(goal).round(DIGITS)
    best = _best(values, allowed)
    sampling = _T_95 * payoffs.own_difference_errors(goal, best)
    return Judgement(values, _errors(sampling, goal), best)


def _best(values: Floats, allowed: Bools) -> int:
    return int(np.where(allowed, values, -np.inf).argmax())


def _errors(sampling: Floats, goal: Goal) -> Floats:
    """The errors to state: never less than the values can tell."""
    return np.asarray(np.maximum(sampling, RESOLUTION[goal]).round(DIGITS))


_RARE: Final = 0.05
"""What is rarer than this, or as good as sure, is nothing that a choice needs."""

_FEW: Final = 10
"""With fewer sampled cases than this on one side a mean says too little."""

_DEPENDS: Final = 0.1
"""The least difference that it makes to the choice, in chance to win or what weighs as much."""

_HOPELESS: Final = 0.05
"""A smaller chance to win is as good as none."""

_MATTERS: Final = 0.15
"""The least that the better choice then wins more often, to be set beside it."""

_WITCHES: Final = 0.02
"""Where a Witch is likelier than this, what her player will add is not known."""


@dataclass(frozen=True)
class _Event:
    """Something that others do: in which cases, and by whom (None for all together)."""

    player: int | None
    region: int | None
    happens: Bools


def needs(
    stage: StageGame, cases: Cases, advised: int, losses: Floats, errors: Floats
) -> dict[int, Need]:
    """By own action that surely loses, what it would have needed, where that is one thing.

    Args:
        stage: the stage game; the own seat is 0.
        cases: what the others do, and what each own action brings then.
        advised: the action it is compared with.
        losses: [actions], and the least loss that is surely one, ``errors``.
    """
    events = list(_events(stage, cases))
    witch = stage.witch_action(0)
    if not events or advised == witch:  # what she brings is more than in these cases
        return {}
    weighed = cases.own(stage.goal, 0) * cases.weights
    # Every event as it happens, and as it does not.
    happens = np.array([e.happens for e in events] + [~e.happens for e in events])
    chance = happens @ cases.weights
    then, otherwise = weighed @ happens.T / chance, weighed @ ~happens.T / (1 - chance)
    found = {}
    for action in np.flatnonzero(losses > errors).tolist():
        if action == witch:
            continue
        gap, gap_otherwise = then[advised] - then[action], otherwise[advised] - otherwise[action]
        made_good = gap <= max(errors[action], losses[action] / 2)
        weight = (gap_otherwise - gap) * np.sqrt(chance * (1 - chance))
        if stage.goal is Goal.WIN and not (made_good & _depends(then, otherwise, action)).any():
            made_good = (otherwise[action] < _HOPELESS) & (gap_otherwise >= _MATTERS)
            weight = gap_otherwise * (1 - chance)
        fits = made_good & _depends(then, otherwise, action, SCALE[stage.goal])
        if not fits.any():
            continue
        best = int(np.where(fits, weight, -np.inf).argmax())
        event = events[best % len(events)]
        found[action] = Need(
            player=event.player,
            region=event.region,
            does=best < len(events),
            chance=as_chance(chance[best]),
            then=float(then[action, best]),
            otherwise=float(otherwise[action, best]),
            best_then=float(then[advised, best]),
            best_otherwise=float(otherwise[advised, best]),
        )
    return found


def _depends(then: Floats, otherwise: Floats, action: int, scale: float = 1.0) -> Bools:
    """[events]: whether each makes a difference to an action that is worth a word."""
    return np.asarray(then[action] - otherwise[action] >= _DEPENDS * scale)


def _events(stage: StageGame, cases: Cases) -> Iterator[_Event]:
    """What others do in some of the cases, and often enough not."""
    every = list(_all_events(stage, cases))
    for event in every:
        chance, count = float(event.happens @ cases.weights), int(event.happens.sum())
        enough = cases.exact or _FEW <= count <= len(cases.weights) - _FEW
        if _RARE <= chance <= 1 - _RARE and enough:
            yield event


def _all_events(stage: StageGame, cases: Cases) -> Iterator[_Event]:
    adds: dict[int, Sequence[Bools]] = {}
    dragons: dict[int, Bools] = {}
    for seat in stage.open:
        if seat == 0:
            continue
        plays, chosen = stage.plays[seat].candidates, cases.chosen[:, seat]
        witch = np.array([play.witch for play in plays])[chosen]
        if witch @ cases.weights > _WITCHES:
            continue
        placed = np.array([play.placed for play in plays])[chosen]
        adds[seat] = [placed[:, region - 1] > 0 for region in REGIONS]
        dragons[seat] = np.array([play.dragon for play in plays])[chosen]
    for seat in adds:
        for region in REGIONS:
            yield _Event(seat, region, adds[seat][region - 1])
        yield _Event(seat, None, dragons[seat])
    if len(adds) > 1 and len(adds) == len([seat for seat in stage.open if seat != 0]):
        for region in REGIONS:
            yield _Event(None, region, np.any([own[region - 1] for own in adds.values()], axis=0))
        yield _Event(None, None, np.any(list(dragons.values()), axis=0))
