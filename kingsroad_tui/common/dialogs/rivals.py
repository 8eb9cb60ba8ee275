"""Who sits at the table: faces, strength and manner of everybody who plays for the computer."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll

from kingsroad_tui.common.drawing.rivals import Rival
from kingsroad_tui.common.screen_keys import RIVALS_KEYS
from kingsroad_tui.common.text import help_texts
from kingsroad_tui.common.text.rivals import NO_RIVALS, RIVALS_TITLE
from kingsroad_tui.common.widgets.dialog import Dialog
from kingsroad_tui.common.widgets.plain import PlainStatic
from kingsroad_tui.common.widgets.rivals import RivalsPane


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
