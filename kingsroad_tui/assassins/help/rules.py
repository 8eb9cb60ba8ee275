"""The rules of King & Assassins, with the board at the start."""

from __future__ import annotations

from pathlib import PurePath
from typing import ClassVar

from assassins.position import starting_position
from assassins.town import side_a
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.help.rulebook import assassins_rules
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.typed_actions import numbers_at
from kingsroad_tui.help.rulebook import RulebookScreen
from kingsroad_tui.look.sheets import sheet


class AssassinsRulesScreen(RulebookScreen):
    """All rules, and side A as it is set up."""

    CSS_PATH: ClassVar[list[str | PurePath]] = [
        sheet("rules"),
        "../styles/rules.tcss",
    ]

    def __init__(self) -> None:
        self._board = AssassinsBoard(id="town")
        super().__init__(assassins_rules(), "The town", self._board)

    def on_mount(self) -> None:
        position = starting_position(side_a())
        self._board.view = BoardView(position, numbers_at(position))
