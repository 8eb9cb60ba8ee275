"""The history as a table: a row a round, a column a player, the newest round on top."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.drawing.canvas import Span, fit, spans_width, width_of
from kingsroad_tui.kingsroad.play import narration
from kingsroad_tui.kingsroad.words.game import short_names
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from tabletop.words.voice import phrase

_POINTS: Final = 4
"""Cells of a column with points."""

_CARDS: Final = 8
"""More cells for the cards: enough for a Witch and what was chosen after it."""

_MARGIN: Final = "   "
"""Before what is said of players."""

_PRESENT: Final = ("title", "title")
"""How the round being revealed looks: its number and its regions."""

_REGIONS: Final = 12
"""Cells for the round and its regions before cards get columns."""


@dataclass(frozen=True, slots=True)
class PresentRound:
    """The round being revealed, as far as it has been shown.

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
    said: Sequence[tuple[int, str]] = (),
    colours: Sequence[int],
    width: int,
    glyphs: Glyphs,
) -> Iterator[list[Span]]:
    """The rows of the table.

    Args:
        reports: the rounds played, in order.
        present: the round being revealed, or what it has revealed before second choices.
        reasons: why computers played as they did in the last round, by seat.
        said: what was said in the last round, and by which seats.
        colours: each seat's player colour.
        width: in cells.
        glyphs: the signs to draw with.
    """
    table = _Table(width, colours, glyphs)
    yield table.heading()
    if isinstance(present, PresentRound):
        yield from table.present(present)
    elif present is not None:
        yield [
            (
                phrase("kingsroad-reveal-cards-so-far", round=present.before.round),
                "strong",
            )
        ]
        selections = present.selections
        names = short_names(present.before.board)
        yield from table.cards([(selection, None) for selection in selections], names)
    for number, report in enumerate(reversed(reports)):
        yield from table.round(report)
        if number == 0 and present is None:
            if not table.wide:
                played = zip(report.selections, report.reselections, strict=True)
                yield from table.cards(list(played), short_names(report.before.board))
            for reason in dict.fromkeys(reasons.values()):
                seats = [seat for seat, words in reasons.items() if words == reason]
                yield from table.remark(seats, reason)
            for seat, line in said:
                yield from table.remark((seat,), line)
    if table.wide and reports:
        yield from table.remark((), phrase("kingsroad-reveal-card-signs"))


def _cards(report: RoundReport) -> list[str]:
    both = zip(report.selections, report.reselections, strict=True)
    return [narration.cards_words(first, again) for first, again in both]


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

    def remark(
        self, seats: Sequence[int], words: str, *, margin: str = _MARGIN
    ) -> Iterator[list[Span]]:
        """Badges and what there is to say of these players, in as many lines as it takes."""
        badges = [
            (margin, ""),
            *(span for seat in seats for span in (*self.badge(seat), (" ", ""))),
        ]
        left = spans_width(badges)
        first, *others = textwrap.wrap(words, max(1, self.width - left)) or [""]
        yield [*badges, (first, "quiet")]
        for line in others:
            yield [(" " * left + line, "quiet")]

    def heading(self) -> list[Span]:
        title = next((word for word in _titles() if len(word) < self.left), "")
        spans: list[Span] = [(title.ljust(self.left), "title")]
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
        variants = list(narration.scored_words(report, names))
        yield from self._row(report.before.round, variants, points, ("quiet", "note"))

    def present(self, present: PresentRound) -> Iterator[list[Span]]:
        """The round being revealed, and the final scoring above it."""
        if present.final is not None:
            yield from self._row(
                "",
                [phrase("kingsroad-final-scoring"), phrase("kingsroad-final-scoring.short")],
                self._gained(present.final),
                _PRESENT,
            )
        words = list(
            narration.region_words(present.scored, present.board, short_names(present.board))
        )
        yield from self._row(present.number, words, self._gained(present.gained), _PRESENT)

    def _gained(self, gained: Sequence[int]) -> list[Span]:
        """The points shown so far."""
        points: list[Span] = []
        for number in gained:
            sign = f"{number:+}" if number else self.glyphs.dot
            points.append((sign.rjust(self.column), "title" if number else "quiet"))
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

    def cards(
        self, played: Sequence[tuple[Selection, Selection | None]], names: dict[int, str]
    ) -> Iterator[list[Span]]:
        """Everybody's cards by name, a line a player; without numbers where they lack the room.

        All lines begin in the same column: without a margin where one of them needs it.
        """
        lines = []
        for first, again in played:
            words = narration.played_words(first, again, names)
            if width_of(f"{_MARGIN}A@ {words}") > self.width:
                words = narration.played_words(first, again, names, numbered=False)
            lines.append(words)
        roomy = all(width_of(f"{_MARGIN}A@ {words}") <= self.width for words in lines)
        for seat, words in enumerate(lines):
            yield from self.remark((seat,), words, margin=_MARGIN if roomy else "")


def _titles() -> Iterator[str]:
    """Over the rounds and their regions, the longest form first."""
    yield phrase("kingsroad-history-rounds")
    yield phrase("kingsroad-history-rounds.short")
    yield phrase("kingsroad-history-rounds.shorter")
    yield phrase("kingsroad-history-rounds.shortest")
