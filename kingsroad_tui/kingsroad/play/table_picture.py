"""A table in small: the map, the players, and a sentence; for the first screen and New game."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical

from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.players_panel import PlayerLine, PlayersPanel
from kingsroad_tui.widgets.plain import PlainStatic


class TablePicture(Vertical):
    """Shows a position and who plays; nothing on it can be chosen."""

    DEFAULT_CSS = """
    TablePicture { height: auto; }
    TablePicture .heading { text-style: bold; color: $accent; }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        # Held here, so that a table can be shown at any time, also while the app is closing.
        self._heading = PlainStatic(id="heading", classes="heading")
        self._kingdom = Kingdom()
        self._players = PlayersPanel()
        self._words = PlainStatic(id="words")

    def compose(self) -> ComposeResult:
        yield self._heading
        yield self._kingdom
        yield self._players
        yield self._words

    def show(
        self, heading: str, position: Position, lines: Sequence[PlayerLine], words: str
    ) -> None:
        """Shows a position; without ``lines`` (one per player) the players are left out."""
        self._heading.update(heading)
        self._words.update(words)
        kingdom, players = self._kingdom, self._players
        kingdom.names = tuple(line.name for line in lines)
        if lines:
            kingdom.colours = tuple(line.colour for line in lines)
        kingdom.position = position
        players.display = bool(lines)
        players.lines = tuple(lines)
        players.position = position
