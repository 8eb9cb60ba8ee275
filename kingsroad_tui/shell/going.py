"""Going from place to place: what the app gives to the functions that stand in tables of places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from textual import on
from textual.message import Message
from textual.screen import Screen

from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.place import Places, Way

if TYPE_CHECKING:
    from kingsroad_tui.shell.game_description import GameDescription
    from kingsroad_tui.solver.client import Solver


@dataclass
class _Go(Message):
    """Goes a way, once all that was asked of the app before is done."""

    way: Way


class Going(Host):
    """The app, as far as it knows where everything is.

    Attributes:
        games: those of the house, the first one first.
    """

    def __init__(
        self, house: Places, games: Sequence[GameDescription], solver: Solver | None = None
    ) -> None:
        super().__init__(solver)
        self.games = tuple(games)
        self._tables = {"": house, **{game.word: game.places for game in games}}
        self._pending: set[tuple[str, str]] = set()
        """Where one is about to go: places and games."""

    # ------------------------------------------------------------------------------ going

    def go_to(self, way: Way) -> None:
        where = way.place, way.game
        if where not in self._pending:
            self._pending.add(where)
            self.post_message(_Go(way))

    @on(_Go)
    def _go(self, message: _Go) -> None:
        self._pending.discard((message.way.place, message.way.game))
        self.arrive(message.way)

    def arrive(self, way: Way) -> None:
        """Goes there at once: only where all that was asked of the app before is done."""
        place = self._tables[way.game][way.place]
        target, given = place.load(), {**place.given, **way.given}
        if isinstance(target, type):
            self.push_screen(target(**given))
        else:
            target(self, **given)

    def begin(self, screen: Screen[None], back: Way | None = None) -> None:
        """A screen in place of all; ``back`` is where leaving a game there leads."""
        self.way_back = back
        self.close_screens()
        self.push_screen(screen)

    # ---------------------------------------------------------------------------- leaving

    def leave_for(self, go: Callable[[], object]) -> None:
        """Leaves a game or other work, where there is any, and then goes; may ask first.

        Every way of leaving all screens leads through here.
        """
        from kingsroad_tui.shell.leaving import leave_for, works_of

        leave_for(self, works_of(self), go)

    def go_home(self) -> None:
        """To the first screen."""
        self.end_remarks()
        self.close_screens()

    def go_back(self) -> None:
        """To where the game left was begun."""
        self.go_home()
        if self.way_back is not None:
            self.go_to(self.way_back)

    # --------------------------------------------------------------------------- the games

    def game(self, word: str) -> GameDescription:
        """The game of this word."""
        return next(game for game in self.games if game.word == word)

    def board_of(self, game: str) -> Any:
        """The board of new games; None for the game's own."""
        return self.game(game).board

    @property
    def game_here(self) -> GameDescription:
        """The game whose screens are shown: the first one, unless there is one of another."""
        shown = {_word_of(screen) for screen in self.screen_stack}
        return next((game for game in self.games[1:] if game.word in shown), self.games[0])

    def keep_table(self, game: str, kept: Mapping[str, str | int | bool]) -> None:
        """Keeps who sits where for the next game."""
        tables = {**self.settings.tables, game: dict(kept)}
        self.keep_settings(replace(self.settings, tables=tables))

    def complain(self, problem: str) -> None:
        """Says that something could not be done."""
        self.notify(problem, severity="error")


def _word_of(screen: Screen[Any]) -> str:
    """The word of the game whose screen it is: it says so, or lies in the folder of that name."""
    named = screen.word if isinstance(screen, HouseScreen) else ""
    return named or type(screen).__module__.removeprefix("kingsroad_tui.").partition(".")[0]
