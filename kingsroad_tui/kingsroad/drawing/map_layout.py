"""Where everything of the map lies: boxes, the road between them, the court in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kingsroad.board import LOOP, REGIONS, next_region

_PLACES: Final = {
    6: (0, 0),
    4: (1, 0),
    7: (2, 0),
    1: (0, 1),
    3: (2, 1),
    8: (0, 2),
    2: (1, 2),
    5: (2, 2),
}
"""Column and row of each region's box."""

_MIN_WIDTH: Final = 44
_MIN_HEIGHT: Final = 9

Cell = tuple[int, int]
"""Column and row."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def offset(self) -> Cell:
        """The top left corner."""
        return self.x, self.y

    @property
    def right(self) -> int:
        """The column after the last one."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The row after the last one."""
        return self.y + self.height

    def contains(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class MapLayout:
    """The size of the boxes, the gaps between them and the ring's top left corner, in cells."""

    box_width: int
    box_height: int
    gap_x: int
    gap_y: int
    left: int
    top: int

    def corner(self, region: int) -> Cell:
        """The top left corner of a region's box."""
        return self._corner(*_PLACES[region])

    def box(self, region: int) -> Area:
        """A region's box."""
        return Area(*self.corner(region), self.box_width, self.box_height)

    @property
    def court(self) -> Area:
        """The middle of the ring."""
        return Area(*self._corner(1, 1), self.box_width, self.box_height)

    def _corner(self, column: int, row: int) -> Cell:
        return (
            self.left + column * (self.box_width + self.gap_x),
            self.top + row * (self.box_height + self.gap_y),
        )

    def region_at(self, x: int, y: int) -> int | None:
        """The region whose box holds this cell, or None."""
        return next((region for region in REGIONS if self.box(region).contains(x, y)), None)

    def gap(self, region: int) -> Area:
        """What lies between a region's box and that of the next one on the King's path."""
        here, there = self.box(region), self.box(next_region(region))
        if here.y == there.y:
            x = min(here.right, there.right)
            return Area(x, here.y, self.gap_x, self.box_height)
        y = min(here.bottom, there.bottom)
        return Area(here.x, y, self.box_width, self.gap_y)

    def road(self, region: int) -> tuple[Cell, ...]:
        """The cells of the road from a region to the next, in the direction of travel.

        Where the boxes touch there are none.
        """
        gap = self.gap(region)
        here, there = self.corner(region), self.corner(next_region(region))
        if here[1] == there[1]:
            row = gap.y + self.road_row
            cells = [(x, row) for x in range(gap.x, gap.right)]
            return tuple(cells if here[0] < there[0] else reversed(cells))
        column = gap.x + self.road_column
        cells = [(column, y) for y in range(gap.y, gap.bottom)]
        return tuple(cells if here[1] < there[1] else reversed(cells))

    @property
    def road_row(self) -> int:
        """The row of a level road, counted from its boxes' tops.

        Through the smallest gap it leads from name to name: lower down an arrow would look like a
        part of a row of markers.
        """
        return 0 if self.gap_x == 1 else self.box_height // 2

    @property
    def road_column(self) -> int:
        """The column of an upright road, counted from its boxes' left side."""
        return self.box_width // 2

    def path(self) -> tuple[Area, Area]:
        """The two ends of the road 3-1, which the King never takes, beside the court."""
        court = self.court
        row = court.y + court.height // 2
        return (
            Area(court.x - self.gap_x, row, self.gap_x, 1),
            Area(court.right, row, self.gap_x, 1),
        )


@lru_cache(maxsize=64)
def map_layout(width: int, height: int) -> MapLayout | None:
    """The layout of the ring in this space, centred; None where only a list fits."""
    if width < _MIN_WIDTH or height < _MIN_HEIGHT:
        return None
    # Boxes of 16 cells hold the longest names: they come before the gaps.
    # Between boxes wide enough for margins, gaps have two cells, for signs such as D2.
    least = 0 if width < 50 else 1 if width < 62 else 2
    gap_x = min(6, max(least, (width - 54) // 10))
    box_width = min(44, (width - 2 * gap_x) // 3)
    gap_y = 0 if height < 14 else 1 if height < 40 else 2
    box_height = min(18, (height - 2 * gap_y) // 3)
    return MapLayout(
        box_width,
        box_height,
        gap_x,
        gap_y,
        (width - 3 * box_width - 2 * gap_x) // 2,
        (height - 3 * box_height - 2 * gap_y) // 2,
    )


def region_at(width: int, height: int, x: int, y: int) -> int | None:
    """The region drawn at a cell of a map of this size, or None."""
    layout = map_layout(width, height)
    if layout is not None:
        return layout.region_at(x, y)
    return LOOP[y] if 0 <= y < len(LOOP) else None
