"""Tables for new and saved games, each with the file that the game is saved in."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from kingsroad.games import Game
from kingsroad_tui.session.table import Setup, Table
from kingsroad_tui.storage.saves import (
    SavedGame,
    autosave_folder,
    new_autosave,
    setup_for,
    write_table,
)

Complain = Callable[[str], None]
"""Receives one sentence for the person whenever a game cannot be saved."""


def new_table(game: Game, setup: Setup, complain: Complain) -> Table:
    """A table for a new game, with an autosave of its own."""
    return _saved_table(game, setup.afresh(), new_autosave(), complain)


def table_from(saved: SavedGame, complain: Complain) -> Table:
    """A table for a saved game; one read from an autosave goes on in that file."""
    path = saved.path
    if path is None or path.parent != autosave_folder():
        path = new_autosave()
    setup = saved.setup or setup_for(saved.game, secrets.randbelow(2**31))
    return _saved_table(saved.game, setup, path, complain)


def _saved_table(game: Game, setup: Setup, path: Path, complain: Complain) -> Table:
    def keep(game: Game, setup: Setup) -> None:
        try:
            write_table(path, game, setup)
        except OSError as error:
            reason = error.strerror or error
            complain(f"The game could not be saved in {path.parent}: {reason}.")

    table = Table(game, setup, keep)
    table.save()
    return table
