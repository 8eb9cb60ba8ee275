"""Equilibria of the restricted games that the double oracle solves on its way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from operator import itemgetter

import numpy as np

from advisor.core.arrays import Floats
from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.logit_path import COARSE, logit_path
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy, deviation_gains, pruned
from advisor.kingsroad.equilibrium.regret_matching import regret_matching
from advisor.kingsroad.equilibrium.search_limits import SearchLimits


def restricted_equilibrium(
    payoffs: Sequence[Floats], enough: float, limits: SearchLimits, stop: Stop
) -> list[MixedStrategy]:
    """An approximate equilibrium with few actions, by the first method that comes close enough.

    The coarse logit path, then the fine one, then regret matching+; else the closest of the three.

    Args:
        payoffs: per player, an array [k1, …, kp] of what this player gains.
        enough: the NashConv that is close enough, in the game given.
        limits: of the actions in the mixes, and of regret matching.
        stop: polled by the methods.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """

    def with_few_actions(mixes: list[MixedStrategy]) -> tuple[list[MixedStrategy], float]:
        """The mixes with as few actions as are close enough, and their NashConv."""
        for rare in limits.rare_probabilities:
            fewer = certifiable([pruned(mix, rare) for mix in mixes], limits.max_certified_cells)
            nash_conv = float(deviation_gains(payoffs, fewer).sum())
            if nash_conv <= enough:
                break
        return fewer, nash_conv

    methods = (
        partial(logit_path, step_size=COARSE),
        logit_path,
        partial(regret_matching, iterations=limits.regret_matching_iterations),
    )
    found: list[tuple[list[MixedStrategy], float]] = []
    for method in methods:
        found.append(with_few_actions(method(payoffs, stop)))
        if found[-1][1] <= enough:
            break
    return min(found, key=itemgetter(1))[0]


def certifiable(mixes: Sequence[MixedStrategy], max_cells: int) -> list[MixedStrategy]:
    """The mixes without their rarest actions, until at most ``max_cells`` joint actions are left.

    The player with the most actions gives up one at a time.
    """
    mixes = [mix.copy() for mix in mixes]
    used = [np.flatnonzero(mix).tolist() for mix in mixes]
    while prod(map(len, used)) > max_cells:
        mix, actions = max(zip(mixes, used, strict=True), key=lambda pair: len(pair[1]))
        rarest = min(actions, key=mix.__getitem__)
        actions.remove(rarest)
        mix[rarest] = 0.0
        mix /= mix.sum()
    return mixes
