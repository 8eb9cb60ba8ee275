"""The question before cards are played that give much away."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content

from kingsroad_tui.common.dialogs.confirm import ConfirmDialog
from kingsroad_tui.common.widgets.plain import PlainButton
from kingsroad_tui.kingsroad.keys import DOUBT_KEYS
from kingsroad_tui.kingsroad.text import help_texts

_SHOW: Final = "Show me"


class DoubtDialog(ConfirmDialog):
    """Asks whether to play the cards; the better choice can be seen instead."""

    HELP = help_texts.DOUBT
    BINDINGS: ClassVar[list[BindingType]] = DOUBT_KEYS

    def __init__(self, question: str, show_better: Callable[[], None]) -> None:
        super().__init__(question, "Play it", "Choose again")
        self._show_better = show_better

    def compose_answers(self) -> ComposeResult:
        yield from super().compose_answers()
        yield PlainButton(Content(_SHOW), id="better")

    def on_mount(self) -> None:
        super().on_mount()
        self.name_key("#better", "show_better", _SHOW)

    @on(PlainButton.Pressed, "#better")
    def action_show_better(self) -> None:
        """Closes the question without playing, and shows the better choice."""
        self.dismiss(False)
        self._show_better()
