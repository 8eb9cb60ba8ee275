"""Statistics with a direction: results and reviews by month, by opponent, by kind of decision."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from advisor.messages.computers import Strength
from kingsroad_tui.ladder.counted import CountedGames
from kingsroad_tui.ladder.standing import Rungs
from kingsroad_tui.rivals.computer_words import strength_words
from kingsroad_tui.statistics.kept import BY, JudgedFigures, KeptResult, judged_games, keep_figures
from kingsroad_tui.words import lists
from kingsroad_tui.words.figures import signed_percent
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.numbers import in_percent, number, percent
from tabletop.words.voice import phrase, said


@dataclass(frozen=True, slots=True)
class ProgressRow:
    """Some games, or some decisions, of the one person at the table.

    Attributes:
        which: a month such as ``2026-11``, the name of a strength, or a kind of decision.
        games, won: how many there were, and how many of them the person won, alone or with others;
            None of kinds.
        judged: in how many of them decisions are judged.
        decisions: how many of these there are.
        lost: what a decision loses on average, a chance to win; None where none is judged.
        luck: what luck brought in a game on average; None likewise, and of kinds.
    """

    which: str
    games: int | None
    won: int | None
    judged: int
    decisions: int
    lost: float | None
    luck: float | None


@dataclass(frozen=True, slots=True)
class PlayerProgress:
    """All of it.

    Attributes:
        months: oldest first; months without games are left out.
        opponents: the strengths of computer players met, in the order of their wing.
        kinds: the best played first.
    """

    months: tuple[ProgressRow, ...] = ()
    opponents: tuple[ProgressRow, ...] = ()
    kinds: tuple[ProgressRow, ...] = ()

    def by(self, what: str) -> tuple[ProgressRow, ...]:
        """The rows ``by`` ``month``, ``opponent`` or ``kind``."""
        return {"month": self.months, "opponent": self.opponents, "kind": self.kinds}[what]


def progress_of(
    results: Iterable[KeptResult],
    judged: Mapping[str, JudgedFigures],
    strengths: Sequence[str],
) -> PlayerProgress:
    """What results and the figures of reviews come to.

    Args:
        results: each game once; only those with one person at the table count.
        judged: by the mark of the result.
        strengths: the names of all computer players, weakest first.
    """
    own = [one for one in results if one.me is not None and _month(one)]
    months = _grouped(own, lambda one: {_month(one)})
    met = _grouped(own, lambda one: {seat.computer for seat in one.seats if seat.computer})
    figures = [judged[one.mark] for one in own if one.mark in judged]
    return PlayerProgress(
        tuple(_row(month, months[month], judged) for month in sorted(months)),
        tuple(_row(name, met[name], judged) for name in strengths if name in met),
        _kinds(figures),
    )


def _grouped(
    results: Iterable[KeptResult], groups: Callable[[KeptResult], Iterable[str]]
) -> dict[str, list[KeptResult]]:
    found: dict[str, list[KeptResult]] = {}
    for one in results:
        for group in groups(one):
            found.setdefault(group, []).append(one)
    return found


def _month(one: KeptResult) -> str:
    """The month of a result, such as ``2026-11``; empty where it was at no time."""
    try:
        return one.date.strftime("%Y-%m")
    except (OverflowError, OSError, ValueError):
        return ""


def year_and_month(which: str) -> tuple[int, int]:
    """The numbers in a month such as ``2026-11``."""
    year, month = which.split("-")
    return int(year), int(month)


def _row(
    which: str, results: Sequence[KeptResult], judged: Mapping[str, JudgedFigures]
) -> ProgressRow:
    figures = [judged[one.mark] for one in results if one.mark in judged]
    decisions = sum(one.decisions for one in figures)
    return ProgressRow(
        which,
        len(results),
        sum(one.seats[one.me].won for one in results if one.me is not None),
        len(figures),
        decisions,
        sum(one.lost for one in figures) / decisions if decisions else None,
        sum(one.luck for one in figures) / len(figures) if figures else None,
    )


def _kinds(figures: Sequence[JudgedFigures]) -> tuple[ProgressRow, ...]:
    found = []
    for name in {name for one in figures for name in one.kinds}:
        some = [one.kinds[name] for one in figures if name in one.kinds]
        decisions = sum(one.decisions for one in some)
        if decisions:
            lost = sum(one.lost for one in some) / decisions
            found.append(ProgressRow(name, None, None, len(some), decisions, lost, None))
    return tuple(sorted(found, key=lambda row: (row.lost or 0.0, row.which)))


_NONE: Final = "–"
_MOST_MONTHS: Final = 12
"""So many of the last months are shown; all of them are in what is exported."""

_FEWEST: Final = 10
"""Kinds with fewer choices say too little to be called the best."""

_FIELDS: Final = ("by", "which", "games", "won", "judged", "decisions", "lost", "luck")


def progress_lines(
    progress: PlayerProgress,
    opponent: Callable[[str], str],
    kinds: Mapping[str, Say],
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
    lines = ["", *_table(phrase("statistics-month-column"), months, month_words).aligned_lines()]
    judged = [row for row in months if row.lost is not None]
    if not judged:
        return [*lines, "", phrase("statistics-progress-nothing-judged")]
    if len(judged) > 1:
        lines += ["", *_curves(judged, curve)]
    lines += ["", *_direction(judged), *_best_and_worst(progress.kinds, kinds)]
    known = [row for row in progress.opponents if row.lost is not None]
    if len(known) > 1:
        lines += ["", *_table(phrase("statistics-against-column"), known, opponent).aligned_lines()]
    return lines


def progress_text(
    progress: PlayerProgress, what: str, opponent: Callable[[str], str], kinds: Mapping[str, Say]
) -> str:
    """The rows by one thing, as a table of a command."""
    words = {
        "month": month_words,
        "opponent": opponent,
        "kind": lambda which: said(kinds[which]) if which in kinds else which,
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
    return phrase("dates-in-year", month=lists.month(number), year=str(year))


def _table(heading: str, rows: Sequence[ProgressRow], words: Callable[[str], str]) -> TextTable:
    """A row each: the games where there are any, the decisions, and what these say."""
    with_games = any(row.games is not None for row in rows)
    games = (phrase("statistics-games"), phrase("statistics-won")) if with_games else ()
    luck = (phrase("statistics-luck"),) if with_games else ()
    choices = phrase("statistics-choices"), phrase("statistics-each-cost")
    return TextTable(
        (heading, *games, *choices, *luck),
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
    return _NONE if lost is None else in_percent(number(100 * lost, 1))


def _luck(luck: float | None) -> str:
    if luck is None:
        return _NONE
    return signed_percent(luck)


def _curves(months: Sequence[ProgressRow], curve: Callable[[Sequence[int], int], str]) -> list[str]:
    """What a decision lost, month by month, as a curve: the lower the better."""
    values = [round(1000 * (row.lost or 0.0)) for row in months]
    drawn = curve(values, max(1, *values))
    first, last = _lost(months[0].lost), _lost(months[-1].lost)
    return [phrase("statistics-curve", first=first, drawn=drawn, last=last)]


def _direction(months: Sequence[ProgressRow]) -> list[str]:
    """What the last month says, beside the one before it."""
    last = months[-1]
    now, lost = month_words(last.which), _lost(last.lost)
    if len(months) == 1:
        return [phrase("statistics-month", month=now, lost=lost)]
    before = months[-2]
    return [
        phrase(
            "statistics-months",
            month=now,
            lost=lost,
            before=month_words(before.which),
            lost_before=_lost(before.lost),
        )
    ]


def _best_and_worst(rows: Sequence[ProgressRow], kinds: Mapping[str, Say]) -> list[str]:
    """The kind that is played best, and the one that cost most in all."""
    known = [row for row in rows if row.which in kinds]
    often = [row for row in known if row.decisions >= _FEWEST]
    lost = {row.which: (row.lost or 0.0) * row.decisions for row in known}
    if len(known) < 2 or not often or not sum(lost.values()):
        return []
    best, worst = often[0], max(known, key=lambda row: lost[row.which])
    share = percent(lost[worst.which] / sum(lost.values()))
    return [
        phrase("statistics-best", kind=kinds[best.which], lost=_lost(best.lost)),
        phrase("statistics-worst", kind=kinds[worst.which], share=share),
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStatistics:
    """A game whose finished games are counted.

    Attributes:
        ladder: all that is kept of them, and who stands on the ladder, by which strength is told.
        strengths: its computer players, weakest first.
        tallies: of results, what there is to count, as data for JSON.
        lines: the same in words.
        kinds: each kind of decision, in words, by its name.
        beside: the figures of reviews that lie beside saved games, but for those of these marks,
            which are known.
    """

    ladder: CountedGames[Any]
    strengths: Mapping[str, Strength]
    tallies: Callable[[Sequence[KeptResult]], Sequence[Any]]
    lines: Callable[[Sequence[KeptResult]], list[str]]
    kinds: Mapping[str, Say]
    beside: Callable[[set[str]], Iterable[JudgedFigures]] = lambda _: ()

    @property
    def rungs(self) -> Rungs:
        """Who stands on the ladder."""
        return self.ladder.rungs

    def results(self) -> Sequence[KeptResult]:
        """All that is kept of them, oldest first."""
        return self.ladder.results()

    def progress(self) -> PlayerProgress:
        """How one is getting on; what lies judged beside saved games is kept from now on."""
        judged = judged_games(self.rungs.game)
        found = list(self.beside(set(judged)))
        with suppress(OSError):  # it is read from the saved games the next time, too
            keep_figures(*found)
        known = judged | {one.mark: one for one in found}
        return progress_of(self.results(), known, list(self.strengths))

    def opponent(self, name: str) -> str:
        """Who plays with a strength, and how strong that is."""
        return strength_words(self.strengths[name])
