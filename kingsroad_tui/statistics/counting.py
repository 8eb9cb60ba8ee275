"""A dialog that counts games while it is open already: one's statistics, whichever game it is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from kingsroad_tui.drawing.sparkline import sparkline
from kingsroad_tui.statistics.words import COUNTING, STATISTICS_TITLE
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainStatic

_CURVE: Final = 24
"""The most cells of a curve."""


class CountingDialog(Dialog[None]):
    """Shows what has been counted as soon as it is. The wing counts, and says it."""

    AUTO_FOCUS = "VerticalScroll"

    @abstractmethod
    def counted(self) -> Sequence[str]:
        """What there is to say; asked in a thread."""

    def curve(self, values: Sequence[int], top: int) -> str:
        """Numbers from 0 to ``top`` as a curve in a line, in the signs that are drawn with."""
        return sparkline(values, top, _CURVE, self.app.glyphs.heights)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(STATISTICS_TITLE, classes="title")
            with VerticalScroll(id="tallies"):
                yield PlainStatic(COUNTING, id="text")

    def on_mount(self) -> None:
        self._count()

    @work(thread=True, exclusive=True)
    def _count(self) -> None:
        self.app.call_from_thread(self._show, self.counted())

    def _show(self, lines: Sequence[str]) -> None:
        if self.is_mounted:
            self.query_one("#text", PlainStatic).update(Content("\n".join(lines)))
