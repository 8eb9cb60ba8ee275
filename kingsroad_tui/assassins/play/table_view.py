"""The table of King & Assassins as somebody sees it: status, board, side, a line that speaks.

In a large terminal there is more of a game to see: rivals, the king's way, the log.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from textual import getters
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.drawing import views
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.play.acting import ActingState
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.narration import AssassinsScene
from kingsroad_tui.assassins.play.prompts import aim_words
from kingsroad_tui.assassins.play.side_panel import AssassinsSide
from kingsroad_tui.assassins.play.typed_actions import Numbers, followed
from kingsroad_tui.assassins.review.screen import WayChart
from kingsroad_tui.assassins.words.turns import log_phases
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.widgets import RemarkPane, RivalsPane
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.log import LogText
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say

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
        yield PlainStatic(Say("assassins-turns-told"), classes="band")
        yield LogText(id="log", can_focus=False)

    def show(self, game: AssassinsGame, said: Said) -> None:
        """Shows the game to its last phase; what of the running one is done is seen on the board.

        Nothing is done where it is shown already, or there is no room for it.
        """
        shown = (len(game.phases), len(said))
        if not self.display or shown == self._shown:
            return
        self._shown = shown
        self._show_way(game)
        entries = log_phases(game, said, running=False)[-_MOST_PHASES:]
        self.query_one(LogText).show_entries(entries)

    def _show_way(self, game: AssassinsGame) -> None:
        charts = list(self.query(WayChart))
        if charts:
            charts[0].show(game)
        elif game.phases:
            self.mount(WayChart(game, id="way"), after=self.query_one(RivalsPane))

    def on_shown_anew(self) -> None:
        self._shown = None

    def on_resize(self) -> None:
        self._shown = None


_MIN_SIDE = 27
"""Columns that the side needs."""

_END_OF_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")

_BLOW: Final = 1.2
"""The most seconds for which the squares glow on which a blow falls."""

_LIGHTS: Final = {Side.KING: "warning", Side.PEOPLE: "error"}
"""In which light they glow, by the side that deals it."""

_STATUS = 1
"""Rows of the status."""


class AssassinsView(Vertical):
    """Shows what it is given; it changes no table."""

    DEFAULT_CSS = """
    AssassinsView #beside { width: 1fr; height: 100%; }
    AssassinsView #more { display: none; }
    """

    app = getters.app(Host)

    board = getters.query_one(AssassinsBoard)
    side = getters.query_one(AssassinsSide)

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._status = ""
        self._aim = ""
        self._notes: tuple[str, ...] = ()
        self._said: tuple[str, ...] = ("",)

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield AssassinsBoard(id="board")
            with Vertical(id="beside"):
                yield AssassinsSide(id="side")
                yield RemarkPane(id="remark")
            yield AssassinsMore(id="more")
        yield PlainStatic(id="prompt")

    def on_resize(self) -> None:
        """The board gets the columns it can use, the side all others."""
        width, height = self.size
        # While a story is told, the line that speaks gives its rows to it: the board stays.
        spoken = self._prompt_rows if self.query_one("#prompt").display else 0
        self.board.styles.width, _ = views.board_size(width - _MIN_SIDE, height - _STATUS - spoken)
        self._write()

    def on_shown_anew(self) -> None:
        self._write()

    def show_game(
        self,
        game: AssassinsGame,
        status: str,
        numbers: Numbers,
        state: ActingState | None = None,
        *,
        own: frozenset[int] = frozenset(),
        danger: Mapping[int, int] | None = None,
        plan: views.Plan | None = None,
        followed: bool = False,
    ) -> None:
        """The game as it stands, with what somebody is about to do, and what a hint marks;
        ``followed`` where the assassins are chosen and need not be known here."""
        self.board.view = views.acting_view(
            game.position, numbers, state, own, danger or {}, plan=plan
        )
        self.side.show(game, own=own)
        self._show_status(status, aim_words(game, followed=followed))

    def show_scene(
        self,
        game: AssassinsGame,
        scene: AssassinsScene,
        status: str,
        numbers: Numbers,
        *,
        own: frozenset[int] = frozenset(),
        hint: Hint = NO_HINT,
        seconds: float = 0.0,
    ) -> None:
        """One step of a story.

        Args:
            game: the game, with everything told in it.
            scene: the step.
            status: what the line above the board says.
            numbers: the knights' numbers when the phase began.
            own: the assassins to be marked.
            hint: what a hint about this step marks.
            seconds: how long it stays; 0 where nothing moves.
        """
        now = followed(numbers, scene.knights)
        self.board.view = views.BoardView(
            scene.position,
            now,
            moved=scene.moved,
            left=scene.left,
            own=own,
            spotlight=scene.spotlight,
            danger=views.danger_marks(scene.position, hint.danger),
            plan=views.hint_plan(scene.position, now, hint.planned, hint.advised),
        )
        if seconds and scene.headline:
            self.board.point_out(scene.spotlight, min(_BLOW, seconds), _LIGHTS[scene.side])
        self.side.show(game, scene.position, own)
        self._show_status(status)

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who plays for the computer, as they are shown."""
        return self.query_one(RivalsPane).rivals

    def show_rivals(self, rivals: tuple[Rival, ...]) -> None:
        """Who plays for the computer, and what somebody of them says now."""
        self.query_one(RivalsPane).rivals = rivals
        speaking = next((rival for rival in rivals if rival.said), None)
        self.query_one(RemarkPane).rival = speaking
        self.set_class(speaking is not None, "remarked")

    def show_more(self, game: AssassinsGame, said: Said) -> None:
        """The king's way and the log, where there is room for them; ``said`` by rivals."""
        self.query_one(AssassinsMore).show(game, said)

    @property
    def said(self) -> str:
        """What the line below the board says, without keys."""
        return self._said[0]

    def say(
        self, words: str, keys: Sequence[str] = (), *, refused: bool = False, blow: bool = False
    ) -> None:
        """The line below the board: words, and keys as far as they have room; ``refused`` where
        something is not possible, ``blow`` where one has fallen."""
        self._said = (words, *keys)
        self.query_one("#prompt").set_class(refused, "refused").set_class(blow, "blow")
        self._write()

    def show_notes(self, notes: tuple[str, ...]) -> None:
        """Says something behind the status: the first of these forms that fits there. Where none
        does the last one stands there alone, unless it is empty."""
        if notes != self._notes:
            self._notes = notes
            self._write()

    def _show_status(self, status: str, aim: str = "") -> None:
        self._status, self._aim = status, aim
        self._write()

    def _write(self) -> None:
        spelled = self.app.glyphs.spelled
        parts: list[tuple[str, str]] = [(spelled(self._noted_status()), "bold")]
        fits = cell_len(self._status) + cell_len(self._aim) + 5 <= self.size.width
        if self._aim and fits and not self._notes:
            parts.append((spelled(f" · {self._aim}"), "$text-muted"))
        self.query_one("#status", PlainStatic).update(Content.assemble(*parts))
        self.query_one("#prompt", PlainStatic).update(self._fitted(self._said))

    def _noted_status(self) -> str:
        """The status, and behind it the note that fits there."""
        both = (f"{self._status} · {note}" if note else self._status for note in self._notes)
        forms = (form for form in (*both, *self._notes[-1:]) if form)
        room = self.size.width - 2
        return next((form for form in forms if cell_len(form) <= room), self._status)

    @property
    def _prompt_rows(self) -> int:
        """The rows of the line below the board."""
        height = self.query_one("#prompt").styles.height
        return int(height.value) if height else 1

    def _fitted(self, parts: Sequence[str]) -> Content:
        """The words of the line below the board, and as many keys as it has room for."""
        rows = self._prompt_rows
        width = max(1, self.size.width - 2)
        words, *keys = parts
        gap = " " if words.endswith(".") else " · "
        for most in range(len(keys), 0, -1):
            said = f"{words}{gap}{' · '.join(keys[:most])}"
            content = Content(self.app.glyphs.spelled(said))
            if content.get_height({}, width) <= rows:
                return content
        # Of more sentences than there is room for, the first ones: none is cut in its middle.
        sentences = _END_OF_SENTENCE.split(words)
        for most in range(len(sentences), 1, -1):
            content = Content(self.app.glyphs.spelled(" ".join(sentences[:most])))
            if content.get_height({}, width) <= rows:
                return content
        return Content(self.app.glyphs.spelled(sentences[0]))
