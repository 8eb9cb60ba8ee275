"""The autosave of a game that counts: to go on with it, or to look back at it."""

from __future__ import annotations

from typing import TypeVar

from kingsroad_tui.library.autosaves import newest
from kingsroad_tui.library.saved_games import PlayedGame, Saved, SavedGames
from kingsroad_tui.statistics.kept import Occasion
from tabletop.errors import LocatedError

_GameT = TypeVar("_GameT", bound=PlayedGame)


def game_for(saves: SavedGames[_GameT], occasion: Occasion) -> Saved[_GameT] | None:
    """The game that was begun for something, as it was saved last; None where there is none."""
    for path in newest(saves.folder):
        try:
            saved = saves.read(path)
        except LocatedError:
            continue
        if saved.setup is not None and saved.setup.occasion == occasion:
            return saved
    return None
