"""The map among the rules of King's Road."""

from __future__ import annotations

from typing import Final

from kingsroad.board import Board
from kingsroad.position import starting_position
from kingsroad_tui.help.rulebook import RulesPicture
from kingsroad_tui.kingsroad.play.kingdom import Kingdom

_KINGDOM: Final = 1
"""The section about the map."""


def kingdom_picture(board: Board | None) -> RulesPicture:
    """The map of a board as a game begins; None for the game's own board."""
    kingdom = Kingdom(id="map")
    kingdom.position = starting_position(5, board=board)
    return RulesPicture(kingdom, _KINGDOM)
