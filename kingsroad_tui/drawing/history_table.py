"""The history as a table: a row a round, a column a player, the newest round on top."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.board import Board
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.drawing.canvas import Span, fit, spans_width, width_of
from kingsroad_tui.drawing.hand_cards import short_names
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.text.history import (
    CARD_SIGNS,
    FINAL,
    FINAL_SCORING,
    cards_words,
    played_words,
    region_words,
    revealed_words,
    scored_words,
)

_POINTS: Final = 4
"""Cells of a column with points."""

_CARDS: Final = 8
"""More cells for the cards: enough for a Witch and what was chosen after it."""

_MARGIN: Final = "   "
"""Before what is said of players."""

_PRESENT: Final = ("title", "title")
"""How the round being revealed looks: its number and its regions."""

_TITLES: Final = ("Round: regions scored", "Round: scored", "Round", "Rd")
"""Over the rounds and their regions, as long as there is room."""

_NAMED_CARDS: Final = 30
"""The least width in which the cards of the last round are named."""

_REGIONS: Final = 12
"""Cells for the round and its regions before cards get columns."""


@dataclass(frozen=True, slots=True)
class PresentRound:
    """The round being revealed, as far as it has been told.

    Attributes:
        number: the round's.
        board: names its regions.
        scored: the regions known to score, in order.
        gained: per seat, the points so far, those of the final scoring apart.
        final: per seat, the points of the final scoring so far; None before it begins.
    """

    number: int
    board: Board
    scored: tuple[int, ...]
    gained: tuple[int, ...]
    final: tuple[int, ...] | None = None


def history_rows(
    reports: Sequence[RoundReport],
    present: PresentRound | Revealed | None,
    reasons: Mapping[int, str],
    *,
    colours: Sequence[int],
    width: int,
    glyphs: Glyphs,
) -> Iterator[list[Span]]:
    """The rows of the table.

    Args:
        reports: the rounds played, in order.
        present: the round being revealed, or what it has revealed before second choices.
        reasons: why computers played as they did in the last round, by seat.
        colours: each seat's player colour.
        width: in cells.
        glyphs: the signs to draw with.
    """
    table = _Table(width, colours, glyphs)
    yield table.heading()
    if isinstance(present, PresentRound):
        yield from table.present(present)
    elif present is not None:
        yield [(revealed_words(present.before.round), "strong")]
        selections = present.selections
        names = short_names(present.before.board)
        yield from table.cards(
            [selection.code for selection in selections],
            [played_words(selection, None, names) for selection in selections],
        )
    for number, report in enumerate(reversed(reports)):
        yield from table.round(report)
        if number == 0 and present is None:
            if not table.wide:
                yield from table.cards(_cards(report), _named_cards(report))
            for reason in dict.fromkeys(reasons.values()):
                seats = [seat for seat, words in reasons.items() if words == reason]
                yield from table.remark(seats, reason)
    if table.wide and reports:
        yield from table.remark((), CARD_SIGNS)


def _cards(report: RoundReport) -> list[str]:
    both = zip(report.selections, report.reselections, strict=True)
    return [cards_words(first, again) for first, again in both]


def _named_cards(report: RoundReport) -> list[str]:
    names = short_names(report.before.board)
    both = zip(report.selections, report.reselections, strict=True)
    return [played_words(first, again, names) for first, again in both]


class _Table:
    """The widths of the columns, and what stands in them."""

    def __init__(self, width: int, colours: Sequence[int], glyphs: Glyphs) -> None:
        number = len(colours)
        self.colours = colours
        self.glyphs = glyphs
        self.width = width
        self.wide = width >= _REGIONS + number * (_POINTS + _CARDS)
        self.column = _POINTS + (_CARDS if self.wide else 0)
        self.left = max(0, width - number * self.column)

    def badge(self, seat: int) -> list[Span]:
        """Letter and sign."""
        colour = self.colours[seat]
        return [(LETTERS[colour], "letter"), (self.glyphs.players[colour], f"player-{colour}")]

    def remark(self, seats: Sequence[int], words: str) -> Iterator[list[Span]]:
        """Badges and what there is to say of these players, in as many lines as it takes."""
        badges = [
            (_MARGIN, ""),
            *(span for seat in seats for span in (*self.badge(seat), (" ", ""))),
        ]
        margin = spans_width(badges)
        first, *others = textwrap.wrap(words, max(1, self.width - margin)) or [""]
        yield [*badges, (first, "quiet")]
        for line in others:
            yield [(f"{'':{margin}}{line}", "quiet")]

    def heading(self) -> list[Span]:
        """A badge over each column."""
        title = next((word for word in _TITLES if len(word) < self.left), "")
        spans: list[Span] = [(f"{title:<{self.left}}", "title")]
        for seat in range(len(self.colours)):
            spans += [(" " * (self.column - 2), ""), *self.badge(seat)]
        return spans

    def round(self, report: RoundReport) -> Iterator[list[Span]]:
        """Round, regions scored, everybody's cards if there is room, and points."""
        names = short_names(report.before.board)
        points: list[Span] = []
        best = max(report.gained)
        for gained, cards in zip(report.gained, _cards(report), strict=True):
            if self.wide:
                word = fit(cards, _CARDS - 1, self.glyphs.ellipsis)
                points.append((f"{word:>{_CARDS}}", "quiet"))
            words = f"{gained:+}" if gained else self.glyphs.dot
            role = "quiet" if not gained else "strong" if gained == best else "note"
            points.append((f"{words:>{_POINTS}}", role))
        variants = list(scored_words(report, names))
        yield from self._row(report.before.round, variants, points, ("quiet", "note"))

    def present(self, present: PresentRound) -> Iterator[list[Span]]:
        """The round being revealed, and the final scoring above it."""
        if present.final is not None:
            yield from self._row("", [FINAL_SCORING, FINAL], self._told(present.final), _PRESENT)
        words = list(region_words(present.scored, present.board, short_names(present.board)))
        yield from self._row(present.number, words, self._told(present.gained), _PRESENT)

    def _told(self, gained: Sequence[int]) -> list[Span]:
        """The points told so far."""
        points: list[Span] = []
        for number in gained:
            sign = f"{number:+}" if number else self.glyphs.dot
            points.append((f"{sign:>{self.column}}", "title" if number else "quiet"))
        return points

    def _row(
        self, number: int | str, variants: Sequence[str], points: list[Span], roles: tuple[str, str]
    ) -> Iterator[list[Span]]:
        """A round and its points; in two lines where the regions do not fit before the points."""
        start = f"{number:>2}{':' if number else ' '} "
        room = self.left - len(start)
        words = next((text for text in variants if width_of(text) <= room), None)
        if words is None:
            yield [(start, roles[0]), (fit(variants[-1], self.width - len(start)), roles[1])]
            yield [(" " * self.left, ""), *points]
        else:
            yield [(start, roles[0]), (words + " " * (room - width_of(words)), roles[1]), *points]

    def cards(self, codes: Sequence[str], named: Sequence[str]) -> Iterator[list[Span]]:
        """Everybody's cards: by name, a line a player, or as signs with what they stand for."""
        if self.width >= _NAMED_CARDS:
            for seat, words in enumerate(named):
                yield from self.remark((seat,), words)
        else:
            yield from self.flowing(codes)
            yield from self.remark((), CARD_SIGNS)

    def flowing(self, cards: Sequence[str]) -> Iterator[list[Span]]:
        """Everybody's cards, one after the other in as many lines as they take."""
        line: list[Span] = []
        for seat, code in enumerate(cards):
            entry: list[Span] = [("   " if not line else "  ", ""), *self.badge(seat)]
            entry.append((f" {code}", "note"))
            if line and spans_width(line) + spans_width(entry) > self.width:
                yield line
                line = []
                entry[0] = ("   ", "")
            line += entry
        if line:
            yield line
