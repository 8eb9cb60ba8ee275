"""What every screen has that asks for a game: one of those kept, a file, or a position code."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.games import Game
from kingsroad.notation import looks_like_code
from kingsroad_tui.common.storage.saved_games import Saved
from kingsroad_tui.common.widgets.game_source import GameSourceDialog
from kingsroad_tui.kingsroad.session.table import Setup
from kingsroad_tui.kingsroad.storage.game_input import open_source
from kingsroad_tui.kingsroad.storage.saves import SAVES, RecentGame, SavedGame, all_games


class KingsRoadSource(GameSourceDialog[RecentGame, Game, Setup]):
    """Takes a position code, too."""

    SAVES = SAVES

    def all_games(self) -> Sequence[RecentGame]:
        return all_games()

    def is_code(self, source: str) -> bool:
        return looks_like_code(source)

    def read(self, source: str) -> Saved[Game, Setup]:
        if self.is_code(source):
            return SavedGame(None, open_source(source), None)
        return super().read(source)
