"""Equilibria of small games: regret matching+, and the logit path.

Regret matching+ finds approximate equilibria for any number of players. Regret matching is Hart and
Mas-Colell's (2000, "A simple adaptive procedure leading to correlated equilibrium"); the plus,
which keeps no regret below 0, is Tammelin's (2014, "Solving large imperfect information games using
CFR+"), as are alternating updates. With two players and opposed payoffs the average mixes approach
an equilibrium; with others there is no guarantee, and `deviation_gains` tells how near they are.

The logit homotopy follows quantal response equilibria towards a Nash equilibrium. When everybody
answers with logit errors, the mixes that answer each other are a quantal response equilibrium
(McKelvey and Palfrey, 1995, "Quantal response equilibria for normal form games"). It is easy to
find while the errors are large; as they shrink, the path of these equilibria leads to a Nash
equilibrium (Turocy, 2005, "A dynamic homotopy interpretation of the logistic quantal response
equilibrium correspondence"). Here the precision grows by steps, and each equilibrium is where
Newton's method for the next one starts. On steps as large as these the path may be lost, so the
best mixes met are the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, TypeAlias

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.mixed_strategies import (
    MixedStrategy,
    contracted,
    deviation_gains,
    logit_response,
    normalized,
)

DEFAULT_ITERATIONS: Final = 1000

_ITERATIONS_BETWEEN_CHECKS: Final = 100


def regret_matching(
    payoffs: Sequence[Floats], stop: Stop, iterations: int = DEFAULT_ITERATIONS
) -> list[MixedStrategy]:
    """The average mixes of all players, later iterations counting by the square of their number.

    Args:
        payoffs: per player, an array [k1, …, kp] of what this player gains.
        stop: polled every 100 iterations.
        iterations: how often every player's mix is updated.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    players = len(payoffs)
    sizes = payoffs[0].shape
    own_first = [np.ascontiguousarray(np.moveaxis(p, i, 0)) for i, p in enumerate(payoffs)]
    others = [[j for j in range(players) if j != i] for i in range(players)]
    mixes = [np.full(size, 1.0 / size) for size in sizes]
    regrets = [np.zeros(size) for size in sizes]
    sums = [np.zeros(size) for size in sizes]
    for iteration in range(1, iterations + 1):
        if iteration % _ITERATIONS_BETWEEN_CHECKS == 0:
            stop.check()
        for i in range(players):
            values = contracted(own_first[i], [mixes[j] for j in others[i]])
            regrets[i] = np.maximum(regrets[i] + values - values @ mixes[i], 0.0)
            total = regrets[i].sum()
            mixes[i] = regrets[i] / total if total > 0.0 else np.full(sizes[i], 1.0 / sizes[i])
            sums[i] += iteration * iteration * mixes[i]
    return [normalized(total) for total in sums]


@dataclass(frozen=True)
class StepSize:
    """How closely the path is followed.

    Attributes:
        precision_ratio: each precision over the one before.
        max_error: the largest difference of a mix and its logit response that ends Newton's method.
    """

    precision_ratio: float
    max_error: float


COARSE: Final = StepSize(precision_ratio=3.5, max_error=1e-4)
"""About half the time of `FINE`; loses the path more often."""

FINE: Final = StepSize(precision_ratio=2.2, max_error=1e-6)
"""For where the coarse steps lose the path."""

_MAX_PRECISION: Final = 3000.0
"""Where the path ends, for payoffs scaled to lie within 1 of each other."""

_MAX_NEWTON_STEPS: Final = 12
_SHORTEST_NEWTON_STEP: Final = 1e-3
"""A step is halved until it helps; shorter than this share of a full one it is given up."""

_REQUIRED_DECREASE: Final = 0.1
"""The share of the decrease promised by Newton's method that a step must bring (Armijo's rule)."""

_PairPayoffs: TypeAlias = dict[tuple[int, int], Floats]
"""By players i and j: what i gains, [actions of i × those of j, joint actions of the others]."""


