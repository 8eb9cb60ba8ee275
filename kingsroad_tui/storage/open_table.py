"""Sitting down at a table: for a new game, or for one from a file; where it will be saved."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from kingsroad.games import Game
from kingsroad_tui.screens.play import PlayScreen
from kingsroad_tui.session.table import Setup, Table
from kingsroad_tui.storage.saves import (
    SavedGame,
    autosave_folder,
    new_autosave,
    setup_for,
    write_table,
)

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


def new_table(app: KingsRoad, game: Game, setup: Setup) -> PlayScreen:
    """A table for a new game, with an autosave of its own."""
    return _table(app, game, setup.afresh(), new_autosave())


def table_from(app: KingsRoad, saved: SavedGame) -> PlayScreen:
    """A table for a saved game; an autosave goes on being that game's autosave."""
    path = saved.path
    if path is None or path.parent != autosave_folder():
        path = new_autosave()
    setup = saved.setup or setup_for(saved.game, secrets.randbelow(2**31))
    return _table(app, saved.game, setup, path)


def _table(app: KingsRoad, game: Game, setup: Setup, path: Path) -> PlayScreen:
    def keep(game: Game, setup: Setup) -> None:
        try:
            write_table(path, game, setup)
        except OSError as error:
            app.notify(
                f"The game could not be saved in {path.parent}: {error.strerror or error}.",
                severity="error",
                markup=False,
            )

    table = Table(game, setup, keep)
    table.save()
    return PlayScreen(table)
