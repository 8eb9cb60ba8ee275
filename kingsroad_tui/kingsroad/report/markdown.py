"""A report as Markdown, with tables as GitHub reads them; whatever it is given is escaped."""

from __future__ import annotations

from typing import Final

from advisor.messages.protocol import Review
from kingsroad.games import Game
from kingsroad_tui.common.text.tables import TextTable
from kingsroad_tui.kingsroad.report.sections import ReportSection, review_report
from kingsroad_tui.kingsroad.report.templating import escaping_template
from tabletop.shown import shown_lines

_ESCAPES: Final = str.maketrans({sign: f"\\{sign}" for sign in r"\`*_{}[]<>()#+!|~&-"})


class _Markdown(str):
    """Text that is Markdown already."""

    __slots__ = ()


def markdown_report(game: Game, review: Review) -> str:
    """The report as Markdown: sentences and tables, without the charts."""
    return escaping_template("report.md", _escape).render(
        report=review_report(game, review), table=_table
    )


def _table(section: ReportSection) -> _Markdown:
    rows = tuple(tuple(cell.text for cell in row) for row in section.rows)
    return _Markdown(TextTable(section.header, rows, section.numbers).markdown(_escape))


def _escape(text: object) -> str:
    """Text that Markdown shows as it is; every value that the template puts in passes here."""
    return text if isinstance(text, _Markdown) else shown_lines(str(text)).translate(_ESCAPES)
