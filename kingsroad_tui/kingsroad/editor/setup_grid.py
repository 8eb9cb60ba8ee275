"""The position editor's grid: a row for each player, a column for everything that can be set.

Keys and mouse change the draft, and every change is posted. What cannot be is marked where it
stands, and stays as it was typed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events
from textual.binding import BindingType
from textual.content import Content
from textual.reactive import reactive

from kingsroad.board import REGIONS
from kingsroad.cards import Card
from kingsroad_tui.drawing.canvas import fit
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.drawing.spans_content import plain_text
from kingsroad_tui.editor.draft_cells import DraftCells
from kingsroad_tui.kingsroad.editor.position_draft import PositionDraft
from kingsroad_tui.kingsroad.keys import GRID_KEYS
from tabletop.words.voice import phrase

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


class SetupGrid(DraftCells[PositionDraft, tuple[int, int]]):
    """Shows a draft and changes it.

    Reactives:
        draft: what is set up.
        cursor: row (a player, or behind them the King's row) and column.
    """

    BINDINGS: ClassVar[list[BindingType]] = GRID_KEYS

    draft: reactive[PositionDraft] = reactive(PositionDraft.empty, layout=True)
    cursor: reactive[tuple[int, int]] = reactive((0, FIRST_REGION))

    def __init__(
        self, draft: PositionDraft, names: Sequence[str], *, id: str | None = None
    ) -> None:
        """``names`` are for five seats, whatever the draft's number of players."""
        super().__init__(id=id)
        self._names = names
        self._typing = False
        self.set_reactive(SetupGrid.draft, draft)

    def get_content_height(self, *_: object) -> int:
        return self.draft.players + 2

    def render(self) -> Content:
        rows = [self._heading(), *map(self._player_row, self.draft.seats), self._king_row()]
        return plain_text(Content("\n").join(rows))

    def _heading(self) -> Content:
        troubled = {problem.region for problem in self.draft.problems}
        points = fit(phrase("kingsroad-editor-column-points"), _WIDTHS[SCORE])
        hand = fit(phrase("kingsroad-editor-column-hand"), _HAND_WIDTH)
        cards = "".join(f" {card.value} " for card in (Card.DRAGON, Card.WITCH))
        shown = f"{points.ljust(_WIDTHS[SCORE])}{cards}{hand.rjust(_HAND_WIDTH)}"
        titles = " " * self._layout.name_width + shown
        parts = [Content.styled(titles, _QUIET)]
        for region in REGIONS:
            title = f"{region}{'!' if region in troubled else ' '} "
            style = _WRONG if region in troubled else _QUIET
            parts.append(Content.styled(title.rjust(self._layout.region_width), style))
        return Content("").join(parts)

    def _player_row(self, seat: int) -> Content:
        draft, name_width = self.draft, self._layout.name_width
        name = Content(self._names[seat]).truncate(name_width - 4, ellipsis=True)
        hand = draft.in_hand(seat)
        parts: list[Content] = [
            player_badge(seat, self.app.glyphs),
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
            noble = self.app.glyphs.noble if seat in draft.nobles[region - 1] else ""
            shown = f"{markers or ('' if noble else self.app.glyphs.dot)}{noble or ' '}"
            parts.append(self._cell(seat, column, shown, self._layout.region_width))
        return Content("").join(parts)

    def _king_row(self) -> Content:
        row = self.draft.players
        parts = [
            Content.styled(
                phrase("kingsroad-king").ljust(self._layout.name_width + _FIXED_WIDTH), _QUIET
            )
        ]
        for column, region in enumerate(REGIONS, start=FIRST_REGION):
            shown = self.app.glyphs.king if region == self.draft.king else self.app.glyphs.dot
            parts.append(self._cell(row, column, f"{shown} ", self._layout.region_width))
        return Content("").join(parts)

    def _cell(self, row: int, column: int, text: str, width: int) -> Content:
        """A cell, set off where the cursor stands."""
        shown = f"{text} ".rjust(width)
        if (row, column) == self.cursor:
            start = len(shown) - len(shown.lstrip()) - 1
            style = "bold reverse" if self.has_focus else "bold underline"
            return Content(shown).stylize(style, max(0, start))
        return Content.styled(shown, _QUIET if text.strip() in (self.app.glyphs.dot, "0") else "")

    def _held(self, held: bool, letter: str) -> str:
        return letter if held else self.app.glyphs.dot

    @property
    def _layout(self) -> GridLayout:
        return GridLayout(self.size.width, self.draft.players)

    # -------------------------------------------------------------------------------- keys

    def action_move(self, down: int, right: int) -> None:
        """Moves the cursor; in the King's row only regions are set."""
        row = (self.cursor[0] + down) % (self.draft.players + 1)
        column = (self.cursor[1] + right) % NUM_COLUMNS
        if row == self.draft.players and column < FIRST_REGION:
            column = NUM_COLUMNS - 1 if right < 0 else FIRST_REGION
        self.go((row, column))

    def action_change(self, by: int) -> None:
        row, column = self.cursor
        self._typing = False
        self._set(self._number(row, column) + by)

    def action_erase(self) -> None:
        self._typing = False
        self._set(0)

    def action_noble(self) -> None:
        if (region := self._region) is not None and self._seat is not None:
            self.change(self.draft.with_noble(self._seat, region))

    def action_king(self) -> None:
        if (region := self._region) is not None:
            self.change(self.draft.with_king(region))

    def action_dragon(self) -> None:
        if self._seat is not None:
            self.change(self.draft.with_dragon(self._seat))

    def action_witch(self) -> None:
        if self._seat is not None:
            self.change(self.draft.with_witch(self._seat))

    def on_key(self, event: events.Key) -> None:
        """Digits are a number typed into the cell, one after the other."""
        typed = unicodedata.decimal(event.character or " ", None)
        if typed is not None:
            event.stop()
            row, column = self.cursor
            before = self._number(row, column) if self._typing else 0
            longest = 999 if column == SCORE else 19
            number = before * 10 + typed
            self._set(number if number <= longest else typed)
            self._typing = True

    # -------------------------------------------------------------------------------- mouse

    def cell_at(self, x: int, y: int) -> tuple[int, int] | None:
        return self._layout.cell_at(x, y)

    def changes_at_once(self, cell: tuple[int, int]) -> bool:
        """A card is there or not, and the King in one region."""
        row, column = cell
        return column in (DRAGON, WITCH) or row == self.draft.players

    # ------------------------------------------------------------------------------ changes

    @property
    def _seat(self) -> int | None:
        return self.cursor[0] if self.cursor[0] < self.draft.players else None

    @property
    def _region(self) -> int | None:
        column = self.cursor[1] - FIRST_REGION
        return REGIONS[column] if column >= 0 else None

    def _number(self, row: int, column: int) -> int:
        """The number in a cell; 0 where it holds none."""
        if row >= self.draft.players or column in (DRAGON, WITCH):
            return 0
        if column == SCORE:
            return self.draft.scores[row]
        return self.draft.markers[row][column - FIRST_REGION]

    def _set(self, number: int) -> None:
        seat, region, column = self._seat, self._region, self.cursor[1]
        if seat is None:
            self.action_king()
        elif column == SCORE:
            self.change(self.draft.with_score(seat, number))
        elif column == DRAGON:
            self.action_dragon()
        elif column == WITCH:
            self.action_witch()
        elif region is not None:
            self.change(self.draft.with_markers(seat, region, number))

    def go(self, cell: tuple[int, int]) -> None:
        if cell != self.cursor:
            self._typing = False
            self.cursor = cell

    def show_region(self, region: int) -> None:
        """The cursor goes to a region's column, in the row where it is."""
        self.go((self.cursor[0], FIRST_REGION + region - 1))

    def watch_draft(self) -> None:
        """The cursor stays on a row there is."""
        if self.cursor[0] > self.draft.players:
            self.go((self.draft.players, max(self.cursor[1], FIRST_REGION)))
