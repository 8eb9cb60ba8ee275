"""The question before cards are played that give much away."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType

from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.keys import DOUBT_KEYS
from kingsroad_tui.widgets.confirm import OtherWayDialog


class DoubtDialog(OtherWayDialog):
    """Asks whether to play the cards; the better choice can be seen instead."""

    HELP = help_texts.DOUBT
    BINDINGS: ClassVar[list[BindingType]] = DOUBT_KEYS
    OTHER = "Show me"

    def __init__(self, question: str, show_better: Callable[[], None]) -> None:
        super().__init__(question, "Play it", "Choose again", show_better)
