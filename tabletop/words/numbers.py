"""Numbers as people read them, wherever they stand.

Chances are whole percents, points have one place where they need it; nothing that rounds to zero
has a sign. A chance is never shown as none where there is one, nor as certain where it is not.
How a number is written is a language's business: the process's (see `write_as`), or one that is
named.
"""

from __future__ import annotations

from typing import Final, NamedTuple

CERTAIN: Final = 0.995
"""From here on a chance that is not certain would be shown as 100%."""

VISIBLE: Final = 0.005
"""A smaller chance, or fewer points, would be shown as nothing."""


class Style(NamedTuple):
    """How a language writes numbers.

    Attributes:
        mark: before the decimals.
        gap: between a number and the sign of percent.
        group: between thousands.
    """

    mark: str = "."
    gap: str = ""
    group: str = ","


_GAP: Final = "\N{NO-BREAK SPACE}"


STYLES: Final = {
    "hu": Style(",", group=_GAP),
    "ru": Style(",", _GAP, _GAP),
    "fr": Style(",", _GAP, _GAP),
    "pl": Style(",", group=_GAP),
}
"""Of languages that do not write as English does (Unicode CLDR 44; Polish and Hungarian without a
gap, as their newspapers have it)."""


class _Process:
    style = Style()


def style_of(language: str) -> Style:
    """How a language writes numbers, by its code; as English does where nothing else is known."""
    return STYLES.get(language.partition("-")[0], Style())


def write_as(language: str) -> None:
    """Has the process write numbers as a language does."""
    _Process.style = style_of(language)


def in_percent(number: str) -> str:
    """A number that is written already, with the sign of percent behind it."""
    return f"{number}{_Process.style.gap}%"


def percent(chance: float, *, unit: str = "%", style: Style | None = None) -> str:
    """A chance (0 to 1) in whole percent; never 0% or 100% where it is not certain."""
    return percent_of(min(1.0, max(0.0, chance)), unit, style=style)


def percent_of(
    part: float, unit: str = "%", under: str = "<", *, style: Style | None = None
) -> str:
    """A chance, or what was lost of it, perhaps several times: the sum may be above 100%."""
    gap = (style or _Process.style).gap if unit else ""
    if VISIBLE >= part > 0:
        return f"{under}1{gap}{unit}"
    if 1 > part >= CERTAIN:
        return f">99{gap}{unit}"
    return f"{number(100 * part, 0)}{gap}{unit}"


def points(value: float, style: Style | None = None) -> str:
    """Points without a plus, to one place where that is not 0: ``3``, ``2.4``, ``−1``."""
    return number(value, 1 if round(value, 1) % 1 else 0, style)


def thousands(value: float, style: Style | None = None) -> str:
    """A whole number in groups of three digits: ``1,480``."""
    return f"{value:,.0f}".replace(",", (style or _Process.style).group)


def number(value: float, digits: int, style: Style | None = None) -> str:
    """A number to some places, with a minus sign and never as minus zero."""
    rounded = round(value, digits)
    written = f"{abs(rounded):.{digits}f}".replace(".", (style or _Process.style).mark)
    return written if rounded >= 0 else f"−{written}"
