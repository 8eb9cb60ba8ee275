"""Statistics with a direction: results and reviews by month, by opponent, by kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from kingsroad_tui.statistics.judged import JudgedFigures
from kingsroad_tui.statistics.kept import KeptResult


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


BY = ("month", "opponent", "kind")
"""What rows can be by."""


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
