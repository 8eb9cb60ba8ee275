"""A report as one HTML file that needs nothing but itself.

The template escapes whatever it is given; the only markup put into it are drawings that were built
as elements. The page asks nothing of any other address.
"""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from advisor.messages.protocol import Review
from kingsroad.games import Game
from kingsroad_tui.common.look.themes import ON_DARK, ON_LIGHT
from kingsroad_tui.common.storage.private import write_beside
from kingsroad_tui.kingsroad.report.region_maps import region_map_svg
from kingsroad_tui.kingsroad.report.sections import Drawing, review_report
from kingsroad_tui.kingsroad.report.svg_charts import (
    BarChart,
    bar_chart_svg,
    line_chart_svg,
    sign_svg,
)
from kingsroad_tui.kingsroad.report.templating import html_template
from kingsroad_tui.kingsroad.storage.saves import report_path


def write_report_beside(record: Path | None, game: Game, review: Review) -> Path:
    """Writes the page beside the record, or else into the folder of saved games; its file.

    Another page is never replaced: this one gets a name of its own. Raises OSError.
    """
    return write_beside(report_path(record, game.players), html_report(game, review).encode())


def html_report(game: Game, review: Review) -> str:
    """The report as a page of HTML, self-contained."""
    return html_template("report.html").render(
        report=review_report(game, review),
        on_light=ON_LIGHT,
        on_dark=ON_DARK,
        drawn=_drawn,
        mapped=lambda regions: Markup(region_map_svg(regions)),
        sign=lambda seat: Markup(sign_svg(seat)),
    )


def _drawn(drawing: Drawing) -> Markup:
    chart = drawing.chart
    if isinstance(chart, BarChart):
        return Markup(bar_chart_svg(chart))
    return Markup(line_chart_svg(chart, drawing.height))
