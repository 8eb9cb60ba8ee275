"""Opening a saved game of King & Assassins."""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content

from kingsroad_tui.assassins.keys import ASSASSINS_LIBRARY_KEYS
from kingsroad_tui.assassins.library import saves
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.library.game_list import GameList, Shelf
from kingsroad_tui.library.library import ListedGame
from kingsroad_tui.notes.words import noted
from tabletop.say import Say


class AssassinsGames(GameList[saves.RecentTown, None]):
    """Lists games: when, how each ended or how far it is, and who played."""

    def line(self, listed: ListedGame[saves.RecentTown]) -> Content:
        return Content.assemble(*saves.recent_assassins_spans(listed.game))

    def name_of(self, game: saves.RecentTown) -> str:
        return saves.town_name(game)

    def players_in(self, game: saves.RecentTown) -> str:
        return " ".join(saves.called(game))

    def result_order(self, game: saves.RecentTown) -> tuple[int, int]:
        return saves.result_order(game)

    def words_of(self, game: saves.RecentTown) -> str:
        return saves.search_words(game)


def _about(games: GameList[saves.RecentTown, Any]) -> str:
    game = games.shown_game
    return "" if game is None else noted(saves.town_name(game), game.note)


SHELF: Final = Shelf(
    saves=saves.ASSASSINS_SAVES,
    all_games=saves.all_towns,
    game_list=lambda id: AssassinsGames(id=id),
    placeholder=Say("library-what-to-type"),
    about=_about,
    game=GAME,
    keys=ASSASSINS_LIBRARY_KEYS,
)
"""The list of saved games, and how one is opened."""
