"""A table in small: the map, the players, and a sentence; for the first screen and New game."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from kingsroad.position import Position
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.widgets.players_panel import PlayerLine, PlayersPanel


class TablePicture(Vertical):
    """Shows a position and who plays; nothing on it can be chosen."""

    DEFAULT_CSS = """
    TablePicture { height: auto; }
    TablePicture .heading { text-style: bold; color: $accent; }
    """

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="heading", classes="heading")
        yield Kingdom()
        yield PlayersPanel()
        yield PlainStatic(id="words")

    def show(
        self, heading: str, position: Position, lines: Sequence[PlayerLine], words: str
    ) -> None:
        """Shows a position; without ``lines`` (one per player) the players are left out."""
        self.query_one("#heading", PlainStatic).update(heading)
        self.query_one("#words", PlainStatic).update(words)
        kingdom, players = self.query_one(Kingdom), self.query_one(PlayersPanel)
        kingdom.names = tuple(line.name for line in lines)
        if lines:
            kingdom.colours = tuple(line.colour for line in lines)
        kingdom.position = position
        players.display = bool(lines)
        players.lines = tuple(lines)
        players.position = position
