"""The proved extremes of one candidate: the least and most that it can bring this round."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from advisor.analysis.analysis import Analysis
from advisor.core.cancellation import Stop
from advisor.messages.advice import Extreme
from advisor.round.bounds import legal_effects, witch_worst_case
from advisor.round.cpsat_model import Choices, Measure, extreme
from advisor.round.plays import Play


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
            self._stop.check()
            return self._as_given(witch_worst_case(self._choices, 0))
        return self._found(Measure.POINTS, most=most)

    def margin(self, *, most: bool) -> Extreme | None:
        """The least or most margin of the round."""
        return None if self._witch else self._found(Measure.MARGIN, most=most)

    def _found(self, measure: Measure, *, most: bool) -> Extreme | None:
        self._stop.check()
        try:
            found = extreme(self._choices, 0, measure, most=most, seconds=self._stop.remaining)
        except TimeoutError:
            return None
        return self._as_given(found)

    def _as_given(self, found: Extreme) -> Extreme:
        return msgspec.structs.replace(found, plays=self._question.in_given_order(found.plays))
