"""The log of a game as a pane: every sentence told of it, round by round.

Where there is no room for it beside the map, a dialog shows it; another pane has one round.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from textual import getters
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from kingsroad.games import Game
from kingsroad.rounds import RoundReport
from kingsroad_tui.keys.registry import LOG_KEYS
from kingsroad_tui.kingsroad.play import game_log
from kingsroad_tui.kingsroad.play.narration import no_round_words
from kingsroad_tui.kingsroad.play.reveal_frame import RevealCursor
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.log import LogText
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say

_MAX_ROUNDS: Final = 200
"""How many rounds are shown; a game has ten to thirty, but a file may hold thousands."""

_NOTHING: Final[Mapping[int, Sequence[str]]] = {}


class LogPane(LogText):
    """Shows what has been told so far, and nothing that a reveal has still to show."""

    HELP = "log"
    HEADING = "bold"

    _told: Sequence[tuple[RoundReport, game_log.LogEntry]] = ()
    """The rounds shown last, which need not be told anew."""

    def show(
        self,
        game: Game,
        cursor: RevealCursor | None,
        names: Sequence[str],
        out: Collection[int] = (),
        said: Mapping[int, Sequence[str]] = _NOTHING,
    ) -> None:
        """Shows the log of a game.

        Args:
            game: the game.
            cursor: the reveal under way.
            names: everybody's, in seat order.
            out: the seats that have forfeited.
            said: what was said in each round, by its number, in whole sentences.
        """
        known = {id(report): entry for report, entry in self._told}
        self._told = [
            (report, known.get(id(report)) or game_log.round_entry(report, names, out))
            for report in game_log.rounds_shown(game, cursor)[-_MAX_ROUNDS:]
        ]
        entries = [
            game_log.with_said(one, said.get(report.before.round, ())) for report, one in self._told
        ]
        present = game_log.present_entry(game, cursor, names, out)
        if present is not None:
            entries.append(present)
        self.show_entries(entries, no_round_words(game.first.round))


class GameLogDialog(Dialog[None]):
    """Everything told so far; the newest at the end."""

    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "LogPane"
    HELP = "game-log"
    BINDINGS: ClassVar[list[BindingType]] = LOG_KEYS

    pane = getters.query_one(LogPane)

    def __init__(
        self,
        game: Game,
        cursor: RevealCursor | None,
        names: Sequence[str],
        out: Collection[int] = (),
        said: Mapping[int, Sequence[str]] = _NOTHING,
    ) -> None:
        """As `LogPane.show`: ``cursor`` is the reveal under way, and what it has still to show is
        left out."""
        super().__init__()
        self._told = game, cursor, names, out, said

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("kingsroad-log-title"), classes="title")
            yield LogPane()

    def on_mount(self) -> None:
        self.pane.show(*self._told)


class RoundPane(VerticalScroll):
    """What there is room for beside the analysis on a large screen."""

    HELP = "round"

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

    def on_shown_anew(self) -> None:
        self._write()

    def _write(self) -> None:
        text, report = self.query_one("#round-text", PlainStatic), self._report
        text.set_class(report is not None, "-known")
        if report is not None:
            spelled = self.app.glyphs.spelled
            entry = game_log.round_entry(report, self._names)
            text.border_title = spelled(entry.heading)
            text.update(Content("\n").join(map(Content, map(spelled, entry.paragraphs))))
