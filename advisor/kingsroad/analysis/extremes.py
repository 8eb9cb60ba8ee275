"""The proved extremes of one candidate: the least and most that it can bring this round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec

from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.analysis.analysis import Analysis
from advisor.kingsroad.round.bounds import legal_effects, witch_worst_case
from advisor.kingsroad.round.cpsat_model import Choices, Measure, extreme
from advisor.kingsroad.round.plays import Play
from advisor.messages.advice import Extreme


class Extremes:
    """The extremes of one own action, over everything that the others may legally play.

    Each method takes a few milliseconds and checks ``stop`` before. It returns None where time
    runs out, and for a Witch's margin, as her second choice is made for points or the goal.
    """

    def __init__(self, analysis: Analysis, action: int, stop: Stop) -> None:
        stage, revealed = analysis.stage, analysis.question.revealed
        self._question = analysis.question
        self._stop = stop
        own = stage.plays[0].candidates[action]
        self._witch = own.witch
        dragons = revealed.dragons if revealed else 0
        plays: list[tuple[Play, ...]] = []
        for seat in stage.seats:
            possible = tuple(legal_effects(stage.plays[seat]))
            if seat not in stage.open:
                # A Dragon revealed already is among ``dragons``.
                possible = tuple(replace(play, dragon=False) for play in possible)
            plays.append(possible)
        plays[0] = stage.plays[0].again.effects if own.witch else (own,)
        self._choices = Choices(stage.position, plays, dragons)

    def points(self, *, most: bool) -> Extreme | None:
        """The least or most points of the round."""
        if self._witch and not most:
            return self._found(lambda: witch_worst_case(self._choices, 0, self._stop))
        return self._found(self._by_cpsat(Measure.POINTS, most=most))

    def margin(self, *, most: bool) -> Extreme | None:
        """The least or most margin of the round."""
        return None if self._witch else self._found(self._by_cpsat(Measure.MARGIN, most=most))

    def _by_cpsat(self, measure: Measure, *, most: bool) -> Callable[[], Extreme]:
        return lambda: extreme(self._choices, 0, measure, most=most, seconds=self._stop.remaining)

    def _found(self, find: Callable[[], Extreme]) -> Extreme | None:
        """The extreme found, with the seats as given; None where time runs out."""
        try:
            self._stop.check()
            found = find()
        except (OutOfTime, TimeoutError):
            return None
        return self._as_given(found)

    def _as_given(self, found: Extreme) -> Extreme:
        return msgspec.structs.replace(found, plays=self._question.in_given_order(found.plays))
