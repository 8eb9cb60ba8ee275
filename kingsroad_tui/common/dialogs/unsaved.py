"""The question before a game is left that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from kingsroad_tui.common.dialogs.confirm import ConfirmDialog
from kingsroad_tui.common.screen_keys import UNSAVED_KEYS
from kingsroad_tui.common.text import help_texts
from kingsroad_tui.common.widgets.plain import PlainButton

_ELSEWHERE: Final = "Save elsewhere"


class UnsavedDialog(ConfirmDialog):
    """Asks whether to leave; the game can be saved in another place instead."""

    HELP = help_texts.UNSAVED
    BINDINGS: ClassVar[list[BindingType]] = UNSAVED_KEYS

    def __init__(self, question: str, save_elsewhere: Callable[[], None]) -> None:
        super().__init__(question, "Leave", "Stay")
        self._save_elsewhere = save_elsewhere

    def compose_answers(self) -> ComposeResult:
        yield PlainButton(Content(_ELSEWHERE), id="elsewhere")
        yield from super().compose_answers()

    def on_mount(self) -> None:
        super().on_mount()
        self.name_key("#elsewhere", "save_elsewhere", _ELSEWHERE)

    @on(PlainButton.Pressed, "#elsewhere")
    def action_save_elsewhere(self) -> None:
        """Closes the question without leaving, and asks for a place."""
        self.dismiss(False)
        self._save_elsewhere()
