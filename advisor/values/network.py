"""A small value network in NumPy: two hidden layers over a player's view of the board.

The same network is applied to every player's view and gives each a strength; the chances to win are
the softmax of the strengths. Its weights are whole multiples of small steps and its hidden numbers
are rounded to steps as well, so that every sum is exact in single precision: the values are the
same to the last bit on any machine, in any batch and in any order of the games.
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
from advisor.values.features import ViewPart, feature_count, parts
from advisor.values.valuer import Values
from tabletop.files import open_file

MARGIN_UNIT: Final = 10.0
"""The network's margins are in tens of points."""

TOP: Final = 4.0
"""Hidden numbers are cut to 0 … TOP."""

_INPUT_STEP: Final = 2.0**-12
_HIDDEN_STEP: Final = 2.0**-6
_INNER_STEP: Final = 2.0**-7
_MAX_INNER: Final = 4.0
"""With these steps the sums of the second layer stay below 2**24 steps, hence exact."""

_VIEW_BATCH: Final = 8192
_HIDDEN_BATCH: Final = 128
"""As many games at a time as fit into the processor's cache, as views and as hidden numbers."""


@dataclass(frozen=True, slots=True)
class Network:
    """Weights [outputs, inputs] and biases [outputs] of the three layers, and a name for people.

    The last layer gives two numbers for each view: the strength, and the margin in tens of points.
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
        """All weights and biases, in the order of `LAYERS`."""
        return (self.w1, self.b1, self.w2, self.b2, self.w3, self.b3)

    def rounded(self) -> Network:
        """The network with its weights rounded to whole steps, as `values` requires."""
        return replace(
            self,
            w1=_to_steps(self.w1, _INPUT_STEP),
            b1=_to_steps(self.b1, _INPUT_STEP),
            w2=_to_steps(np.clip(self.w2, -_MAX_INNER, _MAX_INNER), _INNER_STEP),
            b2=_to_steps(self.b2, _HIDDEN_STEP * _INNER_STEP),
        )

    def values(self, games: Games) -> Values:
        """Values games none of which is finished; the network must be `rounded`."""
        win = np.empty((games.num_players, len(games)))
        margin = np.empty_like(win)
        for start in range(0, len(games), _VIEW_BATCH):
            batch = slice(start, start + _VIEW_BATCH)
            win[:, batch], margin[:, batch] = self._forward(games.take(batch))
        return Values(win.T, margin.T)

    def _forward(self, games: Games) -> tuple[Floats, Floats]:
        """Chances to win and margins, [p, n] each."""
        terms = [(self._hidden_terms(part), part.which) for part in parts(games)]
        terms[0][0][:] += self.b1 / _HIDDEN_STEP
        out = np.empty((2, games.num_players, len(games)))
        hidden = np.empty(
            (games.num_players, min(len(games), _HIDDEN_BATCH), len(self.b1)), np.float32
        )
        added = np.empty_like(hidden)
        inner_weights = self.w2.T * np.float32(_HIDDEN_STEP)
        last = self.w3.astype(np.float64)
        for start in range(0, len(games), _HIDDEN_BATCH):
            batch = slice(start, start + _HIDDEN_BATCH)
            count = len(terms[0][1][batch])
            total, term = hidden[:, :count], added[:, :count]
            for number, (table, which) in enumerate(terms):
                np.take(table, which[batch], axis=1, out=term if number else total, mode="clip")
                if number:
                    total += term
            np.clip(total, 0, TOP / _HIDDEN_STEP, out=total)
            np.rint(total, out=total)
            inner = total.reshape(-1, total.shape[2]) @ inner_weights
            inner += self.b2
            np.clip(inner, 0, TOP, out=inner)
            out[:, :, batch] = (last @ inner.T + self.b3[:, None]).reshape(2, -1, count)
        strength, margin = out
        return softmax(strength, axis=0, symmetric=True), balanced(margin) * MARGIN_UNIT

    def _hidden_terms(self, part: ViewPart) -> Singles:
        """[p, k, hidden]: what a part of the views adds to the first layer, in hidden steps."""
        features, players, count = part.table.shape
        x = part.table.reshape(features, -1).T.astype(np.float32)
        terms = x @ (self.w1[:, part.features].T / np.float32(_HIDDEN_STEP))
        return np.asarray(terms.reshape(players, count, -1))


def balanced(margin: Reals) -> Reals:
    """[p, n]: margins; with two players, made each other's opposite."""
    if len(margin) != 2:
        return margin
    half = margin - margin[::-1]
    half /= 2
    return half


def fresh_network(features: int, hidden: tuple[int, int], rng: np.random.Generator) -> Network:
    """A network with random weights; ``hidden`` gives the sizes of the two hidden layers."""

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
"""The names of a network's arrays in files."""


class WeightsError(ValueError):
    """A file holds no usable weights; the message says which and why."""


def read_network(content: bytes, name: str) -> Network:
    """Reads a network from the bytes of a weights file. Raises ValueError if they are none."""
    arrays = read_arrays(content)
    try:
        return Network(**{layer: arrays[layer] for layer in LAYERS}, name=name)
    except KeyError as missing:
        raise ValueError(f"has no array {missing}") from None


def read_weights(file: Path, players: int) -> Network:
    """Reads a weights file for this number of players. Raises WeightsError if it cannot."""
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
        # NumPy's own message would advise to load pickles.
        raise ValueError("is no NumPy archive") from None


def _to_steps(values: Singles, step: float) -> Singles:
    return np.asarray(np.rint(values / step) * step, np.float32)
