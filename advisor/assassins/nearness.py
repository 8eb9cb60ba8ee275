"""How near the king everybody is, for many positions at once: the bound of the threat map in NumPy.

It is never too high, and for a single assassin it is exact nearly always; so thousands of positions
can be compared by it, and the few best looked at exactly (`advisor.assassins.strikes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from advisor.core.arrays import Bools, Int8
from assassins.actions import ASSASSIN_KILLS, Walker, step_price
from assassins.position import EMPTY, KNIGHT, AssassinsPosition
from assassins.town import NEIGHBOURS, SIZE, SQUARES, Town

FAR: Final = 9
"""What is given for whatever takes as much or more, and for those out of the game."""

_SWEEPS: Final = 7
"""Enough for 3 AP: with free drops, a way of that price has at most seven steps."""

_UP: Final = (slice(None), slice(1, None), slice(None))
_DOWN: Final = (slice(None), slice(None, -1), slice(None))
_LEFT: Final = (slice(None), slice(None), slice(1, None))
_RIGHT: Final = (slice(None), slice(None), slice(None, -1))
_PAIRS: Final = ((_UP, _DOWN), (_DOWN, _UP), (_LEFT, _RIGHT), (_RIGHT, _LEFT))
"""Squares beside each other: those that a step leaves, and those that it enters."""


class _Tables(NamedTuple):
    """Of a board: the prices of steps for each pair of `_PAIRS`, and the squares beside each."""

    prices: tuple[Int8, ...]
    beside: Bools


def strike_bounds(positions: Sequence[AssassinsPosition]) -> Int8:
    """A lower bound of the AP before each of the townsfolk can strike, taken to be an assassin.

    Args:
        positions: on the same board, the king on it, no knight killed in the phase; one at least.

    Returns:
        Shape (positions, 12), 0 to `FAR`. What everybody in the way has to pay at least is in it,
        two knights at their prices too; but not where they go, and who reaches whom.
    """
    count = len(positions)
    tables = _tables(positions[0].town)
    squares = np.frombuffer(b"".join(p.occupants() for p in positions), dtype=np.uint8)
    squares = squares.reshape(count, SIZE, SIZE)
    knights = squares == KNIGHT
    price_to_leave = ((squares != EMPTY) & ~knights).astype(np.int8)
    for index, position in enumerate(positions):
        for number in position.revealed:
            at = position.townsfolk[number]
            if at is not None and position.town.roofs[at]:
                price_to_leave[index, at // SIZE, at % SIZE] = 0
    kings = np.array([p.king for p in positions])
    king_rows, king_columns = np.divmod(kings, SIZE)
    # Nobody passes through the king; whoever enters his square was beside him anyway.
    price_to_leave[np.arange(count), king_rows, king_columns] = FAR
    beside = tables.beside[kings].reshape(count, SIZE, SIZE)
    # One layer for each number of knights killed so far.
    layers = len(ASSASSIN_KILLS) + 1
    field = np.broadcast_to(np.where(beside, np.int8(0), np.int8(FAR)), (layers, *squares.shape))
    field = field.copy()
    for _ in range(_SWEEPS):
        for killed in range(layers):
            layer = field[killed]
            entering = layer + price_to_leave
            behind = (
                field[killed + 1] + np.int8(ASSASSIN_KILLS[killed]) if killed + 1 < layers else FAR
            )
            entering = np.where(knights, behind, entering)
            for (left, entered), price in zip(_PAIRS, tables.prices, strict=True):
                np.minimum(layer[left], entering[entered] + price, out=layer[left])
    flat = np.full((count, len(SQUARES) + 1), FAR, dtype=np.int8)
    flat[:, :-1] = field[0].reshape(count, -1)
    places = np.array(
        [[len(SQUARES) if at is None else at for at in p.townsfolk] for p in positions]
    )
    return np.take_along_axis(flat, places, axis=1)


@lru_cache(maxsize=16)
def _tables(town: Town) -> _Tables:
    prices = []
    grid = np.arange(len(SQUARES)).reshape(1, SIZE, SIZE)
    for left, entered in _PAIRS:
        pairs = zip(grid[left].ravel(), grid[entered].ravel(), strict=True)
        steps = [step_price(Walker.ASSASSIN, town, int(a), int(b)) for a, b in pairs]
        prices.append(np.array(steps, dtype=np.int8).reshape(grid[left].shape))
    beside = np.zeros((len(SQUARES), len(SQUARES)), dtype=np.bool_)
    for square in SQUARES:
        beside[square, list(NEIGHBOURS[square])] = True
    return _Tables(tuple(prices), beside)
