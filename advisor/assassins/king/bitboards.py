"""Many boards as sets of squares, a bit each: what is reached from where is a few shifts away.

The upper five rows are in one word and the lower five in another; shape (2, n).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Bools, Int8
from assassins.squares import SIZE, SQUARES

Boards = NDArray[np.uint64]
"""Sets of squares; shape (2, n)."""

_HALF: Final = len(SQUARES) // 2
_FULL: Final = np.uint64((1 << _HALF) - 1)
_NOWHERE: Final = 63
"""A bit that no square has."""

_ROW: Final = np.uint64(SIZE)
_LAST_ROW: Final = np.uint64(_HALF - SIZE)
_ONE: Final = np.uint64(1)


def set_of(squares: Iterable[int]) -> Boards:
    """One set, to be combined with many; shape (2, 1)."""
    words = [0, 0]
    for square in squares:
        words[square // _HALF] |= 1 << square % _HALF
    return np.array([words], dtype=np.uint64).T


_SINGLES: Final = np.concatenate([set_of([square]) for square in SQUARES] + [set_of([])], axis=1)
"""By square, the set of it alone; for whoever is out of the game, none. Shape (2, 101)."""

_WORDS: Final = np.array([square // _HALF for square in SQUARES] + [0], dtype=np.bool_)
_BITS: Final = np.array([square % _HALF for square in SQUARES] + [_NOWHERE], dtype=np.uint64)
_EAST_EDGE: Final = ~set_of(square for square in SQUARES if square % SIZE == SIZE - 1)
_WEST_EDGE: Final = ~set_of(square for square in SQUARES if square % SIZE == 0)


def sets_of(squares: Int8) -> Boards:
    """The sets of the squares of each column, 100 for none; shapes (m, n) to (2, n)."""
    sets = np.zeros((2, squares.shape[1]), dtype=np.uint64)
    for row in squares:
        sets |= _SINGLES[:, row]
    return sets


def shifted(sets: Boards, direction: int) -> Boards:
    """The squares beside those of each set, to the north, east, south or west (0 to 3)."""
    if direction == 1:
        return (sets & _EAST_EDGE) << _ONE
    if direction == 3:
        return (sets & _WEST_EDGE) >> _ONE
    upper, lower = sets
    if direction:
        return np.stack((upper << _ROW & _FULL, lower << _ROW & _FULL | upper >> _LAST_ROW))
    return np.stack((upper >> _ROW | lower << _LAST_ROW & _FULL, lower >> _ROW))


def beside(sets: Boards) -> Boards:
    """All squares beside one of a set, those of the set only where they are so as well."""
    near = shifted(sets, 0)
    for direction in range(1, 4):
        near |= shifted(sets, direction)
    return near


def holds(sets: Boards, squares: Int8) -> Bools:
    """Whether each set has its square, 100 for none; shapes (2, n) and (n,) to (n,)."""
    words = np.where(_WORDS[squares], sets[1], sets[0])
    found: Bools = (words >> _BITS[squares] & _ONE).astype(np.bool_)
    return found
