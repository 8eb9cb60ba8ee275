"""Opening a saved game of King's Road, or a position code; looking at it, and one's statistics."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key, Paste

from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.keys import LIBRARY_KEYS
from kingsroad_tui.kingsroad.library.game_list import KingsRoadGames
from kingsroad_tui.kingsroad.library.saves import SAVES, RecentGame, all_games
from kingsroad_tui.kingsroad.library.words import WHAT_TO_TYPE, about_words
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.statistics import STATISTICS
from kingsroad_tui.library.game_list import GameList
from kingsroad_tui.library.open_game import Library, Shelf
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import Dialog


def _about(games: GameList[RecentGame, Any]) -> str:
    line = games.shown_line
    if line is None:
        return ""
    return about_words(line.game, games.courses.get(line.game), line.shared)


_SHELF: Final = Shelf(
    saves=SAVES,
    all_games=all_games,
    game_list=lambda id: KingsRoadGames(id=id),
    placeholder=WHAT_TO_TYPE,
    about=_about,
    game=GAME,
    statistics=STATISTICS,
    analyse=lambda saved: Way(
        "analysis", GAME, game=saved.game, setup=saved.setup, record=saved.path
    ),
)


class OpenGameScreen(Dialog[None]):
    """Opens a game from the list or by its file's name; a position code works as well."""

    HELP = help_texts.OPEN_GAME
    BINDINGS: ClassVar[list[BindingType]] = LIBRARY_KEYS
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
