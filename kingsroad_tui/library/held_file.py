"""The file that a running game is saved in: held by one process, and never overwritten unasked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from kingsroad_tui.files.private import write_saved
from kingsroad_tui.library.autosaves import last_stamp, next_stamp
from kingsroad_tui.library.ownership import GameLock, hold


class HeldElsewhere(Exception):
    """A game that is being played already."""


class HeldFile(ABC):
    """The file of a game that goes on.

    Where somebody else plays from the file, or has changed it, the game goes on in another one.

    Attributes:
        path: the file now.
    """

    def __init__(self, path: Path, another: Callable[[], Path], autosaves: Path) -> None:
        """A file that need not be there yet.

        Args:
            path: the file.
            another: names a new one to go on in.
            autosaves: the folder whose games its saves come after.
        """
        self.path = path
        self._another = another
        self._lock: GameLock | None = None
        self._stamp = last_stamp(autosaves)

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
        """Lets others have the file; the next save takes hold of it again if it can."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def put(self, encode: Callable[[int], bytes]) -> bool:
        """Saves what ``encode`` makes of the moment of saving.

        Returns:
            Whether it had to be in another file than before.

        Raises:
            OSError: it cannot be written.
        """
        moved = not (self.hold() and self.holds_what_is_known())
        if moved:
            self.release()
            self.path = self._another()
            self.hold()
        self._stamp = next_stamp(self._stamp)
        write_saved(self.path, encode(self._stamp))
        return moved

    @abstractmethod
    def holds_what_is_known(self) -> bool:
        """Whether nobody else has changed the file; it may be gone."""
