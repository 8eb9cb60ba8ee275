"""Going where the screens of a game ask to go: each wing has a router that knows them all."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from msgspec.structs import replace
from textual.binding import BindingType
from textual.message import Message
from textual.screen import Screen

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.navigation import GameWish
from tabletop.errors import LocatedError

if TYPE_CHECKING:
    from kingsroad_tui.library.saved_games import GameT, Saved, SavedGames


_MAX_SEED: Final = 2**31 - 1


def new_seed() -> int:
    """The seed of a new game."""
    return secrets.randbelow(_MAX_SEED)


class HasKeys(Protocol):
    """What declares keys."""

    BINDINGS: ClassVar[list[BindingType]]


class GameKeys(NamedTuple):
    """What of a game has keys of its own, by the context in which they work.

    Attributes:
        screens: its screens, and parts of them.
        dialogs: its dialogs, which have the keys of every dialog too.
    """

    screens: Mapping[str, type[HasKeys]]
    dialogs: Mapping[str, type[HasKeys]]


class Router(ABC):
    """Knows the screens of a game, and meets their wishes.

    Attributes:
        app: the app.
        leave_for: leaves a game or other work, where there is any, before it goes somewhere else.
        board: that of new games; None for the game's own.
        entries: the ways to the other games that the first screen of the app has.
    """

    def __init__(
        self,
        app: Host,
        leave_for: Callable[[Callable[[], None]], None],
        board: Any,
        entries: Sequence[GameEntry] = (),
    ) -> None:
        self.app = app
        self.leave_for = leave_for
        self.board = board
        self.entries = entries

    @staticmethod
    @abstractmethod
    def keys() -> GameKeys:
        """The screens and dialogs by the context in which their keys work."""

    @abstractmethod
    def first_screen(self, passed: bool) -> Screen[None]:
        """The first screen; ``passed``: it is not shown before the app comes back to it."""

    @abstractmethod
    def meet(self, wish: GameWish) -> None:
        """Does what a message of the wing, or `EnterGame`, asks for."""

    @abstractmethod
    def show_rules(self) -> None:
        """The rules."""

    def wishes(self) -> Sequence[tuple[str, str, Message]]:
        """Where one can go from everywhere, each by a title and a few words."""
        return ()

    def begin(self, screen: Screen[None], back: Message | None = None) -> None:
        """A screen in place of all; ``back`` asks for where leaving a game there leads."""
        self.app.way_back = back
        self.app.close_screens()
        self.app.push_screen(screen)

    def enter(
        self,
        saves: SavedGames[GameT],
        path: Path | None,
        go_home: Callable[[], None],
        resume: Callable[[Saved[GameT]], None],
    ) -> None:
        """To the first screen of the game, or on with the game of a file."""
        try:
            saved = None if path is None else saves.read(path)
        except LocatedError as error:
            self.complain(str(error))
            saved = None
        self.leave_for(go_home if saved is None else partial(resume, saved))

    def named(self, go: Callable[[str], None]) -> None:
        """Goes on with the name of whoever plays here; asks for it the first time."""
        from kingsroad_tui.home.own_name import with_own_name

        with_own_name(self.app, go)

    def keep_table(self, game: str, kept: Mapping[str, str | int | bool]) -> None:
        """Keeps who sits where for the next game."""
        tables = {**self.app.settings.tables, game: dict(kept)}
        self.app.keep_settings(replace(self.app.settings, tables=tables))

    def complain(self, problem: str) -> None:
        """Says that something could not be done."""
        self.app.notify(problem, severity="error")
