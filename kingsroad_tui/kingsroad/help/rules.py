"""The rules of King's Road, with the map of the board that is played on."""

from __future__ import annotations

from kingsroad.board import Board
from kingsroad.position import starting_position
from kingsroad_tui.help.rulebook import Rulebook, RulesScreen
from kingsroad_tui.kingsroad.help.rules_page import rules
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.shell.going import Going


def rulebook(board: Board | None) -> Rulebook:
    """All rules; None for the map of the game's own board."""
    kingdom = Kingdom(id="map")
    kingdom.position = starting_position(5, board=board)
    return Rulebook(rules(), kingdom, "The kingdom")


def show_rules(app: Going) -> None:
    """The rules, for the board of new games."""
    app.push_screen(RulesScreen(rulebook(app.board_of(GAME))))
