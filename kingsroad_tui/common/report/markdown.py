"""A report as Markdown, with tables as GitHub reads them; whatever it is given is escaped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kingsroad_tui.common.report.contents import Report, ReportSection
from kingsroad_tui.common.report.templating import escaping_template
from kingsroad_tui.common.text.tables import TextTable
from tabletop.shown import shown_lines

_ESCAPES: Final = str.maketrans({sign: f"\\{sign}" for sign in r"\`*_{}[]<>()#+!|~&-"})


class Ready(str):
    """Text that is Markdown already."""

    __slots__ = ()


def markdown_page(report: Report, mapped: Callable[[Any], Ready]) -> str:
    """The report as Markdown: sentences and tables, without the charts.

    Args:
        report: what it says.
        mapped: draws the picture of an entry.
    """
    return escaping_template("report.md", escaped).render(
        report=report, table=_table, mapped=mapped
    )


def table_in_markdown(table: TextTable) -> Ready:
    """A table, its cells escaped."""
    return Ready(table.markdown(escaped))


def block_in_markdown(text: str) -> Ready:
    """Lines that are shown as they are: a block of code. No line of them is a fence."""
    lines = shown_lines(text).split("\n")
    return Ready("\n".join(["", *(f"    {line}".rstrip() for line in lines)]))


def _table(section: ReportSection) -> Ready:
    rows = tuple(tuple(cell.text for cell in row) for row in section.rows)
    return table_in_markdown(TextTable(section.header, rows, section.numbers))


def escaped(text: object) -> str:
    """Text that Markdown shows as it is; every value that the template puts in passes here."""
    return text if isinstance(text, Ready) else shown_lines(str(text)).translate(_ESCAPES)
