"""What else there is to see of a game in a large terminal: rivals, the king's way, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual import getters
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.review.course_chart import WayChart
from kingsroad_tui.assassins.words.turns import TOLD, log_phases
from kingsroad_tui.rivals.widgets import RivalsPane
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic

Said = Mapping[tuple[int, Side], Sequence[str]]
"""The lines said, by round and side."""

_MOST_PHASES: Final = 40
"""How many phases the log shows; a game has thirty, but a file may hold others."""


class AssassinsMore(Vertical):
    """Everything of the game as far as it has been told."""

    app = getters.app(Host)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._shown: tuple[int, int] | None = None

    def compose(self) -> ComposeResult:
        yield RivalsPane(id="rivals")
        yield PlainStatic(TOLD, classes="band")
        with VerticalScroll(id="log", can_focus=False):
            yield PlainStatic(id="log-text")

    def show(self, game: AssassinsGame, said: Said) -> None:
        """Shows the game to its last phase; what of the running one is done is seen on the board.

        Nothing is done where it is shown already, or there is no room for it.
        """
        shown = (len(game.phases), len(said))
        if not self.display or shown == self._shown:
            return
        self._shown = shown
        self._show_way(game)
        spelled = self.app.glyphs.spelled
        parts = [
            Content.assemble((f"{spelled(heading)}\n", "bold $primary"), spelled("\n".join(lines)))
            for heading, lines in log_phases(game, said, running=False)[-_MOST_PHASES:]
        ]
        self.query_one("#log-text", PlainStatic).update(Content("\n\n").join(parts))
        log = self.query_one("#log", VerticalScroll)
        self.call_after_refresh(log.scroll_end, animate=False)

    def _show_way(self, game: AssassinsGame) -> None:
        charts = list(self.query(WayChart))
        if charts:
            charts[0].show(game)
        elif game.phases:
            self.mount(WayChart(game, id="way"), after=self.query_one(RivalsPane))

    def on_glyphs_changed(self) -> None:
        self._shown = None

    def on_resize(self) -> None:
        self._shown = None
