"""Learns what is to be made of what was seen: the weights of a `Suspicion`, from games played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.assassins.belief.evidence import evidence_of
from advisor.assassins.belief.suspicion import SIGNS, Suspicion, signs_of
from advisor.assassins.belief.trios import MEMBERS, TRIOS
from advisor.core.arrays import Bools, Floats, Indices
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.secret import possible_secrets
from assassins.town import TOWNSFOLK

_STEPS: Final = 12
"""Newton's steps; the loss is convex, and a few are enough."""

_RIDGE: Final = 1e-3
_MOST: Final = 4.0
"""The largest weight: somebody who never did a thing in some hundred games may do it once."""

_TRUSTED: Final = tuple(share / 20 for share in range(1, 11))
"""The shares of distrust that are tried."""

_BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Suspects:
    """n moments after phases of the people's side, each with its game's trio.

    Attributes:
        signs: what speaks for each trio; shape (n, 220, 11).
        possible: which trios are; shape (n, 220).
        truth: the place of the right one; shape (n,).
        round: when; shape (n,).
        known: who was revealed or is out of the game: nobody asks about them; shape (n, 12).
    """

    signs: Floats
    possible: Bools
    truth: Indices
    round: Indices
    known: Bools

    def at(self, some: Indices | Bools) -> Suspects:
        """Some of the moments."""
        return Suspects(
            self.signs[some],
            self.possible[some],
            self.truth[some],
            self.round[some],
            self.known[some],
        )


def suspects_in(games: Sequence[AssassinsGame], rounds: Sequence[int] | None = None) -> Suspects:
    """The moments after the people's phases of finished games whose secret is known.

    Args:
        games: as played.
        rounds: those after which is looked; None for all that the game went on after.
    """
    signs, possible, truth, when, known = [], [], [], [], []
    for game in games:
        assert game.secret is not None
        total = np.zeros((len(TRIOS), len(SIGNS)))
        for phase in game.phases:
            if phase.side is not Side.PEOPLE or phase.after.over:
                continue
            total = total + signs_of(evidence_of(phase))
            if rounds is not None and phase.round not in rounds:
                continue
            fitting = {secret.assassins for secret in possible_secrets(phase.after)}
            position = phase.after
            signs.append(total.astype(np.float32))
            possible.append([trio in fitting for trio in TRIOS])
            truth.append(TRIOS.index(game.secret.assassins))
            when.append(phase.round)
            known.append([n in position.revealed or n in position.gone for n in range(TOWNSFOLK)])
    return Suspects(
        np.array(signs), np.array(possible), np.array(truth), np.array(when), np.array(known)
    )


def learnt_suspicion(suspects: Suspects, held_out: Suspects) -> Suspicion:
    """The weights of maximum likelihood, and the share of distrust that is best on other games."""
    weights = np.zeros(len(SIGNS))
    for _ in range(_STEPS):
        slope = -_RIDGE * len(suspects.truth) * weights
        curve = _RIDGE * len(suspects.truth) * np.eye(len(SIGNS))
        for at in range(0, len(suspects.truth), 500):
            part = suspects.at(np.arange(at, min(at + 500, len(suspects.truth))))
            shares = chances(part, weights)
            mean = np.einsum("ns,nsf->nf", shares, part.signs)
            slope += (part.signs[np.arange(len(mean)), part.truth] - mean).sum(axis=0)
            spread = np.einsum("ns,nsf,nsg->fg", shares, part.signs, part.signs, optimize=True)
            curve += spread - mean.T @ mean
        weights = np.clip(weights + np.linalg.solve(curve, slope), -_MOST, _MOST)
    losses = [log_loss(held_out, Suspicion(weights, share)) for share in _TRUSTED]
    return Suspicion(weights, _TRUSTED[int(np.argmin(losses))])


def chances(suspects: Suspects, weights: Floats, distrust: float = 0.0) -> Floats:
    """The beliefs at these moments; shape (n, 220)."""
    logits = np.where(suspects.possible, suspects.signs @ weights, -np.inf)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    alike = suspects.possible / suspects.possible.sum(axis=1, keepdims=True)
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    believed: Floats = (1 - distrust) * shares + distrust * alike
    return believed


def log_loss(suspects: Suspects, suspicion: Suspicion) -> float:
    """The mean of minus the logarithm of the chance of the right trio."""
    shares = chances(suspects, suspicion.weights, suspicion.distrust)
    return float(-np.log(shares[np.arange(len(shares)), suspects.truth]).mean())


def pawn_error(suspects: Suspects, suspicion: Suspicion) -> float:
    """The expected calibration error of the chances of hidden townsfolk on the board."""
    shares = chances(suspects, suspicion.weights, suspicion.distrust)
    said = (shares @ MEMBERS)[~suspects.known]
    right = MEMBERS[suspects.truth][~suspects.known]
    bins = np.minimum((said * _BINS).astype(int), _BINS - 1)
    return float(
        sum(
            abs(said[bins == one].mean() - right[bins == one].mean()) * (bins == one).mean()
            for one in np.unique(bins)
        )
    )
