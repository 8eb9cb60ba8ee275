"""Many small games in normal form at once, all of one shape, solved roughly.

Payoffs are arrays [p, n, k, …, k]: for each of p players, in n games, the payoff of every
combination of k actions each. Mixes are [p, n, k].
"""

from __future__ import annotations

import numpy as np

from advisor.core.arrays import Bools, Singles


def match_regrets(payoff: Singles, rounds: int, barred: Bools | None = None) -> Singles:
    """The average mixes of regret matching+ (Tammelin, 2014).

    Args:
        payoff: the games.
        rounds: the number of iterations.
        barred: [p, n], whether a player may not use the last action.
    """
    players, n, count = payoff.shape[:3]
    allowed = np.ones((players, n, count), np.float32)
    if barred is not None:
        allowed[barred, -1] = 0
    even = allowed / allowed.sum(axis=2, keepdims=True)
    tables = [_table(payoff, seat) for seat in range(players)]
    regret = np.zeros_like(allowed)
    total = np.zeros_like(allowed)
    mixes = even.copy()
    for iteration in range(1, rounds + 1):
        for seat, table in enumerate(tables):
            gain = _against(table, mixes, seat)
            gain -= (gain * mixes[seat]).sum(axis=1, keepdims=True)
            regret[seat] = np.maximum(regret[seat] + gain, 0) * allowed[seat]
            weight = regret[seat].sum(axis=1, keepdims=True)
            mixes[seat] = np.where(weight > 0, regret[seat] / np.maximum(weight, 1e-12), even[seat])
        total += iteration * mixes
    return np.asarray(total / total.sum(axis=2, keepdims=True))


def best_responses(payoff: Singles, mixes: Singles, barred: Bools) -> Singles:
    """Each player's best response to the others' mixes, as mixes; ``barred`` as above."""
    best = np.zeros_like(mixes)
    for seat in range(len(mixes)):
        gain = _against(_table(payoff, seat), mixes, seat)
        gain[barred[seat], -1] = -np.inf
        np.put_along_axis(best[seat], gain.argmax(axis=1)[:, None], 1, axis=1)
    return best


def _table(payoff: Singles, seat: int) -> Singles:
    """[n, k, k ** (p - 1)]: a player's payoffs, by own action and combination of the others'."""
    n, count = payoff.shape[1:3]
    return np.ascontiguousarray(np.moveaxis(payoff[seat], 1 + seat, 1)).reshape(n, count, -1)


def _against(table: Singles, mixes: Singles, seat: int) -> Singles:
    """[n, k]: the expected payoff of each own action against the others' mixes."""
    others = _joint(np.delete(mixes, seat, axis=0))
    return np.asarray((table @ others[:, :, None])[:, :, 0])


def _joint(mixes: Singles) -> Singles:
    """[n, k ** p]: the chance of every combination of actions under mixes [p, n, k]."""
    joint: Singles = mixes[0]
    for mix in mixes[1:]:
        joint = (joint[:, :, None] * mix[:, None, :]).reshape(len(mix), -1)
    return joint


def expected_payoffs(payoff: Singles, mixes: Singles) -> Singles:
    """[n]: the expected payoff [n, k, …, k] of mixes [p, n, k]."""
    return np.asarray((payoff.reshape(len(payoff), -1) * _joint(mixes)).sum(axis=1))
