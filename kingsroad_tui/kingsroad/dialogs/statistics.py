"""One's own games against each strength, in a dialog."""

from __future__ import annotations

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from kingsroad_tui.common.look.sheets import sheet
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import PlainStatic
from kingsroad_tui.kingsroad.session.statistics import FinishedGame, analysed, tallies
from kingsroad_tui.kingsroad.storage.library import finished_games
from kingsroad_tui.kingsroad.storage.saves import all_games
from kingsroad_tui.kingsroad.text import help_texts
from kingsroad_tui.kingsroad.text.statistics import COUNTING, TITLE, tally_lines


class StatisticsDialog(Dialog[None]):
    """Counts the games while the dialog is open already."""

    HELP = help_texts.STATISTICS
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "VerticalScroll"

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(TITLE, classes="title")
            with VerticalScroll(id="tallies"):
                yield PlainStatic(COUNTING, id="text")

    def on_mount(self) -> None:
        self._count()

    @work(thread=True, exclusive=True)
    def _count(self) -> None:
        found = list(finished_games(all_games()))
        self.app.call_from_thread(self._show, found)

    def _show(self, found: list[FinishedGame]) -> None:
        if self.is_mounted:
            text = Content("\n".join(tally_lines(tallies(found), analysed(found))))
            self.query_one("#text", PlainStatic).update(text)
