"""How screens of any game ask to go elsewhere: messages to the app, which alone knows all screens.

Post them to the app (``self.app.post_message``), so that they arrive even from a screen that has
just been dismissed. The wishes of one game alone are in its wing.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from textual.message import Message


@dataclass
class GoHome(Message):
    """Back to the first screen; asks first where a secret choice would be lost."""


@dataclass
class LeaveGame(Message):
    """Out of a game, to where it was begun: an analysis, or else the first screen.

    Asks first, as `GoHome` does.
    """


@dataclass
class QuitApp(Message):
    """Out of the app; asks first where a secret choice would be lost."""


@dataclass
class ShowRules(Message):
    """The rules."""


@dataclass
class ShowSettings(Message):
    """The settings."""


class TownWish(Message):
    """A wish about King & Assassins; its own messages are in the wing."""


@dataclass
class EnterTown(TownWish):
    """The first screen of King & Assassins; with ``saved``, on with that file's game at once."""

    saved: Path | None = None
