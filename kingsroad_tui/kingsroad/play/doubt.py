"""The question before cards are played that give much away."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad_tui.keys.registry import CONFIRM_KEYS
from kingsroad_tui.kingsroad.keys import DOUBT_KEYS
from kingsroad_tui.widgets.dialog import Dialog, OtherWay, QuestionFrame
from tabletop.words.voice import phrase


class DoubtDialog(Dialog[bool]):
    """Asks whether to play the cards; the better choice can be seen instead."""

    HELP = "doubt"
    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [*CONFIRM_KEYS, *DOUBT_KEYS]

    def __init__(self, question: str, show_better: Callable[[], None]) -> None:
        super().__init__()
        other = OtherWay(phrase("kingsroad-doubt-show"), show_better)
        self._question = QuestionFrame(
            question, phrase("kingsroad-doubt-play"), phrase("kingsroad-doubt-again"), other
        )

    def compose(self) -> ComposeResult:
        yield self._question

    def action_answer(self, sure: bool) -> None:
        self._question.answer(sure=sure)

    def action_other(self) -> None:
        self._question.go_other_way()
