"""Tables whose rivals say something now and then, in any game."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from kingsroad_tui.library.game_tables import SavedTable
from kingsroad_tui.rivals import remarks
from kingsroad_tui.rivals.cast import Cast, lines_at
from kingsroad_tui.rivals.faces import Rival, rival_at
from kingsroad_tui.rivals.widgets import RemarkPane
from kingsroad_tui.shell.house_screen import HouseScreen
from tabletop.words.voice import phrase


class TalkingRivals(ABC):
    """What a screen with such a table has: faces, what was heard lately, and that all can be quiet.

    Nothing is said while somebody chooses: a line goes as soon as the story ends, and from then on
    stands where everything is told. A game says when somebody may speak, and how each one looks.

    Attributes:
        faces: who plays for the computer, as they are shown now; nobody at a table of people.
        speaks: what is said beside the story under way.
    """

    faces: tuple[Rival, ...] = ()
    speaks: remarks.Spoken | None = None

    def __init__(self, screen: HouseScreen[None], table: SavedTable[Any], cast: Cast) -> None:
        """``screen`` shows the table."""
        self._screen = screen
        self._table = table
        self._cast = cast

    @abstractmethod
    def show_faces(self, rivals: tuple[Rival, ...]) -> None:
        """Shows these."""

    @abstractmethod
    def hush(self) -> None:
        """Nobody speaks any more."""

    async def begin(self) -> None:
        """Gets to know what was said in other games lately."""
        table = self._table
        if table.talk is None:
            heard = remarks.Heard(await asyncio.to_thread(remarks.heard_lines))
            lines = await asyncio.to_thread(lines_at, self._cast, table.setup)
            table.talk = remarks.Talk(lines, table.setup.mark, heard, self._keep_heard)
        self.hush()

    def _keep_heard(self, line: str) -> None:
        """Keeps that a line was said, while the game goes on."""
        self._screen.app.run_worker(partial(remarks.keep_heard, line), thread=True, group="heard")

    @property
    def talk(self) -> remarks.Talk | None:
        """What is said at the table; None where nobody is to speak."""
        return self._table.talk if self._screen.app.settings.talk else None

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Who plays for the computer, as they look now; nobody speaks."""
        return tuple(replace(each, said="") for each in self.faces)

    def show(self, mood: Callable[[int], remarks.Mood], spoken: remarks.Spoken | None) -> None:
        """Shows everybody, by the mood of each seat, and somebody who speaks."""
        cast, table = self._cast, self._table
        self._show(
            tuple(
                rival_at(cast, table, seat, spoken.mood, spoken.line)
                if spoken is not None and spoken.speaker == seat
                else rival_at(cast, table, seat, mood(seat))
                for seat in table.setup.computers
            )
        )

    def _show(self, rivals: tuple[Rival, ...]) -> None:
        self.faces = rivals
        self.show_faces(rivals)

    def toggle(self) -> None:
        """Has the rivals keep quiet, or talk again."""
        if not self.faces:
            self._screen.notify(phrase("rivals-remarks-no-talk-here"))
            return
        app = self._screen.app
        talk = not app.settings.talk
        app.keep_settings(msgspec.structs.replace(app.settings, talk=talk))
        if not talk:
            self.speaks = None
            self._show(self.rivals)
        self._screen.notify(
            phrase("rivals-remarks-talk-on") if talk else phrase("rivals-remarks-talk-off")
        )


def show_last_word(
    screen: HouseScreen[None],
    table: SavedTable[Any],
    cast: Cast,
    last_word: Callable[[remarks.Talk], remarks.Spoken | None],
) -> None:
    """What a rival says at the end of a game that was played here, in its pane on a screen."""
    if table.talk is None or not screen.app.settings.talk:
        return
    spoken = last_word(table.talk)
    if spoken is not None:
        pane = screen.query_one(RemarkPane)
        pane.rival = rival_at(cast, table, spoken.speaker, spoken.mood, spoken.line)
        pane.display = True
