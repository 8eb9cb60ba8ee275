"""What is shown when the terminal is too small for a board."""

from __future__ import annotations

from textual.app import ComposeResult

from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell import notices
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.plain import PlainStatic


class TooSmallScreen(HouseScreen[None]):
    """A polite message; the screen below waits unchanged."""

    CSS_PATH = sheet("too_small")

    def compose(self) -> ComposeResult:
        yield PlainStatic(notices.ROOM_NEEDED)
