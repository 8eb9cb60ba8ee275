"""Opening a saved game of King & Assassins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content

from assassins.games import AssassinsGame
from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.keys import ASSASSINS_LIBRARY_KEYS
from kingsroad_tui.assassins.library.saves import (
    ASSASSINS_SAVES,
    RecentTown,
    SavedTown,
    all_towns,
    result_order,
)
from kingsroad_tui.assassins.library.words import (
    WHAT_TO_TYPE,
    called,
    recent_assassins_spans,
    search_words,
    town_name,
)
from kingsroad_tui.assassins.navigation import ResumeTown
from kingsroad_tui.assassins.statistics import STATISTICS
from kingsroad_tui.library.game_list import GameList
from kingsroad_tui.library.library import ListedGame
from kingsroad_tui.library.open_game import OpenDialog
from kingsroad_tui.notes.words import noted
from kingsroad_tui.statistics.dialog import StatisticsDialog


class AssassinsGames(GameList[RecentTown, None]):
    """Lists games: when, how each ended or how far it is, and who played."""

    def line(self, listed: ListedGame[RecentTown]) -> Content:
        return Content.assemble(*recent_assassins_spans(listed.game))

    def name_of(self, game: RecentTown) -> str:
        return town_name(game)

    def players_in(self, game: RecentTown) -> str:
        return " ".join(called(game))

    def result_order(self, game: RecentTown) -> tuple[int, int]:
        return result_order(game)

    def words_of(self, game: RecentTown) -> str:
        return search_words(game)


class AssassinsOpenScreen(OpenDialog[RecentTown, AssassinsGame]):
    """Opens a saved game from the list or by its file's name."""

    HELP = help_texts.ASSASSINS_OPEN
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_LIBRARY_KEYS
    SAVES = ASSASSINS_SAVES
    PLACEHOLDER = WHAT_TO_TYPE

    def game_list(self, id: str) -> AssassinsGames:
        return AssassinsGames(id=id)

    def all_games(self) -> Sequence[RecentTown]:
        return all_towns()

    def about(self) -> str:
        game = self.games.shown_game
        return "" if game is None else noted(town_name(game), game.note)

    def players_of(self, game: RecentTown) -> Sequence[str]:
        return game.players

    def action_statistics(self) -> None:
        self.app.push_screen(StatisticsDialog(STATISTICS))

    def wish(self, saved: SavedTown) -> ResumeTown:
        return ResumeTown(saved)
