"""A question with two answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import CONFIRM_KEYS
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


class ConfirmDialog(Dialog[bool]):
    """Answers True for "do it", anything else for not; the careful answer has the focus."""

    HELP = help_texts.CONFIRM
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
                yield from self.compose_answers()

    def compose_answers(self) -> ComposeResult:
        """The buttons, from left to right."""
        yield PlainButton(Content(self._yes), id="yes")
        yield PlainButton(Content(self._no), variant="primary", id="no")

    def on_mount(self) -> None:
        self.name_key("#yes", "answer(True)", self._yes)
        self.name_key("#no", "answer(False)", self._no)

    def name_key(self, button: str, action: str, words: str) -> None:
        """A button says its key, whichever that is."""
        if key := self._key_of(action):
            self.query_one(button, PlainButton).label = Content(f"{words} ({key})")

    def _key_of(self, action: str) -> str:
        """The first key that does something here, as it is shown; empty for none."""
        actives = self.active_bindings.values()
        keys = (active.binding for active in actives if active.binding.action == action)
        return next(map(self.app.get_key_display, keys), "")

    @on(PlainButton.Pressed, "#yes, #no")
    def _button_pressed(self, event: PlainButton.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, sure: bool) -> None:
        self.dismiss(sure)


class OtherWayDialog(ConfirmDialog):
    """Has a third answer, which says no and does something else instead.

    Attributes:
        OTHER: what it says.
        OTHER_FIRST: whether it stands on the left of the others.
    """

    OTHER: ClassVar[str]
    OTHER_FIRST: ClassVar[bool] = False

    def __init__(self, question: str, yes: str, no: str, do_other: Callable[[], None]) -> None:
        super().__init__(question, yes, no)
        self._do_other = do_other

    def compose_answers(self) -> ComposeResult:
        other = PlainButton(Content(self.OTHER), id="other")
        if self.OTHER_FIRST:
            yield other
        yield from super().compose_answers()
        if not self.OTHER_FIRST:
            yield other

    def on_mount(self) -> None:
        super().on_mount()
        self.name_key("#other", "other", self.OTHER)

    @on(PlainButton.Pressed, "#other")
    def action_other(self) -> None:
        self.dismiss(False)
        self._do_other()
