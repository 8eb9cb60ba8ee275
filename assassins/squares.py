"""Squares: 10 × 10, column a to j from west to east, row 1 to 10 from north to south.

A square is a number from 0 (a1) to 99 (j10), row by row, so j10 is (9, 9) and number 99.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from tabletop.shown import quoted

SIZE: Final = 10
"""Squares along one edge of the board."""

SQUARES: Final = range(SIZE * SIZE)
"""All squares, a1 to j10, row by row."""

COLUMNS: Final = "abcdefghij"

SQUARE_NAMES: Final = tuple(f"{COLUMNS[square % SIZE]}{square // SIZE + 1}" for square in SQUARES)
"""The name of each square, such as ``j10``."""

_BY_NAME: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}


class Direction(StrEnum):
    """The four ways to go; nothing is ever diagonal (rules, 3.4)."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


_STEPS: Final = {
    Direction.NORTH: (-1, 0),
    Direction.EAST: (0, 1),
    Direction.SOUTH: (1, 0),
    Direction.WEST: (0, -1),
}


def parse_square(name: str) -> int:
    """The square with this name. Raises ValueError if there is none.

    >>> parse_square("j10")
    99
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(f"{quoted(name)} is not a square from a1 to j10") from None


def neighbour(square: int, direction: Direction) -> int | None:
    """The next square in a direction, or None beyond the edge."""
    rows, columns = _STEPS[direction]
    row, column = square // SIZE + rows, square % SIZE + columns
    return row * SIZE + column if row in range(SIZE) and column in range(SIZE) else None


def squares_apart(one: int, other: int) -> int:
    """How many squares lie between two, along the rows and columns, whatever stands there."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def _ray(square: int, direction: Direction) -> tuple[int, ...]:
    ahead = neighbour(square, direction)
    return () if ahead is None else (ahead, *_ray(ahead, direction))


RAYS: Final = tuple(
    tuple(ray for direction in Direction if (ray := _ray(square, direction))) for square in SQUARES
)
"""For each square and each direction that does not leave the board: the squares up to the edge,
nearest first."""

NEIGHBOURS: Final = tuple(tuple(ray[0] for ray in rays) for rays in RAYS)
"""The squares beside each square: all that share an edge with it, whatever their height and
whichever house they belong to (decision 1)."""
