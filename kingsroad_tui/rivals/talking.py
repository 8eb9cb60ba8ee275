"""Tables whose rivals say something now and then, in either game."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from dataclasses import replace
from functools import partial

import msgspec

from kingsroad_tui.rivals.drawing import Rival
from kingsroad_tui.rivals.heard_lines import heard_lines, keep_heard
from kingsroad_tui.rivals.remarks import Heard, Spoken
from kingsroad_tui.rivals.words import NO_TALK_HERE, TALK_OFF, TALK_ON
from kingsroad_tui.shell.house_screen import HouseScreen


class Talking(HouseScreen[None]):
    """What such tables share: what was heard lately, and the key that has the rivals keep quiet."""

    speaks: Spoken | None = None
    """What is said beside the story under way."""

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

    async def heard_lately(self) -> Heard:
        """What was said in other games lately."""
        return Heard(await asyncio.to_thread(heard_lines))

    def keep_heard(self, mark: str) -> None:
        """Keeps that a line was said, while the game goes on."""
        self.app.run_worker(partial(keep_heard, mark), thread=True, group="heard")

    def action_talk(self) -> None:
        """Has the rivals keep quiet, or talk again."""
        if not self.faces:
            self.notify(NO_TALK_HERE)
            return
        talk = not self.app.settings.talk
        self.app.keep_settings(msgspec.structs.replace(self.app.settings, talk=talk))
        if not talk:
            self.speaks = None
            self.show_faces(self.rivals)
        self.notify(TALK_ON if talk else TALK_OFF)
