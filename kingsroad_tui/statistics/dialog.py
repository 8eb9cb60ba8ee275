"""One's statistics in a dialog, which counts while it is open already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from kingsroad_tui.drawing.one_line import sparkline
from kingsroad_tui.ladder.words import rating_lines
from kingsroad_tui.statistics.progress import (
    GameStatistics,
    progress_lines,
)
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say

_CURVE: Final = 24
"""The most cells of a curve."""


class StatisticsDialog(Dialog[None]):
    """Shows what has been counted as soon as it is."""

    HELP = "statistics"
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, game: GameStatistics) -> None:
        super().__init__()
        self._game = game

    def counted(self) -> Sequence[str]:
        """What there is to say; asked in a thread."""
        game, results = self._game, self._game.results()
        progress = progress_lines(game.progress(), game.opponent, game.kinds, self.curve)
        return [*game.lines(results), "", *rating_lines(results, game.rungs), *progress]

    def curve(self, values: Sequence[int], top: int) -> str:
        """Numbers from 0 to ``top`` as a curve in a line, in the signs that are drawn with."""
        return sparkline(values, top, _CURVE, self.app.glyphs.heights)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("statistics-progress-statistics-title"), classes="title")
            with VerticalScroll(id="tallies"):
                yield PlainStatic(Say("statistics-progress-counting"), id="text")

    def on_mount(self) -> None:
        self._count()

    @work(thread=True, exclusive=True)
    def _count(self) -> None:
        self.app.call_from_thread(self._show, self.counted())

    def _show(self, lines: Sequence[str]) -> None:
        if self.is_mounted:
            self.query_one("#text", PlainStatic).update(Content("\n".join(lines)))
