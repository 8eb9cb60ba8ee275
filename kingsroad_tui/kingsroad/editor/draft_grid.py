"""The position editor's grid as text: a row for each player, one for the King, a column a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from kingsroad.board import REGIONS
from kingsroad_tui.kingsroad.drawing.player_badge import player_badge
from kingsroad_tui.kingsroad.editor.position_draft import PositionDraft
from kingsroad_tui.look.glyphs import Glyphs

SCORE, DRAGON, WITCH, FIRST_REGION = range(4)
"""The columns that can be set; those of the other regions follow."""

NUM_COLUMNS: Final = FIRST_REGION + len(REGIONS)

_WIDTHS: Final = {SCORE: 6, DRAGON: 3, WITCH: 3}
_HAND_WIDTH: Final = 5
_FIXED_WIDTH: Final = sum(_WIDTHS.values()) + _HAND_WIDTH
_QUIET: Final = "$text-muted"
_WRONG: Final = "bold $text-error"


@dataclass(frozen=True, slots=True)
class GridLayout:
    """Where the cells of a grid of ``width`` columns of text lie."""

    width: int
    num_players: int

    @property
    def region_width(self) -> int:
        """The width of a region's cell."""
        return max(3, min(6, (self.width - _FIXED_WIDTH - 8) // len(REGIONS)))

    @property
    def name_width(self) -> int:
        """The width of badge and name."""
        return max(4, min(18, self.width - _FIXED_WIDTH - self.region_width * len(REGIONS)))

    def cell_at(self, x: int, y: int) -> tuple[int, int] | None:
        """Row and column of the cell at a point, or None; the King has only regions."""
        row = y - 1
        if not 0 <= row <= self.num_players:
            return None
        left = self.name_width
        for column, width in _WIDTHS.items():
            if left <= x < left + width and row < self.num_players:
                return row, column
            left += width
        left += _HAND_WIDTH
        region = (x - left) // self.region_width
        return (row, FIRST_REGION + region) if x >= left and region < len(REGIONS) else None


@dataclass(frozen=True, slots=True)
class DraftGrid:
    """A draft as rows of text; what cannot be is marked where it stands.

    Attributes:
        draft: what is set up.
        names: of at least as many players as there are.
        cursor: row (the King's is behind the last player's) and column.
        focused: whether keys go to the grid.
        glyphs: the signs to draw with.
        layout: where the cells lie.
    """

    draft: PositionDraft
    names: Sequence[str]
    cursor: tuple[int, int]
    focused: bool
    glyphs: Glyphs
    layout: GridLayout

    def content(self) -> Content:
        """Heading, a row for each player, the King's row."""
        rows = [self._heading()]
        rows += [self._player_row(seat) for seat in self.draft.seats]
        rows.append(self._king_row())
        return Content("\n").join(rows)

    def _heading(self) -> Content:
        troubled = {problem.region for problem in self.draft.problems}
        titles = " " * self.layout.name_width + "points D  W  hand"
        parts = [Content.styled(titles, _QUIET)]
        for region in REGIONS:
            title = f"{region}{'!' if region in troubled else ' '} "
            style = _WRONG if region in troubled else _QUIET
            parts.append(Content.styled(title.rjust(self.layout.region_width), style))
        return Content("").join(parts)

    def _player_row(self, seat: int) -> Content:
        draft, name_width = self.draft, self.layout.name_width
        name = Content(self.names[seat]).truncate(name_width - 4, ellipsis=True)
        hand = draft.in_hand(seat)
        parts: list[Content] = [
            player_badge(seat, self.glyphs),
            Content(" "),
            name.pad_right(name_width - 3 - name.cell_length),
            self._cell(seat, SCORE, str(draft.scores[seat]), _WIDTHS[SCORE]),
            self._cell(seat, DRAGON, self._held(draft.dragon[seat], "D"), _WIDTHS[DRAGON]),
            self._cell(seat, WITCH, self._held(draft.witch[seat], "W"), _WIDTHS[WITCH]),
            Content.styled(
                f"{'!' if hand < 0 else ''}{hand}".rjust(_HAND_WIDTH),
                _WRONG if hand < 0 else _QUIET,
            ),
        ]
        for column, region in enumerate(REGIONS, start=FIRST_REGION):
            markers = draft.markers[seat][region - 1]
            noble = self.glyphs.noble if seat in draft.nobles[region - 1] else ""
            shown = f"{markers or ('' if noble else self.glyphs.dot)}{noble or ' '}"
            parts.append(self._cell(seat, column, shown, self.layout.region_width))
        return Content("").join(parts)

    def _king_row(self) -> Content:
        row = self.draft.players
        parts = [Content.styled("King".ljust(self.layout.name_width + _FIXED_WIDTH), _QUIET)]
        for column, region in enumerate(REGIONS, start=FIRST_REGION):
            shown = self.glyphs.king if region == self.draft.king else self.glyphs.dot
            parts.append(self._cell(row, column, f"{shown} ", self.layout.region_width))
        return Content("").join(parts)

    def _cell(self, row: int, column: int, text: str, width: int) -> Content:
        """A cell, set off where the cursor stands."""
        shown = f"{text} ".rjust(width)
        if (row, column) == self.cursor:
            start = len(shown) - len(shown.lstrip()) - 1
            style = "bold reverse" if self.focused else "bold underline"
            return Content(shown).stylize(style, max(0, start))
        return Content.styled(shown, _QUIET if text.strip() in (self.glyphs.dot, "0") else "")

    def _held(self, held: bool, letter: str) -> str:
        return letter if held else self.glyphs.dot
