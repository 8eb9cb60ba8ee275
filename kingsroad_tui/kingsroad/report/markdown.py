"""A report as Markdown, with tables as GitHub reads them; whatever it is given is escaped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from advisor.messages.protocol import Review
from kingsroad.games import Game
from kingsroad_tui.common.text.tables import TextTable
from kingsroad_tui.kingsroad.report.region_maps import RegionMap
from kingsroad_tui.kingsroad.report.sections import ReportSection, review_report
from kingsroad_tui.kingsroad.report.templating import escaping_template
from kingsroad_tui.kingsroad.text.analysis.what_was_wrong import REGION, adds_words
from tabletop.shown import shown_lines

_ESCAPES: Final = str.maketrans({sign: f"\\{sign}" for sign in r"\`*_{}[]<>()#+!|~&-"})


class _Markdown(str):
    """Text that is Markdown already."""

    __slots__ = ()


def markdown_report(game: Game, review: Review) -> str:
    """The report as Markdown: sentences and tables, without the charts."""
    return escaping_template("report.md", _escape).render(
        report=review_report(game, review),
        table=_table,
        mapped=lambda regions: _map(regions, game.players),
    )


def _map(regions: RegionMap, names: Sequence[str]) -> _Markdown:
    """The small map as a table: a row for each region, a column for each player."""
    rows = tuple(
        (region.title, *(region.held(seat) for seat in range(len(names))), region.added)
        for region in regions
    )
    header = (REGION, *names, adds_words(names[regions[0].seat]))
    return _Markdown(TextTable(header, rows).markdown(_escape))


def _table(section: ReportSection) -> _Markdown:
    rows = tuple(tuple(cell.text for cell in row) for row in section.rows)
    return _Markdown(TextTable(section.header, rows, section.numbers).markdown(_escape))


def _escape(text: object) -> str:
    """Text that Markdown shows as it is; every value that the template puts in passes here."""
    return text if isinstance(text, _Markdown) else shown_lines(str(text)).translate(_ESCAPES)
