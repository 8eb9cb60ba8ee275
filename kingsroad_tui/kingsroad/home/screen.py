"""Home: go on with a game, begin one, open one; the games played last.

The menu is drawn before anything of the game is imported or read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingsMap, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import DescendantFocus

from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.home.menu import CONTINUE, HomeMenu, numbered
from kingsroad_tui.keys.dispatch import PASSED
from kingsroad_tui.keys.registry import entry_keys
from kingsroad_tui.kingsroad import places
from kingsroad_tui.kingsroad.keys import HOME_KEYS
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.learn.lesson_place import FIRST_GAME
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.kingsroad.library.saves import Course, RecentGame, SavedGame
    from kingsroad_tui.kingsroad.play.kingdom import TablePicture

_QUIT: Final = "quit"


class HomeScreen(HomeMenu["SavedGame", "RecentGame"]):
    """The first screen."""

    HELP = "home"

    BINDINGS: ClassVar[list[BindingType]] = HOME_KEYS

    def __init__(self, games: Sequence[GameEntry] = (), *, passed: bool = False) -> None:
        """The first screen.

        Args:
            games: the ways to the other games.
            passed: whether it is not shown before the app comes back to it.
        """
        entries = [(name, Say(f"kingsroad-menu-{name}")) for name in places.MENU]
        at = places.MENU.index("settings")
        entries[at:at] = [(one.game, one.title) for one in games]
        self._others = {one.game: Way("enter", one.game) for one in games}
        house = {"settings": Way("settings"), _QUIT: Way("quit")}
        super().__init__(GAME, places.PLACES, entries, {**house, **self._others})
        self._bindings = _with_keys(self._bindings, entry_keys(games), "home.rules")
        self.set_class(passed, PASSED)
        self._last_game: TablePicture | None = None
        self._elsewhere = False
        """Whether another game was entered from here."""

        self._courses: Mapping[Path, Course | None] = {}
        """How the last games went, as far as they could be read."""

    def compose(self) -> ComposeResult:
        yield Vertical(id="title")
        yield PlainStatic(Say("kingsroad-tagline"), id="tagline")
        with Horizontal(id="columns"), Vertical(id="left"):
            with Vertical(id="menu-pane"):
                yield from self.compose_menu()
            yield from self.compose_recent()
            yield PlainStatic(id="steps")
        yield Footer()

    @property
    def saves(self) -> Path:
        return autosave_folder()

    @property
    def first_choice(self) -> str:
        begun = bool(self.recent_games)
        return "new" if begun or FIRST_GAME.done(self.app.settings) else "learn"

    def action_go(self, where: str) -> None:
        """The key that leads back from everywhere else asks here: pressed once too often, it would
        end the program."""
        if where != _QUIT or self.looks:
            super().action_go(where)
            return
        from kingsroad_tui.widgets.dialog import ConfirmDialog

        self.app.push_screen(
            ConfirmDialog(
                phrase("app-quit-question"),
                phrase("app-quit"),
                phrase("app-stay"),
            ),
            lambda sure: self.go_to(where) if sure else None,
        )

    def go_to(self, where: str) -> None:
        super().go_to(where)
        self._elsewhere = where in self._others

    def on_screen_resume(self) -> None:
        if self._elsewhere and self.highlighted in self._others:
            self._highlight(self.first_choice if self.unfinished is None else CONTINUE)
        self._elsewhere = False
        # The menu is painted first, then the picture above it, then what the files say.
        self.call_after_refresh(self.call_after_refresh, self._show_title)
        self.call_after_refresh(self._look_for_games)

    def _show_title(self) -> None:
        """Puts the picture into its place; what draws it is imported only now."""
        from kingsroad_tui.home.title_picture import TitlePicture
        from kingsroad_tui.kingsroad.drawing.title import draw_kingdom_title

        place = self.query_one("#title")
        if not place.children:
            place.mount(TitlePicture(draw_kingdom_title))

    def find_recent(self) -> Sequence[RecentGame]:
        from kingsroad_tui.kingsroad.library.saves import course_of, recent_games

        games = recent_games()
        self._courses = {game.path: course_of(game) for game in games}
        return games

    def lesson_words(self) -> str:
        from kingsroad_tui.kingsroad.learn.words import menu_words

        return menu_words(self.app.settings.lesson)

    def show_found(self, unfinished: SavedGame | None) -> None:
        played = bool(self.recent_games)
        self.set_class(unfinished is not None, "-left-game")
        self.set_class(played, "-played")
        self.set_class(not played and unfinished is None, "-first")
        self._show_last_game(unfinished)

    @work(exclusive=True, group="last game")
    async def _show_last_game(self, saved: SavedGame | None) -> None:
        """The table as it was left, or the kingdom; its widgets are imported only now."""
        from kingsroad.position import starting_position
        from kingsroad_tui.kingsroad.home.words import steps, turn_sentence
        from kingsroad_tui.kingsroad.play.kingdom import TablePicture
        from kingsroad_tui.kingsroad.play.players_panel import PlayerLine
        from kingsroad_tui.kingsroad.words.people import Addressed

        picture = self._last_game
        if picture is None:
            self._last_game = picture = TablePicture(id="last")
            await self.query_one("#columns").mount(picture)
        picture.set_class(saved is None, "-empty")
        if saved is None:
            self.query_one("#steps", PlainStatic).update(
                numbered(phrase("library-in-short"), steps())
            )
            picture.show(
                phrase("kingsroad-home-kingdom"),
                starting_position(3),
                (),
                phrase("kingsroad-home-aim"),
            )
            return
        game, setup = saved.game, saved.setup
        colours = [seat.colour for seat in setup.seats] if setup else range(len(game.players))
        people = setup.names_of_people(game.players) if setup else ()
        alone = setup.alone if setup else None
        names = game.players if alone is None else Addressed(game.players, alone)
        lines = tuple(map(PlayerLine, colours, names))
        picture.show(
            phrase("kingsroad-home-last-game"),
            game.table_position,
            lines,
            turn_sentence(game, people),
        )

    def spans(self, game: RecentGame) -> Sequence[tuple[str, str]]:
        from kingsroad_tui.kingsroad.library.words import recent_game_spans

        return recent_game_spans(game, self._courses.get(game.path))

    @on(DescendantFocus, "#recent")
    def _recent_reached(self) -> None:
        """Highlights the newest game, so that Enter opens it."""
        if self.recent.highlighted is None and self.recent.option_count:
            self.recent.highlighted = 0


def _with_keys(bindings: BindingsMap, more: list[BindingType], before: str) -> BindingsMap:
    """Bindings with others among them, which the footer shows before that with an id."""
    all_bindings: list[BindingType] = [binding for _, binding in bindings]
    (at,) = (at for at, (_, binding) in enumerate(bindings) if binding.id == before)
    return BindingsMap([*all_bindings[:at], *more, *all_bindings[at:]])
