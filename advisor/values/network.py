"""A small value network in NumPy: two hidden layers over a player's view of the board.

The same network looks at the table with every player's eyes and gives each a strength; the chances
to win are the softmax of the strengths. Its weights are whole multiples of small steps and its
hidden numbers are rounded to steps as well, so that every sum is exact in single precision: the
values are the same to the last bit whatever the machine, the batch or the order of the games.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from advisor.batch.games import Games
from advisor.core.arrays import Floats, Reals, Singles, softmax
from advisor.values.features import Part, feature_count, parts
from advisor.values.valuer import Values
from kingsroad.files import open_file

MARGIN_UNIT: Final = 10.0
"""The network's margins are in tens of points."""

TOP: Final = 4.0
"""Hidden numbers are cut to 0 … TOP."""

_INPUT_STEP: Final = 2.0**-12
_HIDDEN_STEP: Final = 2.0**-6
_INNER_STEP: Final = 2.0**-7
_MOST_INNER: Final = 4.0
"""With these steps the sums of the second layer stay below 2**24 steps, hence exact."""

_CHUNK: Final = 8192
_LOOK: Final = 128
"""Games whose views are made at a time, and games looked at: what fits into the processor's cache
as bytes and as hidden numbers."""


@dataclass(frozen=True, slots=True)
class Network:
    """Weights [outputs, inputs] and biases of the three layers, and what to call them.

    The last layer gives two numbers a view: the strength and the margin in tens of points.
    """

    w1: Singles
    b1: Singles
    w2: Singles
    b2: Singles
    w3: Singles
    b3: Singles
    name: str = "learnt values"

    @property
    def parameters(self) -> tuple[Singles, ...]:
        """All weights, in a fixed order."""
        return (self.w1, self.b1, self.w2, self.b2, self.w3, self.b3)

    def rounded(self) -> Network:
        """The same network with its weights at whole steps, as `values` needs them."""
        return replace(
            self,
            w1=_to_steps(self.w1, _INPUT_STEP),
            b1=_to_steps(self.b1, _INPUT_STEP),
            w2=_to_steps(np.clip(self.w2, -_MOST_INNER, _MOST_INNER), _INNER_STEP),
            b2=_to_steps(self.b2, _HIDDEN_STEP * _INNER_STEP),
        )

    def values(self, games: Games) -> Values:
        """Values games none of which is finished; the network must be `rounded`."""
        win = np.empty((games.players, len(games)))
        margin = np.empty_like(win)
        for start in range(0, len(games), _CHUNK):
            part = slice(start, start + _CHUNK)
            win[:, part], margin[:, part] = self._look(games.take(part))
        return Values(win.T, margin.T)

    def _look(self, games: Games) -> tuple[Floats, Floats]:
        """The values [p, n] of some games."""
        seen = [(self._seen(part), part.which) for part in parts(games)]
        seen[0][0][:] += self.b1 / _HIDDEN_STEP
        out = np.empty((2, games.players, len(games)))
        hidden = np.empty((games.players, min(len(games), _LOOK), len(self.b1)), np.float32)
        more = np.empty_like(hidden)
        inner_weights = self.w2.T * np.float32(_HIDDEN_STEP)
        last = self.w3.astype(np.float64)
        for first in range(0, len(games), _LOOK):
            part = slice(first, first + _LOOK)
            count = len(seen[0][1][part])
            total, term = hidden[:, :count], more[:, :count]
            for number, (table, which) in enumerate(seen):
                np.take(table, which[part], axis=1, out=term if number else total, mode="clip")
                if number:
                    total += term
            np.clip(total, 0, TOP / _HIDDEN_STEP, out=total)
            np.rint(total, out=total)
            inner = total.reshape(-1, total.shape[2]) @ inner_weights
            inner += self.b2
            np.clip(inner, 0, TOP, out=inner)
            out[:, :, part] = (last @ inner.T + self.b3[:, None]).reshape(2, -1, count)
        strength, margin = out
        return softmax(strength, axis=0, symmetric=True), balanced(margin) * MARGIN_UNIT

    def _seen(self, part: Part) -> Singles:
        """[p, k, hidden]: what a part of the views adds to the hidden numbers, in their steps."""
        features, players, count = part.table.shape
        x = part.table.reshape(features, -1).T.astype(np.float32)
        seen = x @ (self.w1[:, part.rows].T / np.float32(_HIDDEN_STEP))
        return np.asarray(seen.reshape(players, count, -1))


def balanced(margin: Reals) -> Reals:
    """[2, n]: with two players, one's margin is the other's loss; else as it is."""
    if len(margin) != 2:
        return margin
    half = margin - margin[::-1]
    half /= 2
    return half


def fresh_network(features: int, hidden: tuple[int, int], rng: np.random.Generator) -> Network:
    """A network that knows nothing; ``hidden`` gives the sizes of the two hidden layers."""

    def weights(outputs: int, inputs: int, scale: float) -> Singles:
        return np.asarray(rng.normal(0, scale, (outputs, inputs)), np.float32)

    first, second = hidden
    return Network(
        w1=weights(first, features, 0.1 / features**0.5),
        b1=np.full(first, 0.2, np.float32),
        w2=weights(second, first, (2 / first) ** 0.5),
        b2=np.full(second, 0.2, np.float32),
        w3=weights(2, second, 0.1),
        b3=np.zeros(2, np.float32),
    )


LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
"""What the arrays of a network are called in files."""


class WeightsError(ValueError):
    """A file that holds no usable weights; says which and why."""


def read_network(content: bytes, name: str) -> Network:
    """Reads a network from the bytes of a file of weights. Raises ValueError if they are none."""
    arrays = read_arrays(content)
    try:
        return Network(**{layer: arrays[layer] for layer in LAYERS}, name=name)
    except KeyError as missing:
        raise ValueError(f"has no array {missing}") from None


def read_weights(file: Path, players: int) -> Network:
    """Reads a file of weights for so many players. Raises WeightsError if it cannot."""
    try:
        with open_file(file) as opened:
            network = read_network(opened.read(), str(file))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise WeightsError(f"weights {file}: {reason}") from None
    if network.w1.shape[1] != feature_count(players):
        raise WeightsError(f"weights {file}: are not for {players} players")
    return network


def read_arrays(content: bytes) -> dict[str, NDArray[Any]]:
    """Reads a NumPy archive from the bytes of its file. Raises ValueError if they are none."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as archive:
            return {name: archive[name] for name in archive.files}
    except (ValueError, EOFError, BadZipFile, AttributeError):
        # NumPy's own words are about pickles and how to load them unsafely.
        raise ValueError("is no NumPy archive") from None


def _to_steps(values: Singles, step: float) -> Singles:
    return np.asarray(np.rint(values / step) * step, np.float32)
