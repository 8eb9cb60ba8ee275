"""The rules of King & Assassins, with side A of the board as it is set up."""

from __future__ import annotations

from typing import Final

from assassins.position import starting_position
from assassins.town import side_a
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.help.rulebook import assassins_rules
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.typed_actions import numbers_at
from kingsroad_tui.help.rulebook import Rulebook, RulesScreen
from kingsroad_tui.shell.going import Going

_SIZE: Final = 45, 22
"""The room for the board, in cells."""


def rulebook() -> Rulebook:
    """All rules."""
    town, position = AssassinsBoard(id="town"), starting_position(side_a())
    town.styles.width, town.styles.height = _SIZE
    town.styles.margin = 0, 0, 1, 0
    town.view = BoardView(position, numbers_at(position))
    return Rulebook(assassins_rules(), town, "The town")


def show_rules(app: Going) -> None:
    """The rules, over what is there."""
    app.push_screen(RulesScreen(rulebook()))
