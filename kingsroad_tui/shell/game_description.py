"""What the app and the command line know of a game; each wing gives one description of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kingsroad_tui.shell.place import Places

if TYPE_CHECKING:
    from kingsroad_tui.home.game_entry import GameEntry
    from kingsroad_tui.shell.game_commands import GameCommands
    from kingsroad_tui.shell.game_in_app import GameInApp


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDescription:
    """A game of the house.

    Attributes:
        name: as people read it.
        word: what commands and ways call it.
        format: what its saved games say they are.
        commands: imports what the commands need to know of it.
        in_app: imports what the ways of the house need to know of it.
        places: where its screens are; of the rooms that a game may have it has those named there.
        styles: the sheets of its first screen that the app needs at once, from its own folder.
        entry: how the first screen of the app leads there; None for the first game.
        board: that of new games; None for the game's own.
    """

    name: str
    word: str
    format: str
    commands: Callable[[], GameCommands]
    in_app: Callable[[], GameInApp[Any, Any]]
    places: Places = field(compare=False)
    styles: Sequence[str] = ()
    entry: GameEntry | None = None
    board: Any = field(default=None, compare=False)


def entries_of(games: Sequence[GameDescription]) -> list[GameEntry]:
    """The ways from the first screen, which is that of the first game, to the others."""
    return [game.entry for game in games if game.entry is not None]
