"""The board of a game that has no screens of its own."""

from __future__ import annotations

from typing import Any

from textual.widget import Widget


class BoardOfGame(Widget):
    """Shows a game as a seat sees it, or as all do."""

    def show(self, game: Any, seat: int | None) -> None:
        """Shows it; nobody's view for None."""
