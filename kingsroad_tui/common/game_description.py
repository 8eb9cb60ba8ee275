"""What the app and the command line know of a game; each wing gives one description of its own.

Whatever costs time is imported by the functions in it, when they are called.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingsroad_tui.common.game_commands import GameCommands


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDescription:
    """A game of the house.

    Attributes:
        name: as people read it.
        word: what commands and wishes call it.
        format: what its saved games say they are.
        commands: gives what the commands need to know of it.
        board: that of new games; None for the game's own.
    """

    name: str
    word: str
    format: str
    commands: Callable[[], GameCommands]
    board: Any = None
