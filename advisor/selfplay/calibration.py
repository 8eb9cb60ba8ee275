"""Do predicted chances to win come true? What was said of positions, and how the games ended."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from advisor.batch.games import Games, join, mixed, play, repeat
from advisor.batch.random_policy import random_choices
from advisor.core.arrays import Floats, softmax
from advisor.selfplay.matches import CAP, Policy
from advisor.values.closed_form import ClosedForm
from advisor.values.evaluation import evaluate
from advisor.values.valuer import Valuer
from kingsroad.position import GOAL, Variant, starting_position

BINS: Final = 10
_LEAST: Final = 1e-6
"""No chance is taken to be smaller, so that one surprise does not make a loss infinite."""

_SPREADS: Final = tuple(np.arange(1.0, 9.0, 0.5))


@dataclass(frozen=True, slots=True)
class Results:
    """Positions of games played to their end, and how these ended, each [n, p].

    ``points`` are the final points, ``shares`` the shares of the victory.
    """

    games: Games
    points: Floats
    shares: Floats


@dataclass(frozen=True, slots=True)
class Bin:
    """The predictions from ``low`` to ``high``: how many, their mean, and how often they won."""

    low: float
    high: float
    count: int
    predicted: float
    won: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """How good chances to win are.

    Attributes:
        name: whose they are.
        positions: how many were judged.
        brier: mean squared error, summed over the players.
        log_loss: mean of -log of the chance that the winner was given.
        error: expected calibration error: the mean distance of `Bin.predicted` from `Bin.won`.
        bins: the reliability table, ten equal bins.
    """

    name: str
    positions: int
    brier: float
    log_loss: float
    error: float
    bins: tuple[Bin, ...]


def self_play(
    policy: Policy,
    *,
    players: int,
    games: int,
    seed: int,
    variant: Variant = Variant.STANDARD,
    explore: float = 0.0,
) -> Results:
    """All positions of some games; ``explore`` is the chance of a random choice.

    Games that the cap on rounds breaks off are left out.
    """
    rng = np.random.default_rng(seed)
    going = repeat(starting_position(players, variant), games)
    number = np.arange(games)
    seen, owner = [], []
    points, shares = np.full((2, games, players), np.nan)
    while len(going):
        seen.append(going)
        owner.append(number)
        chosen, anything = policy.choose(going, rng), random_choices(going, rng)
        explored = rng.random((len(going), players)) < explore
        going, _ = play(going, *mixed(explored, anything, chosen))
        over = going.finished
        points[number[over]] = going.scores[over]
        shares[number[over]] = going.shares()[over]
        left = ~over & (going.rounds <= CAP)
        going, number = going.take(left), number[left]
    every = np.concatenate(owner)
    rows = np.flatnonzero(~np.isnan(shares[every, 0]))
    return Results(join(seen).take(rows), points[every[rows]], shares[every[rows]])


def calibrations(results: Results, valuer: Valuer) -> list[Calibration]:
    """The values' calibration and, beside it, those of two baselines.

    *uniform* gives everybody the same chance, *score leader* all to who has most points.
    """
    scores = results.games.scores
    leads = scores == scores.max(axis=1, keepdims=True)
    return [
        calibration(valuer.name, evaluate(results.games, valuer).win, results.shares),
        calibration("uniform", np.full(scores.shape, 1 / results.games.players), results.shares),
        calibration("score leader", leads / leads.sum(axis=1, keepdims=True), results.shares),
    ]


def calibration(name: str, win: Floats, shares: Floats) -> Calibration:
    """How well chances to win [n, p] foretold shares of the victory [n, p]."""
    number = np.minimum((win * BINS).astype(np.intp), BINS - 1)
    bins = []
    for index in range(BINS):
        here = number == index
        count = int(here.sum())
        predicted, won = (
            (float(win[here].mean()), float(shares[here].mean())) if count else (0.0, 0.0)
        )
        bins.append(Bin(index / BINS, (index + 1) / BINS, count, predicted, won))
    off = sum(b.count * abs(b.predicted - b.won) for b in bins) / win.size
    return Calibration(
        name=name,
        positions=len(win),
        brier=float(((win - shares) ** 2).sum(axis=1).mean()),
        log_loss=_log_loss(win, shares),
        error=off,
        bins=tuple(bins),
    )


def best_spread(form: ClosedForm, results: Results) -> tuple[float, float]:
    """The closed form's spread with the least log loss: how its numbers were found."""
    worth = form.worth(results.games)
    left = 1 - results.games.scores.max(axis=1) / GOAL

    def loss(spread: tuple[float, float]) -> float:
        scaled = worth / (spread[0] + spread[1] * left)
        return _log_loss(softmax(scaled, axis=0).T, results.shares)

    end, start = min(product(_SPREADS, _SPREADS), key=loss)
    return float(end), float(start)


def _log_loss(win: Floats, shares: Floats) -> float:
    return float(-(shares * np.log(np.maximum(win, _LEAST))).sum(axis=1).mean())
