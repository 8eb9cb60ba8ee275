"""What the app and the command line know of a game; each wing gives one description of its own.

Whatever costs time is imported by the functions in it, when they are called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from textual.binding import BindingType
    from textual.message import Message
    from textual.screen import Screen

    from kingsroad_tui.common.game_commands import GameCommands
    from kingsroad_tui.common.host import Host
    from kingsroad_tui.common.router import Router


class HasKeys(Protocol):
    """A class of screens or widgets."""

    @property
    def BINDINGS(self) -> Iterable[BindingType]:  # noqa: N802 - Textual's name
        """The keys that it declares."""


class GameKeys(NamedTuple):
    """What of a game has keys of its own, by the context in which they work.

    Attributes:
        screens: its screens, and parts of them.
        dialogs: its dialogs, which have the keys of every dialog too.
    """

    screens: Mapping[str, HasKeys]
    dialogs: Mapping[str, HasKeys]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDescription:
    """A game of the house.

    Attributes:
        name: as people read it.
        word: what commands and wishes call it.
        format: what its saved games say they are.
        commands: gives what the commands need to know of it.
        router: makes what goes where its screens ask to go, from the app, what leaves a game before
            going somewhere else, and the board of new games.
        keys: gives its screens and dialogs with keys.
        first_screen: makes its first screen; for the app that begins with it, and says whether it
            is not shown before the app comes back to it.
        styles: the sheets that the app needs from the first for that, from its own folder.
        wishes: where one can go in it from everywhere, each by a title and a few words.
        board: that of new games; None for the game's own.
    """

    name: str
    word: str
    format: str
    commands: Callable[[], GameCommands]
    router: Callable[[Host, Callable[[Callable[[], None]], None], Any], Router]
    keys: Callable[[], GameKeys]
    first_screen: Callable[[bool], Screen[None]]
    styles: Sequence[str]
    wishes: Callable[[], Iterable[tuple[str, str, Message]]]
    board: Any = None
