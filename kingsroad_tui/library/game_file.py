"""The file of a running game."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Generic

import msgspec

from kingsroad_tui.library.held_file import HeldFile
from kingsroad_tui.library.saved_games import GameT, SavedGames
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.notes.kept import NOTES
from kingsroad_tui.shell.errors import one_line
from tabletop.errors import LocatedError
from tabletop.json_fields import field_of
from tabletop.records import read_record

Complain = Callable[[str], None]
"""Receives one sentence for the person whenever a game cannot be saved where it was."""


class GameFile(HeldFile, Generic[GameT]):
    """A held file that knows its game.

    Attributes:
        known: the game that was last read from the file or written to it; None for none.
        unsaved: why it could not be saved last, in a sentence; empty where it was.
    """

    def __init__(
        self,
        saves: SavedGames[GameT],
        path: Path | None = None,
        another: Callable[[], Path] | None = None,
        known: GameT | None = None,
    ) -> None:
        """A file that need not be there yet.

        Args:
            saves: the saved games it belongs to.
            path: the file (None: a new autosave).
            another: names a new one to go on in (None: a new autosave).
            known: the game it holds.
        """
        super().__init__(path or saves.new_autosave(), another or saves.new_autosave, saves.folder)
        self._saves = saves
        self.known = known
        self.unsaved = ""
        self._before = b"{}"

    def write(self, game: GameT, setup: Setup) -> bool:
        """Saves a game; whether it had to be in another file than before. Raises OSError."""
        saves = self._saves
        before = self._content()
        moved = self.put(lambda saved: saves.with_others(saves.encode(game, setup, saved), before))
        self._before = before
        self.known = game
        return moved

    def _content(self) -> bytes:
        """What the file holds; what it held before, where notes that were in it are gone."""
        try:
            content = read_record(self.path)
            gone = field_of(content, NOTES) is None and field_of(self._before, NOTES) is not None
        except (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError):
            return self._before
        return self._before if gone else content

    def save(self, game: GameT, setup: Setup, complain: Complain) -> None:
        """Saves a game; says so where it cannot be, or must be in another file."""
        folder = self.path.parent
        self.unsaved = ""
        try:
            if self.write(game, setup):
                complain(
                    f"Another program uses this game's file; here it goes on in {self.path.name}."
                )
        except OSError as error:
            reason = error.strerror or error
            self.unsaved = one_line(f"The game could not be saved in {folder}: {reason}.")
            complain(self.unsaved)

    def holds_what_is_known(self) -> bool:
        """Whether the file is gone, or holds the game that is known."""
        if not os.path.lexists(self.path):
            return True
        saves = self._saves
        try:
            written = saves.decode_game(saves.content(self.path), str(self.path))
        except LocatedError:
            return False
        return self.known is not None and saves.public(written) == saves.public(self.known)
