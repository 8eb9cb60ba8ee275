"""What every screen has that asks for a game: one of those kept, a file, or a position code."""

from __future__ import annotations

from collections.abc import Sequence

from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.saves import SAVES, RecentGame, all_games
from kingsroad_tui.library.game_source import GameSourceDialog


class KingsRoadSource(GameSourceDialog[RecentGame, Game]):
    """Asks for a game of King's Road."""

    SAVES = SAVES

    def all_games(self) -> Sequence[RecentGame]:
        return all_games()
