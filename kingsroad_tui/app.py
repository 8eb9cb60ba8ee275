"""The Textual app: knows every game, and has its router go where its screens' messages ask.

The first screen is there before anything of the game is imported; the rest is imported when it is
used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from msgspec.structs import replace
from textual import on
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen

from kingsroad_tui.games import GAMES, game_of
from kingsroad_tui.keys.registry import HELP_KEY, QUIT_KEY, SUSPEND_KEY, KeyRegistry
from kingsroad_tui.settings.stored import Speed
from kingsroad_tui.shell import navigation, palette
from kingsroad_tui.shell.game_description import entries_of
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.house_screen import HouseScreen, OwnPalette
from kingsroad_tui.shell.screen_kinds import HasMenu
from kingsroad_tui.shell.too_small import TooSmallScreen

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_description import GameDescription
    from kingsroad_tui.shell.router import Router
    from kingsroad_tui.solver.client import Solver
    from kingsroad_tui.together.desk import TogetherDesk

MIN_SIZE = (60, 20)
"""Columns and rows below which only a polite message fits."""


def _too_small(size: Size) -> bool:
    """Whether a terminal has no room for a board."""
    return size.width < MIN_SIZE[0] or size.height < MIN_SIZE[1]


class KingsRoad(Host):
    """King's Road for the terminal."""

    TITLE = GAMES[0].name
    CSS_PATH: ClassVar[list[str | PurePath]] = ["styles/app.tcss", *GAMES[0].styles]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-normal"), (116, "-wide"), (180, "-huge")]
    VERTICAL_BREAKPOINTS = [
        (0, "-short"),
        (24, "-medium"),
        (34, "-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [HELP_KEY, QUIT_KEY, SUSPEND_KEY]

    @property
    def key_registry(self) -> KeyRegistry:
        return key_registry(self._games)

    def __init__(
        self,
        games: Sequence[GameDescription] = GAMES,
        solver: Solver | None = None,
        first: Message | None = None,
    ) -> None:
        """A new app.

        Args:
            games: those of the house; the app begins with the first screen of the first one.
            solver: what to ask for advice; one of its own where there is none.
            first: where to go at once, as a message that a screen would post.
        """
        self._games = tuple(games)
        super().__init__(solver)
        self._routers: dict[str, Router] = {}
        self._desk: TogetherDesk | None = None
        self._first = first
        self._wished: set[type[Message]] = set()
        """The kinds of wishes that have yet to be met."""

        if first is not None:
            self.keep_keys()

    def post_message(self, message: Message) -> bool:
        """Passes over a wish that is there already: a key that comes twice opens one screen."""
        kind = type(message)
        if isinstance(message, navigation.Wish):
            if kind in self._wished:
                return False
            self._wished.add(kind)
        return super().post_message(message)

    async def _on_message(self, message: Message) -> None:
        self._wished.discard(type(message))
        await super()._on_message(message)

    def on_mount(self) -> None:
        self.screen_change_signal.subscribe(self, lambda _: self._screen_changed())
        self.call_after_refresh(self._go_first)

    def _go_first(self) -> None:
        """Goes where the app was started for, once there is room for it."""
        if self._first is not None and not _too_small(self.size):
            self.post_message(self._first)
            self._first = None
            self.call_later(self.hand_on_keys)

    def get_default_screen(self) -> Screen[None]:
        """The first screen lies under all others."""
        return self._router().first_screen(self._first is not None)

    # ------------------------------------------------------------- a terminal too small

    def on_resize(self, event: Resize) -> None:
        self._lay_cover(event.size)

    def _lay_cover(self, size: Size | None = None) -> None:
        """Lays the message over all screens as long as the terminal is too small, and only then."""
        small = _too_small(size or self.size)
        covers = [screen for screen in self._screen_stack if isinstance(screen, TooSmallScreen)]
        for cover in covers:
            if cover is not self.screen:  # another screen has come meanwhile
                self._screen_stack.remove(cover)
                cover.remove()
        if small and not self._covered:
            self.push_screen(TooSmallScreen())
            self.hand_on_keys()
        elif self._covered and not small:
            self.pop_screen()
            self.call_after_refresh(self._go_first)

    @property
    def _covered(self) -> bool:
        """Whether the message that the terminal is too small is shown; no screen is, at the end."""
        return isinstance(next(reversed(self._screen_stack), None), TooSmallScreen)

    # ------------------------------------------------------------------- help, palette

    def action_command_palette(self) -> None:
        if not self._covered and not isinstance(self.screen, OwnPalette):
            self.push_screen(OwnPalette(id="--command-palette"))

    def action_help(self) -> None:
        from kingsroad_tui.help.screen import HelpScreen

        if not self._covered and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen())

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the screen offers, then the app's own commands, without Textual's; each once."""
        here = list(super().get_system_commands(screen))
        yield from here
        titles = {command.title for command in here}
        wishes = screen.wishes if isinstance(screen, HasMenu) else ()
        own = [
            SystemCommand(title, words, partial(self.post_message, wish))
            for title, words, wish in self._own_wishes()
            if type(wish) not in wishes
        ]
        yield from (one for one in [*own, *self._own_commands()] if one.title not in titles)

    def _own_wishes(self) -> Iterable[tuple[str, str, Message]]:
        """Where one can go from everywhere; in the house of another game, with this one's name."""
        elsewhere = any(map(_own_rules, self.screen_stack))
        for title, words, wish in self._router().wishes():
            yield (palette.of_game(self.TITLE, title) if elsewhere else title), words, wish
        yield *palette.RULES, navigation.ShowRules()
        yield *palette.SETTINGS, navigation.ShowSettings()
        yield *palette.HOME, navigation.GoHome()
        yield *palette.QUIT, navigation.QuitApp()

    def _own_commands(self) -> Iterable[SystemCommand]:
        for speed in get_args(Speed):
            words = palette.reveal_speed(speed, now=speed == self.settings.speed)
            yield SystemCommand(*words, partial(self._use_speed, speed))
        yield SystemCommand(*palette.HELP, self.action_help)

    def _use_speed(self, speed: Speed) -> None:
        """Reveals rounds at this speed from the next one on, and keeps that."""
        self.keep_settings(replace(self.settings, speed=speed))
        self.notify(palette.reveal_speed_said(speed))

    # ------------------------------------------------------------------------- leaving

    @on(navigation.GoHome)
    def _ask_and_go_home(self) -> None:
        self._leave_for(self._go_home)

    @on(navigation.LeaveGame)
    def _ask_and_go_back(self) -> None:
        self._leave_for(self._go_back)

    @on(navigation.QuitApp)
    def _ask_and_quit(self) -> None:
        self._leave_for(self.exit)

    async def action_quit(self) -> None:
        self._leave_for(self.exit)

    def _leave_for(self, go: Callable[[], None]) -> None:
        """Every way of leaving all screens leads through here."""
        from kingsroad_tui.shell.leaving import leave_for, works_of

        leave_for(self, works_of(self), go)

    def _go_home(self) -> None:
        self.end_remarks()
        self.close_screens()

    def _go_back(self) -> None:
        """To where the game left was begun."""
        self._go_home()
        if self.way_back is not None:
            self.post_message(self.way_back)

    # ---------------------------------------------------------------------- the games

    @on(navigation.GameWish)
    def _meet(self, wish: navigation.GameWish) -> None:
        self._router(wish.of_game).meet(wish)

    @on(navigation.OpenGameFile)
    def _open_game_file(self, wish: navigation.OpenGameFile) -> None:
        self.post_message(navigation.EnterGame(game_of(wish.path).word, wish.path))

    @on(navigation.ShowRules)
    def _show_rules(self) -> None:
        for screen in self.screen_stack:
            if wish := _own_rules(screen):
                self.post_message(wish())
                return
        self._router().show_rules()

    def _router(self, word: str = GAMES[0].word) -> Router:
        """What goes where the screens of a game ask to go; of the first game by default."""
        if word not in self._routers:
            game = next(game for game in self._games if game.word == word)
            self._routers[word] = game.router()(
                self, self._leave_for, game.board, entries_of(self._games)
            )
        return self._routers[word]

    # --------------------------------------------------------------------- people elsewhere

    @on(navigation.TogetherWish)
    def _play_together(self, wish: navigation.TogetherWish) -> None:
        if self._desk is None:
            from kingsroad_tui.together.desk import TogetherDesk

            parts = {game.word: game.commands().together for game in self._games}
            games = {word: part for word, part in parts.items() if part is not None}
            self._desk = TogetherDesk(self, self._leave_for, games, self._meet)
        self._desk.meet(wish)

    def _screen_changed(self) -> None:
        self._lay_cover()
        if self._desk is not None:
            self.call_later(self._desk.look)

    async def on_unmount(self) -> None:
        if self._desk is not None:
            await self._desk.close()

    @on(navigation.ShowSettings)
    def _show_settings(self) -> None:
        from kingsroad_tui.settings.screen import SettingsScreen

        self.push_screen(SettingsScreen())


@cache
def key_registry(games: Sequence[GameDescription] = GAMES) -> KeyRegistry:
    """Every key of the app and its screens, in the order people meet them."""
    from kingsroad_tui.all_keys import all_keys

    return all_keys(KingsRoad.BINDINGS, games)


def _own_rules(screen: Screen[Any]) -> type[Message] | None:
    """What asks for the rules of a screen's game, where that is not the first one."""
    return screen.OWN_RULES if isinstance(screen, HouseScreen) else None
