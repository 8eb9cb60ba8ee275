"""Statistics with a direction in words: by month, by opponent, by kind of decision."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kingsroad_tui.statistics.progress import (
    BY,
    PlayerProgress,
    ProgressRow,
    year_and_month,
)
from kingsroad_tui.words.figures import percent
from kingsroad_tui.words.lists import MONTHS
from kingsroad_tui.words.tables import TextTable
from tabletop.shown import shown

STATISTICS_TITLE: Final = "Your games against each strength"
COUNTING: Final = "Counting …"

NOTHING_JUDGED: Final = (
    "Analyse your games to see here what your choices lose, and how lucky you were."
)
_NONE: Final = "–"
_MOST_MONTHS: Final = 12
"""So many of the last months are shown; all of them are in what is exported."""

_FEWEST: Final = 10
"""Kinds with fewer choices say too little to be called the best."""

_FIELDS: Final = ("by", "which", "games", "won", "judged", "decisions", "lost", "luck")


def progress_lines(
    progress: PlayerProgress,
    opponent: Callable[[str], str],
    kinds: Mapping[str, str],
    curve: Callable[[Sequence[int], int], str],
) -> list[str]:
    """All of it, as it stands below the games against each strength; nothing where there is none.

    Args:
        progress: what there is.
        opponent: the words for a strength.
        kinds: the words for each kind of decision.
        curve: draws numbers from 0 to the highest one in a line.
    """
    if not progress.months:
        return []
    months = progress.months[-_MOST_MONTHS:]
    lines = ["", *_table("month", months, month_words).aligned_lines()]
    judged = [row for row in months if row.lost is not None]
    if not judged:
        return [*lines, "", NOTHING_JUDGED]
    if len(judged) > 1:
        lines += ["", *_curves(judged, curve)]
    lines += ["", *_direction(judged), *_best_and_worst(progress.kinds, kinds)]
    known = [row for row in progress.opponents if row.lost is not None]
    if len(known) > 1:
        lines += ["", *_table("against", known, opponent).aligned_lines()]
    return lines


def progress_text(
    progress: PlayerProgress, what: str, opponent: Callable[[str], str], kinds: Mapping[str, str]
) -> str:
    """The rows by one thing, as a table of a command."""
    words = {
        "month": month_words,
        "opponent": opponent,
        "kind": lambda which: kinds.get(which, which),
    }[what]
    rows = progress.by(what)
    return "\n".join(_table(what, rows, words).aligned_lines())


def progress_data(progress: PlayerProgress, what: str) -> list[dict[str, object]]:
    """The rows by one thing, for JSON: nothing that is not known is invented."""
    return [
        dict(
            zip(
                _FIELDS,
                (
                    what,
                    row.which,
                    row.games,
                    row.won,
                    row.judged,
                    row.decisions,
                    row.lost,
                    row.luck,
                ),
                strict=True,
            )
        )
        for row in progress.by(what)
    ]


def progress_csv(progress: PlayerProgress, what: Sequence[str] = BY) -> str:
    """The rows by some things as comma-separated values, with a line of names first.

    What is not known is left empty; chances have six decimal places.
    """
    lines = _Lines()
    table = csv.writer(lines, lineterminator="")
    table.writerow(_FIELDS)
    for one in what:
        for row in progress_data(progress, one):
            table.writerow(_csv_cell(value) for value in row.values())
    return "\n".join(lines)


class _Lines(list[str]):
    """Takes what a writer of CSV writes, a line at a time."""

    def write(self, line: str) -> None:
        self.append(line)


_FORMULA: Final = tuple("=+-@\uff1d\uff0b\uff0d\uff20")
"""What a table calculates that begins with one, or with a wide one; behind a stroke it is text."""


def _csv_cell(value: object) -> object:
    if isinstance(value, float):
        return f"{value:.6f}"
    if not isinstance(value, str):
        return value
    text = shown(value)
    return f"'{text}" if text[:1] in _FORMULA else text


def month_words(month: str) -> str:
    """``November 2026`` for ``2026-11``."""
    year, number = year_and_month(month)
    return f"{MONTHS[number - 1]} {year}"


def _table(heading: str, rows: Sequence[ProgressRow], words: Callable[[str], str]) -> TextTable:
    """A row each: the games where there are any, the decisions, and what these say."""
    with_games = any(row.games is not None for row in rows)
    games = ("games", "won") if with_games else ()
    luck = ("luck a game",) if with_games else ()
    return TextTable(
        (heading, *games, "choices", "each cost", *luck),
        tuple(
            (
                words(row.which),
                *((str(row.games), str(row.won)) if with_games else ()),
                str(row.decisions) if row.decisions else _NONE,
                _lost(row.lost),
                *((_luck(row.luck),) if with_games else ()),
            )
            for row in rows
        ),
        frozenset(range(1, 6)),
    )


def _lost(lost: float | None) -> str:
    return _NONE if lost is None else f"{lost:.1%}"


def _luck(luck: float | None) -> str:
    if luck is None:
        return _NONE
    percents = round(100 * luck)
    return f"{percents:+d}%" if percents else "0%"


def _curves(months: Sequence[ProgressRow], curve: Callable[[Sequence[int], int], str]) -> list[str]:
    """What a decision lost, month by month, as a curve: the lower the better."""
    values = [round(1000 * (row.lost or 0.0)) for row in months]
    drawn = curve(values, max(1, *values))
    first, last = _lost(months[0].lost), _lost(months[-1].lost)
    return [f"What a choice cost, month by month: {first} {drawn} {last}"]


def _direction(months: Sequence[ProgressRow]) -> list[str]:
    """What the last month says, beside the one before it."""
    last = months[-1]
    now = f"In {month_words(last.which)} each choice cost you {_lost(last.lost)} on average"
    if len(months) == 1:
        return [f"{now}."]
    before = months[-2]
    return [f"{now}; in {month_words(before.which)}, {_lost(before.lost)}."]


def _best_and_worst(rows: Sequence[ProgressRow], kinds: Mapping[str, str]) -> list[str]:
    """The kind that is played best, and the one that cost most in all."""
    known = [row for row in rows if row.which in kinds]
    often = [row for row in known if row.decisions >= _FEWEST]
    lost = {row.which: (row.lost or 0.0) * row.decisions for row in known}
    if len(known) < 2 or not often or not sum(lost.values()):
        return []
    best, worst = often[0], max(known, key=lambda row: lost[row.which])
    share = percent(lost[worst.which] / sum(lost.values()))
    return [
        f"You are best at this: {kinds[best.which]} ({_lost(best.lost)} a choice).",
        f"Most is to be gained here: {kinds[worst.which]} ({share} of all that you lost).",
    ]
