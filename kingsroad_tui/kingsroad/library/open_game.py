"""Opening a saved game of King's Road, or a position code; looking at it, and one's statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType

from kingsroad.games import Game
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.keys import LIBRARY_KEYS
from kingsroad_tui.kingsroad.library.game_list import KingsRoadGames
from kingsroad_tui.kingsroad.library.game_source import KingsRoadSource
from kingsroad_tui.kingsroad.library.saves import RecentGame, SavedGame
from kingsroad_tui.kingsroad.library.words import WHAT_TO_TYPE, about_words
from kingsroad_tui.kingsroad.navigation import AnalyseGame, ResumeGame
from kingsroad_tui.kingsroad.statistics import STATISTICS
from kingsroad_tui.library.open_game import OpenDialog
from kingsroad_tui.statistics.dialog import StatisticsDialog


class OpenGameScreen(OpenDialog[RecentGame, Game], KingsRoadSource):
    """Opens a game from the list or by its file's name; a position code works as well."""

    HELP = help_texts.OPEN_GAME
    BINDINGS: ClassVar[list[BindingType]] = LIBRARY_KEYS
    PLACEHOLDER = WHAT_TO_TYPE

    def game_list(self, id: str) -> KingsRoadGames:
        return KingsRoadGames(id=id)

    def about(self) -> str:
        line = self.games.shown_line
        if line is None:
            return ""
        return about_words(line.game, self.games.courses.get(line.game), line.shared)

    def players_of(self, game: RecentGame) -> Sequence[str]:
        return game.players

    def wish(self, saved: SavedGame) -> ResumeGame:
        return ResumeGame(saved)

    def action_analyse(self) -> None:
        game = self.games.shown_game
        saved = self.saved_game(str(game.path)) if game is not None else None
        if saved is not None:
            self.go_on(AnalyseGame(saved.game, saved.setup, saved.path))

    def action_statistics(self) -> None:
        self.app.push_screen(StatisticsDialog(STATISTICS))
