"""Tables for new and saved games, each with the file that the game is saved in."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from assassins.games import TownGame
from assassins.records import TownRecordError, read_game
from kingsroad_tui.assassins.session.seats import TownSetup
from kingsroad_tui.assassins.session.table import TownTable
from kingsroad_tui.assassins.storage.saves import (
    SavedTown,
    encode_autosave,
    new_town_autosave,
    read_town_table,
    setup_for,
)
from kingsroad_tui.errors import one_line
from kingsroad_tui.storage.held_file import HeldElsewhere, HeldFile
from kingsroad_tui.storage.locations import town_autosave_folder

Complain = Callable[[str], None]
"""Receives one sentence for the person whenever a game cannot be saved where it was."""


class TownFile(HeldFile):
    """The file of a running game.

    Attributes:
        known: the game that was last read from the file or written to it; None for none.
    """

    def __init__(self, path: Path, known: TownGame | None = None) -> None:
        super().__init__(path, new_town_autosave, town_autosave_folder())
        self.known = known

    def write(self, game: TownGame, setup: TownSetup) -> bool:
        """Saves a game; whether it had to be in another file than before. Raises OSError."""
        moved = self.put(partial(encode_autosave, game, setup))
        self.known = game
        return moved

    def holds_what_is_known(self) -> bool:
        """Whether the file is gone, or holds the game that is known."""
        if not os.path.lexists(self.path):
            return True
        try:
            written = read_game(self.path)
        except TownRecordError:
            return False
        return self.known is not None and _moves(written) == _moves(self.known)


def _moves(game: TownGame) -> object:
    """What is public of a game, to compare."""
    running = [report.action for report in game.running]
    return game.players, game.rounds, running, game.position.phase


def new_town_table(game: TownGame, setup: TownSetup, complain: Complain) -> TownTable:
    """A table for a new game, with an autosave of its own."""
    return _saved_table(game, setup, TownFile(new_town_autosave()), complain)


def town_table_from(saved: SavedTown, complain: Complain) -> TownTable:
    """A table for a saved game; one read from an autosave goes on in that file, as it is now.

    Raises:
        HeldElsewhere: the game is being played already; a copy of it can be gone on with.
    """
    file = TownFile(new_town_autosave())
    if saved.path is not None and saved.path.parent == town_autosave_folder():
        file = TownFile(saved.path)
        if not file.hold():
            raise HeldElsewhere
        saved = _as_it_is_now(saved)
        file.known = saved.game
    return _saved_table(saved.game, saved.setup or setup_for(saved.game), file, complain)


def town_copy_of(saved: SavedTown) -> SavedTown:
    """The same game as its file says now, to go on with in a file of its own."""
    return replace(_as_it_is_now(saved), path=None)


def _as_it_is_now(saved: SavedTown) -> SavedTown:
    """A game read again; as it was where its file is gone or spoilt since."""
    if saved.path is None:
        return saved
    try:
        return read_town_table(saved.path)
    except TownRecordError:
        return saved


def _saved_table(game: TownGame, setup: TownSetup, file: TownFile, complain: Complain) -> TownTable:
    def keep(game: TownGame, setup: TownSetup) -> None:
        folder = file.path.parent
        try:
            if file.write(game, setup):
                complain(
                    f"Another program uses this game's file; here it goes on in {file.path.name}."
                )
        except OSError as error:
            why = error.strerror or error
            complain(one_line(f"The game could not be saved in {folder}: {why}."))

    table = TownTable(game, setup, keep, file.release)
    table.save()
    return table
