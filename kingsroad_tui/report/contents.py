"""What a report says: titles, sentences, charts, tables and entries, as facts without a form."""

from __future__ import annotations

from dataclasses import dataclass

from kingsroad_tui.drawing.line_chart import LineChart
from kingsroad_tui.notes.kept import GameNotes
from kingsroad_tui.notes.words import note_lines
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table: text, set as code or not, and the player whose sign stands before it."""

    text: str
    code: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart, for the page only: a sentence before it, and its height where that is free."""

    chart: LineChart
    caption: str = ""
    height: int = 300


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing among several: a heading of its own, sentences, and a picture, if any.

    Attributes:
        title: the heading.
        text: the sentences.
        map: what the picture shows; the game's report draws it. Nothing where it is empty.
    """

    title: str
    text: tuple[str, ...]
    map: object


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A heading, a few sentences, charts, a table, and entries below it.

    ``numbers`` are the columns set flush right; ``severities`` has a word for each row where the
    rows are mistakes, else nothing.
    """

    title: str
    text: tuple[str, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    header: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    numbers: frozenset[int] = frozenset()
    severities: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report."""

    title: str
    subtitle: str
    sections: tuple[ReportSection, ...]
    footer: tuple[str, ...]


def notes_section(notes: GameNotes) -> tuple[ReportSection, ...]:
    """A section with a line for each note; none without any."""
    if not notes:
        return ()
    return (ReportSection(phrase("notes-section"), tuple(note_lines(notes.each))),)
