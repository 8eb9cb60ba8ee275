"""How large the squares of the town are drawn in a space, and which one lies where."""

from __future__ import annotations

from typing import Final, NamedTuple

from assassins.squares import SIZE

LABELS: Final = 3
"""Columns for the numbers of the rows."""

HEADER: Final = 1
"""Rows for the letters of the columns."""

_SIZES: Final = ((10, 5), (8, 4), (6, 3), (4, 2), (3, 1))
"""Columns and rows of a square, largest first."""


class Grid(NamedTuple):
    """How large each square is drawn."""

    width: int
    height: int

    def corner(self, square: int) -> tuple[int, int]:
        """The first column and row of a square."""
        row, column = divmod(square, SIZE)
        return LABELS + column * self.width, HEADER + row * self.height

    @property
    def rows(self) -> range:
        """The rows of a square, from its first one."""
        return range(self.height)


def grid_for(width: int, height: int) -> Grid:
    """The largest squares that fit into this space; the smallest there are, where none fits."""
    for columns, rows in _SIZES:
        if LABELS + SIZE * columns <= width and HEADER + SIZE * rows <= height:
            return Grid(columns, rows)
    return Grid(*_SIZES[-1])


def board_size(width: int, height: int) -> tuple[int, int]:
    """The columns and rows that the board takes of this space."""
    grid = grid_for(width, height)
    return LABELS + SIZE * grid.width, HEADER + SIZE * grid.height


def square_at(width: int, height: int, x: int, y: int) -> int | None:
    """The square drawn at a column and row of this space, or None."""
    grid = grid_for(width, height)
    column, row = (x - LABELS) // grid.width, (y - HEADER) // grid.height
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else None
