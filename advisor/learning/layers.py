"""Two hidden layers over views of positions, in NumPy: what every network is made of.

The same weights are applied to every view of every position. They are whole multiples of small
steps and the hidden numbers are rounded to steps as well, so that every sum is exact in single
precision: the outputs are the same to the last bit on any machine, in any batch and in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Floats, Indices, Int8, Singles
from advisor.learning.archive import Archive, ArchiveError, opened_archive
from tabletop.errors import LocatedError
from tabletop.files import open_file, reason
from tabletop.say import Say

TOP: Final = 4.0
"""Hidden numbers are cut to 0 … TOP."""

MAX_HIDDEN: Final = 1_024
"""The largest hidden layer of a network in a file."""

_INPUT_STEP: Final = 2.0**-12
_HIDDEN_STEP: Final = 2.0**-6
_INNER_STEP: Final = 2.0**-7
_MAX_INNER: Final = 4.0
_MAX_INNER_SUM: Final = 512.0
"""With these steps the sums of the second layer stay below 2**24 steps, hence exact.

No weight of it is beyond the one; wider layers than 128 have smaller ones, so that as many of the
largest come to the other.
"""

VIEW_BATCH: Final = 16384
_HIDDEN_NUMBERS: Final = 60_000
"""As many positions at a time, and as many hidden numbers, as fit into the processor's cache."""

_ROUNDED_TO_NONE: Final = 0.5
"""Up to this many steps a hidden number is rounded to 0."""

LayersT = TypeVar("LayersT", bound="Layers")

Weights: TypeAlias = tuple[Singles, Singles, Singles, Singles, Singles, Singles]


class WeightsError(LocatedError):
    """A file holds no usable weights; ``where`` is the file."""


@dataclass(frozen=True, slots=True)
class ViewPart:
    """Some features in the p views of n positions; k distinct combinations, each stored once.

    Attributes:
        features: which of them.
        table: [features, p, k], the combinations.
        which: [n], each position's combination.
    """

    features: slice
    table: Int8
    which: Indices


@dataclass(frozen=True, slots=True)
class _Terms:
    """What parts of the views add to the hidden numbers, in hidden steps.

    Attributes:
        terms: by part, [combinations, views × hidden].
        inner_weights: [hidden, inner], what these hidden numbers add to the second layer.
        views: of each position.
    """

    terms: list[Singles]
    inner_weights: Singles
    views: int


