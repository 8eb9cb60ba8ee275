"""Calibration: how well predicted chances to win match the results of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Indices
from advisor.kingsroad.batch.games import Games, join, mixed, play, random_choices, repeat
from advisor.kingsroad.values.evaluation import evaluate
from advisor.kingsroad.values.valuer import Valuer
from advisor.messages.intervals import Estimate
from advisor.workshop.kingsroad.calibration_slope import calibration_slope
from advisor.workshop.kingsroad.matches import MAX_ROUNDS, Policy
from kingsroad.position import Position

_BINS: Final = 10
_MIN_CHANCE: Final = 1e-6
"""Chances are raised to at least this, so that one surprise does not make the loss infinite."""


@dataclass(frozen=True, slots=True)
class SelfPlayGames:
    """n positions of games played to their end, and the results of these games.

    Attributes:
        games: the positions.
        points: final points, [n, p].
        shares: shares of the victory, [n, p].
        number: which of the games each position belongs to, [n].
    """

    games: Games
    points: Floats
    shares: Floats
    number: Indices


@dataclass(frozen=True, slots=True)
class ReliabilityBin:
    """The predictions between two chances to win.

    Attributes:
        low, high: the chances.
        count: the number of predictions.
        predicted: their mean.
        won: the mean share of the victory.
    """

    low: float
    high: float
    count: int
    predicted: float
    won: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """The quality of predicted chances to win.

    Attributes:
        name: of the predictor.
        positions: the number of positions.
        brier: mean squared error, summed over the players.
        log_loss: mean of -log of the chance predicted for the winner.
        error: expected calibration error: the mean distance of `Bin.predicted` from `Bin.won`.
        slope: the calibration slope, 1 if right; None where there is none.
        bins: the reliability table, ten equal bins.
    """

    name: str
    positions: int
    brier: float
    log_loss: float
    error: float
    slope: Estimate | None
    bins: tuple[ReliabilityBin, ...]


def self_play(
    policy: Policy, start: Position, *, games: int, seed: int, explore: float = 0.0
) -> SelfPlayGames:
    """All positions of some games, with a chance of ``explore`` for random choices.

    Games that reach the cap on rounds are left out.

    Args:
        policy: of all seats.
        start: where the games start.
        games: how many.
        seed: of all draws.
        explore: the chance of a random choice, for each player and round.
    """
    rng = np.random.default_rng(seed)
    going = repeat(start, games)
    number = np.arange(games)
    seen, owner = [], []
    points, shares = np.full((2, games, start.num_players), np.nan)
    while len(going):
        seen.append(going)
        owner.append(number)
        chosen, anything = policy.all_choices(going, rng), random_choices(going, rng)
        explored = rng.random((len(going), start.num_players)) < explore
        going, _ = play(going, *mixed(explored, anything, chosen))
        over = going.finished
        points[number[over]] = going.scores[over]
        shares[number[over]] = going.shares()[over]
        left = ~over & (going.rounds <= MAX_ROUNDS)
        going, number = going.take(left), number[left]
    every = np.concatenate(owner)
    rows = np.flatnonzero(~np.isnan(shares[every, 0]))
    number = every[rows]
    return SelfPlayGames(join(seen).take(rows), points[number], shares[number], number)


def calibrations(results: SelfPlayGames, valuer: Valuer) -> list[Calibration]:
    """The calibration of the values and of two baselines.

    *uniform* gives all players the same chance, *score leader* gives it all to the one with most
    points.
    """
    scores = results.games.scores
    leads = scores == scores.max(axis=1, keepdims=True)
    predicted = {
        valuer.name: evaluate(results.games, valuer).win,
        "uniform": np.full(scores.shape, 1 / scores.shape[1]),
        "score leader": leads / leads.sum(axis=1, keepdims=True),
    }
    return [
        calibration(name, win, results.shares, results.number) for name, win in predicted.items()
    ]


def calibration(name: str, win: Floats, shares: Floats, number: Indices) -> Calibration:
    """How well chances to win [n, p] predict shares of the victory [n, p].

    ``number`` [n] tells the games apart that the positions belong to.
    """
    bin_of = np.minimum((win * _BINS).astype(np.intp), _BINS - 1)
    bins = []
    for index in range(_BINS):
        here = bin_of == index
        count = int(here.sum())
        predicted, won = (
            (float(win[here].mean()), float(shares[here].mean())) if count else (0.0, 0.0)
        )
        bins.append(ReliabilityBin(index / _BINS, (index + 1) / _BINS, count, predicted, won))
    return Calibration(
        name=name,
        positions=len(win),
        brier=float(((win - shares) ** 2).sum(axis=1).mean()),
        log_loss=_log_loss(win, shares),
        error=sum(b.count * abs(b.predicted - b.won) for b in bins) / win.size,
        slope=calibration_slope(win, shares, number),
        bins=tuple(bins),
    )


def _log_loss(win: Floats, shares: Floats) -> float:
    return float(-(shares * np.log(np.maximum(win, _MIN_CHANCE))).sum(axis=1).mean())
