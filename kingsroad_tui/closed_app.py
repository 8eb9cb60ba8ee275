"""The app where a stranger sits at it: a seat at one table, in a browser, and nothing else.

What can be reached is what is named here and in the closed part of a game; all else is not there,
whatever keys and buttons ask for it.
"""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import partial
from typing import Any, Final

from textual.actions import parse
from textual.app import App, SystemCommand
from textual.await_complete import AwaitComplete
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widget import AwaitMount

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.games import GAMES
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.places import PLACES
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.house_screen import HouseScreen, OwnPalette, TooSmallScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.game import ClosedPart
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import PlainButton
from tabletop.words.voice import phrase, said

_KEYS: Final = (
    "app.help",
    "app.quit",
    "confirm.*",
    "dialog.*",
    "form.*",
    "help.*",
    "rules.*",
    "table.*",
    "waiting_room.leave",
    "waiting_room.page_*",
)
"""The keys that work, by their ids; those of the games are in their closed parts."""

_PLACES: Final = ("back", "home", "join_table", "quit", "rules", "table")
"""Where one can go in the house."""

_PLACES_OF_GAMES: Final = ("apart", "rules")
"""Where one can go in a game, besides what is in its closed part."""

_SCREENS: Final = (HelpScreen, ConfirmDialog, OwnNameDialog, OwnPalette, TooSmallScreen)
"""What is shown besides the screens of a table and the rules."""

_TEXTUALS: Final = frozenset({"focus_next", "focus_previous", "command_palette", "help_quit"})
"""What Textual's own app does and may do here."""

_MOMENT: Final = 3.0
"""Seconds in which one screen may follow another, with the way to the table between them."""


class ClosedApp(KingsRoad):
    """One's own place at one table.

    Attributes:
        refusals: what was asked for and is not there; for tests, as no key should ask for it.
    """

    closed = True

    def __init__(self, invitation: str, *, watch: bool = False) -> None:
        """A place at the table of an invitation, or one to look on."""
        self._joining: dict[str, Any] = {"invitation": invitation, "watch": watch, "browser": True}
        super().__init__(first=Way("join_table", **self._joining))
        self.refusals: list[str] = []
        parts = _closed_parts()
        self._places = {("", name) for name in _PLACES} | {
            (word, name)
            for word, part in parts.items()
            for name in (*_PLACES_OF_GAMES, *part.places)
        }
        self._screens = _named((), (part.screens for part in parts.values()))
        patterns = _named(_KEYS, (part.keys for part in parts.values()))
        self._actions = _TEXTUALS | {
            parse(key.action)[1]
            for key in self.key_registry.rows
            if any(fnmatchcase(key.id, pattern) for pattern in patterns)
        }
        self._was_there = False

    def get_default_screen(self) -> Screen[None]:
        """Nothing lies under the table."""
        return Screen()

    # --------------------------------------------------------------------------- what is not there

    def arrive(self, way: Way) -> None:
        """Goes nowhere else."""
        if (way.game, way.place) in self._places:
            super().arrive(way)
        else:
            self._refuse(way.place)

    def push_screen(self, screen: Any, *given: Any, **named: Any) -> Any:
        """Shows what may be shown; says so where that is anything else."""
        if self._may_be_shown(screen):
            return super().push_screen(screen, *given, **named)
        self._refuse(type(screen).__name__)
        if named.get("wait_for_dismiss"):
            never: Future[Any] = get_running_loop().create_future()
            never.cancel()
            return never
        return AwaitMount(self.screen, [])

    def switch_screen(self, screen: Any) -> AwaitComplete:
        """Likewise."""
        if self._may_be_shown(screen):
            return super().switch_screen(screen)
        self._refuse(type(screen).__name__)
        return AwaitComplete()

    def _may_be_shown(self, screen: object) -> bool:
        kind = type(screen)
        return (
            isinstance(screen, RulesScreen)
            or (isinstance(screen, HouseScreen) and screen.at_table is not None)
            or kind in _SCREENS
            or kind.__name__ in self._screens
            or (isinstance(screen, Screen) and kind.__module__.startswith("textual."))
        )

    async def run_action(self, action: Any, default_namespace: Any = None, *given: Any) -> bool:
        """Does what keys may do here."""
        if not self._may_be_done(action, default_namespace or self):
            return False
        return await super().run_action(action, default_namespace, *given)

    def _check_action_state(self, action: str, default_namespace: DOMNode) -> bool | None:
        if not self._may_be_done(action, default_namespace):
            return False
        return super()._check_action_state(action, default_namespace)

    def _may_be_done(self, action: Any, node: DOMNode) -> bool:
        target, name, _ = self._parse_action(action, node)
        if name in self._actions:
            return True
        kind = type(target)
        does = getattr(kind, f"_action_{name}", None) or getattr(kind, f"action_{name}", None)
        of_textual = getattr(does, "__module__", "").startswith("textual.")
        return of_textual and not isinstance(target, App)

    def _refuse(self, what: str) -> None:
        self.refusals.append(what)
        self.notify(phrase("together-verifying-not-here"))

    # -------------------------------------------------------------------------------- what is there

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the keys do here, the rules, how reveals are shown, help, and the way out."""
        here = list(Host.get_system_commands(self, screen))
        yield from here
        titles = {command.title for command in here}
        for name in ("rules", "quit"):
            if (palette := PLACES[name].palette) is not None:
                title, words = said(palette), said(palette.part("command"))
                yield SystemCommand(title, words, partial(self.go, name))
        yield from (one for one in self._own_commands() if one.title not in titles)

    def _screen_changed(self) -> None:
        super()._screen_changed()
        self.call_later(self._look_around)

    def _look_around(self) -> None:
        """Hides the buttons of what is not there; ends the app once the table is left."""
        if len(self.screen_stack) > 1:
            self._was_there = True
        elif self._was_there:
            self.set_timer(_MOMENT, self._leave_if_nothing_is_left)
        for button in self.screen.query(PlainButton):
            if hasattr(self.screen, f"action_{button.id}") and button.id not in self._actions:
                button.display = False

    def _leave_if_nothing_is_left(self) -> None:
        if len(self.screen_stack) == 1:
            self.exit()

    def go_home(self) -> None:
        """There is no other place than the table; whoever is not let in may ask by another name."""
        place = self._desk.place if self._desk is not None else None
        if place is None or not place.refused or self._joining["watch"]:
            self.exit()
            return
        self.close_screens()
        self.push_screen(OwnNameDialog(), self._come_as)

    def _come_as(self, name: str | None) -> None:
        if name is None:
            self.exit()
        else:
            self.go("join_table", name=name, **self._joining)


def _named(own: Iterable[str], of_games: Iterable[Iterable[str]]) -> frozenset[str]:
    return frozenset(own).union(*of_games)


def _closed_parts() -> dict[str, ClosedPart]:
    """Those of all games that can be played together, by their words."""
    parts = {game.word: game.commands().together for game in GAMES}
    return {word: part.closed for word, part in parts.items() if part is not None}
