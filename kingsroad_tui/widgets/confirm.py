"""A question with two answers, or with a third one, which does something else instead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import CONFIRM_KEYS
from kingsroad_tui.widgets.dialog import Dialog, DialogFrame
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic


@dataclass(frozen=True)
class OtherWay:
    """A third answer, which says no and does something else instead.

    Attributes:
        words: what it says.
        go: what it does.
        first: whether it stands on the left of the others.
    """

    words: str
    go: Callable[[], None]
    first: bool = False


class QuestionFrame(DialogFrame):
    """The question, and the answers as buttons, each with its key; an answer closes the dialog."""

    def __init__(self, question: str, yes: str, no: str, other: OtherWay | None = None) -> None:
        super().__init__()
        self._question = question
        self._words = {"yes": yes, "no": no}
        self._other = other
        if other is not None:
            third = {"other": other.words}
            self._words = third | self._words if other.first else self._words | third

    def compose(self) -> ComposeResult:
        yield PlainStatic(Content(self._question), classes="words")
        with Horizontal(classes="buttons"):
            for name, words in self._words.items():
                variant = "primary" if name == "no" else "default"
                yield PlainButton(Content(words), variant=variant, id=name)

    def on_mount(self) -> None:
        """The buttons say their keys, whichever those are."""
        actions = {"yes": "answer(True)", "no": "answer(False)", "other": "other"}
        actives = self.screen.active_bindings.values()
        for name, words in self._words.items():
            keys = (one.binding for one in actives if one.binding.action == actions[name])
            if key := next(map(self.app.get_key_display, keys), ""):
                self.query_one(f"#{name}", PlainButton).label = Content(f"{words} ({key})")

    @on(PlainButton.Pressed)
    def _button_pressed(self, event: PlainButton.Pressed) -> None:
        if event.button.id == "other":
            self.go_other_way()
        else:
            self.answer(sure=event.button.id == "yes")

    def answer(self, *, sure: bool) -> None:
        """Answers yes or no."""
        self.screen.dismiss(sure)

    def go_other_way(self) -> None:
        """Answers no, and does something else."""
        self.screen.dismiss(False)
        if self._other is not None:
            self._other.go()


class ConfirmDialog(Dialog[bool]):
    """Answers True for "do it", anything else for not; the careful answer has the focus."""

    HELP = help_texts.CONFIRM
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = CONFIRM_KEYS

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._question = QuestionFrame(question, yes, no)

    def compose(self) -> ComposeResult:
        yield self._question

    def action_answer(self, sure: bool) -> None:
        self._question.answer(sure=sure)
