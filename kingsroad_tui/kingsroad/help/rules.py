"""The rules of King's Road, with its map."""

from __future__ import annotations

from kingsroad.board import Board
from kingsroad.position import starting_position
from kingsroad_tui.help.rulebook import RulebookScreen
from kingsroad_tui.kingsroad.help.rules_page import rules
from kingsroad_tui.kingsroad.play.kingdom import Kingdom


class RulesScreen(RulebookScreen):
    """All rules, and the map of the board that is played on."""

    def __init__(self, board: Board | None = None) -> None:
        self._map = Kingdom(id="map")
        self._board = board
        super().__init__(rules(), "The kingdom", self._map)

    def on_mount(self) -> None:
        self._map.position = starting_position(5, board=self._board)
