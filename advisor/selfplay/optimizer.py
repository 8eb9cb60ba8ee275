"""Gradient descent for the value network: backward pass, Adam, weight averaging, samples."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Int8, Singles, softmax
from advisor.values.network import MARGIN_UNIT, TOP, Network, balanced

_MARGIN_SHARE: Final = 0.25
"""The weight of the margin's loss beside the loss of the chance to win."""

_DECAY: Final = (0.9, 0.999)
"""Adam's decay rates for the means of slopes and squared slopes (Kingma and Ba, 2015)."""

_SMOOTHING: Final = 0.998
"""The decay rate of the averaged weights."""


class Samples:
    """The most recent positions: their views, chances to win and margins."""

    def __init__(self, memory: int, features: int, players: int) -> None:
        self.views = np.zeros((memory, features, players), np.int8)
        self.win = np.zeros((memory, players), np.float32)
        self.margin = np.zeros((memory, players), np.float32)
        self.filled = 0
        self.next = 0

    def add(self, views: Int8, win: Singles, margin: Singles) -> None:
        """Adds t positions: views [t, features, p], win and margin [t, p]."""
        rows = (self.next + np.arange(len(views))) % len(self.views)
        self.views[rows], self.win[rows], self.margin[rows] = views, win, margin
        self.next = int((self.next + len(views)) % len(self.views))
        self.filled = min(self.filled + len(views), len(self.views))

    def draw(self, count: int, rng: np.random.Generator) -> tuple[Int8, Singles, Singles]:
        """A random batch: views [features, p, count], win and margin [p, count]."""
        rows = rng.integers(self.filled, size=count)
        return self.views[rows].transpose(1, 2, 0), self.win[rows].T, self.margin[rows].T


class Learner:
    """A network in training, with the state of the optimizer."""

    def __init__(self, network: Network, rate: float, cooling: int) -> None:
        # A copy, as learning changes it in place.
        self.network = with_parameters(network, list(network.parameters))
        self.rate = rate
        self.cooling = cooling
        self.steps = 0
        self.first = [np.zeros_like(values) for values in network.parameters]
        self.second = [np.zeros_like(values) for values in network.parameters]
        self.average = [values.copy() for values in network.parameters]
        self.losses = np.zeros(2)

    def smooth(self) -> Network:
        """The network with its weights averaged over recent steps."""
        return with_parameters(self.network, self.average)

    def learn(self, views: Int8, win: Singles, margin: Singles) -> None:
        """One step on a batch: views [features, p, b], targets [p, b]."""
        losses, gradients = gradient(self.network, views, win, margin)
        self.steps += 1
        self.losses += 0.01 * (losses - self.losses)
        rate = self.rate * max(0.1, 1 - 0.9 * self.steps / self.cooling)
        slow, fast = (1 - decay**self.steps for decay in _DECAY)
        smoothing = min(_SMOOTHING, 1 - 1 / (1 + self.steps))
        for number, slope in enumerate(gradients):
            values, average = self.network.parameters[number], self.average[number]
            first, second = self.first[number], self.second[number]
            first += (1 - _DECAY[0]) * (slope - first)
            second += (1 - _DECAY[1]) * (slope * slope - second)
            values -= rate * (first / slow) / (np.sqrt(second / fast) + 1e-8)
            average += (1 - smoothing) * (values - average)


def with_parameters(network: Network, parameters: list[Singles]) -> Network:
    """The network with other weights, in the order of `Network.parameters`."""
    w1, b1, w2, b2, w3, b3 = (values.copy() for values in parameters)
    return replace(network, w1=w1, b1=b1, w2=w2, b2=b2, w3=w3, b3=b3)


def gradient(
    network: Network, views: Int8, win: Singles, margin: Singles
) -> tuple[Floats, list[Singles]]:
    """The losses (log loss of the chance to win, squared error of the margin), and slopes.

    The slopes, by parameter, are those of the first loss plus a share of the second.
    """
    players, count = win.shape
    x = views.reshape(len(views), -1).astype(np.float32)
    raw1 = network.w1 @ x + network.b1[:, None]
    hidden = np.clip(raw1, 0, TOP)
    raw2 = network.w2 @ hidden + network.b2[:, None]
    inner = np.clip(raw2, 0, TOP)
    strength, tens = (network.w3 @ inner + network.b3[:, None]).reshape(2, players, count)
    chance = softmax(strength, axis=0)
    error = balanced(tens) - margin / np.float32(MARGIN_UNIT)
    log_loss = -(win * np.log(chance + 1e-7)).sum() / count
    squared = (error * error).sum() / count

    slope = np.empty((2, players, count), np.float32)
    slope[0] = (chance - win) / count
    # The mean of two opposite errors is the error itself, so `balanced` needs no slope of its own.
    slope[1] = balanced(error) * np.float32(2 * _MARGIN_SHARE / count)
    outer = slope.reshape(2, -1)
    back2 = (network.w3.T @ outer) * ((raw2 > 0) & (raw2 < TOP))
    back1 = (network.w2.T @ back2) * ((raw1 > 0) & (raw1 < TOP))
    return np.array([log_loss, squared]), [
        back1 @ x.T,
        back1.sum(axis=1),
        back2 @ hidden.T,
        back2.sum(axis=1),
        outer @ inner.T,
        outer.sum(axis=1),
    ]
