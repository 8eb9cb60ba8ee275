"""The question before a game is left that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import CONFIRM_KEYS, UNSAVED_KEYS
from kingsroad_tui.widgets.confirm import OtherWay, QuestionFrame
from kingsroad_tui.widgets.dialog import Dialog


class UnsavedDialog(Dialog[bool]):
    """Asks whether to leave; the game can be saved in another place instead."""

    HELP = help_texts.UNSAVED
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [*CONFIRM_KEYS, *UNSAVED_KEYS]

    def __init__(self, question: str, save_elsewhere: Callable[[], None]) -> None:
        super().__init__()
        other = OtherWay("Save elsewhere", save_elsewhere, first=True)
        self._question = QuestionFrame(question, "Leave", "Stay", other)

    def compose(self) -> ComposeResult:
        yield self._question

    def action_answer(self, sure: bool) -> None:
        self._question.answer(sure=sure)

    def action_other(self) -> None:
        self._question.go_other_way()
