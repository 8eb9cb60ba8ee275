"""The table of King's Road that one plays at, and a new game at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from advisor.messages.computers import ONE_ROUND, STRENGTHS
from kingsroad.board import Board
from kingsroad.games import Game, begin_game
from kingsroad.position import PLAYERS, Variant
from kingsroad_tui.home.usual_table import UsualTable

USUAL: Final = UsualTable(STRENGTHS, ONE_ROUND, PLAYERS)
"""Who sat there when a game was last begun."""


def begin(names: tuple[str, ...], options: Mapping[str, object], board: Board | None) -> Game:
    """A new game, by the rules that the form says. Raises GameError."""
    said = str(options.get("variant"))
    variant = Variant(said) if said in list(Variant) else Variant.STANDARD
    return begin_game(names, variant, board)
