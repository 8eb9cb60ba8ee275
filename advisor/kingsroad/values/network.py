"""The value network: two numbers for each player's view, from which the values are made.

The network gives each view a strength, and the chances to win are the softmax of the strengths. It
also gives the expected margin. The values are the same to the last bit in any batch and in any
order of the games (`advisor.learning.layers`).
"""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Reals, softmax
from advisor.kingsroad.batch.games import Games
from advisor.kingsroad.values.features import ViewKind, feature_count, parts, shared_rows
from advisor.kingsroad.values.valuer import Values
from advisor.learning.archive import Archive, ArchiveError, opened_archive
from advisor.learning.layers import (
    VIEW_BATCH,
    Layers,
    fresh_weights,
    layer_arrays,
    read_layers,
    weights_in,
)
from kingsroad.position import PLAYERS
from tabletop.say import Say

MARGIN_UNIT: Final = 10.0
"""The network's margins are in tens of points."""

VALUE_OUTPUTS: Final = 2
"""The strength, and the margin in tens of points."""


@dataclass(frozen=True, slots=True)
class Network(Layers):
    """A network that values positions.

    Attributes:
        kind: of the views that it takes.
    """

    kind: ViewKind = ViewKind.PLAIN

    def is_for(self, players: int) -> bool:
        """Whether it values positions of this number of players."""
        return bool(self.w1.shape[1] == feature_count(players, self.kind))

    def values(self, games: Games) -> Values:
        """Values games none of which is finished; the network must be `layers.rounded`."""
        win = np.empty((games.num_players, len(games)))
        margin = np.empty_like(win)
        for start in range(0, len(games), VIEW_BATCH):
            batch = slice(start, start + VIEW_BATCH)
            strength, tens = self.outputs(parts(games.take(batch), self.kind))
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


def fresh_network(
    features: int,
    hidden: tuple[int, int],
    rng: np.random.Generator,
    kind: ViewKind = ViewKind.PLAIN,
) -> Network:
    """A network with random weights; ``hidden`` gives the sizes of the two hidden layers."""
    return Network(*fresh_weights(features, hidden, VALUE_OUTPUTS, rng), kind=kind)


def seeing(network: Network, kind: ViewKind, players: int) -> Network:
    """The same function of views of another kind, of which it does not use what is new yet.

    The network itself where it has this kind already. Raises ValueError for a kind with less in it.
    """
    if kind is network.kind:
        return network
    if kind < network.kind:
        raise ValueError("the network needs more than these views hold")
    w1 = np.zeros((len(network.w1), feature_count(players, kind)), np.float32)
    w1[:, shared_rows(players)] = network.w1
    return replace(network, w1=w1, kind=kind)


def read_network(content: bytes, name: str) -> Network:
    """Reads a network from the bytes of a weights file. Raises ArchiveError if they are none."""
    with opened_archive(io.BytesIO(content)) as archive:
        return network_in(archive, name=name)


def read_weights(file: Path, players: int) -> Network:
    """Reads a weights file for this number of players. Raises WeightsError if it cannot."""

    def read(archive: Archive) -> Network:
        return network_in(archive, name=str(file))

    return read_layers(file, read, Network.is_for, players)


def network_in(archive: Archive, prefix: str = "", name: str = "learnt values") -> Network:
    """Reads a network from an archive. Raises ArchiveError as `weights_in`."""
    kind = _kind(archive, f"{prefix}version")
    features = frozenset(feature_count(players, kind) for players in PLAYERS)
    weights = weights_in(archive, prefix, features, VALUE_OUTPUTS)
    return Network(*weights, name=name, kind=kind)


def _kind(archive: Archive, name: str) -> ViewKind:
    """The kind of views that an archive's network takes; the first files name no version."""
    if name not in archive:
        return ViewKind.PLAIN
    (version,) = archive.read(name, np.uint8, (1,)).tolist()
    if version not in list(ViewKind):
        raise ArchiveError(Say("advisor-weights-version", version=str(version)))
    return ViewKind(version)


def network_arrays(network: Network, prefix: str = "") -> dict[str, NDArray[Any]]:
    """The arrays of a network in an archive, as `network_in` reads them."""
    arrays = layer_arrays(network, prefix)
    if network.kind is not ViewKind.PLAIN:
        arrays[f"{prefix}version"] = np.array([network.kind], np.uint8)
    return arrays
