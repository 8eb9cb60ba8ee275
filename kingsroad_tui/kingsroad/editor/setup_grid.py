"""The position editor's grid: a row for each player, a column for everything that can be set.

Keys and mouse change the draft, and every change is posted. What cannot be is marked where it
stands, and stays as it was typed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events, getters
from textual.binding import BindingType
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad.board import REGIONS
from kingsroad_tui.drawing.spans_content import plain_text
from kingsroad_tui.kingsroad.editor import draft_grid
from kingsroad_tui.kingsroad.editor.position_draft import PositionDraft
from kingsroad_tui.kingsroad.keys import GRID_KEYS
from kingsroad_tui.shell.host import Host, WidgetMessage


class SetupGrid(Widget, can_focus=True):
    """Shows a draft and changes it.

    Reactives:
        draft: what is set up.
        cursor: row (a player, or behind them the King's row) and column.
    """

    @dataclass
    class DraftChanged(WidgetMessage["SetupGrid"]):
        """The draft was changed."""

        draft: PositionDraft

    BINDINGS: ClassVar[list[BindingType]] = GRID_KEYS

    draft: reactive[PositionDraft] = reactive(PositionDraft.empty, layout=True)
    cursor: reactive[tuple[int, int]] = reactive((0, draft_grid.FIRST_REGION))

    app = getters.app(Host)

    def __init__(
        self, draft: PositionDraft, names: Sequence[str], *, id: str | None = None
    ) -> None:
        """``names`` are for five seats, whatever the draft's number of players."""
        super().__init__(id=id)
        self._names = names
        self._typing = False
        self.set_reactive(SetupGrid.draft, draft)

    def on_glyphs_changed(self) -> None:
        self.refresh()

    def get_content_height(self, *_: object) -> int:
        return self.draft.players + 2

    def render(self) -> Content:
        grid = draft_grid.DraftGrid(
            self.draft, self._names, self.cursor, self.has_focus, self.app.glyphs, self._layout
        )
        return plain_text(grid.content())

    @property
    def _layout(self) -> draft_grid.GridLayout:
        return draft_grid.GridLayout(self.size.width, self.draft.players)

    # -------------------------------------------------------------------------------- keys

    def action_move(self, down: int, right: int) -> None:
        """Moves the cursor; in the King's row only regions are set."""
        row = (self.cursor[0] + down) % (self.draft.players + 1)
        column = (self.cursor[1] + right) % draft_grid.NUM_COLUMNS
        if row == self.draft.players and column < draft_grid.FIRST_REGION:
            column = draft_grid.NUM_COLUMNS - 1 if right < 0 else draft_grid.FIRST_REGION
        self._go(row, column)

    def action_change(self, by: int) -> None:
        row, column = self.cursor
        self._typing = False
        self._set(self._number(row, column) + by)

    def action_erase(self) -> None:
        self._typing = False
        self._set(0)

    def action_noble(self) -> None:
        if (region := self._region) is not None and self._seat is not None:
            self._change(self.draft.with_noble(self._seat, region))

    def action_king(self) -> None:
        if (region := self._region) is not None:
            self._change(self.draft.with_king(region))

    def action_dragon(self) -> None:
        if self._seat is not None:
            self._change(self.draft.with_dragon(self._seat))

    def action_witch(self) -> None:
        if self._seat is not None:
            self._change(self.draft.with_witch(self._seat))

    def on_key(self, event: events.Key) -> None:
        """Digits are a number typed into the cell, one after the other."""
        typed = unicodedata.decimal(event.character or " ", None)
        if typed is not None:
            event.stop()
            row, column = self.cursor
            before = self._number(row, column) if self._typing else 0
            longest = 999 if column == draft_grid.SCORE else 19
            number = before * 10 + typed
            self._set(number if number <= longest else typed)
            self._typing = True

    # -------------------------------------------------------------------------------- mouse

    def on_click(self, event: events.Click) -> None:
        """Goes to a cell; a second click there, or one on a card or for the King, changes it."""
        where = self._layout.cell_at(event.x, event.y)
        if where is None:
            return
        again = where == self.cursor
        self._go(*where)
        if (
            again
            or where[1] in (draft_grid.DRAGON, draft_grid.WITCH)
            or where[0] == self.draft.players
        ):
            self.action_change(-1 if event.button == 3 else 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scrolled(event, 1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scrolled(event, -1)

    def _scrolled(self, event: events.MouseEvent, by: int) -> None:
        where = self._layout.cell_at(event.x, event.y)
        if where is not None:
            event.stop()
            self._go(*where)
            self.action_change(by)

    # ------------------------------------------------------------------------------ changes

    @property
    def _seat(self) -> int | None:
        return self.cursor[0] if self.cursor[0] < self.draft.players else None

    @property
    def _region(self) -> int | None:
        column = self.cursor[1] - draft_grid.FIRST_REGION
        return REGIONS[column] if column >= 0 else None

    def _number(self, row: int, column: int) -> int:
        """The number in a cell; 0 where it holds none."""
        if row >= self.draft.players or column in (draft_grid.DRAGON, draft_grid.WITCH):
            return 0
        if column == draft_grid.SCORE:
            return self.draft.scores[row]
        return self.draft.markers[row][column - draft_grid.FIRST_REGION]

    def _set(self, number: int) -> None:
        seat, region, column = self._seat, self._region, self.cursor[1]
        if seat is None:
            self.action_king()
        elif column == draft_grid.SCORE:
            self._change(self.draft.with_score(seat, number))
        elif column == draft_grid.DRAGON:
            self.action_dragon()
        elif column == draft_grid.WITCH:
            self.action_witch()
        elif region is not None:
            self._change(self.draft.with_markers(seat, region, number))

    def _change(self, draft: PositionDraft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.post_message(self.DraftChanged(self, draft))

    def _go(self, row: int, column: int) -> None:
        if (row, column) != self.cursor:
            self._typing = False
            self.cursor = (row, column)

    def show_region(self, region: int) -> None:
        """The cursor goes to a region's column, in the row where it is."""
        self._go(self.cursor[0], draft_grid.FIRST_REGION + region - 1)

    def watch_draft(self) -> None:
        """The cursor stays on a row there is."""
        if self.cursor[0] > self.draft.players:
            self._go(self.draft.players, max(self.cursor[1], draft_grid.FIRST_REGION))
