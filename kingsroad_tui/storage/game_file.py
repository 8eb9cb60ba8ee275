"""The file that a running game is saved in: held by one process, and never overwritten unasked."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from kingsroad.games import Game
from kingsroad.records import RecordError, read_limited
from kingsroad_tui.session.table import Setup
from kingsroad_tui.storage.ownership import GameLock, hold
from kingsroad_tui.storage.private import write_saved
from kingsroad_tui.storage.saves import encode_table, last_stamp, next_stamp


class HeldElsewhere(Exception):
    """A game that is being played already."""


class GameFile:
    """The file of a game that goes on.

    Where another program has the file, or has changed it since, the game goes on in another file.

    Attributes:
        path: the file now.
    """

    def __init__(self, path: Path, another: Callable[[], Path]) -> None:
        """Takes hold of a file, which need not be there yet.

        Args:
            path: the file.
            another: names a new file to go on in.

        Raises:
            HeldElsewhere: another program, or another table of this one, has it.
        """
        self.path = path
        self._another = another
        self._lock: GameLock | None = None
        self._known: bytes | None = None
        self._stamp = last_stamp()
        if not self._hold():
            raise HeldElsewhere

    def read(self) -> bytes:
        """Reads the file, to go on from what it says. Raises RecordError."""
        self._known = read_limited(self.path)
        return self._known

    def write(self, game: Game, setup: Setup) -> bool:
        """Saves a game; whether it had to be in another file than before. Raises OSError."""
        moved = not (self._hold() and self._is_as_known())
        if moved:
            self.release()
            self.path = self._another()
            self._known = None
            self._hold()
        self._stamp = next_stamp(self._stamp)
        content = encode_table(game, setup, self._stamp)
        write_saved(self.path, content)
        self._known = content
        return moved

    def release(self) -> None:
        """Lets others have the file; the next `write` takes hold of it again if it can."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _hold(self) -> bool:
        """Whether nobody else has the file; where no lock can be made there, that is assumed."""
        try:
            self._lock = self._lock or hold(self.path)
        except OSError:
            return True
        return self._lock is not None

    def _is_as_known(self) -> bool:
        """Whether the file holds what was last read or written here, or is gone."""
        try:
            return read_limited(self.path) == self._known
        except RecordError:
            return not os.path.lexists(self.path)
