"""What stands beside the board: as much of it as there is room for, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from kingsroad_tui.assassins.hints.hints import NO_HINT, Hint
from kingsroad_tui.assassins.look.signs import AssassinsSigns
from kingsroad_tui.assassins.play import panels
from kingsroad_tui.assassins.words.game import SIDES
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.assassins.words.refusals import price_lines, price_table
from kingsroad_tui.keys.key_words import KeysHere
from tabletop.words.voice import phrase

_COLUMNS: Final = ((54, 3), (34, 2), (0, 0))
"""From how many columns on how many townsfolk stand side by side."""

_MOST_CLAUSES: Final = 9
_LEAST_CLAUSES: Final = 2
"""Of a phase: with a single line there would only be how much was done."""

_WIDE: Final = 55
"""Columns from which prices stand in a table."""


class Laid(NamedTuple):
    """What fits beside the board.

    Attributes:
        sections: the sections.
        apart: whether they stand apart.
        unread: how many sentences at the end of the hint have no room.
    """

    sections: list[Section]
    apart: bool
    unread: int = 0


class Section(NamedTuple):
    """A part of the side: a title, a note at its right, the lines below."""

    title: str
    note: str
    lines: list[panels.Line]


@dataclass(frozen=True, slots=True)
class Beside:
    """What there is to show.

    Attributes:
        game: the game.
        position: the one on the board: that of the game, or one of its story.
        own: the people's assassins, for their player alone.
        hint: what a hint says; nothing for none.
        lesson: a title and paragraphs; no title outside the guided game.
        verdict: how well one's own last phase was played; empty where nothing is said of it.
        here: names the keys of the screen.
        unread: whether the hint says more than there is room for.
        followed: whether it is a real table, where the assassins are chosen though not known here.
    """

    game: AssassinsGame
    position: AssassinsPosition
    own: frozenset[int] = frozenset()
    hint: Hint = NO_HINT
    lesson: tuple[str, tuple[panels.Line, ...]] = ("", ())
    verdict: str = ""
    here: KeysHere = assassins_key
    unread: bool = False
    followed: bool = False


@dataclass(frozen=True, slots=True)
class _Detail:
    """How much is shown.

    Attributes:
        gaps: whether sections stand apart.
        deck: whether the cards to come have a section of their own; else a line.
        keyed: whether to say how that section is read.
        prices: all of them; else those of the side that acts or chooses.
        short: card and king in fewer lines.
        clauses: how many clauses of a phase at most.
        known: whether to say who may be an assassin, and what is to come.
        priced: whether there are prices at all.
        people: whether there are the townsfolk.
        marks: whether to say what the marks of a hint mean.
        steady: whether the words of a lesson take as many rows in every step, so that what stands
            below them keeps its place.
    """

    gaps: bool = True
    deck: bool = True
    keyed: bool = True
    prices: bool = True
    short: bool = False
    clauses: int = _MOST_CLAUSES
    known: bool = True
    priced: bool = True
    people: bool = True
    marks: bool = True
    steady: bool = True


_ECONOMIES: Final[tuple[dict[str, Any], ...]] = (
    {"clauses": 4},
    {"gaps": False},
    {"keyed": False},
    {"deck": False},
    {"prices": False},
    {"short": True},
    {"clauses": 3},
    {"clauses": 2},
    {"priced": False},
    {"known": False},
    {"clauses": 0},
)
"""What is given up, one after the other, until the rest has room: what the other side did comes
before the prices, which are the same in every round."""

_LESSON_ECONOMIES: Final[tuple[dict[str, Any], ...]] = (
    {"priced": False},
    {"steady": False},
    {"gaps": False},
    {"short": True},
)
"""The same in a lesson, whose words say the prices of what they ask for."""

_LESSON_ROWS: Final = 13
"""The words of most steps take no more, blank lines included, where the side is narrow."""


def sections_beside(
    beside: Beside,
    signs: AssassinsSigns,
    width: int,
    rows: int,
    rows_of: Callable[[panels.Line], int],
) -> Laid:
    """The sections with as much as fits.

    Args:
        beside: what there is to show.
        signs: to draw with.
        width: in columns; none before the first layout.
        rows: there are.
        rows_of: the rows that a line takes.
    """
    economies = _LESSON_ECONOMIES if beside.lesson[0] else _ECONOMIES
    for detail in _details(width, economies, hint=bool(beside.hint.lines)):
        sections = list(_sections(beside, signs, width, detail))
        if beside.lesson[0] and detail.steady:
            _pad(sections[: 2 if beside.hint.lines else 1], detail, rows_of)
        if _taken(sections, detail, rows_of) <= rows:
            if beside.lesson[0]:
                return Laid(sections, detail.gaps)
            # What was given up for more room may have left some: the phase is described in that.
            for clauses in range(_MOST_CLAUSES, max(detail.clauses, _LEAST_CLAUSES - 1), -1):
                fuller = list(_sections(beside, signs, width, replace(detail, clauses=clauses)))
                if _taken(fuller, detail, rows_of) <= rows:
                    return Laid(fuller, detail.gaps)
            return Laid(sections, detail.gaps)
    unread = 0
    while beside.hint.sentences and _taken(sections, detail, rows_of) > rows:
        fewer = beside.hint.sentences[:-1]  # the most urgent comes first
        unread += 1
        beside = replace(beside, hint=beside.hint._replace(sentences=fewer), unread=True)
        sections = list(_sections(beside, signs, width, detail))
    return Laid(sections, detail.gaps, unread)


def _taken(
    sections: Sequence[Section], detail: _Detail, rows_of: Callable[[panels.Line], int]
) -> int:
    taken = sum(1 + sum(map(rows_of, section.lines)) for section in sections)
    return taken + len(sections) if detail.gaps else taken


def _pad(
    sections: Sequence[Section], detail: _Detail, rows_of: Callable[[panels.Line], int]
) -> None:
    """Adds blank lines to the words of a lesson, with a hint below them or not, up to the rows that
    they always take."""
    heading = 2 if detail.gaps else 1
    taken = _taken(sections, detail, rows_of) - heading
    sections[-1].lines.extend([_BLANK] * (_LESSON_ROWS - taken))


def _details(width: int, economies: Sequence[dict[str, Any]], *, hint: bool) -> Iterator[_Detail]:
    """From the most there may be in this width to the least; a hint comes before the townsfolk,
    as it calls them by their names."""
    detail = _Detail(prices=width >= _WIDE)
    yield detail
    for economy in economies:
        detail = replace(detail, **economy)
        yield detail
    if hint:
        detail = replace(detail, people=False)
        yield detail
        yield replace(detail, marks=False)


def _sections(
    beside: Beside, signs: AssassinsSigns, width: int, detail: _Detail
) -> Iterator[Section]:
    game, position = beside.game, beside.position
    heading, paragraphs = beside.lesson
    if heading:
        yield Section(heading, "", list(paragraphs) if detail.short else _apart(paragraphs))
        if beside.hint.lines:
            yield _hint(beside, signs, detail)
        if game.finished:
            return  # what has been learnt has the room
        yield _card(game, position, signs, replace(detail, known=False))
        if detail.priced:
            yield _prices(beside, detail)
        return
    yield _card(game, position, signs, detail)
    if beside.verdict:
        yield Section(phrase("assassins-beside-verdict"), "", [[(beside.verdict, "text")]])
    if beside.hint.lines:
        yield _hint(beside, signs, detail)
    if detail.people:
        yield _people(beside, signs, width, detail)
    if detail.priced:
        yield _prices(beside, detail)
    if detail.deck and position.deck:
        yield Section(
            phrase("assassins-beside-deck"),
            panels.deck_note(position),
            panels.deck_lines(position, keyed=detail.keyed),
        )
    if detail.clauses and position is game.position and not game.finished:
        yield from _phase(beside, detail.clauses)


def _card(
    game: AssassinsGame, position: AssassinsPosition, signs: AssassinsSigns, detail: _Detail
) -> Section:
    lines = panels.card_lines(game, position, signs, short=detail.short)
    if not detail.deck and detail.known:
        lines.append([(panels.deck_words(position), "quiet")])
    return Section(
        phrase("assassins-beside-card"),
        phrase("assassins-beside-card.note", more=len(position.deck)),
        lines,
    )


def _hint(beside: Beside, signs: AssassinsSigns, detail: _Detail) -> Section:
    """What a hint says, and what its marks on the board mean."""
    hint, lines = beside.hint, panels.hint_lines(beside.hint)
    if detail.marks and (marks := panels.hint_marks(hint, signs)):
        lines.append([(marks, "quiet")])
    return Section(hint.title, hint.next_press(beside.here, unread=beside.unread), lines)


def _people(beside: Beside, signs: AssassinsSigns, width: int, detail: _Detail) -> Section:
    position = beside.position
    lines = panels.people_lines(
        position,
        signs,
        columns=next(columns for least, columns in _COLUMNS if max(0, width) >= least),
        own=beside.own,
        short=detail.short,
        known=detail.known,
    )
    if detail.short:
        return Section(
            phrase("assassins-beside-townsfolk"), panels.king_note(position, signs), lines
        )
    return Section(
        phrase("assassins-beside-people"),
        phrase("assassins-beside-people.note", knights=len(position.knights)),
        [*panels.king_lines(position, signs), *lines],
    )


def _prices(beside: Beside, detail: _Detail) -> Section:
    game, position = beside.game, beside.position
    chooses = game.secret is None and not game.finished and not beside.followed
    people = chooses or position.phase is AssassinsPhase.PEOPLE
    side = Side.PEOPLE if people else Side.KING
    lines = price_table(side) if detail.prices else price_lines(side)
    return Section(phrase("assassins-beside-prices"), phrase("assassins-beside-prices.note"), lines)


def _phase(beside: Beside, most: int) -> Iterator[Section]:
    game = beside.game
    if game.running:
        yield Section(phrase("assassins-turns-this-phase"), "", panels.phase_lines(game, most))
    elif game.phases:
        title = phrase("assassins-beside-done", side=SIDES[game.phases[-1].side])
        yield Section(title, "", panels.last_phase_lines(game, most, beside.here))


def _apart(paragraphs: Sequence[panels.Line]) -> list[panels.Line]:
    """Paragraphs, with blank lines around them."""
    return [_BLANK, *(line for paragraph in paragraphs for line in (paragraph, _BLANK))]


_BLANK: Final[panels.Line] = [("", "text")]
