"""Tables whose rivals say something now and then, in either game."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import replace
from functools import partial

import msgspec

from kingsroad_tui.rivals import remarks
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.shell.house_screen import HouseScreen


class TalkingRivals(ABC):
    """What a screen with such a table has: what was heard lately, and that rivals can be quiet.

    Attributes:
        speaks: what is said beside the story under way.
    """

    speaks: remarks.Spoken | None = None

    def __init__(self, screen: HouseScreen[None]) -> None:
        """``screen`` shows the table."""
        self._screen = screen

    @property
    @abstractmethod
    def faces(self) -> tuple[Rival, ...]:
        """Who plays for the computer, as they are shown now; nobody at a table of people."""

    @abstractmethod
    def show_faces(self, rivals: tuple[Rival, ...]) -> None:
        """Shows these."""

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who plays for the computer, as they look now; nobody speaks."""
        return tuple(replace(each, said="") for each in self.faces)

    async def heard_lately(self) -> remarks.Heard:
        """What was said in other games lately."""
        return remarks.Heard(await asyncio.to_thread(remarks.heard_lines))

    def keep_heard(self, mark: str) -> None:
        """Keeps that a line was said, while the game goes on."""
        self._screen.app.run_worker(partial(remarks.keep_heard, mark), thread=True, group="heard")

    def toggle(self) -> None:
        """Has the rivals keep quiet, or talk again."""
        if not self.faces:
            self._screen.notify(remarks.NO_TALK_HERE)
            return
        app = self._screen.app
        talk = not app.settings.talk
        app.keep_settings(msgspec.structs.replace(app.settings, talk=talk))
        if not talk:
            self.speaks = None
            self.show_faces(self.rivals)
        self._screen.notify(remarks.TALK_ON if talk else remarks.TALK_OFF)
