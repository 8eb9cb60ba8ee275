"""Who sits at the table: faces, strength and manner of everybody who plays for the computer."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll

from kingsroad_tui.help import words as help_texts
from kingsroad_tui.keys.screen_keys import RIVALS_KEYS
from kingsroad_tui.rivals.drawing import Rival
from kingsroad_tui.rivals.widgets import RivalsPane
from kingsroad_tui.rivals.words import NO_RIVALS, RIVALS_TITLE
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainStatic


class RivalsDialog(Dialog[None]):
    """The rivals, one below the other."""

    AUTO_FOCUS = "#rivals-page"
    HELP = help_texts.RIVALS
    BINDINGS: ClassVar[list[BindingType]] = RIVALS_KEYS

    def __init__(self, rivals: tuple[Rival, ...]) -> None:
        super().__init__()
        self._rivals = rivals

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(RIVALS_TITLE, classes="title")
            if not self._rivals:
                yield PlainStatic(NO_RIVALS)
            with VerticalScroll(id="rivals-page"):
                pane = RivalsPane()
                pane.rivals = self._rivals
                yield pane
