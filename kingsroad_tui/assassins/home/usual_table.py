"""The table of King & Assassins that one plays at, and a new game at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import RULE_OF_THUMB
from assassins.actions import Side
from assassins.games import AssassinsGame, Opponents, begin_game
from kingsroad_tui.home.usual_table import UsualTable

USUAL: Final = UsualTable(
    ASSASSINS_STRENGTHS, RULE_OF_THUMB, (len(Side),), sides=[side.value for side in Side]
)
"""Who played which side when a game was last begun."""


def begin(names: tuple[str, ...], options: Mapping[str, object], board: None) -> AssassinsGame:
    """A new game in the printed town."""
    del options, board
    return begin_game(Opponents(*names))
