"""The values of a position being set up, beside the board: one a line, changed by arrows."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import BindingType
from textual.content import Content
from textual.reactive import reactive

from kingsroad_tui.assassins.editor.position_draft import AssassinsDraft, Cell
from kingsroad_tui.assassins.editor.words import about_cell, cell_words
from kingsroad_tui.assassins.keys import ASSASSINS_CELLS_KEYS
from kingsroad_tui.drawing.spans_content import plain_text
from kingsroad_tui.editor.draft_cells import DraftCells

_LABEL: Final = 19
"""Columns for what a value is called."""


class DraftValues(DraftCells[AssassinsDraft, int]):
    """Shows the values of a draft and changes them.

    Reactives:
        draft: what is set up.
        cursor: which of its cells is highlighted.
    """

    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_CELLS_KEYS

    draft: reactive[AssassinsDraft] = reactive(AssassinsDraft.empty, layout=True)
    cursor: reactive[int] = reactive(0)

    def __init__(self, draft: AssassinsDraft, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.set_reactive(DraftValues.draft, draft)

    def get_content_height(self, *_: object) -> int:
        return len(self.draft.cells) + 2

    def render(self) -> Content:
        rows = [self._row(at, cell) for at, cell in enumerate(self.draft.cells)]
        about = about_cell(self.draft, self._cell) if self.has_focus else ""
        return plain_text(Content("\n").join([*rows, Content.styled(about, "$text-muted")]))

    def _row(self, at: int, cell: Cell) -> Content:
        label, value = cell_words(self.draft, cell)
        here = at == self.cursor and self.has_focus
        shown = f"< {value} >" if here else f"  {value}"
        return Content.assemble(
            (f"{label:<{_LABEL}}", "bold" if here else "$text-muted"),
            (self.app.glyphs.spelled(shown), "bold reverse" if here else ""),
        )

    @property
    def _cell(self) -> Cell:
        return self.draft.cells[min(self.cursor, len(self.draft.cells) - 1)]

    def action_move(self, step: int) -> None:
        self.cursor = (self.cursor + step) % len(self.draft.cells)

    def action_change(self, by: int) -> None:
        self.change(self.draft.changed(self._cell, by))

    def cell_at(self, x: int, y: int) -> int | None:
        del x
        return y if 0 <= y < len(self.draft.cells) else None

    def watch_draft(self) -> None:
        """The cursor stays on a value there is."""
        self.cursor = min(self.cursor, len(self.draft.cells) - 1)
