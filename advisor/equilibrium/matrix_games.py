"""Equilibria of games given as arrays, safe replies to a belief, and their certificates.

Nothing here knows the rules: players have numbered actions, and payoffs are arrays. A solver is
never believed: what its mixes are worth is recomputed in NumPy (`gains`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, Literal, TypeAlias

import numpy as np
import ortools.linear_solver.linear_solver_pb2 as linear
from numpy.typing import NDArray
from ortools.linear_solver.python.model_builder_helper import ModelSolverHelper

from advisor.core.cancellation import Stop

Floats: TypeAlias = NDArray[np.float64]
Actions: TypeAlias = NDArray[np.intp]
_Pairs: TypeAlias = dict[tuple[int, int], Floats]

ITERATIONS: Final = 1000
"""How many rounds regret matching takes unless told otherwise."""

_STEPS_BETWEEN_CHECKS: Final = 100

_SHARPEST: Final = 3000.0
_SHARPENING: Final = {"roughly": 3.5, "closely": 2.2}
"""Logit precisions, for payoffs that lie within 1 of each other: the last one, and their ratio."""

_NEWTON_STEPS: Final = 12
_NEWTON_ERROR: Final = {"roughly": 1e-4, "closely": 1e-6}
_SHORTEST_STEP: Final = 1e-3


class LinearProgramError(RuntimeError):
    """GLOP found no solution where there must be one."""


def zero_sum(matrix: Floats) -> tuple[Floats, Floats]:
    """The equilibrium of a matrix game [m, n] whose entries the row player gains.

    Solved by GLOP: the rows' mix is the primal solution, the columns' mix the dual one. How good
    they are is for `gains` to say.
    """
    spread = float(matrix.max() - matrix.min())
    if spread == 0.0 or 1 in matrix.shape:
        # Nothing to balance: with one row or one column, the best of the others.
        best_row, best_column = matrix.max(axis=1).argmax(), matrix.min(axis=0).argmin()
        return _pure(matrix.shape[0], int(best_row)), _pure(matrix.shape[1], int(best_column))
    # Scaled to 0 to 1, so that the solver's tolerances mean the same whatever the unit.
    scaled = (matrix - matrix.min()) / spread
    rows = scaled.shape[0]
    request = _program(rows, np.zeros(rows))
    # The value is 0 to 1; bounds that never bind leave its share of the duals to the columns.
    request.model.variable.add(lower_bound=-1.0, upper_bound=2.0, objective_coefficient=1.0)
    # The mix gains at least the value, the last variable, against every column.
    variables = range(rows + 1)
    for column in scaled.T:
        request.model.constraint.add(
            lower_bound=0.0, var_index=variables, coefficient=[*column.tolist(), -1.0]
        )
    solution = _solve(request)
    return (
        _distribution(np.array(solution.variable_value[:rows])),
        _distribution(-np.array(solution.dual_value[1:])),
    )


def constrained_best_response(values: Floats, scenarios: Floats, floors: Floats) -> Floats:
    """The best mix that keeps at least a floor in every scenario.

    Args:
        values: [n], what each action is worth under the belief; this is maximised.
        scenarios: [n, k], what each action is worth in each of k scenarios.
        floors: [k], what the mix must be worth in each; some mix must be able to.
    """
    request = _program(len(values), values)
    variables = range(len(values))
    for scenario, floor in zip(scenarios.T, floors, strict=True):
        request.model.constraint.add(
            lower_bound=float(floor), var_index=variables, coefficient=scenario.tolist()
        )
    return _distribution(np.array(_solve(request).variable_value))


def regret_matching(
    payoffs: Sequence[Floats], stop: Stop, iterations: int = ITERATIONS
) -> list[Floats]:
    """Mixes that few would leave, for two or more players with few actions each.

    Regret matching+ with alternating updates and quadratic averaging.

    Args:
        payoffs: per player, an array [k1, …, kp] of what this player gains.
        stop: polled now and then; raises Cancelled.
        iterations: how many rounds of updates.
    """
    players = len(payoffs)
    sizes = payoffs[0].shape
    turned = [np.ascontiguousarray(np.moveaxis(p, i, 0)) for i, p in enumerate(payoffs)]
    others = [[j for j in range(players) if j != i] for i in range(players)]
    mixes = [np.full(size, 1.0 / size) for size in sizes]
    regrets = [np.zeros(size) for size in sizes]
    sums = [np.zeros(size) for size in sizes]
    for step in range(1, iterations + 1):
        if step % _STEPS_BETWEEN_CHECKS == 0:
            stop.check()
        for i in range(players):
            values = _against(turned[i], [mixes[j] for j in others[i]])
            regrets[i] = np.maximum(regrets[i] + values - values @ mixes[i], 0.0)
            total = regrets[i].sum()
            mixes[i] = regrets[i] / total if total > 0.0 else np.full(sizes[i], 1.0 / sizes[i])
            sums[i] += step * step * mixes[i]
    return [_distribution(total) for total in sums]


def logit_path(
    payoffs: Sequence[Floats], stop: Stop, how: Literal["roughly", "closely"] = "closely"
) -> list[Floats]:
    """Mixes that few would leave, by following logit replies as they sharpen.

    When everybody replies with logit errors there is a fixed point (McKelvey and Palfrey's quantal
    response equilibrium). It is easy to find while the errors are large, and each one is a start
    for Newton's method on the next, with smaller errors; they approach a Nash equilibrium. Returns
    the best met on the way. To follow it ``roughly`` takes half as long and goes astray more often.
    Other arguments as in `regret_matching`.
    """
    spread = max(float(payoff.max() - payoff.min()) for payoff in payoffs)
    mixes = [np.full(size, 1.0 / size) for size in payoffs[0].shape]
    best, least = mixes, float(deviation_gains(payoffs, mixes).sum())
    if spread == 0.0:
        return best
    pairs = _pairs(payoffs)
    precision = 1.0
    while precision < _SHARPEST and least > 0.0:
        stop.check()
        mixes = _logit_fixed_point(pairs, precision / spread, mixes, _NEWTON_ERROR[how])
        left = float(deviation_gains(payoffs, mixes).sum())
        if left < least:
            best, least = mixes, left
        precision *= _SHARPENING[how]
    return best


def action_values(payoffs: Floats, player: int, mixes: Sequence[Floats]) -> Floats:
    """What each action of a player is worth against the others' mixes.

    ``payoffs`` is an array with one axis per player, of what this player gains; the player's own
    axis may list more actions than their mix has.
    """
    turned = np.ascontiguousarray(np.moveaxis(payoffs, player, 0))
    return _against(turned, [mix for j, mix in enumerate(mixes) if j != player])


def deviation_gains(payoffs: Sequence[Floats], mixes: Sequence[Floats]) -> Floats:
    """Per player, what the best reply gains over the own mix, all others keeping theirs (≥ 0).

    Their sum is the NashConv. For two players with opposed goals this is each one's share of the
    exploitability. ``payoffs`` as in `regret_matching`, with all actions of everybody.
    """
    result = []
    for i, payoff in enumerate(payoffs):
        values = action_values(payoff, i, mixes)
        result.append(max(0.0, float(values.max() - values @ mixes[i])))
    return np.array(result)


def pruned(mix: Floats, least: float) -> Floats:
    """The mix without actions rarer than ``least``; the likeliest one always stays."""
    kept = np.where(mix >= min(least, mix.max()), mix, 0.0)
    return _distribution(kept)


def joint(mixes: Sequence[Floats], free: int | None = None) -> tuple[Actions, Floats]:
    """All joint choices that mixes make possible, [n, players], and their chances, [n].

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


