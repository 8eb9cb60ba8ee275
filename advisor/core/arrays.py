"""The array types used throughout the solver, and the softmax."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Singles: TypeAlias = NDArray[np.float32]
Halves: TypeAlias = NDArray[np.float16]
Ints: TypeAlias = NDArray[np.int64]
Indices: TypeAlias = NDArray[np.intp]
"""Places in another array."""
Int32: TypeAlias = NDArray[np.int32]
Int16: TypeAlias = NDArray[np.int16]
Int8: TypeAlias = NDArray[np.int8]
Bits: TypeAlias = NDArray[np.uint8]
"""Sets of up to eight things, one bit each."""
Bools: TypeAlias = NDArray[np.bool_]

Reals = TypeVar("Reals", Floats, Singles)


def softmax(values: Reals, axis: int = -1, *, symmetric: bool = False) -> Reals:
    """Shares in proportion to exp(value) that sum to 1 along an axis, in the values' precision.

    A ``symmetric`` softmax adds in ascending order, so that values in another order get the same
    shares in that order, to the last bit.
    """
    powers = np.exp(values - values.max(axis=axis, keepdims=True))
    ordered = np.sort(powers, axis=axis) if symmetric else powers
    shares: Reals = powers / ordered.sum(axis=axis, keepdims=True)
    return shares


_DIGITS: Final = 10
"""Chances are rounded to this many digits: what is less is an error of sums."""


def as_chance(value: float | np.floating[Any] | Floats) -> float:
    """A computed chance (a number) without the errors of sums, which may pass 0 and 1."""
    return min(1.0, max(0.0, round(float(value), _DIGITS)))
