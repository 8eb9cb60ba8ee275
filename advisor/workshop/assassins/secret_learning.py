"""Learns how to choose the three assassins: a matrix game, filled by what self-play shows.

The people choose a trio; the king's side whom to suspect from the start: one of the townsfolk, or
nobody. What a trio is worth against a suspicion is told by few figures, as single ones are seen too
seldom: what each of its members is worth, what it costs to be suspected, and what it brings that
another is. GLOP finds the lot that does best against the suspicion that is worst for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from advisor.assassins.belief.trios import EVEN, MEMBERS, TRIOS
from advisor.assassins.values.secret_mix import SecretMix
from advisor.core.arrays import Bools, Floats, Ints
from advisor.kingsroad.equilibrium.linear_programs import capped_maximin
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.town import TOWNSFOLK

NOBODY: Final = -1
"""That nobody is suspected from the start, where it is told by a number."""

_MOST: Final = 0.025
"""No trio is drawn more often: what is learnt of single ones is not certain enough for more."""

_SPREAD: Final = 0.3
"""How far a figure is from 0, in logits, before anything was seen (standard deviation)."""

_STEPS: Final = 20
"""Newton's; the loss is convex, and a few are enough."""


def learnt_secret(games: Sequence[AssassinsGame], suspected: Sequence[int]) -> SecretMix:
    """The lot by which to choose.

    What it is worth is told by games that it has not learnt from: half of them say how to choose,
    the other half what that brings, and the other way round.

    Args:
        games: finished, their secrets known.
        suspected: by game, whom the king's side suspected from the start, or `NOBODY`.
    """
    seen = np.array(suspected)
    trios: Ints = np.array([TRIOS.index(_trio(game)) for game in games])
    held: Bools = np.array([_held(game) for game in games])
    halves = [
        people_chances_of_choices(trios[half::2], seen[half::2], held[half::2]) for half in (0, 1)
    ]
    chance, even = np.mean(
        [
            [(lot @ theirs).min() for lot in (capped_maximin(ours, _MOST), EVEN)]
            for ours, theirs in (halves, halves[::-1])
        ],
        axis=0,
    ).tolist()
    worth = people_chances_of_choices(trios, seen, held)
    return SecretMix(capped_maximin(worth, _MOST), chance, even)


def people_chances_of_choices(trios: Ints, suspected: Ints, held: Bools) -> Floats:
    """The people's side's chances to win by its trio against each suspicion.

    Args:
        trios: by game, the place of the trio; shape (n,).
        suspected: who was suspected, or `NOBODY`; shape (n,).
        held: whether the people have won; shape (n,).

    Returns:
        Shape (220, 13): nobody is suspected, or one of the twelve.
    """
    figures = _figures(trios, suspected)
    prior = np.full(figures.shape[1], _SPREAD**-2)
    prior[0] = 0  # how often the people win at all is not pulled to one half
    weights = np.zeros(figures.shape[1])
    for _ in range(_STEPS):
        said = _sigmoid(figures @ weights)
        slope = figures.T @ (held - said) - prior * weights
        curve = (figures.T * (said * (1 - said))) @ figures + np.diag(prior)
        weights = weights + np.linalg.solve(curve, slope)
    every = np.arange(len(TRIOS))
    return np.stack(
        [
            _sigmoid(_figures(every, np.full(len(every), suspect)) @ weights)
            for suspect in range(NOBODY, TOWNSFOLK)
        ],
        axis=1,
    )


def _figures(trios: Ints, suspected: Ints) -> Floats:
    """By column: 1, each of the townsfolk (less the mean), a member is suspected, another is."""
    members = MEMBERS[trios]
    found = members[np.arange(len(trios)), suspected] & (suspected != NOBODY)
    missed = (suspected != NOBODY) & ~found
    shares = members - MEMBERS.mean(axis=0)
    return np.column_stack([np.ones(len(trios)), shares, found, missed])


def _sigmoid(logits: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-logits))
    return found


def _trio(game: AssassinsGame) -> frozenset[int]:
    assert game.secret is not None
    return game.secret.assassins


def _held(game: AssassinsGame) -> bool:
    return game.result is not None and game.result.winner is Side.PEOPLE