def product(actions: Sequence[Actions]) -> Actions:
    """All ways to take one action from each list, [n, players], the last changing fastest."""
    return np.stack([axis.ravel() for axis in np.meshgrid(*actions, indexing="ij")], axis=1)


def draw(mixes: Sequence[Floats], count: int, seed: int) -> Actions:
    """``count`` joint choices drawn from mixes, [count, players].

    Every action comes as nearly as often as its mix says; only how they meet is chance. The seed
    may be any number.
    """
    random = np.random.default_rng(seed % 2**64)
    drawn = np.empty((count, len(mixes)), np.intp)
    for seat, mix in enumerate(mixes):
        marks = (np.arange(count) + random.random()) / count
        found = np.searchsorted(np.cumsum(mix), marks, side="right")
        drawn[:, seat] = random.permutation(np.minimum(found, np.flatnonzero(mix)[-1]))
    return drawn


def _against(turned: Floats, mixes: Sequence[Floats]) -> Floats:
    """Contracts all axes but the first with the mixes, the last axis first."""
    for mix in reversed(mixes):
        turned = turned @ mix
    return turned


def _pairs(payoffs: Sequence[Floats]) -> _Pairs:
    """By players i and j: what i gains, [actions of i × those of j, joint actions of the rest]."""
    sizes = payoffs[0].shape
    return {
        (i, j): np.moveaxis(payoffs[i], (i, j), (0, 1)).reshape(sizes[i] * sizes[j], -1)
        for i, j in permutations(range(len(sizes)), 2)
    }


