"""The day's game is over: its result in three lines, to be passed on or looked back at."""

from __future__ import annotations

from enum import Enum, unique

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.ladder import daily_words as daily
from kingsroad_tui.statistics.kept import KeptResult
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


@unique
class AfterDay(Enum):
    """What can be done with the day's game once it is over."""

    LOOK_BACK = "look back"


class DayDoneDialog(Dialog[AfterDay | None]):
    """Shows the result."""

    HELP = help_texts.DAY_DONE
    AUTO_FOCUS = "#copy"

    def __init__(self, result: KeptResult, game: str, *, there: bool) -> None:
        """``there``: whether the game is still among the saved ones."""
        super().__init__()
        self._result = result
        self._game = game
        self._there = there

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(daily.TITLE, classes="title")
            yield PlainStatic("\n".join(self._lines()), id="lines")
            yield PlainStatic(daily.DONE if self._there else f"{daily.DONE} {daily.GONE}")
            with Horizontal(classes="buttons"):
                yield PlainButton(daily.COPY, variant="primary", id="copy")
                if self._there:
                    yield PlainButton(daily.LOOK_BACK, id="look")
                yield PlainButton(daily.CLOSE, id="leave")

    def on_glyphs_changed(self) -> None:
        self.query_one("#lines", PlainStatic).update("\n".join(self._lines()))

    def _lines(self) -> list[str]:
        ascii_only = self.app.glyphs.name == "ascii"
        return daily.day_lines(self._result, self._game, ascii_only=ascii_only)

    @on(PlainButton.Pressed, "#copy")
    def _copy(self) -> None:
        self.app.copy_to_clipboard("\n".join(self._lines()))
        self.notify("\n".join(self._lines()), title=daily.SENT)

    @on(PlainButton.Pressed, "#look")
    def _look_back(self) -> None:
        self.dismiss(AfterDay.LOOK_BACK)
