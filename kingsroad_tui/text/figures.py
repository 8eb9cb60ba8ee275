"""Figures as people read them: chances in percent, points with their sign.

A minus sign stands in reviews and reports; in the columns of the advice, where a figure has no
room to spare and may be typed again, the hyphen does.
"""

from __future__ import annotations

from typing import Final

from advisor.messages.goals import Goal

_CERTAIN: Final = 0.995
_WITH_MINUS: Final = str.maketrans("-", "−")
VISIBLE: Final = 0.005
"""A smaller chance, or fewer points, would be shown as nothing."""


def percent(chance: float, *, unit: str = "%") -> str:
    """A chance in whole percent; never 0% or 100% where it is not certain."""
    if VISIBLE > chance > 0:
        return f"<1{unit}"
    if 1 > chance > _CERTAIN:
        return f">99{unit}"
    return f"{chance * 100:.0f}{unit}"


def signed(value: float) -> str:
    """Points with their sign to one place, ``+1.7``; what rounds to zero has none."""
    rounded = round(value, 1)
    return f"{rounded:+.1f}" if rounded else "0.0"


def value_figure(value: float, goal: Goal, *, unit: str = "%") -> str:
    """A value or a loss in the goal's unit; ``unit`` stands behind a chance."""
    return percent(value, unit=unit) if goal is Goal.WIN else signed(value)


def signed_percent(change: float) -> str:
    """``+4%``, ``−12%``, ``±0%``: a change of the chance to win, in percentage points."""
    return f"{signed_figure(round(100 * change), 0)}%"


def signed_points(change: float) -> str:
    """``+1.7``, ``−0.4``, ``±0.0``."""
    return signed_figure(round(change, 1), 1)


def signed_figure(number: float, digits: int) -> str:
    """A number with ``+``, ``−`` or, for zero, ``±`` before it."""
    if number == 0:
        return f"±{0:.{digits}f}"
    return f"{'+' if number > 0 else '−'}{abs(number):.{digits}f}"


def magnitude(number: float) -> str:
    """A tiny number by its power of ten: ``3e−17``."""
    return f"{number:.0e}".translate(_WITH_MINUS)
