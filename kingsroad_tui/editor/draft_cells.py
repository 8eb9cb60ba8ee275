"""The cells of a position being set up, changed by keys and mouse, whichever game's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from textual import events, getters
from textual.reactive import reactive
from textual.widget import Widget

from kingsroad_tui.shell.host import Host, WidgetMessage

DraftT = TypeVar("DraftT")
CellT = TypeVar("CellT")


class DraftCells(Widget, Generic[DraftT, CellT], can_focus=True):
    """A draft in cells, one of them under the cursor. A game draws them and says what is changed.

    Reactives:
        draft: what is set up.
        cursor: where the cell is that keys change.
    """

    @dataclass
    class DraftChanged(WidgetMessage["DraftCells[Any, Any]"]):
        """The draft was changed, by keys or mouse."""

        draft: Any

    draft: reactive[DraftT]
    cursor: reactive[CellT]

    app = getters.app(Host)

    def cell_at(self, x: int, y: int) -> CellT | None:
        """The cell at a point, or None."""
        raise NotImplementedError

    def action_change(self, by: int) -> None:
        """The cell under the cursor, one step further on or back."""
        raise NotImplementedError

    def go(self, cell: CellT) -> None:
        """The cursor goes to a cell."""
        self.cursor = cell

    def changes_at_once(self, cell: CellT) -> bool:
        """Whether a click changes a cell although the cursor was elsewhere."""
        del cell
        return False

    def change(self, draft: DraftT) -> None:
        """Shows another draft, and tells of it."""
        if draft != self.draft:
            self.draft = draft
            self.post_message(self.DraftChanged(self, draft))

    def on_shown_anew(self) -> None:
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Goes to a cell; a second click there changes it, with the other button back."""
        cell = self.cell_at(event.x, event.y)
        if cell is None:
            return
        again = cell == self.cursor
        self.go(cell)
        if again or self.changes_at_once(cell):
            self.action_change(-1 if event.button == 3 else 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scrolled(event, 1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scrolled(event, -1)

    def _scrolled(self, event: events.MouseEvent, by: int) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            event.stop()
            self.go(cell)
            self.action_change(by)
