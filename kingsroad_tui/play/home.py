"""The first screen of a game that has no screens of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from kingsroad_tui.home.menu import HomeMenu
from kingsroad_tui.keys.registry import bindings, hidden, shown
from kingsroad_tui.library.library import PlayedFile
from kingsroad_tui.library.saved_games import Saved
from kingsroad_tui.library.words import played_spans
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.play.plain_game import PlainGame
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

PLAIN_HOME_KEYS: Final = bindings(
    "plain_home",
    shown("c", "go('continue')", "continue", says="continue"),
    hidden("g", "go('again')", "again", says="play-again"),
    shown("n", "go('new')", "new", says="new-table"),
    shown("b", "go('together')", "together", says="play-together"),
    shown("o", "go('open')", "open", says="open-game"),
    shown("r", "go('rules')", "rules", says="rules"),
    shown("q,escape", "go('leave')", "leave", says="back-home"),
)

MENU: Final = ("continue", "again", "new", "together", "open", "rules", "leave")
"""The entries, by their places."""

_RECENT: Final = 10
"""So many of the last games are listed."""


class PlainHomeScreen(HomeMenu[Saved[Any], PlayedFile]):
    """Where the game is entered: go on with a game, begin one, open one."""

    CSS_PATH = sheet("plain_play")
    BINDINGS: ClassVar[list[BindingType]] = PLAIN_HOME_KEYS

    def __init__(self, plain: PlainGame[Any, Any]) -> None:
        entries = [(name, Say(f"play-menu-{name}")) for name in MENU]
        super().__init__(plain.word, plain.places, entries, {"leave": Way("home")})
        self.word = plain.word
        self._plain = plain

    def compose(self) -> ComposeResult:
        about = phrase("play-game-about", game=self._plain.name, about=self._plain.about)
        yield PlainStatic(about, id="status")
        yield from self.compose_menu()
        yield from self.compose_recent()
        yield Footer()

    @property
    def saves(self) -> Path:
        return self._plain.saves.folder

    @property
    def first_choice(self) -> str:
        return "new"

    def on_screen_resume(self) -> None:
        self._look_for_games()

    def find_recent(self) -> Sequence[PlayedFile]:
        return self._plain.games(_RECENT)

    def spans(self, game: PlayedFile) -> Sequence[tuple[str, str]]:
        return played_spans(game)
