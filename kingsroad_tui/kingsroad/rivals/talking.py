"""The rivals at the table: their faces, and what they say beside a reveal."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingsroad.rounds import Outcome
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.reveal_frame import RevealFrame
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.rivals.drawing import rival_at
from kingsroad_tui.kingsroad.rivals.remarks import mood_of
from kingsroad_tui.kingsroad.rivals.table_talk import TableTalk, heard_from, lines_at
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.remarks import Spoken
from kingsroad_tui.rivals.talking import TalkingRivals

_LONGER: Final = 1.0
"""The beats by which the frame stays longer at which somebody begins to speak."""


def with_time_to_hear(frames: tuple[RevealFrame, ...], at: int) -> tuple[RevealFrame, ...]:
    """The frames; the one at which somebody begins to speak stays a beat longer."""
    longer = replace(frames[at], beats=frames[at].beats + _LONGER)
    return (*frames[:at], longer, *frames[at + 1 :])


class RoadTalk(TalkingRivals):
    """What the rivals at a table say now and then.

    Nothing is said while somebody chooses: a line goes as soon as the story ends, and from then on
    stands in the history and the log only.
    """

    _from_frame = 0
    """The number of the frame from which on it is heard."""

    def __init__(self, screen: ChoosingScreen, table: Table) -> None:
        """``screen`` shows the table."""
        super().__init__(screen)
        self._screen: ChoosingScreen = screen
        self._table = table

    async def begin(self) -> None:
        """Gets to know what was said in other games lately."""
        if self._table.talk is None:
            heard = await self.heard_lately()
            setup = self._table.setup
            self._table.talk = TableTalk(lines_at(setup), setup.mark, heard, self.keep_heard)
        self.forget()

    def hear(
        self, outcome: Outcome, frames: tuple[RevealFrame, ...], *, seen: bool
    ) -> tuple[RevealFrame, ...]:
        """Lets somebody speak where there is something to say; the frames with time for it.

        Args:
            outcome: what is about to be shown.
            frames: how it is shown.
            seen: whether the round's first reveal has been shown already.
        """
        talk = self._table.talk
        self.speaks = None
        if talk is None or not self._screen.app.settings.talk:
            return frames
        self.speaks = talk.hear(outcome, self._table.game.players, seen=seen)
        self._screen.view.spoken = talk.spoken
        if self.speaks is None:
            return frames
        self._from_frame = heard_from(frames, self.speaks.at)
        return with_time_to_hear(frames, self._from_frame)

    def show_frame(self) -> None:
        """A frame of the story is shown."""
        cursor = self._screen.story.cursor
        if cursor is not None:
            heard = self.speaks is not None and cursor.at >= self._from_frame
            self._show_rivals(self.speaks if heard else None, told=False)

    def hush(self) -> None:
        """Nobody speaks any more; what was said stands in the history."""
        self.speaks = None
        self._show_rivals()

    def forget(self) -> None:
        """The game has gone back, or on again: what was said later was not said."""
        if self._table.talk is not None:
            self._table.talk.back_to(self._table.game)
            self._screen.view.spoken = self._table.talk.spoken
        self.hush()

    def _show_rivals(self, spoken: Spoken | None = None, *, told: bool = True) -> None:
        """``told``: whether the last round has been shown to its end."""
        self._screen.view.show_rivals(self._rivals(spoken, told=told))

    def _rivals(self, spoken: Spoken | None, *, told: bool) -> tuple[Rival, ...]:
        table = self._table
        game, out = table.game, table.setup.forfeited
        reports = game.reports if told or game.pending is not None else game.reports[:-1]
        return tuple(
            rival_at(table, seat, spoken.mood, spoken.line)
            if spoken is not None and spoken.speaker == seat
            else rival_at(table, seat, mood_of(seat, reports, out))
            for seat in table.setup.computers
        )

    @property
    def faces(self) -> tuple[Rival, ...]:
        return self._screen.view.rivals_pane.rivals

    def show_faces(self, rivals: tuple[Rival, ...]) -> None:
        self._screen.view.show_rivals(rivals)
