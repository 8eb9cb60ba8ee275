"""What the map shows, and the layout of its ring of regions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kingsroad.board import LOOP, REGIONS
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


@dataclass(frozen=True, slots=True)
class MapView:
    """What the map shows.

    Attributes:
        position: what is public.
        glyphs: the signs to draw with.
        names: the players' names, in seat order, shown as they are; may be empty.
        colours: the player colour (0 to 4) of each seat.
        preview: a seat and the markers (eight numbers) it is about to place, or None.
        scored: regions that are or would be scored, in scoring order.
        focus: the region that the sentences below are about, or None.
        hints: regions worth looking at.
        chain: regions linked by a player's Nobles, whose roads are marked.
        chain_seat: the seat that the chain belongs to, or None.
        heat: a number for each region (0 or more), shown as a shade and a figure, or None.
    """

    position: Position
    glyphs: Glyphs = field(default_factory=Glyphs.unicode)
    names: tuple[str, ...] = ()
    colours: tuple[int, ...] = (0, 1, 2, 3, 4)
    preview: tuple[int, tuple[int, ...]] | None = None
    scored: tuple[int, ...] = ()
    focus: int | None = None
    hints: tuple[int, ...] = ()
    chain: tuple[int, ...] = ()
    chain_seat: int | None = None
    heat: tuple[float, ...] | None = None

    def role(self, seat: int) -> str:
        """The role of anything that belongs to a seat."""
        return f"player-{self.colours[seat]}"

    def sign(self, seat: int) -> str:
        """A seat's sign."""
        return self.glyphs.players[self.colours[seat]]

    def letter(self, seat: int) -> str:
        """A seat's letter."""
        return LETTERS[self.colours[seat]]

    def placed(self, seat: int, region: int) -> int:
        """The number of markers that the preview adds for a seat in a region."""
        if self.preview is None or self.preview[0] != seat:
            return 0
        return self.preview[1][region - 1]


@dataclass(frozen=True, slots=True)
class MapLayout:
    """The size of the boxes, the gaps between them and the ring's top left corner, in cells."""

    box_width: int
    box_height: int
    gap_x: int
    gap_y: int
    left: int
    top: int

    def corner(self, region: int) -> tuple[int, int]:
        """The top left corner of a region's box."""
        column, row = _PLACES[region]
        return (
            self.left + column * (self.box_width + self.gap_x),
            self.top + row * (self.box_height + self.gap_y),
        )

    def region_at(self, x: int, y: int) -> int | None:
        """The region whose box holds this cell, or None."""
        for region in REGIONS:
            left, top = self.corner(region)
            if left <= x < left + self.box_width and top <= y < top + self.box_height:
                return region
        return None


def map_layout(width: int, height: int) -> MapLayout | None:
    """The layout of the ring in this space, centred; None where only a list fits."""
    if width < _MIN_WIDTH or height < _MIN_HEIGHT:
        return None
    gap_x = min(6, max(1, (width - 54) // 2))
    box_width = min(36, (width - 2 * gap_x) // 3)
    gap_y = 0 if height < _MIN_HEIGHT + 2 else 1 if height < 24 else 2 if height < 40 else 3
    box_height = min(11, (height - 2 * gap_y) // 3)
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
