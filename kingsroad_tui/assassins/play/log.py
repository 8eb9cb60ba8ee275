"""The log of a game of King & Assassins in a dialog, and the line in which actions are typed.

The log tells what has happened phase by phase; what is typed is in notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from assassins.actions import Side
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.keys import ASSASSINS_LOG_KEYS
from kingsroad_tui.assassins.words.turns import log_phases
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.log import LogText
from kingsroad_tui.widgets.plain import Field, PlainStatic
from tabletop.say import Say


class AssassinsLogDialog(Dialog[None]):
    """Everything that both sides have done; the newest at the end."""

    CSS = """
    AssassinsLogDialog .dialog {
        width: 90;
        #log { height: auto; max-height: 60vh; scrollbar-size-vertical: 1; }
    }
    """
    AUTO_FOCUS = "#log"
    HELP = "town-log"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_LOG_KEYS

    def __init__(
        self, game: AssassinsGame, said: Mapping[tuple[int, Side], Sequence[str]] | None = None
    ) -> None:
        """``said``: what rivals have said, by round and side."""
        super().__init__()
        self._entries = log_phases(game, said or {})

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("assassins-turns-told"), classes="title")
            yield LogText(id="log")

    def on_mount(self) -> None:
        self.query_one(LogText).show_entries(self._entries)


MAX_TYPED = 400


class TypedActions(Field):
    """A field that is there while somebody types; its screen has the class ``typing`` then."""

    @dataclass
    class Entered(WidgetMessage["TypedActions"]):
        """Actions were entered."""

        text: str

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(
            placeholder=Say("assassins-type-actions"),
            id=id,
            compact=True,
            max_length=MAX_TYPED,
        )
        self.can_focus = False  # until somebody wants to type

    def open(self) -> None:
        """Lets somebody type."""
        self.screen.add_class("typing")
        self.can_focus = True
        self.focus()

    def close(self) -> None:
        """Forgets what is typed."""
        self.screen.remove_class("typing")
        self.value = ""
        self.can_focus = False

    @on(Field.Submitted)
    def _entered(self) -> None:
        text = self.value.strip()
        self.close()
        self.post_message(self.Entered(self, text))
