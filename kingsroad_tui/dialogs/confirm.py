"""A question with two answers."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.screen_keys import CONFIRM_KEYS
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


class ConfirmDialog(Dialog[bool]):
    """Answers True for "do it", anything else for not; the careful answer has the focus."""

    HELP = "A question. y does what is asked; n or Esc leaves everything as it is."
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = CONFIRM_KEYS

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = question
        self._yes = yes
        self._no = no

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Content(self._question), classes="words")
            with Horizontal(classes="buttons"):
                yield PlainButton(Content(self._yes), id="yes")
                yield PlainButton(Content(self._no), variant="primary", id="no")

    def on_mount(self) -> None:
        """Each button says its key, whichever that is."""
        for button, answer, words in (("#yes", True, self._yes), ("#no", False, self._no)):
            if key := self._key_of(f"answer({answer})"):
                self.query_one(button, PlainButton).label = Content(f"{words} ({key})")

    def _key_of(self, action: str) -> str:
        """The first key that does something here, as it is shown; empty for none."""
        actives = self.active_bindings.values()
        keys = (active.binding for active in actives if active.binding.action == action)
        return next(map(self.app.get_key_display, keys), "")

    @on(PlainButton.Pressed)
    def _button_pressed(self, event: PlainButton.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)
