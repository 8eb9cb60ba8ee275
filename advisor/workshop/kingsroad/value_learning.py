"""The value network in training: what it has seen, and the slopes of its losses."""

from __future__ import annotations

from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Int8, Singles, softmax
from advisor.kingsroad.values.network import MARGIN_UNIT, Network, balanced
from advisor.learning.descent import Learner, Ring, backward, forward

_LEAST: Final = 4_000
"""Positions are drawn from at least so many, where there are as many."""

_MARGIN_SHARE: Final = 0.25
"""The weight of the margin's loss beside the loss of the chance to win."""


class Samples(Ring):
    """The most recent positions: their views, chances to win and margins.

    Attributes:
        share: of all positions so far, the latest that are drawn; of these as many as are kept.
    """

    def __init__(self, memory: int, features: int, players: int, share: float = 1.0) -> None:
        super().__init__(memory)
        self.share = share
        self.added = 0
        self.views = np.zeros((memory, features, players), np.int8)
        self.win = np.zeros((memory, players), np.float32)
        self.margin = np.zeros((memory, players), np.float32)

    def add(self, views: Int8, win: Singles, margin: Singles) -> None:
        """Adds t positions: views [t, features, p], win and margin [t, p]."""
        rows = self.advance(len(views))
        self.added += len(views)
        self.views[rows], self.win[rows], self.margin[rows] = views, win, margin

    def draw(self, count: int, rng: np.random.Generator) -> tuple[Int8, Singles, Singles]:
        """A random batch: views [features, p, count], win and margin [p, count]."""
        rows = self.drawn(count, rng, max(_LEAST, int(self.share * self.added)))
        return self.views[rows].transpose(1, 2, 0), self.win[rows].T, self.margin[rows].T


class ValueLearner(Learner[Network]):
    """A value network in training; its losses are those of `gradient`."""

    def learn(self, views: Int8, win: Singles, margin: Singles) -> None:
        """One step on a batch: views [features, p, b], targets [p, b]."""
        self.descend(*gradient(self.network, views, win, margin))


def gradient(
    network: Network, views: Int8, win: Singles, margin: Singles
) -> tuple[Floats, list[Singles]]:
    """The losses (log loss of the chance to win, squared error of the margin), and slopes.

    The slopes, by parameter, are those of the first loss plus a share of the second.
    """
    players, count = win.shape
    passed = forward(network, views.reshape(len(views), -1).astype(np.float32))
    strength, tens = passed.out.reshape(2, players, count)
    chance = softmax(strength, axis=0)
    error = balanced(tens) - margin / np.float32(MARGIN_UNIT)
    log_loss = -(win * np.log(chance + 1e-7)).sum() / count
    squared = (error * error).sum() / count

    slope = np.empty((2, players, count), np.float32)
    slope[0] = (chance - win) / count
    # The mean of two opposite errors is the error itself, so `balanced` needs no slope of its own.
    slope[1] = balanced(error) * np.float32(2 * _MARGIN_SHARE / count)
    return np.array([log_loss, squared]), backward(network, passed, slope.reshape(2, -1))
