"""The rivals at the table: their faces, and what they say beside a reveal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kingsroad.rounds import Outcome
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.rivals import remarks
from kingsroad_tui.kingsroad.rivals.remarks import CAST
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.remarks import Mood, Spoken
from kingsroad_tui.rivals.talking import TalkingRivals

_LONGER: Final = 1.0
"""The beats by which the frame stays longer at which somebody begins to speak."""


def heard_from(frames: Sequence[RevealFrame], at: tuple[str, int]) -> int:
    """The number of the frame from which on a remark of this moment is heard; the last one where
    the moment does not come."""
    return next((n for n, frame in enumerate(frames) if _is_moment(frame, at)), len(frames) - 1)


def _is_moment(frame: RevealFrame, at: tuple[str, int]) -> bool:
    if at == remarks.BEFORE:
        return frame.kind is FrameKind.FACE_DOWN
    if at == remarks.TURNED:
        return frame.kind is FrameKind.CARDS
    if at == remarks.CROSSED:
        return frame.kind is FrameKind.GOAL
    if at == remarks.ROUND_TOLD:
        return frame.kind is FrameKind.KING
    _, region = at
    return frame.kind is FrameKind.STANDING and frame.region == region


def with_time_to_hear(frames: tuple[RevealFrame, ...], at: int) -> tuple[RevealFrame, ...]:
    """The frames; the one at which somebody begins to speak stays a beat longer."""
    longer = replace(frames[at], beats=frames[at].beats + _LONGER)
    return (*frames[:at], longer, *frames[at + 1 :])


class RoadTalk(TalkingRivals):
    """What the rivals at a table say now and then; the history has it afterwards."""

    _from_frame = 0
    """The number of the frame from which on it is heard."""

    def __init__(self, screen: ChoosingScreen, table: Table) -> None:
        """``screen`` shows the table."""
        super().__init__(screen, table, CAST)
        self._screen: ChoosingScreen = screen
        self._table: Table = table

    async def begin(self) -> None:
        await super().begin()
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
        talk = self.talk
        self.speaks = None
        if talk is None:
            return frames
        self.speaks = remarks.hear(talk, outcome, self._table.game.players, seen=seen)
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
        self.speaks = None
        self._show_rivals()

    def forget(self) -> None:
        """The game has gone back, or on again: what was said later was not said."""
        if self._table.talk is not None:
            self._table.talk.forget_from(self._table.game.table_position.round)
            self._screen.view.spoken = self._table.talk.spoken
        self.hush()

    def _show_rivals(self, spoken: Spoken | None = None, *, told: bool = True) -> None:
        """``told``: whether the last round has been shown to its end."""
        game, out = self._table.game, self._table.setup.forfeited
        reports = game.reports if told or game.pending is not None else game.reports[:-1]

        def mood(seat: int) -> Mood:
            return remarks.mood_of(seat, reports, out)

        self.show(mood, spoken)

    def show_faces(self, rivals: tuple[Rival, ...]) -> None:
        self._screen.view.show_rivals(rivals)
