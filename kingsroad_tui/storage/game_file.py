"""The file that a running game is saved in: held by one process, and never overwritten unasked."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from kingsroad.games import Game
from kingsroad.records import RecordError, read_game
from kingsroad_tui.session.table import Setup
from kingsroad_tui.storage.ownership import GameLock, hold
from kingsroad_tui.storage.private import write_saved
from kingsroad_tui.storage.saves import encode_table, last_stamp, next_stamp


class HeldElsewhere(Exception):
    """A game that is being played already."""


class GameFile:
    """The file of a game that goes on.

    Where somebody else plays from the file, or has changed it, the game goes on in another one.

    Attributes:
        path: the file now.
        known: the game that was last read from the file or written to it; None for none.
    """

    def __init__(self, path: Path, another: Callable[[], Path], known: Game | None = None) -> None:
        """A file that need not be there yet; ``another`` names a new one to go on in."""
        self.path = path
        self.known = known
        self._another = another
        self._lock: GameLock | None = None
        self._stamp = last_stamp()

    def hold(self) -> bool:
        """Takes hold of the file until `release`; False where somebody else plays from it.

        Where its folder lets nobody make a lock, nobody else is taken to play from it.
        """
        try:
            self._lock = self._lock or hold(self.path)
        except OSError:
            return True
        return self._lock is not None

    def release(self) -> None:
        """Lets others have the file; the next `write` takes hold of it again if it can."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def write(self, game: Game, setup: Setup) -> bool:
        """Saves a game; whether it had to be in another file than before. Raises OSError."""
        moved = not (self.hold() and self._holds_what_is_known())
        if moved:
            self.release()
            self.path = self._another()
            self.hold()
        self._stamp = next_stamp(self._stamp)
        write_saved(self.path, encode_table(game, setup, self._stamp))
        self.known = game
        return moved

    def _holds_what_is_known(self) -> bool:
        """Whether nobody else has changed the file; it may be gone."""
        if not os.path.lexists(self.path):
            return True
        try:
            written = read_game(self.path)
        except RecordError:
            return False
        return self.known is not None and written.as_public() == self.known.as_public()
