"""The first screen of King & Assassins: go on with a game, begin one, open one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical

from assassins.games import AssassinsGame
from assassins.position import starting_position
from assassins.town import side_a
from kingsroad_tui.assassins import places
from kingsroad_tui.assassins.drawing.title import draw_assassins_title
from kingsroad_tui.assassins.drawing.views import BoardView
from kingsroad_tui.assassins.keys import ASSASSINS_HOME_KEYS
from kingsroad_tui.assassins.learn.words import menu_words as lesson_words
from kingsroad_tui.assassins.library.saves import (
    RecentTown,
    SavedTown,
    assassins_autosave_folder,
    recent_assassins_spans,
    recent_towns,
)
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.typed_actions import knight_numbers, numbers_at
from kingsroad_tui.home.menu import HomeMenu, numbered
from kingsroad_tui.home.title_picture import TitlePicture
from kingsroad_tui.learn.lesson_place import SECOND_GAME
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

_A_LIST: Final = 4
"""Rows below the menu in which the last games have a heading and a game."""


class _BelowMenu(Vertical):
    """What stands below the menu; a heading only where what it heads has room as well."""

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.height < _A_LIST, "-tight")


class AssassinsHomeScreen(HomeMenu[SavedTown, RecentTown]):
    """Where the wing is entered."""

    HELP = "town-home"
    CSS_PATH = "../styles/home.tcss"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_HOME_KEYS

    def __init__(self) -> None:
        entries = [(name, Say(f"assassins-menu-{name}")) for name in places.MENU]
        super().__init__(GAME, places.PLACES, entries, {"leave": Way("home")})

    def compose(self) -> ComposeResult:
        yield TitlePicture(draw_assassins_title, id="title")
        yield PlainStatic(Say("assassins-tagline"), id="tagline")
        with Container(id="body"):
            yield from self.compose_menu()
            yield AssassinsBoard(id="town")
            with _BelowMenu(id="lower"):
                yield from self.compose_recent()
                yield PlainStatic(Say("assassins-home-assassins-idea"), id="idea")
                steps = [phrase(f"assassins-home-step-{step}") for step in (1, 2, 3)]
                yield PlainStatic(lambda: numbered(phrase("library-in-short"), steps), id="steps")
        yield Footer()

    def on_mount(self) -> None:
        self._show_assassins(None)

    def on_screen_resume(self) -> None:
        self._look_for_games()

    def find_recent(self) -> Sequence[RecentTown]:
        return recent_towns()

    def lesson_words(self) -> str:
        return lesson_words(self.app.settings.town_lesson)

    def show_found(self, unfinished: SavedTown | None) -> None:
        self._show_assassins(unfinished.game if unfinished else None)

    def _show_assassins(self, game: AssassinsGame | None) -> None:
        """The game to be continued as everybody may see it, or the town before the first card."""
        if game is None:
            town = side_a()
            position = starting_position(town, town.kings[0].square)
            self.query_one(AssassinsBoard).view = BoardView(position, numbers_at(position))
        else:
            self.query_one(AssassinsBoard).view = BoardView(game.position, knight_numbers(game))

    def spans(self, game: RecentTown) -> Sequence[tuple[str, str]]:
        return recent_assassins_spans(game)

    @property
    def saves(self) -> Path:
        return assassins_autosave_folder()

    @property
    def first_choice(self) -> str:
        return "new" if SECOND_GAME.done(self.app.settings) else "learn"

    def action_leave(self) -> None:
        self.app.go("home")
