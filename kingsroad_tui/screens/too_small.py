"""What is shown when the terminal is too small for a board."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen

from kingsroad_tui.widgets.plain import PlainStatic


class TooSmallScreen(Screen[None]):
    """A polite message; the screen below waits unchanged."""

    CSS_PATH = "../styles/too_small.tcss"

    def compose(self) -> ComposeResult:
        yield PlainStatic(
            "The kingdom needs 60 columns and 20 rows. Please make the window larger."
        )
