"""Figures and verdicts as people read them: the one place where a number becomes text.

Chances are whole percents, points have one place where they need it; nothing that rounds to zero
has a sign, and nothing is written in powers of ten. A minus sign stands before what is negative. A
chance is never shown as none where there is one, nor as certain where it is not.

What choices are called, the words and the signs, is the same wherever one is judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from advisor.messages.accounts import Judged, rounded
from advisor.messages.intervals import TrialMean, percent_in_tenths
from advisor.messages.verdicts import CLASSES, Goal, Kind, Label, Severity, Size
from tabletop.say import Points, Say, id_of
from tabletop.words.numbers import VISIBLE, in_percent, number, percent, percent_of, points
from tabletop.words.voice import phrase, said

_HARDLY: Final = 0.99 * VISIBLE
_ALMOST: Final = 1 - _HARDLY

_NOISE: Final = 1e-9
"""A difference of two chances that is no larger is an error of rounding."""

_INTERVAL: Final = 8
_HALF: Final = 5
"""Cells for an interval, and for half of one, so that those below one another stand in line."""

_LEAST_MEAN: Final = 0.1


def percents(chances: Sequence[float]) -> list[str]:
    """The chances of all players, each as `percent`: equal ones look equal.

    What is rounded need not add up to 100%.

    >>> percents([1 / 3, 1 / 3, 1 / 3])
    ['33%', '33%', '33%']
    """
    return [percent(chance) for chance in chances]


def signed(value: float, digits: int = 1) -> str:
    """Points with their sign to one place, or so many: ``+1.7``, ``−0.4``, ``0``."""
    return _signed(value, digits)


def signed_percent(change: float) -> str:
    """``+4%``, ``−12%``, ``0%``: a change of the chance to win, in percentage points."""
    return in_percent(_signed(100 * change, 0))


def value_figure(value: float, goal: Goal, *, unit: str = "%") -> str:
    """A value in the goal's unit; ``unit`` stands behind a chance."""
    if goal is Goal.WIN:
        return percent(value, unit=unit)
    return signed(value) if goal is Goal.MARGIN else points(value)


def loss_figure(loss: float, goal: Goal) -> str:
    """A loss in the goal's unit: ``5%``, ``<1%``, ``1.2``."""
    return percent_of(loss) if goal is Goal.WIN else points(loss)


def mean_loss_figure(loss: float, goal: Goal, *, unit: str = "%") -> str:
    """A mean of losses in the goal's unit, to one place: ``2.1%``, ``<0.1%``, ``0.4``."""
    value = 100 * loss if goal is Goal.WIN else loss
    shown = number(value, 1) if round(value, 1) else "0"
    if 0 < value < _LEAST_MEAN:
        shown = f"<{number(_LEAST_MEAN, 1)}"
    return in_percent(shown) if unit and goal is Goal.WIN else shown


def total_figure(lost: float, goal: Goal) -> str:
    """What choices cost in all: in points of the chance to win, or in points: ``26``, ``<1``."""
    return percent_of(lost, unit="") if goal is Goal.WIN else points(lost)


def loss_words(loss: float, goal: Goal) -> str:
    """A loss in the goal's unit, in words: ``5%``, ``under 1%``, ``1.2 points``."""
    if goal is not Goal.WIN:
        return phrase("figures-points", points=Points(loss))
    if VISIBLE >= loss > 0:
        return phrase("figures-under", share=percent_of(loss, under=""))
    return percent_of(loss)


def too_few() -> str:
    """In place of an interval that so few trials do not give: ``too few to say``."""
    return phrase("figures-too-few")


def luck_figure(came: float, goal: Goal) -> str:
    """What luck brought, in the goal's unit; of what is shown to add up (see `shown_decisions`)."""
    return signed_percent(came) if goal is Goal.WIN else signed(came)


def shown_decisions(decisions: Sequence[Judged], goal: Goal) -> list[Judged]:
    """One player's decisions as all screens and pages show them: whole percents, or tenths of
    points, that add up."""
    return rounded(decisions, _PLACES[goal], most=1.0 if goal is Goal.WIN else inf)


def shown_value(value: float, goal: Goal) -> float:
    """A value or a cost as it is shown, without traces."""
    return round(value, _PLACES[goal])


