"""The town among the rules of King & Assassins."""

from __future__ import annotations

from typing import Final

from assassins.position import starting_position
from assassins.town import Town, side_a
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.typed_actions import numbers_at
from kingsroad_tui.help.rulebook import RulesPicture

_SIZE: Final = 45, 22
"""The room for the board, in cells."""

_TOWN: Final = 1
"""The section about the board."""


def town_picture(board: Town | None) -> RulesPicture:
    """Side A of the board as it is set up: the rules name its squares, whatever is played on."""
    del board
    town, position = AssassinsBoard(id="town"), starting_position(side_a())
    town.styles.width, town.styles.height = _SIZE
    town.styles.margin = 0, 0, 1, 0
    town.view = BoardView(position, numbers_at(position))
    return RulesPicture(town, _TOWN)
