"""Opening a saved game of King & Assassins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.events import Key, Paste

from kingsroad_tui.assassins.help import words as help_texts
from kingsroad_tui.assassins.keys import ASSASSINS_LIBRARY_KEYS
from kingsroad_tui.assassins.library import saves
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.statistics import STATISTICS
from kingsroad_tui.library.game_list import GameList
from kingsroad_tui.library.library import ListedGame
from kingsroad_tui.library.open_game import Library, Shelf
from kingsroad_tui.notes.words import noted
from kingsroad_tui.widgets.dialog import Dialog


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


_SHELF: Final = Shelf(
    saves=saves.ASSASSINS_SAVES,
    all_games=saves.all_towns,
    game_list=lambda id: AssassinsGames(id=id),
    placeholder=saves.WHAT_TO_TYPE,
    about=_about,
    game=GAME,
    statistics=STATISTICS,
)


class AssassinsOpenScreen(Dialog[None]):
    """Opens a saved game from the list or by its file's name."""

    HELP = help_texts.ASSASSINS_OPEN
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_LIBRARY_KEYS
    AUTO_FOCUS = "#file"

    def __init__(self) -> None:
        super().__init__()
        self.library = Library(_SHELF)

    def compose(self) -> ComposeResult:
        yield self.library

    def check_consume_key(self, key: str, character: str | None = None) -> bool:
        """A letter that is typed here is for the search, and stands for no other one."""
        del key
        return character is not None and character.isprintable()

    async def on_key(self, event: Key) -> None:
        await self.library.hear(event)

    def on_paste(self, event: Paste) -> None:
        self.library.paste(event)

    def action_library(self, what: str) -> None:
        self.library.act(what)