_PLACES: Final = {Goal.WIN: 2, Goal.MARGIN: 1, Goal.POINTS: 1}


def value_beside(best: float, loss: float, goal: Goal) -> float:
    """The value to show of a choice that loses this much against the best.

    The difference of two rounded values is not the rounded difference: the loss is what people
    compare, so it is rounded, and the value follows from it.
    """
    scale = 100 if goal is Goal.WIN else 10
    lost = round(scale * loss)
    if lost == 0:  # shown as the best one; but what is not certain is not shown as if it were
        return best - loss if goal is Goal.WIN and best == 1 else best
    rounded = (round(scale * best) - lost) / scale
    if goal is not Goal.WIN or rounded > VISIBLE:
        return rounded
    # Nothing is left by what is shown; what is left in truth is less than the least figure.
    left = best - loss
    return min(left, _HARDLY) if left > _NOISE else 0.0


def share_figure(share: TrialMean) -> str:
    """A measured share with its interval in percent, if there is one: ``53.3% [31–74]``."""
    value, interval = percent_in_tenths(share.value), share.interval
    if interval is None:
        return value
    low, high = (percent(end, unit="") for end in (interval.low, interval.high))
    within = f"[{low}–{high}]"
    return f"{value} {within:<{_INTERVAL}}"


def margin_figure(margin: TrialMean) -> str:
    """A measured margin in points with half its interval, if there is one: ``−3.0 ± 1.2``."""
    interval = margin.interval
    return signed(margin.value) + (f" ± {interval.half_width:>{_HALF}.1f}" if interval else "")


def _signed(value: float, digits: int) -> str:
    rounded = round(value, digits)
    if rounded == 0:
        return "0"
    return f"{'+' if rounded > 0 else ''}{number(rounded, digits)}"


SIGN_CELLS: Final = 2
"""The most cells of a sign."""

_KIND_SIGNS: Final = {Kind.PLAIN: "?", Kind.CHANCE: "~", Kind.GAMBLE: "*"}
_SIGNS: Final = {Size.INACCURACY: "{0}!", Size.MISTAKE: "{0}", Size.BLUNDER: "{0}{0}"}
SIGNS: Final = {CLASSES[size]: _SIGNS[size].format("?") for size in CLASSES}
"""Of the classes of mistakes, worst first: ``??``, ``?``, ``?!``, as in chess."""


def label_sign(label: Label) -> str:
    """Its character says where a choice costs something, its form how much, without colour: ``??``,
    ``~``, ``*!``; nothing where the choice is good."""
    return _SIGNS.get(label.size, "").format(_KIND_SIGNS.get(label.kind, ""))


def label_say(label: Label) -> Say:
    """What a choice is called, in a column: ``big missed chance``; ``.named`` within a sentence,
    ``.begins`` at its beginning."""
    match label.kind:
        case Kind.WON | Kind.LOST:
            return Say(f"verdict-label-{label.kind}")
        case _:
            return Say(f"verdict-label-{label.kind}-{id_of(label.size)}")


def label_named(label: Label) -> str:
    """``a big missed chance``."""
    return said(label_say(label).part("named"))


def label_count(severity: Severity, number: int) -> str:
    """``2 inaccuracies``."""
    return phrase(f"verdict-count-{id_of(severity)}", number=number)


def signs_legend() -> str:
    """What the signs mean, in a line where they stand."""
    return phrase("verdict-signs")


def perfect_cost(label: Label, cost: float, cost_best_play: float | None, goal: Goal) -> str:
    """What a mistake costs against perfect play, behind what it costs against these players: ``,
    against perfect play 8%``; nothing where ``cost`` alone would be called the same.

    ``cost_best_play`` is as it is told (see `verdicts.cost_best_play`).
    """
    if label.kind is Kind.CHANCE:
        return phrase("verdict-perfect-safe")
    mistake = label.kind is Kind.PLAIN and label.severity.is_mistake
    if not mistake or cost_best_play is None or Size.of(cost, goal) is label.size:
        return ""
    return phrase("verdict-perfect-cost", lost=loss_words(cost_best_play, goal))


def marked_if_gamble(words: str, *, gamble: bool) -> str:
    """A choice that is called better than another: ``8 7 Knight (a gamble)`` where it is one."""
    return phrase("verdict-but-a-gamble", choice=words) if gamble else words
