"""The log of a game in a dialog, where there is no room for it beside the map."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from kingsroad.games import Game
from kingsroad_tui.keys.screen_keys import LOG_KEYS
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.play.game_log import LOG_TITLE
from kingsroad_tui.kingsroad.play.log_pane import LogPane
from kingsroad_tui.kingsroad.play.reveal_cursor import RevealCursor
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainStatic


class GameLogDialog(Dialog[None]):
    """Everything told so far; the newest at the end."""

    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]

    AUTO_FOCUS = "LogPane"
    HELP = help_texts.GAME_LOG
    BINDINGS: ClassVar[list[BindingType]] = LOG_KEYS

    pane = getters.query_one(LogPane)

    def __init__(
        self,
        game: Game,
        cursor: RevealCursor | None,
        names: Sequence[str],
        out: Collection[int] = (),
        said: Mapping[int, Sequence[str]] | None = None,
    ) -> None:
        """``cursor`` is the reveal under way: what it has still to show is left out.

        ``out``: the seats that have forfeited; ``said``: what was said in each round.
        """
        super().__init__()
        self._names = names
        self._game = game
        self._cursor = cursor
        self._out = out
        self._said = said or {}

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(LOG_TITLE, classes="title")
            yield LogPane()

    def on_mount(self) -> None:
        self.pane.show(self._game, self._cursor, self._names, self._out, self._said)
