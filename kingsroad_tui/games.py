"""The games of the house: the one list of them, which the app and the command line go over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingsroad_tui.assassins.description import ASSASSINS
from kingsroad_tui.common.game_description import GameDescription
from kingsroad_tui.common.storage.game_format import format_of
from kingsroad_tui.kingsroad.description import KINGS_ROAD

GAMES: Final[tuple[GameDescription, ...]] = (KINGS_ROAD, ASSASSINS)
"""The first one is the game whose first screen is that of the app."""


def game_of(path: Path, games: Sequence[GameDescription] = GAMES) -> GameDescription:
    """The game that a file says it is of; the first one where it says nothing that can be read."""
    said = format_of(path)
    return next((game for game in games if game.format == said), games[0])
