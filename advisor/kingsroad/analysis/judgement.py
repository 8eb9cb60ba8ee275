"""The one definition of what a choice loses, for hints, warnings, reviews and reports alike.

A choice's *loss* is its distance to the best choice under the stated belief about the others, in
the goal's unit. The same against opponents who play their equilibrium mixes is another figure,
`Candidate.loss_best_play`; what a choice is called follows from both (`advisor.messages.verdicts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from advisor.core.arrays import Bools, Floats
from advisor.kingsroad.equilibrium.expected_payoffs import ExpectedPayoffs
from advisor.messages.verdicts import Goal

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
    errors = _errors(sampling, goal)
    if goal is Goal.WIN and values[best] >= 1:  # what may lose is not as good as what always wins
        errors = np.zeros_like(errors)
    return Judgement(values, errors, best)


def _best(values: Floats, allowed: Bools) -> int:
    return int(np.where(allowed, values, -np.inf).argmax())


def _errors(sampling: Floats, goal: Goal) -> Floats:
    """The errors to state: never less than the values can tell."""
    return np.asarray(np.maximum(sampling, RESOLUTION[goal]).round(DIGITS))
