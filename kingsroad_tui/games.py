"""The games of the house: the one list of them, which the app and the command line go over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingsroad_tui.assassins.game import ASSASSINS
from kingsroad_tui.kingsroad.game import KINGS_ROAD
from kingsroad_tui.library.game_format import format_of
from kingsroad_tui.shell.game_description import GameDescription

GAMES: Final[tuple[GameDescription, ...]] = (KINGS_ROAD, ASSASSINS)
"""The first one is the game whose first screen is that of the app."""


def game_of(path: Path, games: Sequence[GameDescription] = GAMES) -> GameDescription:
    """The game that a file says it is of; the first one where it says nothing that can be read."""
    said = format_of(path)
    return next((game for game in games if game.format == said), games[0])