@dataclass(frozen=True, slots=True)
class Layers:
    """Weights [outputs, inputs] and biases [outputs] of the three layers, and a name for people."""

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

    @property
    def hidden(self) -> tuple[int, int]:
        """The sizes of the two hidden layers."""
        return len(self.b1), len(self.b2)

    def outputs(self, parts: Iterable[ViewPart]) -> Floats:
        """[outputs, p, n]: what the last layer gives for the views of up to `VIEW_BATCH` positions.

        ``parts`` hold all features of the views. The weights must be `rounded`.
        """
        tables, which = self._live_terms(parts)
        views, count = tables.views, len(which[0])
        out = np.empty((len(self.b3), views, count))
        live = len(tables.inner_weights)
        most = max(1, _HIDDEN_NUMBERS // (views * max(1, live)))
        hidden = np.empty((min(count, most), views * live), np.float32)
        added = np.empty_like(hidden)
        last = self.w3.T.astype(np.float64)
        for start in range(0, count, most):
            batch = slice(start, start + most)
            some = len(which[0][batch])
            total, term = hidden[:some], added[:some]
            for number, (table, combination) in enumerate(zip(tables.terms, which, strict=True)):
                table.take(combination[batch], axis=0, out=term if number else total, mode="clip")
                if number:
                    total += term
            total.clip(0, TOP / _HIDDEN_STEP, out=total)
            np.rint(total, out=total)
            inner = total.reshape(some * views, live) @ tables.inner_weights
            inner += self.b2
            inner.clip(0, TOP, out=inner)
            outputs = inner.astype(np.float64) @ last + self.b3
            out[:, :, batch] = outputs.reshape(some, views, len(out)).T
        return out

    def _live_terms(self, parts: Iterable[ViewPart]) -> tuple[_Terms, list[Indices]]:
        """What the parts of the views add to the hidden numbers, and each position's combinations.

        A hidden number that is 0 whichever combinations come together is left out: it adds nothing.
        Positions that follow from one another have many of them in common.
        """
        parts = list(parts)
        terms = [self._hidden_terms(part) for part in parts]
        terms[0][:] += self.b1 / _HIDDEN_STEP
        highest = np.sum([term.max(axis=(0, 1)) for term in terms], axis=0)
        live = np.flatnonzero(highest > _ROUNDED_TO_NONE)
        views = terms[0].shape[1]
        by_combination = [term.take(live, axis=2).reshape(len(term), -1) for term in terms]
        weights = self.w2.T[live] * np.float32(_HIDDEN_STEP)
        return _Terms(by_combination, weights, views), [part.which for part in parts]

    def _hidden_terms(self, part: ViewPart) -> Singles:
        """[k, p, hidden]: what a part of the views adds to the first layer, in hidden steps."""
        features, players, count = part.table.shape
        x = part.table.T.astype(np.float32, order="C").reshape(-1, features)
        terms = x @ (self.w1[:, part.features].T / np.float32(_HIDDEN_STEP))
        return np.asarray(terms.reshape(count, players, -1))


LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
"""The names of a network's arrays in files."""


def rounded(network: LayersT) -> LayersT:
    """The network with its weights rounded to whole steps, as `Layers.outputs` requires."""
    most = min(_MAX_INNER, _MAX_INNER_SUM / len(network.b1))
    return replace(
        network,
        w1=_to_steps(network.w1, _INPUT_STEP),
        b1=_to_steps(network.b1, _INPUT_STEP),
        w2=_to_steps(np.clip(network.w2, -most, most), _INNER_STEP),
        b2=_to_steps(network.b2, _HIDDEN_STEP * _INNER_STEP),
    )


def with_parameters(network: LayersT, parameters: Sequence[Singles]) -> LayersT:
    """The network with copies of other weights, in the order of `Layers.parameters`."""
    w1, b1, w2, b2, w3, b3 = (values.copy() for values in parameters)
    return replace(network, w1=w1, b1=b1, w2=w2, b2=b2, w3=w3, b3=b3)


def fresh_weights(
    features: int, hidden: tuple[int, int], outputs: int, rng: np.random.Generator
) -> Weights:
    """Random weights, in the order of `LAYERS`; ``hidden`` has the sizes of the hidden layers."""

    def weights(outputs: int, inputs: int, scale: float) -> Singles:
        return np.asarray(rng.normal(0, scale, (outputs, inputs)), np.float32)

    first, second = hidden
    return (
        weights(first, features, 0.1 / features**0.5),
        np.full(first, 0.2, np.float32),
        weights(second, first, (2 / first) ** 0.5),
        np.full(second, 0.2, np.float32),
        weights(outputs, second, 0.1),
        np.zeros(outputs, np.float32),
    )


def widened(network: LayersT, first: int, rng: np.random.Generator) -> LayersT:
    """The same function with ``first`` numbers in the first hidden layer, the new ones yet unused.

    The network itself where it has as many already.
    """
    more = first - len(network.b1)
    if more <= 0:
        return network
    w1, b1, *_ = fresh_weights(network.w1.shape[1], (more, len(network.b2)), 1, rng)
    unused = np.zeros((len(network.b2), more), np.float32)
    return replace(
        network,
        w1=np.concatenate([network.w1, w1]),
        b1=np.concatenate([network.b1, b1]),
        w2=np.concatenate([network.w2, unused], axis=1),
    )


def weights_in(archive: Archive, prefix: str, features: frozenset[int], outputs: int) -> Weights:
    """Reads the weights of a network from an archive, in the order of `LAYERS`.

    Args:
        archive: the open archive.
        prefix: what the names of its arrays begin with.
        features: the numbers of inputs that there may be.
        outputs: the number of outputs that there must be.

    Raises:
        ArchiveError: an array is missing, or has not the shape that the others ask for.
    """
    first, inputs = archive.shape(f"{prefix}w1", 2)
    second, _ = archive.shape(f"{prefix}w2", 2)
    if inputs not in features:
        raise ArchiveError(Say("advisor-array-inputs", array=f"{prefix}w1", inputs=inputs))
    if not (0 < first <= MAX_HIDDEN and 0 < second <= MAX_HIDDEN):
        raise ArchiveError(
            Say("advisor-hidden-layers", first=first, second=second, most=MAX_HIDDEN)
        )
    shapes = layer_shapes(inputs, (first, second), outputs)
    w1, b1, w2, b2, w3, b3 = (
        archive.read(f"{prefix}{layer}", np.float32, shape) for layer, shape in shapes.items()
    )
    return w1, b1, w2, b2, w3, b3


def read_layers(
    file: Path,
    read: Callable[[Archive], LayersT],
    is_for: Callable[[LayersT, int], bool],
    players: int,
) -> LayersT:
    """Reads a network from a file.

    Args:
        file: an archive.
        read: reads the network. Raises ArchiveError.
        is_for: whether a network takes positions of a number of players.
        players: that number.

    Raises:
        WeightsError: the file cannot be read, or is for another number of players.
    """
    try:
        with open_file(file) as opened, opened_archive(opened) as archive:
            layers = read(archive)
    except (OSError, ValueError) as error:
        raise WeightsError(str(file), reason(error)) from None
    if not is_for(layers, players):
        raise WeightsError(str(file), Say("advisor-weights-players", players=players))
    return layers


def layer_arrays(network: Layers, prefix: str = "") -> dict[str, NDArray[Any]]:
    """A network's arrays, by their names in files."""
    return {
        f"{prefix}{layer}": values for layer, values in zip(LAYERS, network.parameters, strict=True)
    }


def layer_shapes(
    features: int, hidden: tuple[int, int], outputs: int
) -> dict[str, tuple[int, ...]]:
    """The shapes of a network's arrays, by their names in files."""
    first, second = hidden
    shapes = (
        (first, features),
        (first,),
        (second, first),
        (second,),
        (outputs, second),
        (outputs,),
    )
    return dict(zip(LAYERS, shapes, strict=True))


def _to_steps(values: Singles, step: float) -> Singles:
    return np.asarray(np.rint(values / step) * step, np.float32)
