"""How everybody's chance to win went: through every choice, so that a blunder is seen as a fall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from advisor.messages.accounts import LuckPart
from advisor.messages.review import SECOND, RoundReview, decided_by
from advisor.messages.verdicts import Goal

_A_STEP: Final = 2
"""Positions of a step in a chart: before the choices, and with those that were made."""


@dataclass(frozen=True, slots=True)
class ChanceCourse:
    """Chances to win over a game.

    Attributes:
        starts: the position in a chart at which each round begins, and that of the end.
        lines: by seat, the chances (0 to 1) at these positions, as far as they are known.
    """

    starts: tuple[int, ...] = (0,)
    lines: tuple[tuple[float, ...], ...] = ()

    def round_at(self, position: int) -> int:
        """The round (from 0) to which a position belongs; behind the last one, the end."""
        return sum(start <= position for start in self.starts) - 1


def course(rounds: Sequence[RoundReview], length: int) -> ChanceCourse:
    """Everybody's chance with the best choice, with the one made, and at last the result.

    ``length`` is how many rounds there are; those not judged yet have room for one step.
    """
    seats = range(len(rounds[0].before) if rounds else 0)
    return ChanceCourse(_starts(rounds, length), tuple(_line(rounds, seat) for seat in seats))


def perfect_course(rounds: Sequence[RoundReview], length: int) -> ChanceCourse | None:
    """The same before each round if everybody plays perfectly from there on; None where that is not
    known. After the last round they are where that has decided the game."""
    known = [played.steps[0].before_best_play for played in rounds]
    if not rounds or None in known:
        return None
    ends = [[outlook.win for outlook in rounds[-1].after]] if rounds[-1].over else []
    starts = _starts(rounds, length)
    lines = []
    for seat in range(len(rounds[0].before)):
        values = [by_seat[seat] for by_seat in (*known, *ends) if by_seat is not None]
        line = values[:1]
        for number, (one, then) in enumerate(pairwise(values)):
            apart = starts[number + 1] - starts[number]
            line += [one + (then - one) * at / apart for at in range(1, apart + 1)]
        lines.append(tuple(line))
    return ChanceCourse(starts, tuple(lines))


def _starts(rounds: Sequence[RoundReview], length: int) -> tuple[int, ...]:
    steps = [len(played.steps) for played in rounds] + [1] * (length - len(rounds))
    return tuple(accumulate((_A_STEP * count for count in steps), initial=0))


def _line(rounds: Sequence[RoundReview], seat: int) -> tuple[float, ...]:
    made = {(one.round, one.phase == SECOND): one for one in decided_by(rounds, seat, Goal.WIN)}
    line: list[float] = []
    last = None
    for played in rounds:
        for step in played.steps:
            one = made.get((played.round, step.second))
            if one is not None:
                last = one
                line += [one.before, one.choice]
            elif last is not None:  # others choose anew
                line += [last.choice + last.luck.get(LuckPart.OTHERS, 0.0)] * _A_STEP
    if last is not None and rounds[-1].over:
        line.append(last.after)
    return tuple(line)
