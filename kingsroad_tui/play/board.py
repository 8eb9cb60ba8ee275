"""What shows a game that has no screens of its own: its board, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget

from kingsroad_tui.widgets.plain import PlainStatic


class BoardOfGame(Widget):
    """Shows a game as a seat sees it, or as all do."""

    def show(self, game: Any, seat: int | None) -> None:
        """Shows it; nobody's view for None."""


class Told(VerticalScroll):
    """What has happened, the newest at the end."""

    def __init__(self) -> None:
        super().__init__(id="told", can_focus=False)

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="told-text")

    def show(self, lines: Sequence[str]) -> None:
        """Shows these lines."""
        self.query_one("#told-text", PlainStatic).update(Content("\n").join(map(Content, lines)))
        self.call_after_refresh(self.scroll_end, animate=False)
