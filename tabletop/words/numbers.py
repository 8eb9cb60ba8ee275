"""Numbers as people read them, wherever they stand.

Chances are whole percents, points have one place where they need it; nothing that rounds to zero
has a sign. A chance is never shown as none where there is one, nor as certain where it is not.
"""

from __future__ import annotations

from typing import Final

CERTAIN: Final = 0.995
"""From here on a chance that is not certain would be shown as 100%."""

VISIBLE: Final = 0.005
"""A smaller chance, or fewer points, would be shown as nothing."""


def percent(chance: float, *, unit: str = "%") -> str:
    """A chance (0 to 1) in whole percent; never 0% or 100% where it is not certain."""
    return percent_of(min(1.0, max(0.0, chance)), unit)


def percent_of(part: float, unit: str = "%", under: str = "<") -> str:
    """A chance, or what was lost of it, perhaps several times: the sum may be above 100%."""
    if VISIBLE >= part > 0:
        return f"{under}1{unit}"
    if 1 > part >= CERTAIN:
        return f">99{unit}"
    return f"{number(100 * part, 0)}{unit}"


def points(value: float) -> str:
    """Points without a plus, to one place where that is not 0: ``3``, ``2.4``, ``−1``."""
    return number(value, 1 if round(value, 1) % 1 else 0)


def number(value: float, digits: int) -> str:
    """A number to some places, with a minus sign and never as minus zero."""
    rounded = round(value, digits)
    return f"{abs(rounded):.{digits}f}" if rounded >= 0 else f"−{abs(rounded):.{digits}f}"
