"""A report as Markdown, with tables as GitHub reads them; whatever it is given is escaped.

It is read by several: by the rules of CommonMark, by GitHub and GitLab, which make links of more,
and look for names, emoji and numbers of issues in what is left when all else is done.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain, zip_longest
from textwrap import indent
from typing import Any, Final

from kingsroad_tui.report.contents import Report, ReportSection
from kingsroad_tui.report.html import escaping_template
from kingsroad_tui.words.tables import TextTable
from tabletop.shown import shown_lines

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
