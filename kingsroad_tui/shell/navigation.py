"""How screens of any game ask to go elsewhere: messages to the app, which alone knows all screens.

Post them to the app (``self.app.post_message``), so that they arrive even from a screen that has
just been dismissed. The wishes of one game alone are in its wing.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from textual.message import Message

if TYPE_CHECKING:
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.room_files import KeptHost


class Wish(Message):
    """A wish to go elsewhere; who has one twice before it is met goes there once."""


@dataclass
class GoHome(Wish):
    """Back to the first screen; asks first where a secret choice would be lost."""


@dataclass
class LeaveGame(Wish):
    """Out of a game, to where it was begun: an analysis, or else the first screen.

    Asks first, as `GoHome` does.
    """


@dataclass
class QuitApp(Wish):
    """Out of the app; asks first where a secret choice would be lost."""


@dataclass
class ShowRules(Wish):
    """The rules."""


@dataclass
class ShowSettings(Wish):
    """The settings."""


@dataclass
class OpenGameFile(Wish):
    """On with the game in a file, whichever game it is of."""

    path: Path


class TogetherWish(Wish):
    """A wish about playing with others who are elsewhere."""


@dataclass
class PlayTogether(TogetherWish):
    """Where one opens a table or joins one.

    An invitation that was pasted stands there already, and a table is one for ``of_game``, unless
    another is chosen; empty for the first game.
    """

    invitation: str = ""
    of_game: str = ""


@dataclass
class OpenTable(TogetherWish):
    """A table of one's own, new or kept; so many of its free seats are computers'."""

    kept: KeptHost
    computers: int = 0


@dataclass
class JoinTable(TogetherWish):
    """A seat at the table of an invitation, or a place to look on.

    Without a name, one is called as at that table before, or as in the settings. In a ``browser``
    one plays at the host's computer, which everybody is told.
    """

    invitation: str
    name: str = ""
    watch: bool = False
    browser: bool = False


@dataclass
class ShowTable(TogetherWish):
    """Who sits at the table, over the game that is played there."""


class GameWish(Wish):
    """A wish about one game; its own messages are in its wing.

    Attributes:
        of_game: the word for it, as in its description.
    """

    of_game: str


@dataclass
class ShowLadder(GameWish):
    """The ladder of a game."""

    of_game: str


@dataclass
class PlayLadder(GameWish):
    """The next game of the ladder: on with the one that was left, or a new one."""

    of_game: str


@dataclass
class PlayDay(GameWish):
    """The day's game: on with it, a new one, or what came of it."""

    of_game: str


@dataclass
class ShowStatistics(GameWish):
    """One's own games against each strength, over what is there."""

    of_game: str


@dataclass
class EnterGame(GameWish):
    """The first screen of a game; with ``saved``, on with that file's game at once."""

    of_game: str
    saved: Path | None = None


@dataclass
class PlayApart(GameWish):
    """The game that has begun at a table of people who are elsewhere."""

    of_game: str
    place: OwnPlace
