"""A review as one page of HTML, or as Markdown."""

from __future__ import annotations

from advisor.messages.town_review import TownReview
from assassins.games import TownGame
from kingsroad_tui.assassins.report.boards import boards_svg, boards_text
from kingsroad_tui.assassins.report.sections import review_report
from kingsroad_tui.common.report.html import html_page
from kingsroad_tui.common.report.markdown import block_in_markdown, markdown_page


def town_html_report(game: TownGame, review: TownReview) -> str:
    """The report as a page of HTML, self-contained."""
    return html_page(review_report(game, review), boards_svg)


def town_markdown_report(game: TownGame, review: TownReview) -> str:
    """The report as Markdown: sentences, tables and boards, without the charts."""
    return markdown_page(
        review_report(game, review), lambda boards: block_in_markdown(boards_text(boards))
    )
