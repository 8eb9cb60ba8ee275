"""A round of a game told in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from kingsroad.rounds import RoundReport
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.play.game_log import round_entry
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic


class RoundPane(VerticalScroll):
    """What there is room for beside the analysis on a large screen."""

    HELP = help_texts.ROUND

    app = getters.app(Host)

    def __init__(self, names: Sequence[str], *, id: str | None = None) -> None:
        """``names`` may address the reader."""
        super().__init__(id=id, can_focus=False)
        self._names = names
        self._report: RoundReport | None = None

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="round-text")

    def show(self, report: RoundReport | None) -> None:
        """Tells a round, or none."""
        if report is not self._report:
            self._report = report
            self._write()

    def on_glyphs_changed(self) -> None:
        self._write()

    def _write(self) -> None:
        text, report = self.query_one("#round-text", PlainStatic), self._report
        text.set_class(report is not None, "-known")
        if report is not None:
            spelled = self.app.glyphs.spelled
            entry = round_entry(report, self._names)
            text.border_title = spelled(entry.heading)
            text.update(Content("\n").join(map(Content, map(spelled, entry.paragraphs))))
