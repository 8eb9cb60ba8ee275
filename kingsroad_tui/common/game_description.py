"""What the app and the command line know of a game; each wing gives one description of its own.

Whatever costs time is imported by the functions in it, when they are called.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
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
        by_lines: plays it in plain text, on a board and on with the game of a file, where there
            are any; answers the exit code. Raises Unusable.
        board: that of new games; None for the game's own.
    """

    name: str
    word: str
    format: str
    commands: Callable[[], GameCommands]
    by_lines: Callable[[Any, Path | None], int]
    board: Any = None
