"""A report as one HTML file that needs nothing but itself.

The template escapes whatever it is given; the only markup put into it are drawings that were built
as elements. The page asks nothing of any other address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from kingsroad_tui.look.themes import ON_DARK, ON_LIGHT
from kingsroad_tui.report.contents import Drawing, Report
from kingsroad_tui.report.svg_charts import (
    BarChart,
    bar_chart_svg,
    line_chart_svg,
    sign_svg,
)
from kingsroad_tui.report.templating import html_template


def html_page(report: Report, mapped: Callable[[Any], str]) -> str:
    """The report as a page of HTML, self-contained.

    Args:
        report: what it says.
        mapped: draws the picture of an entry as SVG, built as elements.
    """
    return html_template("report.html").render(
        report=report,
        on_light=ON_LIGHT,
        on_dark=ON_DARK,
        drawn=_drawn,
        mapped=lambda picture: Markup(mapped(picture)),
        sign=lambda seat: Markup(sign_svg(seat)),
    )


def _drawn(drawing: Drawing) -> Markup:
    chart = drawing.chart
    if isinstance(chart, BarChart):
        return Markup(bar_chart_svg(chart))
    return Markup(line_chart_svg(chart, drawing.height))
