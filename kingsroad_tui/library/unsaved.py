"""The question before a game is left that could not be saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import UNSAVED_KEYS
from kingsroad_tui.widgets.confirm import OtherWayDialog


class UnsavedDialog(OtherWayDialog):
    """Asks whether to leave; the game can be saved in another place instead."""

    HELP = help_texts.UNSAVED
    BINDINGS: ClassVar[list[BindingType]] = UNSAVED_KEYS
    OTHER = "Save elsewhere"
    OTHER_FIRST = True

    def __init__(self, question: str, save_elsewhere: Callable[[], None]) -> None:
        super().__init__(question, "Leave", "Stay", save_elsewhere)
