"""A review as one page of HTML, or as Markdown."""

from __future__ import annotations

from pathlib import Path

from advisor.messages.assassins_review import AssassinsReview
from assassins.games import AssassinsGame
from kingsroad_tui.assassins.library.saves import assassins_report_path
from kingsroad_tui.assassins.report.boards import boards_svg, boards_text
from kingsroad_tui.assassins.report.sections import review_report
from kingsroad_tui.files.private import write_beside
from kingsroad_tui.notes.kept import NO_NOTES, GameNotes, notes_of
from kingsroad_tui.report.html import html_page
from kingsroad_tui.report.markdown import block_in_markdown, markdown_page


def write_assassins_report(
    record: Path | None, game: AssassinsGame, review: AssassinsReview
) -> Path:
    """Writes the page beside the record, or else into the folder of saved games; its file.

    Another page is never replaced: this one gets a name of its own. Raises OSError.
    """
    page = assassins_html_report(game, review, notes_of(record))
    return write_beside(assassins_report_path(record, game), page.encode())


def assassins_html_report(
    game: AssassinsGame, review: AssassinsReview, notes: GameNotes = NO_NOTES
) -> str:
    """The report as a page of HTML, self-contained."""
    return html_page(review_report(game, review, notes), boards_svg)


def assassins_markdown_report(
    game: AssassinsGame, review: AssassinsReview, notes: GameNotes = NO_NOTES
) -> str:
    """The report as Markdown: sentences, tables and boards, without the charts."""
    return markdown_page(
        review_report(game, review, notes), lambda boards: block_in_markdown(boards_text(boards))
    )
