"""A report as one HTML file that needs nothing but itself.

The template escapes whatever it is given; the only markup put into it are drawings that were built
as elements. The page asks nothing of any other address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from kingsroad_tui.look.themes import ON_DARK, ON_LIGHT
from kingsroad_tui.report.contents import Drawing, Report
from kingsroad_tui.report.svg import (
    BarChart,
    bar_chart_svg,
    line_chart_svg,
    sign_svg,
)
from tabletop.shown import shown_lines


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


def html_template(name: str) -> Template:
    """A template that escapes every value as HTML."""
    return _environment(_fit, autoescape=True).get_template(name)


def escaping_template(name: str, escape: Callable[[object], str]) -> Template:
    """A template that passes every value through ``escape``."""
    return _environment(escape).get_template(name)


def _fit(value: object) -> object:
    """A value fit to be shown; what is HTML already was built from such texts."""
    plain = isinstance(value, str) and not isinstance(value, Markup)
    return shown_lines(str(value)) if plain else value


def _environment(finalize: Callable[[object], object], *, autoescape: bool = False) -> Environment:
    return Environment(
        loader=PackageLoader("kingsroad_tui.report"),
        autoescape=autoescape,
        finalize=finalize,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
