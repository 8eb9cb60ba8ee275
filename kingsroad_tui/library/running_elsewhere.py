"""What to do with a game that is being played in another window or terminal."""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import RUNNING_KEYS
from kingsroad_tui.shell import notices
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


@unique
class Instead(Enum):
    """What can be done with a game that somebody else plays."""

    LOOK = "look"
    """Look at it in the analysis."""
    COPY = "copy"
    """Go on with a copy in a file of its own."""


class RunningElsewhereDialog(Dialog[Instead | None]):
    """Answers what to do instead of going on with the game; None for nothing."""

    HELP = help_texts.RUNNING_ELSEWHERE
    AUTO_FOCUS = "#look"
    BINDINGS: ClassVar[list[BindingType]] = RUNNING_KEYS

    def __init__(self, title: str) -> None:
        """``title`` says which game it is."""
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(notices.RUNNING_ELSEWHERE, classes="title")
            yield PlainStatic(Content(notices.look_or_copy(self._title)), classes="words")
            with Horizontal(classes="buttons"):
                yield PlainButton(notices.LOOK, variant="primary", id="look")
                yield PlainButton(notices.GO_ON_WITH_COPY, id="copy")
                yield PlainButton("Cancel", id="leave")

    @on(PlainButton.Pressed, "#look")
    def _look_pressed(self) -> None:
        self.dismiss(Instead.LOOK)

    @on(PlainButton.Pressed, "#copy")
    def _copy_pressed(self) -> None:
        self.dismiss(Instead.COPY)

    def action_answer(self, answer: str) -> None:
        self.dismiss(Instead(answer))
