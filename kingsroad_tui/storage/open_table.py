"""Tables for new and saved games, each with the file that the game is saved in."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from kingsroad.games import Game
from kingsroad.records import RecordError
from kingsroad_tui.errors import one_line
from kingsroad_tui.session.table import Setup, Table
from kingsroad_tui.storage.game_file import GameFile
from kingsroad_tui.storage.held_file import HeldElsewhere
from kingsroad_tui.storage.locations import autosave_folder
from kingsroad_tui.storage.saves import (
    SavedGame,
    new_autosave,
    read_table,
    setup_for,
)

Complain = Callable[[str], None]
"""Receives one sentence for the person whenever a game cannot be saved where it was."""


def new_table(game: Game, setup: Setup, complain: Complain) -> Table:
    """A table for a new game, with an autosave of its own."""
    return _saved_table(game, setup.afresh(), _new_file(), complain)


def table_from(saved: SavedGame, complain: Complain) -> Table:
    """A table for a saved game; one read from an autosave goes on in that file, as it is now.

    Raises:
        HeldElsewhere: the game is being played already; `copy_of` it can be gone on with.
    """
    file = _new_file()
    if saved.path is not None and saved.path.parent == autosave_folder():
        file = GameFile(saved.path, new_autosave)
        if not file.hold():
            raise HeldElsewhere
        saved = _as_it_is_now(saved)
        file.known = saved.game
    setup = saved.setup or setup_for(saved.game, secrets.randbelow(2**31))
    return _saved_table(saved.game, setup, file, complain)


def copy_of(saved: SavedGame) -> SavedGame:
    """The same game as its file says now, to go on with in a file of its own."""
    return replace(_as_it_is_now(saved), path=None)


def save_in(file: GameFile, game: Game, setup: Setup, complain: Complain) -> None:
    """Saves a game in its file; says so where it cannot be, or must be in another one."""
    folder = file.path.parent
    try:
        if file.write(game, setup):
            complain(f"Another program uses this game's file; here it goes on in {file.path.name}.")
    except OSError as error:
        reason = error.strerror or error
        complain(one_line(f"The game could not be saved in {folder}: {reason}."))


def _new_file() -> GameFile:
    return GameFile(new_autosave(), new_autosave)


def _as_it_is_now(saved: SavedGame) -> SavedGame:
    """A game read again; as it was where its file is gone or spoilt since."""
    if saved.path is None:
        return saved
    try:
        return read_table(saved.path)
    except RecordError:
        return saved


def _saved_table(game: Game, setup: Setup, file: GameFile, complain: Complain) -> Table:
    def keep(game: Game, setup: Setup) -> None:
        save_in(file, game, setup, complain)

    table = Table(game, setup, keep, file.release)
    table.save()
    return table
