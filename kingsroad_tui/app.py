"""The Textual app: knows every game and all its places, by their names.

The first screen is there before anything of the game is imported; the rest is imported when it is
used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from msgspec.structs import replace
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen

from kingsroad_tui.games import GAMES
from kingsroad_tui.keys import registry
from kingsroad_tui.places import PLACES
from kingsroad_tui.settings.stored import Speed
from kingsroad_tui.shell.game_description import entries_of
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.house_screen import OwnPalette, TooSmallScreen
from kingsroad_tui.shell.place import Place, Way
from kingsroad_tui.shell.screen_kinds import HasMenu
from tabletop.say import Say
from tabletop.words.voice import phrase, said

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_description import GameDescription
    from kingsroad_tui.solver.client import Solver
    from kingsroad_tui.together.desk import TogetherDesk

MIN_SIZE = (60, 20)
"""Columns and rows below which only a polite message fits."""


def _too_small(size: Size) -> bool:
    """Whether a terminal has no room for a board."""
    return size.width < MIN_SIZE[0] or size.height < MIN_SIZE[1]


class KingsRoad(Going):
    """King's Road for the terminal."""

    TITLE = GAMES[0].name
    CSS_PATH: ClassVar[list[str | PurePath]] = ["styles/app.tcss", *GAMES[0].styles]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-normal"), (116, "-wide"), (180, "-huge")]
    VERTICAL_BREAKPOINTS = [
        (0, "-short"),
        (24, "-medium"),
        (34, "-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        registry.HELP_KEY,
        registry.QUIT_KEY,
        registry.SUSPEND_KEY,
    ]

    @property
    def key_registry(self) -> registry.KeyRegistry:
        return key_registry(self.games)

    def __init__(
        self,
        games: Sequence[GameDescription] = GAMES,
        solver: Solver | None = None,
        first: Way | None = None,
    ) -> None:
        """A new app.

        Args:
            games: those of the house; the app begins with the first screen of the first one.
            solver: what to ask for advice; one of its own where there is none.
            first: where to go at once.
        """
        super().__init__(PLACES, games, solver)
        self._desk: TogetherDesk | None = None
        self._first = first
        if first is not None:
            self.keep_keys()

    def on_mount(self) -> None:
        self.screen_change_signal.subscribe(self, lambda _: self._screen_changed())
        self.call_after_refresh(self._go_first)

    def _go_first(self) -> None:
        """Goes where the app was started for, once there is room for it."""
        if self._first is not None and not _too_small(self.size):
            self.go_to(self._first)
            self._first = None
            self.call_later(self.hand_on_keys)

    def get_default_screen(self) -> Screen[None]:
        """The first screen lies under all others."""
        first = self.games[0].places["home"].load()
        screen: Screen[None] = first(entries_of(self.games), passed=self._first is not None)
        return screen

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
            self.push_screen(
                OwnPalette(placeholder=phrase("shell-palette-search"), id="--command-palette")
            )

    def action_help(self) -> None:
        from kingsroad_tui.help.screen import HelpScreen

        if not self._covered and not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen())

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the screen offers, then the app's own commands, without Textual's; each once."""
        here = list(super().get_system_commands(screen))
        yield from here
        titles = {command.title for command in here}
        ways = screen.ways if isinstance(screen, HasMenu) else ()
        own = [
            SystemCommand(title, words, partial(self.go_to, way))
            for title, words, way in self._own_ways()
            if way not in ways
        ]
        yield from (one for one in [*own, *self._own_commands()] if one.title not in titles)

    def _own_ways(self) -> Iterator[tuple[str, str, Way]]:
        """Where one can go from everywhere; in the house of another game, with this one's name."""
        first = self.games[0]
        elsewhere = self.game_here is not first
        for name, place in first.places.items():
            if place.palette is not None:
                title, words = _command(place.palette)
                if elsewhere:
                    title = phrase("shell-palette-of-game", game=first.name, command=title)
                yield title, words, Way(name, first.word)
        for name, place in PLACES.items():
            if place.palette is not None:
                yield *_command(place.palette), Way(name)

    def _own_commands(self) -> Iterable[SystemCommand]:
        for speed in get_args(Speed):
            now = speed == self.settings.speed
            says = Say("shell-palette-speed", speed=_said_speed(speed), now=now)
            yield SystemCommand(
                said(says), said(says.part("about")), partial(self._use_speed, speed)
            )
        yield SystemCommand(
            phrase("shell-palette-help"), phrase("shell-palette-help.about"), self.action_help
        )

    def _use_speed(self, speed: Speed) -> None:
        """Reveals rounds at this speed from the next one on, and keeps that."""
        self.keep_settings(replace(self.settings, speed=speed))
        self.notify(phrase("shell-palette-speed", speed=_said_speed(speed)))

    async def action_quit(self) -> None:
        self.leave_for(self.exit)

    # --------------------------------------------------------------------- people elsewhere

    @property
    def desk(self) -> TogetherDesk:
        """Where one plays with people elsewhere."""
        if self._desk is None:
            from kingsroad_tui.together.desk import TogetherDesk

            parts = {game.word: game.commands().together for game in self.games}
            games = {word: part for word, part in parts.items() if part is not None}
            self._desk = TogetherDesk(self, games)
        return self._desk

    def _screen_changed(self) -> None:
        self._lay_cover()
        if self._desk is not None:
            self.call_later(self._desk.look)

    async def on_unmount(self) -> None:
        if self._desk is not None:
            await self._desk.close()


def _said_speed(speed: Speed) -> Say:
    return Say(f"settings-offer-speed-{speed.replace(' ', '-')}")


def _command(palette: Say) -> tuple[str, str]:
    """The title of a command that leads to a place, and what it is for."""
    return said(palette), said(palette.part("command"))


@cache
def key_registry(games: Sequence[GameDescription] = GAMES) -> registry.KeyRegistry:
    """Every key of the app and its screens, in the order people meet them; imports them all."""
    rows = [
        (row.context, row)
        for places in (*(game.places for game in games), PLACES)
        for row in places.values()
        if row.context is not None
    ]
    declared = [(context, row.bindings()) for context, row in rows if not row.dialog]
    declared += [(context, _own_keys(row)) for context, row in rows if row.dialog]
    declared.insert(1, (declared[0][0], registry.entry_keys(entries_of(games))))
    dialogs = [context for context, row in rows if row.dialog]
    everywhere = registry.declared_bindings(KingsRoad)
    return registry.KeyRegistry.of([(registry.EVERYWHERE, everywhere), *declared], dialogs)


def _own_keys(dialog: Place) -> list[BindingType]:
    """The keys of a dialog; the two answers that every question has are listed once."""
    once = dialog.target.endswith(":ConfirmDialog")
    return [key for key in dialog.bindings() if once or key not in registry.CONFIRM_KEYS]
