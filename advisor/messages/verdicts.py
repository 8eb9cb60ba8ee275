"""Goals, beliefs, and what a choice is called by what it loses. No solver and no NumPy.

Goals and kinds of beliefs are apart from the messages, so that reading the settings does not import
the rules.

What a choice is called is decided in this one place, for hints, warnings, reviews, reports. A
choice loses something against people (the stated belief about the others) and something against
perfect play (the equilibrium of the round). It is a mistake only where it is one either way, so the
smaller of the two losses decides what it is called.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Goal(StrEnum):
    """The quantity that advice maximises."""

    WIN = "win"
    MARGIN = "margin"
    POINTS = "points"

    @property
    def unit(self) -> str:
        """The unit of values and losses: ``win`` (a chance) or ``points``."""
        return "win" if self is Goal.WIN else "points"


class BeliefKind(StrEnum):
    """What the opponents are assumed to play."""

    UNIFORM = "uniform"
    HIERARCHY = "hierarchy"
    EQUILIBRIUM = "equilibrium"


class Severity(StrEnum):
    """What a choice is called, by what it loses."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    GAMBLE = "gamble"
    """Good against people, but it costs much against perfect play."""
    MISSED_CHANCE = "missed chance"
    """Safe against perfect play, but people's habits would have given much more."""

    @classmethod
    def of(
        cls, loss: float, goal: Goal = Goal.WIN, loss_best_play: float | None = None
    ) -> Severity:
        """The class of a choice that loses so much, in the goal's unit.

        It is judged as people are shown it, so that no two choices that cost "10%" differ in class.

        Args:
            loss: against people.
            goal: what is played for.
            loss_best_play: against perfect play; None where that is not known, then ``loss`` alone
                decides.
        """
        against_people = _grade(loss, goal)
        if loss_best_play is None:
            return against_people
        if _grade(loss_best_play, goal) is cls.GOOD:
            return cls.GOOD if against_people is cls.GOOD else cls.MISSED_CHANCE
        if against_people is cls.GOOD:
            return cls.GAMBLE
        return _grade(smaller_loss(loss, loss_best_play), goal)

    @property
    def is_mistake(self) -> bool:
        """Whether the choice was worse than another whoever one plays against."""
        return self in LEAST_LOSS


LEAST_LOSS: Final = {Severity.BLUNDER: 0.15, Severity.MISTAKE: 0.10, Severity.INACCURACY: 0.05}
"""The least loss of each class in chance to win, worst first."""

WORST_FIRST: Final = (*LEAST_LOSS, Severity.GAMBLE, Severity.MISSED_CHANCE)
"""All that is worth a word, in the order in which it is told."""

SCALE: Final = {Goal.WIN: 1.0, Goal.MARGIN: 30.0, Goal.POINTS: 30.0}
"""By goal, the loss that is taken to weigh as much as the whole chance to win: 1.5 points weigh as
much as 0.05 of it."""

_SHOWN_STEP: Final = {Goal.WIN: 0.01, Goal.MARGIN: 0.1, Goal.POINTS: 0.1}
"""By goal, the steps in which a loss is shown: whole percents, tenths of a point."""


def smaller_loss(loss: float, loss_best_play: float | None) -> float:
    """What a choice surely loses, against people and against perfect play alike."""
    return loss if loss_best_play is None else min(loss, loss_best_play)


def _grade(loss: float, goal: Goal) -> Severity:
    """The class of a loss by itself."""
    step = _SHOWN_STEP[goal]
    for severity, least in LEAST_LOSS.items():
        if round(loss / step) >= round(least * SCALE[goal] / step):
            return severity
    return Severity.GOOD
