"""A report as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.protocol import Review
from kingsroad.games import Game
from kingsroad_tui.kingsroad.report.region_maps import RegionMap
from kingsroad_tui.kingsroad.report.sections import review_report
from kingsroad_tui.kingsroad.review.what_was_wrong import REGION, adds_words
from kingsroad_tui.notes.kept import NO_NOTES, GameNotes
from kingsroad_tui.report.markdown import MarkdownText, markdown_page, table_in_markdown
from kingsroad_tui.words.tables import TextTable


def markdown_report(game: Game, review: Review, notes: GameNotes = NO_NOTES) -> str:
    """The report as Markdown: sentences and tables, without the charts."""
    report = review_report(game, review, notes)
    return markdown_page(report, lambda regions: _map(regions, game.players))


def _map(regions: RegionMap, names: Sequence[str]) -> MarkdownText:
    """The small map as a table: a row for each region, a column for each player."""
    rows = tuple(
        (region.title, *(region.held(seat) for seat in range(len(names))), region.added)
        for region in regions
    )
    return table_in_markdown(TextTable((REGION, *names, adds_words(names[regions[0].seat])), rows))
