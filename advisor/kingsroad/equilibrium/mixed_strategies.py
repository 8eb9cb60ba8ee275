"""Mixed strategies and joint actions of games in normal form, given as arrays.

Nothing here knows the rules: players have numbered actions, and a game is an array of payoffs for
each player, with one axis per player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from advisor.core.arrays import Floats, Indices, softmax

Actions: TypeAlias = Indices
"""Actions by number: [n] of one player, or [n, players] for n joint actions."""

MixedStrategy: TypeAlias = Floats
"""[actions] of one player: a probability for each."""


class SolverError(RuntimeError):
    """A solver found no mixed strategy where there must be one."""


def normalized(weights: Floats) -> MixedStrategy:
    """Weights scaled to sum to 1, negative ones taken for 0.

    Raises:
        SolverError: no weight is positive, or one is not a number.
    """
    weights = np.maximum(weights, 0.0)
    total = weights.sum()
    if not total > 0.0:
        raise SolverError("the solution is no distribution")
    result: MixedStrategy = weights / total
    return result


def pure(size: int, action: int) -> MixedStrategy:
    """The mix of ``size`` actions that always takes one of them."""
    mix = np.zeros(size)
    mix[action] = 1.0
    return mix


def pruned(mix: MixedStrategy, least: float) -> MixedStrategy:
    """The mix without actions rarer than ``least``; the likeliest one always stays."""
    return normalized(np.where(mix >= min(least, mix.max()), mix, 0.0))


def logit_response(values: Floats, precision: float) -> MixedStrategy:
    """The mix in which a value that is higher by one is exp(``precision``) times as likely.

    This is a quantal response (McKelvey and Palfrey, 1995). Scaling the differences rather than the
    values keeps rounding errors small at high precisions.
    """
    return softmax(precision * (values - values.max()))


def action_values(payoffs: Floats, player: int, mixes: Sequence[MixedStrategy]) -> Floats:
    """[actions]: the payoff of each action of a player against the others' mixes.

    ``payoffs`` is this player's array, [k1, …, kp]; the player's own axis may list more actions
    than their mix has.
    """
    own_first = np.ascontiguousarray(np.moveaxis(payoffs, player, 0))
    return contracted(own_first, [mix for j, mix in enumerate(mixes) if j != player])


def contracted(own_first: Floats, others: Sequence[MixedStrategy]) -> Floats:
    """[actions]: payoffs [own actions, k2, …, kp] averaged over the others' mixes."""
    for mix in reversed(others):
        own_first = own_first @ mix
    return own_first


def deviation_gains(payoffs: Sequence[Floats], mixes: Sequence[MixedStrategy]) -> Floats:
    """[players]: how much a best response gains over the own mix, the others keeping theirs (≥ 0).

    The sum is the NashConv (Lanctot et al., 2017); with two players and opposed payoffs each entry
    is a player's share of the exploitability. ``payoffs`` has an array [k1, …, kp] for each player.
    """
    gains = []
    for player, (payoff, mix) in enumerate(zip(payoffs, mixes, strict=True)):
        values = action_values(payoff, player, mixes)
        gains.append(max(0.0, float(values.max() - values @ mix)))
    return np.array(gains)


def product(actions: Sequence[Actions]) -> Actions:
    """All joint actions from a list of actions for each player, [n, players].

    The last player's action changes fastest.
    """
    return np.stack([axis.ravel() for axis in np.meshgrid(*actions, indexing="ij")], axis=1)


def joint(mixes: Sequence[MixedStrategy], free: int | None = None) -> tuple[Actions, Floats]:
    """The joint actions that mixes make possible, [n, players], and their probabilities, [n].

    The seat ``free`` is left out: its column is 0.
    """
    supports = [
        np.zeros(1, np.intp) if seat == free else np.flatnonzero(mix)
        for seat, mix in enumerate(mixes)
    ]
    chosen = product(supports)
    chances = np.ones(len(chosen))
    for seat, mix in enumerate(mixes):
        if seat != free:
            chances *= mix[chosen[:, seat]]
    return chosen, chances


def draw(mixes: Sequence[MixedStrategy], count: int, seed: int) -> Actions:
    """``count`` joint actions drawn from mixes, [count, players].

    A systematic sample: each player's actions come as nearly as often as their mix says, and chance
    decides only how they meet. The seed may be any number.
    """
    random = np.random.default_rng(seed % 2**64)
    drawn = np.empty((count, len(mixes)), np.intp)
    for seat, mix in enumerate(mixes):
        marks = (np.arange(count) + random.random()) / count
        found = np.searchsorted(np.cumsum(mix), marks, side="right")
        drawn[:, seat] = random.permutation(np.minimum(found, np.flatnonzero(mix)[-1]))
    return drawn