def logit_path(
    payoffs: Sequence[Floats], stop: Stop, step_size: StepSize = FINE
) -> list[MixedStrategy]:
    """The mixes with the smallest NashConv met on the path.

    Args:
        payoffs: per player, an array [k1, …, kp] of what this player gains.
        stop: polled at every step.
        step_size: `COARSE` or `FINE`.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    spread = max(float(payoff.max() - payoff.min()) for payoff in payoffs)
    mixes = [np.full(size, 1.0 / size) for size in payoffs[0].shape]
    best, least = mixes, float(deviation_gains(payoffs, mixes).sum())
    if spread == 0.0:
        return best
    pairs = _pair_payoffs(payoffs)
    precision = 1.0
    while precision < _MAX_PRECISION and least > 0.0:
        stop.check()
        mixes = _quantal_response_equilibrium(pairs, precision / spread, mixes, step_size.max_error)
        nash_conv = float(deviation_gains(payoffs, mixes).sum())
        if nash_conv < least:
            best, least = mixes, nash_conv
        precision *= step_size.precision_ratio
    return best


def _quantal_response_equilibrium(
    pairs: _PairPayoffs, precision: float, mixes: list[MixedStrategy], max_error: float
) -> list[MixedStrategy]:
    """Newton's method from ``mixes`` towards mixes that are logit responses to each other."""
    ends = np.cumsum([len(mix) for mix in mixes])[:-1]
    responses = _logit_responses(pairs, precision, mixes)
    error = np.concatenate(mixes) - np.concatenate(responses)
    for _ in range(_MAX_NEWTON_STEPS):
        if np.abs(error).max() < max_error:
            break
        try:
            step = np.linalg.solve(_jacobian(pairs, precision, mixes, responses), -error)
        except np.linalg.LinAlgError:
            break
        length = 1.0
        while length > _SHORTEST_NEWTON_STEP:
            moved = [
                normalized(mix + length * part)
                for mix, part in zip(mixes, np.split(step, ends), strict=True)
            ]
            responses = _logit_responses(pairs, precision, moved)
            after = np.concatenate(moved) - np.concatenate(responses)
            enough = np.linalg.norm(error) * (1 - _REQUIRED_DECREASE * length)
            if np.linalg.norm(after) < enough:
                break
            length /= 2
        else:
            break
        mixes, error = moved, after
    return mixes


def _logit_responses(
    pairs: _PairPayoffs, precision: float, mixes: Sequence[MixedStrategy]
) -> list[MixedStrategy]:
    responses = []
    for i in range(len(mixes)):
        j = 1 if i == 0 else 0
        values = _pair_values(pairs, i, j, mixes) @ mixes[j]
        responses.append(logit_response(values, precision))
    return responses


def _jacobian(
    pairs: _PairPayoffs,
    precision: float,
    mixes: Sequence[MixedStrategy],
    responses: Sequence[MixedStrategy],
) -> Floats:
    """The derivative of mixes less logit responses by the mixes, a square matrix."""
    blocks = []
    for i, response in enumerate(responses):
        slope = precision * (np.diag(response) - np.outer(response, response))
        row = [
            np.eye(len(response)) if i == j else -slope @ _pair_values(pairs, i, j, mixes)
            for j in range(len(mixes))
        ]
        blocks.append(np.hstack(row))
    return np.vstack(blocks)


def _pair_payoffs(payoffs: Sequence[Floats]) -> _PairPayoffs:
    sizes = payoffs[0].shape
    return {
        (i, j): np.moveaxis(payoffs[i], (i, j), (0, 1)).reshape(sizes[i] * sizes[j], -1)
        for i, j in permutations(range(len(sizes)), 2)
    }


def _pair_values(pairs: _PairPayoffs, i: int, j: int, mixes: Sequence[MixedStrategy]) -> Floats:
    """[actions of i, actions of j]: what i gains, averaged over the mixes of all the others."""
    chances = np.ones(1)
    for k, mix in enumerate(mixes):
        if k not in (i, j):
            chances = np.multiply.outer(chances, mix).ravel()
    values: Floats = (pairs[i, j] @ chances).reshape(len(mixes[i]), len(mixes[j]))
    return values