def _pair_values(pairs: _Pairs, i: int, j: int, mixes: Sequence[Floats]) -> Floats:
    """[actions of i, actions of j]: what i gains against the mixes of all the others."""
    chances = np.ones(1)
    for k, mix in enumerate(mixes):
        if k not in (i, j):
            chances = np.multiply.outer(chances, mix).ravel()
    values: Floats = (pairs[i, j] @ chances).reshape(len(mixes[i]), len(mixes[j]))
    return values


def _logit_fixed_point(
    pairs: _Pairs, precision: float, mixes: list[Floats], least_error: float
) -> list[Floats]:
    """Newton's method from ``mixes`` towards mixes that are the logit replies to each other."""
    ends = np.cumsum([len(mix) for mix in mixes])[:-1]
    replies = _logit_replies(pairs, precision, mixes)
    error = np.concatenate(mixes) - np.concatenate(replies)
    for _ in range(_NEWTON_STEPS):
        if np.abs(error).max() < least_error:
            break
        try:
            step = np.linalg.solve(_logit_slopes(pairs, precision, mixes, replies), -error)
        except np.linalg.LinAlgError:
            break
        length = 1.0
        while length > _SHORTEST_STEP:
            moved = [
                _distribution(mix + length * part)
                for mix, part in zip(mixes, np.split(step, ends), strict=True)
            ]
            replies = _logit_replies(pairs, precision, moved)
            after = np.concatenate(moved) - np.concatenate(replies)
            if np.linalg.norm(after) < np.linalg.norm(error) * (1 - 0.1 * length):
                break
            length /= 2
        else:
            break
        mixes, error = moved, after
    return mixes


def _logit_replies(pairs: _Pairs, precision: float, mixes: Sequence[Floats]) -> list[Floats]:
    replies = []
    for i in range(len(mixes)):
        j = 1 if i == 0 else 0
        values = _pair_values(pairs, i, j, mixes) @ mixes[j]
        replies.append(_distribution(np.exp(precision * (values - values.max()))))
    return replies


def _logit_slopes(
    pairs: _Pairs, precision: float, mixes: Sequence[Floats], replies: Sequence[Floats]
) -> Floats:
    """How the difference of mixes and logit replies changes with the mixes, a square matrix."""
    rows = []
    for i, reply in enumerate(replies):
        slope = precision * (np.diag(reply) - np.outer(reply, reply))
        blocks = [
            np.eye(len(reply)) if i == j else -slope @ _pair_values(pairs, i, j, mixes)
            for j in range(len(mixes))
        ]
        rows.append(np.hstack(blocks))
    return np.vstack(rows)


def _program(actions: int, values: Floats) -> linear.MPModelRequest:
    """A linear program over the mixes of so many actions that maximises their value."""
    request = linear.MPModelRequest(solver_type=linear.MPModelRequest.GLOP_LINEAR_PROGRAMMING)
    request.model.maximize = True
    for value in values.tolist():
        request.model.variable.add(lower_bound=0.0, objective_coefficient=value)
    # The shares of a mix sum to 1.
    request.model.constraint.add(
        lower_bound=1.0, upper_bound=1.0, var_index=range(actions), coefficient=[1.0] * actions
    )
    return request


def _solve(request: linear.MPModelRequest) -> linear.MPSolutionResponse:
    answer = ModelSolverHelper("glop").solve_serialized_request(request.SerializeToString())
    response = linear.MPSolutionResponse.FromString(answer or b"")
    if response.status != linear.MPSOLVER_OPTIMAL:
        status = linear.MPSolverResponseStatus.Name(response.status)
        raise LinearProgramError(f"GLOP ended with {status}")
    return response


def _distribution(weights: Floats) -> Floats:
    """Weights as a distribution: none below 0, summing to 1."""
    weights = np.maximum(weights, 0.0)
    total = weights.sum()
    if not total > 0.0:
        raise LinearProgramError("the solution is no distribution")
    result: Floats = weights / total
    return result


def _pure(size: int, action: int) -> Floats:
    mix = np.zeros(size)
    mix[action] = 1.0
    return mix
