"""Regret matching+: approximate equilibria of small games for any number of players.

Regret matching is Hart and Mas-Colell's (2000, "A simple adaptive procedure leading to correlated
equilibrium"); the plus, which keeps no regret below 0, is Tammelin's (2014, "Solving large
imperfect information games using CFR+"), as are alternating updates. With two players and opposed
payoffs the average mixes approach an equilibrium; with others there is no guarantee, and
`deviation_gains` tells how near they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, contracted, normalized

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
