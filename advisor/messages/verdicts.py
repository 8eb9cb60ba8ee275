"""Goals, beliefs, and what a choice is called by what it loses. No solver and no NumPy.

Goals and kinds of beliefs are apart from the messages, so that reading the settings does not import
the rules.

What a choice is called is decided in this one place, for hints, warnings, reviews, reports. A
choice loses something against these players (the stated belief about the others) and something
against perfect play (the equilibrium of the round). It is a mistake only where it is one either
way, so the smaller of the two losses decides its class (`Severity`). What it is called and the sign
beside its cost (`Label`) say how large that is, and where it is one.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final, NamedTuple


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
        cls,
        loss: float,
        goal: Goal = Goal.WIN,
        loss_best_play: float | None = None,
        error: float = 0.0,
    ) -> Severity:
        """The class of a choice that loses so much; arguments as of `Label.of`."""
        return Label.of(loss, goal, loss_best_play, error).severity

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


def cost_best_play(lost: float | None, error: float, goal: Goal) -> float | None:
    """What a choice cost against perfect play, as it is told: nothing where it is no mistake there,
    so that what is safe is so everywhere; None where it is not known."""
    if lost is None:
        return None
    return lost if lost > error and Size.of(lost, goal) >= Size.INACCURACY else 0.0


def smaller_loss(loss: float, loss_best_play: float | None) -> float:
    """What a choice surely loses, against people and against perfect play alike."""
    return loss if loss_best_play is None else min(loss, loss_best_play)


class Size(IntEnum):
    """How large a cost is, as it is shown, so that no two that read "10%" differ."""

    NONE = 0
    """Nothing, or what cannot be told from it."""
    GOOD = 1
    DECENT = 2
    INACCURACY = 3
    MISTAKE = 4
    BLUNDER = 5

    @classmethod
    def of(cls, cost: float, goal: Goal) -> Size:
        """The size of a cost in the goal's unit."""
        step, scale = _SHOWN_STEP[goal], SCALE[goal]
        for size, least in _LEAST:
            if round(cost / step) >= round(least * scale / step):
                return size
        return cls.GOOD if cost > 0 else cls.NONE


CLASSES: Final = {Size[severity.name]: severity for severity in LEAST_LOSS}
"""The sizes that are mistakes, worst first."""

_LEAST: Final = (*zip(CLASSES, LEAST_LOSS.values(), strict=True), (Size.DECENT, 0.03))


class Kind(StrEnum):
    """Where a choice costs something, or that it cannot."""

    PLAIN = "plain"
    """Against these players and against perfect play alike, as far as that is known."""
    CHANCE = "chance"
    """Only against these players."""
    GAMBLE = "gamble"
    """Only against perfect play."""
    WON = "won"
    """The choice wins whatever the others do."""
    LOST = "lost"
    """No choice wins if the others make no mistake, and none is expected of them."""


class Label(NamedTuple):
    """What a choice is called. In one kind no larger cost has a milder label.

    Attributes:
        severity: its class.
        kind: where it costs something.
        size: of what it costs: against these players, of a gamble against perfect play, and of a
            mistake, which is one either way, the smaller of the two.
    """

    severity: Severity
    kind: Kind
    size: Size

    @classmethod
    def of(
        cls,
        cost: float,
        goal: Goal = Goal.WIN,
        cost_best_play: float | None = None,
        error: float = 0.0,
        forced: Kind | None = None,
    ) -> Label:
        """The label of a choice.

        Args:
            cost: against these players, in the goal's unit.
            cost_best_play: against perfect play; None where that is not known, then ``cost`` alone
                decides.
            error: up to so much a cost is none.
            forced: ``WON`` or ``LOST`` where what comes is decided (see `forced`).
        """
        people = Size.of(cost if cost > error else 0.0, goal)
        if forced is not None:
            return cls(Severity.GOOD, forced, Size.NONE)
        perfect = people
        if cost_best_play is not None:
            perfect = Size.of(cost_best_play if cost_best_play > error else 0.0, goal)
        wrong, wrong_perfect = people >= Size.INACCURACY, perfect >= Size.INACCURACY
        if wrong_perfect and not wrong:
            return cls(Severity.GAMBLE, Kind.GAMBLE, perfect)
        if not wrong:
            return cls(Severity.GOOD, Kind.PLAIN, people)
        if not wrong_perfect:
            return cls(Severity.MISSED_CHANCE, Kind.CHANCE, people)
        size = min(people, perfect)
        return cls(CLASSES[size], Kind.PLAIN, size)


def forced(
    choice: float, best: float, choice_best_play: float | None, best_best_play: float | None
) -> Kind | None:
    """Whether what comes is decided: a chance to win says so only if both lenses do.

    Args:
        choice, best: the chances with the choice made and the best one, against these players.
        choice_best_play, best_best_play: the same against perfect play; None where not known.
    """
    if choice_best_play is None or best_best_play is None:
        return None
    if min(choice, choice_best_play) >= 1:
        return Kind.WON
    return Kind.LOST if max(best, best_best_play) <= 0 else None
