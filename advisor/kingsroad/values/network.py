"""The value network: two numbers for each player's view, from which the values are made.

The network gives each view a strength, and the chances to win are the softmax of the strengths. It
also gives the expected margin. The values are the same to the last bit in any batch and in any
order of the games (`advisor.learning.layers`).
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from advisor.core.arrays import Reals, softmax
from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.values.features import feature_count, parts
from advisor.kingsroad.values.valuer import Values
from advisor.learning.archive import Archive, opened_archive
from advisor.learning.layers import VIEW_BATCH, Layers, fresh_weights, read_layers, weights_in
from kingsroad.position import PLAYERS

MARGIN_UNIT: Final = 10.0
"""The network's margins are in tens of points."""

VALUE_OUTPUTS: Final = 2
"""The strength, and the margin in tens of points."""


@dataclass(frozen=True, slots=True)
class Network(Layers):
    """A network that values positions."""

    def values(self, games: Games) -> Values:
        """Values games none of which is finished; the network must be `layers.rounded`."""
        win = np.empty((games.num_players, len(games)))
        margin = np.empty_like(win)
        for start in range(0, len(games), VIEW_BATCH):
            batch = slice(start, start + VIEW_BATCH)
            strength, tens = self.outputs(parts(games.take(batch)))
            win[:, batch] = softmax(strength, axis=0, symmetric=True)
            margin[:, batch] = balanced(tens) * MARGIN_UNIT
        return Values(win.T, margin.T)


def balanced(margin: Reals) -> Reals:
    """[p, n]: margins; with two players, made each other's opposite."""
    if len(margin) != 2:
        return margin
    half = margin - margin[::-1]
    half /= 2
    return half


def fresh_network(features: int, hidden: tuple[int, int], rng: np.random.Generator) -> Network:
    """A network with random weights; ``hidden`` gives the sizes of the two hidden layers."""
    return Network(*fresh_weights(features, hidden, VALUE_OUTPUTS, rng))


def read_network(content: bytes, name: str) -> Network:
    """Reads a network from the bytes of a weights file. Raises ArchiveError if they are none."""
    with opened_archive(io.BytesIO(content)) as archive:
        return network_in(archive, name=name)


def read_weights(file: Path, players: int) -> Network:
    """Reads a weights file for this number of players. Raises WeightsError if it cannot."""

    def read(archive: Archive) -> Network:
        return network_in(archive, name=str(file))

    return read_layers(file, "weights", read, feature_count(players), players)


def network_in(archive: Archive, prefix: str = "", name: str = "learnt values") -> Network:
    """Reads a network from an archive. Raises ArchiveError as `weights_in`."""
    features = frozenset(map(feature_count, PLAYERS))
    return Network(*weights_in(archive, prefix, features, VALUE_OUTPUTS), name=name)
