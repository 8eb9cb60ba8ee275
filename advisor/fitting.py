"""Where the closed form's numbers come from: least squares on games of self-play.

Positions of many games are gathered; each player's final points, less the table's mean, are
explained by what the closed form sees. Its spread is then the one with the least log loss.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from advisor.closed_form import CLOSED_FORMS, ClosedForm
from advisor.matches import CAP, Policy
from advisor.simulation import Floats, Games, join, play, random_choices, repeat
from kingsroad.position import GOAL, Variant, starting_position

_EXPLORE: Final = 0.1
"""The chance of a random choice: positions should differ."""

_RIDGE: Final = 3.0
"""Pulls numbers that the games say little about towards 0."""

_SPREADS: Final = tuple(np.arange(1.0, 9.0, 0.5))


def self_play(
    policy: Policy, players: int, games: int, seed: int, variant: Variant = Variant.STANDARD
) -> tuple[Games, Floats, Floats]:
    """Positions of games played to their end.

    Returns all positions, and for each [n, p] the final points and the shares of the victory;
    games that the cap broke off are left out.
    """
    rng = np.random.default_rng(seed)
    going = repeat(starting_position(players, variant), games)
    number = np.arange(games)
    seen, owner = [going], [number]
    points, shares = np.full((2, games, players), np.nan)
    while len(going):
        chosen, anything = policy(going, rng), random_choices(going, rng)
        explore = rng.random((len(going), players)) < _EXPLORE
        going, _ = play(
            going,
            np.where(explore[:, :, None], anything.placed, chosen.placed),
            np.where(explore, anything.dragon, chosen.dragon),
            np.where(explore, anything.witch, chosen.witch),
        )
        over = going.finished
        points[number[over]] = going.scores[over]
        shares[number[over]] = going.shares()[over]
        left = ~over & (going.rounds <= CAP)
        going, number = going.take(left), number[left]
        seen.append(going)
        owner.append(number)
    every = np.concatenate(owner)
    rows = np.flatnonzero(~np.isnan(shares[every, 0]))
    return join(seen).take(rows), points[every[rows]], shares[every[rows]]


def fit(games: Games, points: Floats, shares: Floats) -> ClosedForm:
    """The closed form that explains these results best; arguments as `self_play` returns them."""
    shape = CLOSED_FORMS[games.players]
    sizes = [len(shape.place), len(shape.lead), len(shape.noble), 1, 1, 1, 1]
    edges = np.cumsum(sizes)

    def form(numbers: NDArray[np.floating[Any]]) -> ClosedForm:
        place, lead, noble, *rest = np.split(numbers, edges[:-1])
        hand, dragon, witch, final = (float(part[0]) for part in rest)
        return replace(
            shape,
            place=tuple(place.tolist()),
            lead=tuple(lead.tolist()),
            noble=tuple(noble.tolist()),
            hand=hand,
            dragon=dragon,
            witch=witch,
            final=final,
        )

    # The closed form is linear in its numbers, so each alone shows what it adds.
    terms = [_centred(form(unit).worth(games) - games.scores.T) for unit in np.eye(edges[-1])]
    columns = np.stack([term.ravel() for term in terms], axis=1)
    wanted = _centred(points.T - games.scores.T).ravel()
    square = columns.T @ columns + _RIDGE * np.eye(len(terms))
    best = form(np.linalg.solve(square, columns.T @ wanted).round(3))
    return replace(best, spread=_best_spread(best, games, shares))


def _centred(values: Floats) -> Floats:
    return np.asarray(values - values.mean(axis=0))


def _best_spread(form: ClosedForm, games: Games, shares: Floats) -> tuple[float, float]:
    """The spread with the least log loss."""
    worth = form.worth(games)
    left = 1 - games.scores.max(axis=1) / GOAL

    def log_loss(spread: tuple[float, float]) -> float:
        scaled = worth / (spread[0] + spread[1] * left)
        scaled = scaled - scaled.max(axis=0)
        logs = scaled - np.log(np.exp(scaled).sum(axis=0))
        return float(-(shares.T * logs).sum())

    start, more = min(product(_SPREADS, _SPREADS), key=log_loss)
    return float(start), float(more)
