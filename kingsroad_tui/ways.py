"""The ways of the house that lead to no screen alone: away from games, to tables of others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.games import game_of
from kingsroad_tui.shell.place import Way

if TYPE_CHECKING:
    from kingsroad_tui.together.room_files import KeptHost


def home(app: KingsRoad) -> None:
    """Back to the first screen; asks first where a secret choice would be lost."""
    app.leave_for(app.go_home)


def back(app: KingsRoad) -> None:
    """Out of a game, to where it was begun: an analysis or the first screen; asks likewise."""
    app.leave_for(app.go_back)


def quit_app(app: KingsRoad) -> None:
    """Out of the app; asks likewise."""
    app.leave_for(app.exit)


def rules(app: KingsRoad) -> None:
    """The rules of the game whose screens are shown."""
    app.arrive(Way("rules", app.game_here.word))


def file(app: KingsRoad, path: Path) -> None:
    """On with the game in a file, whichever game it is of."""
    app.go("enter", game_of(path, app.games).word, saved=path)


def together(app: KingsRoad, invitation: str = "", of_game: str = "") -> None:
    """Where one opens a table or joins one.

    An invitation that was pasted stands there already, and a table is one for ``of_game``, unless
    another is chosen; empty for the first game.
    """
    app.desk.welcome(invitation, of_game)


def open_table(app: KingsRoad, kept: KeptHost, computers: int = 0) -> None:
    """A table of one's own, new or kept; so many of its free seats are computers'."""
    app.desk.open(kept, computers)


def join_table(
    app: KingsRoad, invitation: str, name: str = "", *, watch: bool = False, browser: bool = False
) -> None:
    """A seat at the table of an invitation, or a place to look on.

    Without a name, one is called as at that table before, or as in the settings. In a ``browser``
    one plays at the host's computer, which everybody is told.
    """
    app.desk.join(invitation, name, watch=watch, browser=browser)


def table(app: KingsRoad) -> None:
    """Who sits at the table, over the game that is played there."""
    app.desk.show()
