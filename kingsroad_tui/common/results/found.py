"""The autosave of a game that counts: to go on with it, or to look back at it."""

from __future__ import annotations

from typing import TypeVar

from kingsroad_tui.common.results.kept import CountedSetup, Occasion
from kingsroad_tui.common.storage.autosaves import newest
from kingsroad_tui.common.storage.saved_games import PlayedGame, Saved, SavedGames
from tabletop.errors import LocatedError

_GameT = TypeVar("_GameT", bound=PlayedGame)
_SetupT = TypeVar("_SetupT", bound=CountedSetup)


def game_for(
    saves: SavedGames[_GameT, _SetupT], occasion: Occasion
) -> Saved[_GameT, _SetupT] | None:
    """The game that was begun for something, as it was saved last; None where there is none."""
    for path in newest(saves.folder):
        try:
            saved = saves.read(path)
        except LocatedError:
            continue
        if saved.setup is not None and saved.setup.occasion == occasion:
            return saved
    return None
