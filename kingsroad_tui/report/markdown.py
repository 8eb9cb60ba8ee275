"""The report of a review in each of its forms, Markdown and one HTML file, whichever game it is of.

Markdown is read by several: by the rules of CommonMark, by GitHub and GitLab, which make links of
more, and look for names, emoji and numbers of issues in what is left when all else is done. So
whatever it is given is escaped; tables are as GitHub reads them.

The HTML file needs nothing but itself: the page asks nothing of any other address. Its template
escapes whatever it is given; the only markup put into it are drawings that were built as elements.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path
from textwrap import indent
from typing import Any, Final, Generic, TypeVar

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from kingsroad_tui.files.private import write_beside
from kingsroad_tui.look.themes import ON_DARK, ON_LIGHT
from kingsroad_tui.notes.kept import NO_NOTES, GameNotes, notes_of
from kingsroad_tui.report.contents import Drawing, Report, ReportSection
from kingsroad_tui.report.svg import line_chart_svg, sign_svg
from kingsroad_tui.words.tables import TextTable
from tabletop.shown import shown_lines


def html_page(report: Report, mapped: Callable[[Any], str]) -> str:
    """The report as a page of HTML, self-contained.

    Args:
        report: what it says.
        mapped: draws the picture of an entry as SVG, built as elements.
    """
    return html_template("report.html").render(
        report=report,
        on_light=ON_LIGHT,
        on_dark=ON_DARK,
        drawn=_drawn,
        mapped=lambda picture: Markup(mapped(picture)),
        sign=lambda seat: Markup(sign_svg(seat)),
    )


def _drawn(drawing: Drawing) -> Markup:
    return Markup(line_chart_svg(drawing.chart, drawing.height))


def html_template(name: str) -> Template:
    """A template that escapes every value as HTML."""
    return _environment(_fit, autoescape=True).get_template(name)


def escaping_template(name: str, escape: Callable[[object], str]) -> Template:
    """A template that passes every value through ``escape``."""
    return _environment(escape).get_template(name)


def _fit(value: object) -> object:
    """A value fit to be shown; what is HTML already was built from such texts."""
    plain = isinstance(value, str) and not isinstance(value, Markup)
    return shown_lines(str(value)) if plain else value


def _environment(finalize: Callable[[object], object], *, autoescape: bool = False) -> Environment:
    return Environment(
        loader=PackageLoader("kingsroad_tui.report"),
        autoescape=autoescape,
        finalize=finalize,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


_ESCAPES: Final = str.maketrans({sign: f"\\{sign}" for sign in r"\`*_{}[]<>()#+!|~&-$@^="})

_LINKED: Final = re.compile(r"(?<=\w)\.(?=[^\W\d_])|(?<=www)\.|:(?=//)", re.IGNORECASE)
"""The dots of an address, and what stands before its strokes."""

_BEGINNING: Final = re.compile(r"^(\d{1,9}(?=\.(?:\s|$))|(?=/))")
"""What would make a list or a command of a line: behind it goes the stroke."""

_LIVE: Final = re.compile(
    r"((?:(?:[\w.+-]*\w)?@\w(?:[\w./-]*\w)?"  # somebody, or an address of mail
    r"|:[\w+-]*[^\W\d_][\w+-]*:|:(?:[+-]1|100|1234):"  # an emoji
    r"|(?:\w[\w./-]*)?[#!]\d+|(?<!\w)[&$~%]\d+|\bGH-\d+"  # an issue
    r"|(?<!\w)(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}(?!\w))+)"  # what was committed
)
"""What is looked for in a finished page: no sign before it hides it there, only being code does."""

_CODE: Final = "    "
"""Before a line of code."""


class MarkdownText(str):
    """Text that is Markdown already."""

    __slots__ = ()


def markdown_page(report: Report, mapped: Callable[[Any], MarkdownText]) -> str:
    """The report as Markdown: sentences and tables, without the charts.

    Args:
        report: what it says.
        mapped: draws the picture of an entry.
    """
    return escaping_template("report.md", escaped).render(
        report=report, table=_table, mapped=mapped
    )


def table_in_markdown(table: TextTable) -> MarkdownText:
    """A table, its cells escaped."""
    return MarkdownText(table.markdown(escaped))


def block_in_markdown(text: str) -> MarkdownText:
    """Lines that are shown as they are: a block of code."""
    return MarkdownText(f"\n{indent(shown_lines(text), _CODE)}")


def _table(section: ReportSection) -> MarkdownText:
    rows = tuple(tuple(cell.text for cell in row) for row in section.rows)
    return table_in_markdown(TextTable(section.header, rows, section.numbers))


def escaped(text: object) -> str:
    """Text that Markdown shows as it is; every value that the template puts in passes here."""
    if isinstance(text, MarkdownText):
        return text
    return "\n".join(map(_escaped_line, shown_lines(str(text)).split("\n")))


def _escaped_line(line: str) -> str:
    """The same of a line; blanks at its beginning, which could make it code, are left out."""
    parts = _LIVE.split(line.lstrip())
    plain = [_LINKED.sub(r"\\\g<0>", part.translate(_ESCAPES)) for part in parts[::2]]
    plain[0] = _BEGINNING.sub(r"\1\\", plain[0])
    live = [f"`{part}`" for part in parts[1::2]]
    return "".join(chain.from_iterable(zip_longest(plain, live, fillvalue="")))


_GameT = TypeVar("_GameT")
_ReviewT = TypeVar("_ReviewT")


@dataclass(frozen=True, slots=True)
class ReviewPages(Generic[_GameT, _ReviewT]):
    """What a game gives for its reports.

    Attributes:
        report: of a review of a game, complete or not, with somebody's notes.
        svg: draws the picture of an entry as SVG, built as elements.
        text: the same picture in Markdown.
        path: the file of a report: beside the record, or else in the folder of saved games.
    """

    report: Callable[[_GameT, _ReviewT, GameNotes], Report]
    svg: Callable[[Any], str]
    text: Callable[[Any], MarkdownText]
    path: Callable[[Path | None, _GameT], Path]

    def html(self, game: _GameT, review: _ReviewT, notes: GameNotes = NO_NOTES) -> str:
        """A page of HTML, self-contained."""
        return html_page(self.report(game, review, notes), self.svg)

    def markdown(self, game: _GameT, review: _ReviewT, notes: GameNotes = NO_NOTES) -> str:
        """Markdown: sentences, tables and pictures as text, without the charts."""
        return markdown_page(self.report(game, review, notes), self.text)

    def write(self, record: Path | None, game: _GameT, review: _ReviewT) -> Path:
        """Writes the page beside the record; its file.

        Another page is never replaced: this one gets a name of its own. Raises OSError.
        """
        page = self.html(game, review, notes_of(record))
        return write_beside(self.path(record, game), page.encode())
