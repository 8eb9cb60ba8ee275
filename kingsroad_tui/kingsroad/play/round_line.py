"""A round in one line: what everybody played, what it brought them, and which regions scored.

What was chosen in one's own place, at a table of people elsewhere, is said in one sentence too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.rounds import RoundReport
from kingsroad_tui.kingsroad.play.narration import cards_words
from kingsroad_tui.kingsroad.words.game import (
    column_words,
    region_name,
    selection_words,
    short_names,
)
from kingsroad_tui.words.lists import labelled
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.asking import InOnesPlace


RoundLines = Callable[[RoundReport, Sequence[str], Sequence[str]], Iterator[str]]
"""The forms of a round in one line, for its report, everybody's names, and their letters."""


def round_lines(report: RoundReport, names: Sequence[str], letters: Sequence[str]) -> Iterator[str]:
    """``Round 13: Ann 8 1 4 +6 · Bob 5 2 7 0 · scored 8 King's Castle``; then shorter forms.

    The last ones are those of `short_round_lines`.
    """
    board = report.before.board
    regions = [score.region for score in report.scored]
    whole = ", ".join(region_name(board, region) for region in regions)
    short = ", ".join(f"{region} {short_names(board)[region]}" for region in regions)
    numbers = _numbers(report)
    words = [_words(*chosen) for chosen in _chosen(report)]
    lead = f"{phrase('kingsroad-round', round=report.before.round)}: "
    for start, called, cards, scored in (
        (lead, names, words, whole),
        (lead, names, words, short),
        (lead, names, words, numbers),
        (lead, names, [" ".join(word) for word in _codes(report)], numbers),
    ):
        rows = zip(called, cards, _brought(report), strict=True)
        players = [f"{name} {played} {_gain(points)}" for name, played, points in rows]
        yield start + " · ".join([*players, *_scored(scored, bool(regions))])
    yield from short_round_lines(report, names, letters)


def short_round_lines(
    report: RoundReport, names: Sequence[str], letters: Sequence[str]
) -> Iterator[str]:
    """The same without the number of the round and what is not gained, from the longest form on.

    The shortest has the players' letters.
    """
    regions, numbers, codes = report.scored, _numbers(report), _codes(report)
    spaced = [" ".join(word) for word in codes]
    named = phrase("kingsroad-log-regions", count=len(regions), numbers=numbers)
    for called, cards, apart, scored in (
        (names, spaced, " · ", named),
        (names, spaced, ", ", numbers),
        (names, codes, ", ", numbers),
        (letters, codes, ", ", numbers),
    ):
        rows = zip(called, cards, _brought(report), strict=True)
        players = [
            f"{name} {played}{f' {_gain(points)}' if points else ''}"
            for name, played, points in rows
        ]
        yield apart.join([*players, *_scored(scored, bool(regions))])


def _scored(regions: str, any_scored: bool) -> list[str]:
    return [phrase("kingsroad-log-scored", regions=regions)] if any_scored else []


def _numbers(report: RoundReport) -> str:
    return " ".join(str(score.region) for score in report.scored)


def _codes(report: RoundReport) -> list[str]:
    return [cards_words(first.as_revealed(), again) for first, again in _chosen(report)]


def final_line(report: RoundReport, names: Sequence[str]) -> str:
    """``Final scoring: Ann +12 · Bob +4``, of the round that ended a game."""
    rounds = _brought(report)
    rows = zip(names, report.gained, rounds, strict=True)
    gains = (f"{name} {_gain(gained - in_round)}" for name, gained, in_round in rows)
    return labelled(phrase("kingsroad-final-scoring"), " · ".join(gains))


def _gain(points: int) -> str:
    return f"+{points}" if points else "0"


def _chosen(report: RoundReport) -> list[tuple[Selection, Selection | None]]:
    return list(zip(report.selections, report.reselections, strict=True))


def _words(first: Selection, again: Selection | None) -> str:
    words = column_words(first.as_revealed().codes)
    if again is None:
        return words
    return phrase("kingsroad-reveal-then", cards=words, others=column_words(again.codes))


def _brought(report: RoundReport) -> list[int]:
    """What everybody gained, without the final scoring."""
    final = [sum(score.points[seat] for score in report.final) for seat in report.before.seats]
    return [gained - last for gained, last in zip(report.gained, final, strict=True)]


def instead_sentence(one: InOnesPlace, board: Board) -> str:
    """The cards that somebody else chose, and who."""
    what = selection_words(Selection.parse(one.choice), board)
    return one.sentence(what)
