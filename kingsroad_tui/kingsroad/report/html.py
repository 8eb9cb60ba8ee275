"""A report as one HTML file."""

from __future__ import annotations

from pathlib import Path

from advisor.messages.protocol import Review
from kingsroad.games import Game
from kingsroad_tui.files.private import write_beside
from kingsroad_tui.kingsroad.library.saves import report_path
from kingsroad_tui.kingsroad.report.region_maps import region_map_svg
from kingsroad_tui.kingsroad.report.sections import review_report
from kingsroad_tui.notes.kept import NO_NOTES, GameNotes, notes_of
from kingsroad_tui.report.html import html_page


def write_report_beside(record: Path | None, game: Game, review: Review) -> Path:
    """Writes the page beside the record, or else into the folder of saved games; its file.

    Another page is never replaced: this one gets a name of its own. Raises OSError.
    """
    page = html_report(game, review, notes_of(record))
    return write_beside(report_path(record, game.players), page.encode())


def html_report(game: Game, review: Review, notes: GameNotes = NO_NOTES) -> str:
    """The report as a page of HTML, self-contained."""
    return html_page(review_report(game, review, notes), region_map_svg)
