"""What the map shows, as a value, and where it all lies: boxes, roads, the court in the middle.

The value is a position and everything that may be drawn over it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kingsroad.board import LOOP, REGIONS, ROADS, next_region
from kingsroad.position import Position
from kingsroad_tui.look.glyphs import LETTERS, Glyphs

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


Calls = tuple[tuple[int, int, tuple[str, ...]], ...]
"""Regions, seats, and what stands at the end of that player's row there, longest form first."""


@dataclass(frozen=True, slots=True)
class MapView:
    """What the map shows.

    Attributes:
        position: what is public.
        glyphs: the signs to draw with.
        names: the players' names, in seat order, shown as they are; may be empty.
        colours: the player colour (0 to 4) of each seat.
        preview: a seat and the markers (eight numbers) it is about to place, or None.
        best: a seat and the markers (eight numbers) that its best choice places, or None.
        scored: regions that are or would be scored, in scoring order.
        focus: the region that the sentences below are about, or None.
        hints: regions worth looking at.
        chain: regions linked by a player's Nobles, whose roads are lit.
        chain_seat: the seat that the chain belongs to, or None.
        heat: a number for each region (0 or more), shown as a shade and a figure, or None.
        markers: the markers to show in place of the position's (a row of eight a seat), while they
            are being placed one by one; None for those of the position.
        calls: what stands at the end of players' rows, such as ``2nd +4``, in place of what the
            drawing says of the row by itself.
        king_road: the King between two regions: the region he left, and how much of the road to
            the next he has gone (0 to 1); None while he stands in the position's region.
        pictures: whether regions have their pictures, where there is room.
        dragons: whether the map says how far Dragons could take the King, and who has one.
        headline: what stands in the middle instead of the round or the result, while a round is
            being revealed: the game is not over then, whatever the scores; else empty.
    """

    position: Position
    glyphs: Glyphs = field(default_factory=Glyphs.unicode)
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = (0, 1, 2, 3, 4)
    preview: tuple[int, tuple[int, ...]] | None = None
    best: tuple[int, tuple[int, ...]] | None = None
    scored: tuple[int, ...] = ()
    focus: int | None = None
    hints: tuple[int, ...] = ()
    chain: tuple[int, ...] = ()
    chain_seat: int | None = None
    heat: tuple[float, ...] | None = None
    markers: tuple[tuple[int, ...], ...] | None = None
    calls: Calls = ()
    king_road: tuple[int, float] | None = None
    pictures: bool = True
    dragons: bool = True
    headline: str = ""

    @property
    def ended(self) -> bool:
        """Whether the game is over and everybody knows it."""
        return self.position.finished and not self.headline

    def role(self, seat: int) -> str:
        """The role of anything that belongs to a seat; the ground of that seat too."""
        return f"player-{self.colours[seat]}"

    def sign(self, seat: int) -> str:
        """A seat's sign."""
        return self.glyphs.players[self.colours[seat]]

    def letter(self, seat: int) -> str:
        """A seat's letter."""
        return LETTERS[self.colours[seat]]

    def placed(self, seat: int, region: int) -> int:
        """The number of markers that the preview adds for a seat in a region."""
        return _of_seat(self.preview, seat, region)

    def advised(self, seat: int, region: int) -> int:
        """The number of markers that a seat's best choice places in a region."""
        return _of_seat(self.best, seat, region)

    def standing(self, seat: int, region: int) -> int:
        """The number of a seat's markers shown in a region, without the preview's."""
        return (self.markers or self.position.markers)[seat][region - 1]

    def call(self, region: int, seat: int) -> tuple[str, ...]:
        """The words at the end of a player's row in a region, the longest form first; or none."""
        return next((words for r, s, words in self.calls if (r, s) == (region, seat)), ())

    def king_in(self, region: int) -> bool:
        """Whether the King is drawn in a region."""
        return self.king_road is None and region == self.position.king

    def glows(self, region: int) -> bool:
        """Whether a region is being scored at this moment."""
        return bool(self.headline) and region == self.focus and self.king_road is None

    def shown_in(self, region: int) -> tuple[object, ...]:
        """Everything that the box of a region shows: where it is the same, the box is."""
        position = self.position
        board = position.board
        return (
            board.region(region),
            board.paid(region, position.num_players),
            tuple(self.standing(seat, region) for seat in position.seats),
            position.nobles[region - 1],
            tuple(self.placed(seat, region) for seat in position.seats),
            tuple(self.advised(seat, region) for seat in position.seats),
            self.scored.index(region) if region in self.scored else None,
            region == self.focus,
            self.glows(region),
            region in self.hints,
            self.king_in(region),
            self.heat and (self.heat[region - 1], max(self.heat)),
            tuple(call for call in self.calls if call[0] == region),
            self.glyphs,
            self.names,
            self.colours,
            self.pictures,
        )

    def link(self, one: int, other: int) -> int | None:
        """The seat whose Nobles the road between two regions joins, or None.

        With several, the one whose chain is lit, else the first.
        """
        if frozenset((one, other)) not in ROADS:
            return None
        nobles = self.position.nobles
        seats = [seat for seat in nobles[one - 1] if seat in nobles[other - 1]]
        if self.chain_seat is not None and {one, other} <= set(self.chain):
            return self.chain_seat
        return seats[0] if seats else None

    def lights(self, one: int, other: int) -> bool:
        """Whether the road between two regions is part of the chain that is lit."""
        return {one, other} <= set(self.chain)

    @property
    def reach(self) -> int:
        """The most regions that can be scored this round: the King's and one for each Dragon.

        While a round is revealed, those on the table count already, and once a region is lit no
        other Dragon comes.
        """
        left = sum(self.position.dragon) if self.dragons else 0
        if not self.headline:
            return 1 + left
        known = max(1, len(self.scored))
        return known + left if self.focus is None else known


def _of_seat(placed: tuple[int, tuple[int, ...]] | None, seat: int, region: int) -> int:
    """Of a seat and its markers by region: those of this seat in this region."""
    return placed[1][region - 1] if placed is not None and placed[0] == seat else 0
