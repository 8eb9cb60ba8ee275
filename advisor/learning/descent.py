"""Gradient descent for the networks: backward pass, Adam, weight averaging, a ring of samples."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi
from typing import Final, Generic

import numpy as np

from advisor.core.arrays import Floats, Indices, Singles
from advisor.learning.layers import TOP, Layers, LayersT, with_parameters

_DECAY: Final = (0.9, 0.999)
"""Adam's decay rates for the means of slopes and squared slopes (Kingma and Ba, 2015)."""

_LOWEST_RATE: Final = 0.1
"""The share of the first learning rate that is left in the end."""

_SMOOTHING: Final = 0.998
"""The decay rate of the averaged weights."""


class Ring:
    """Which rows of a memory to write next: the oldest are overwritten.

    Attributes:
        memory: the number of rows.
        filled: how many hold something.
        next: the row written next.
    """

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.filled = 0
        self.next = 0

    def advance(self, count: int) -> Indices:
        """The rows for the next ``count`` samples."""
        rows = (self.next + np.arange(count)) % self.memory
        self.next = int((self.next + count) % self.memory)
        self.filled = min(self.filled + count, self.memory)
        return np.asarray(rows)

    def drawn(self, count: int, rng: np.random.Generator, recent: int | None = None) -> Indices:
        """Random rows that hold something; only of so many ``recent`` ones, where it is given."""
        latest = self.filled if recent is None else max(1, min(recent, self.filled))
        rows = (self.next - 1 - rng.integers(latest, size=count)) % self.memory
        return np.asarray(rows)


class Learner(Generic[LayersT]):
    """A network in training, with the state of the optimizer.

    Attributes:
        network: the network.
        rate: the first learning rate; it falls to a tenth over ``cooling`` steps, as a cosine does.
        steps: how many steps it has learnt.
        first, second: by parameter, the means of slopes and squared slopes.
        average: by parameter, the weights averaged over recent steps.
        losses: recent losses.
    """

    def __init__(self, network: LayersT, rate: float, cooling: int, losses: int) -> None:
        # A copy, as learning changes it in place.
        self.network: LayersT = with_parameters(network, network.parameters)
        self.rate = rate
        self.cooling = cooling
        self.steps = 0
        self.first = [np.zeros_like(values) for values in network.parameters]
        self.second = [np.zeros_like(values) for values in network.parameters]
        self.average = [values.copy() for values in network.parameters]
        self.losses = np.zeros(losses)

    def smooth(self) -> LayersT:
        """The network with its weights averaged over recent steps."""
        return with_parameters(self.network, self.average)

    def descend(self, losses: Floats, slopes: list[Singles]) -> None:
        """One step down these slopes, by parameter."""
        self.steps += 1
        self.losses += 0.01 * (losses - self.losses)
        fall = (1 - cos(pi * min(1.0, self.steps / self.cooling))) / 2
        rate = self.rate * (1 - (1 - _LOWEST_RATE) * fall)
        slow, fast = (1 - decay**self.steps for decay in _DECAY)
        smoothing = min(_SMOOTHING, 1 - 1 / (1 + self.steps))
        for number, slope in enumerate(slopes):
            values, average = self.network.parameters[number], self.average[number]
            first, second = self.first[number], self.second[number]
            first += (1 - _DECAY[0]) * (slope - first)
            second += (1 - _DECAY[1]) * (slope * slope - second)
            values -= rate * (first / slow) / (np.sqrt(second / fast) + 1e-8)
            average += (1 - smoothing) * (values - average)


@dataclass(frozen=True, slots=True)
class Passed:
    """What a network made of m inputs: by layer, the numbers before and after the cut.

    Attributes:
        x: [inputs, m].
        raw1, hidden: [first layer, m].
        raw2, inner: [second layer, m].
        out: [outputs, m].
    """

    x: Singles
    raw1: Singles
    hidden: Singles
    raw2: Singles
    inner: Singles
    out: Singles


def forward(network: Layers, x: Singles) -> Passed:
    """The forward pass for inputs [inputs, m], without rounding."""
    raw1 = network.w1 @ x + network.b1[:, None]
    hidden = np.clip(raw1, 0, TOP)
    raw2 = network.w2 @ hidden + network.b2[:, None]
    inner = np.clip(raw2, 0, TOP)
    return Passed(x, raw1, hidden, raw2, inner, network.w3 @ inner + network.b3[:, None])


def backward(network: Layers, passed: Passed, outer: Singles) -> list[Singles]:
    """By parameter, the slopes of a loss with these slopes [outputs, m] at the outputs."""
    back2 = (network.w3.T @ outer) * ((passed.raw2 > 0) & (passed.raw2 < TOP))
    back1 = (network.w2.T @ back2) * ((passed.raw1 > 0) & (passed.raw1 < TOP))
    return [
        back1 @ passed.x.T,
        back1.sum(axis=1),
        back2 @ passed.hidden.T,
        back2.sum(axis=1),
        outer @ passed.inner.T,
        outer.sum(axis=1),
    ]
