"""The calibration slope: whether predicted chances are spread as widely as results ask for.

Results are regressed on the logit of the chance predicted for them (Cox, 1958, "Two further
applications of a model for binary regression"). A slope of 1 is right; above 1 the predictions are
pressed together towards the mean, below 1 they are too bold. The expected calibration error hides
this where most predictions are near the mean.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Indices
from advisor.messages.intervals import Estimate, estimated_mean

_MIN_CHANCE: Final = 1e-4
"""Chances are kept this far from 0 and 1, where logits are infinite."""

_MAX_STEPS: Final = 50
_CLOSE: Final = 1e-10
_MAX_LOGIT: Final = 30.0
_MIN_SPREAD: Final = 1e-9


def calibration_slope(win: Floats, shares: Floats, game: Indices) -> Estimate | None:
    """The slope of the logistic regression, with its 95 % interval.

    The positions of a game share its result, and the players of a position one victory; so the
    interval takes whole games as independent (a sandwich of clusters: Liang and Zeger, 1986).

    Args:
        win: [n, p], predicted chances to win.
        shares: [n, p], shares of the victory.
        game: [n], the number of each position's game.

    Returns:
        None where there is no slope: fewer than two games, one and the same prediction throughout,
        or results that the predictions tell apart without an error.
    """
    chance = np.clip(win, _MIN_CHANCE, 1 - _MIN_CHANCE)
    logit = np.log(chance / (1 - chance)).ravel()
    games, number = np.unique(np.repeat(game, win.shape[1]), return_inverse=True)
    if len(games) < 2 or logit.std() < _MIN_SPREAD:
        return None
    inputs, won = np.stack([np.ones_like(logit), logit]), shares.ravel()
    weights = np.zeros(2)
    for _ in range(_MAX_STEPS):
        fitted = _logistic(weights @ inputs)
        information = (inputs * (fitted * (1 - fitted))) @ inputs.T
        if np.linalg.det(information) <= 0:
            return None
        step = np.linalg.solve(information, inputs @ (won - fitted))
        weights += step
        if np.abs(step).max() < _CLOSE:
            break
    else:
        return None
    scores = np.stack([np.bincount(number, line * (won - fitted)) for line in inputs])
    bread = np.linalg.inv(information)
    spread = bread @ (scores @ scores.T) @ bread * len(games) / (len(games) - 1)
    return estimated_mean(float(weights[1]), float(np.sqrt(spread[1, 1])), len(games))


def _logistic(values: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -_MAX_LOGIT, _MAX_LOGIT))))
