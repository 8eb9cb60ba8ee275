"""The file of a running game of King's Road."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kingsroad.games import Game
from kingsroad.records import RecordError, read_game
from kingsroad_tui.session.table import Setup
from kingsroad_tui.storage.held_file import HeldFile
from kingsroad_tui.storage.locations import autosave_folder
from kingsroad_tui.storage.saves import encode_table


class GameFile(HeldFile):
    """A held file that knows its game.

    Attributes:
        known: the game that was last read from the file or written to it; None for none.
    """

    def __init__(self, path: Path, another: Callable[[], Path], known: Game | None = None) -> None:
        """A file that need not be there yet; ``another`` names a new one to go on in."""
        super().__init__(path, another, autosave_folder())
        self.known = known

    def write(self, game: Game, setup: Setup) -> bool:
        """Saves a game; whether it had to be in another file than before. Raises OSError."""
        moved = self.put(partial(encode_table, game, setup))
        self.known = game
        return moved

    def holds_what_is_known(self) -> bool:
        """Whether the file is gone, or holds the game that is known."""
        if not os.path.lexists(self.path):
            return True
        try:
            written = read_game(self.path)
        except RecordError:
            return False
        return self.known is not None and written.as_public() == self.known.as_public()
