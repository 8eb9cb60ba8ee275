"""The list of mistakes of a game in columns, largest first; choosing one goes there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import getters, on
from textual.content import Content
from textual.events import Resize
from textual.widgets.option_list import Option

from advisor.messages.goals import Goal
from advisor.messages.review import Mistake, RoundReview, mistakes
from kingsroad.board import Board
from kingsroad_tui.drawing.mistake_rows import mistake_rows
from kingsroad_tui.host import Host, WidgetMessage
from kingsroad_tui.widgets.plain import PlainOptionList


class MistakeList(PlainOptionList):
    """Shows the mistakes in the rounds judged so far."""

    @dataclass
    class MistakeChosen(WidgetMessage["MistakeList"]):
        """A mistake was chosen."""

        mistake: Mistake

    BORDER_TITLE = "Mistakes"

    app = getters.app(Host)

    def __init__(self, board: Board, names: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self._board = board
        self._names = names
        self._found: list[Mistake] = []
        self._goal = Goal.WIN
        self._width = 0

    def show(self, judged: Sequence[RoundReview], goal: Goal) -> None:
        """Lists the mistakes of these rounds."""
        self._found, self._goal = mistakes(judged), goal
        self._write()

    def on_resize(self, event: Resize) -> None:
        """Where there is other room, the cards may have other names."""
        del event
        if self._row_width != self._width:
            self._write()

    def on_glyphs_changed(self) -> None:
        self._write()

    @property
    def _row_width(self) -> int:
        """The cells of a row; the scrollbar always has its own, lest rows wrap when it comes."""
        padding = self.get_component_styles("option-list--option").padding.width
        bar = 0 if self.show_vertical_scrollbar else self.styles.scrollbar_size_vertical
        return self.scrollable_content_region.width - bar - padding

    def _write(self) -> None:
        self._width = self._row_width
        rows = mistake_rows(self._found, self._names, self._goal, self._board, self._width)
        at = self.highlighted
        self.set_options([Option(Content(self.app.glyphs.spelled(row))) for row in rows])
        self.highlighted = at if at is not None and at < len(rows) else None

    @on(PlainOptionList.OptionSelected)
    def _selected(self, event: PlainOptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.MistakeChosen(self, self._found[event.option_index]))
