"""A report as Markdown, with tables as GitHub reads them; whatever it is given is escaped."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import indent
from typing import Any, Final

from kingsroad_tui.common.report.contents import Report, ReportSection
from kingsroad_tui.common.report.templating import escaping_template
from kingsroad_tui.common.text.tables import TextTable
from tabletop.shown import shown_lines

_ESCAPES: Final = str.maketrans({sign: f"\\{sign}" for sign in r"\`*_{}[]<>()#+!|~&-"})


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
    return text if isinstance(text, MarkdownText) else shown_lines(str(text)).translate(_ESCAPES)
