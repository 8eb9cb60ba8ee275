"""What rivals say at a table of King's Road as rounds are seen, and in whose lines. No Textual.

Which lines a computer player has depends on who they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from advisor.messages import computers
from kingsroad.games import Game
from kingsroad.rounds import Outcome, Revealed
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealFrame
from kingsroad_tui.kingsroad.rivals import (
    baron,
    chancellor,
    duchess,
    huntress,
    jester,
    remarks,
    sheriff,
    squire,
)
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.rivals.remarks import Heard, Spoken, Talk

_BEFORE: Final = {2: 0.25, 3: 0.5}
"""How likely something is said before a reveal, so many rounds after the last remark; later, as
after the most."""


class TableTalk:
    """What is said in one game; it is asked once for every outcome that is shown."""

    def __init__(
        self,
        lines: Mapping[int, Mapping[str, Sequence[str]]],
        mark: int,
        heard: Heard,
        keep: Callable[[str], None] = lambda _: None,
    ) -> None:
        """As `Talk`, by seats."""
        self._talk = Talk(lines, mark, heard, keep)

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who have something to say."""
        return self._talk.speakers

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        """Everything said in this game."""
        return tuple(self._talk.spoken)

    def said_in(self, round_number: int) -> tuple[Spoken, ...]:
        """What was said in a round."""
        return self._talk.said_in(round_number)

    def hear(self, outcome: Outcome, names: Sequence[str], *, seen: bool) -> Spoken | None:
        """What is said as an outcome is shown, or nothing; at most once in a round.

        Args:
            outcome: what everybody gets to see now.
            names: everybody's, in seat order.
            seen: whether the round's first reveal has been shown already.
        """
        number = outcome.before.round
        talk = self._talk
        if not seen:
            gap = talk.gap(number)
            likely = _BEFORE.get(gap, _BEFORE[3] if gap > 3 else 0.0)
            if talk.draw(number, "before").random() < likely:
                spoken = talk.say(number, remarks.before_reveal(outcome.before, names))
                if spoken is not None:
                    return spoken
        if isinstance(outcome, Revealed):
            return talk.say(number, remarks.at_witch(outcome, names))
        return talk.say(number, remarks.after_round(outcome, names))

    def over(self, game: Game, out: Sequence[int] = ()) -> Spoken | None:
        """What is said at the end of a game: the same however often it is asked."""
        report = game.reports[-1]
        number = report.before.round + 1
        said = self._talk.said_in(number)
        if said:
            return said[0]
        return self._talk.say(number, remarks.at_end(report, game.players, out), always=True)

    def back_to(self, game: Game) -> None:
        """A round was taken back, or brought back: what was said after this is forgotten."""
        self._talk.forget_from(game.table_position.round)


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


VOICES: Mapping[str, Mapping[remarks.Situation, Sequence[str]]] = {
    computers.RANDOM: jester.LINES,
    computers.ONE_ROUND: squire.LINES,
    computers.RULE_OF_THUMB: sheriff.LINES,
    computers.INSTINCT: huntress.LINES,
    computers.LEVEL_1: baron.LINES,
    computers.LEVEL_2: duchess.LINES,
    computers.ADVISOR: chancellor.LINES,
}
"""By the names of strengths."""


def lines_at(setup: Setup) -> dict[int, Mapping[str, Sequence[str]]]:
    """What everybody at a table can say, by seat and situation; people and programs say nothing."""
    return {
        seat: {str(situation): lines for situation, lines in VOICES[strength].items()}
        for seat, strength in setup.computers.items()
        if strength in VOICES
    }
