"""Drawings of the report as SVG: charts from numbers alone, readable without colour.

Every line has a sign at its values and its name at its end. Colours and fonts are CSS variables
of the page, so the same drawing serves light and dark screens and paper. Everything is built as
elements, so no text can be taken for markup.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from kingsroad_tui.drawing.line_chart import LineChart, Series
from tabletop.shown import shown

WIDTH: Final = 760
"""Of every drawing, in its own units."""

_MAX_NAME: Final = 16
_SHAPES: Final = {
    1: "M0 -5L5 4L-5 4Z",
    2: "M-4 -4H4V4H-4Z",
    3: "M0 -5.5L5 0L0 5.5L-5 0Z",
    4: "M0 -6L1.5 -2L6 -2L2.4 .8L3.7 5L0 2.4L-3.7 5L-2.4 .8L-6 -2L-1.5 -2Z",
}
"""Triangle, square, diamond and star around the origin; player colour 0 is a circle."""


def new_svg(title: str, height: int) -> Element:
    """An empty drawing of the report's width."""
    return Element("svg", {"viewBox": f"0 0 {WIDTH} {height}", "role": "img", "aria-label": title})


def add(parent: Element, tag: str, css: str, attributes: Mapping[str, str]) -> Element:
    """Adds an element, with its class and attributes, and returns it."""
    return SubElement(parent, tag, {"class": css, **attributes})


def add_text(parent: Element, css: str, x: float, y: float, text: str, *, anchor: str = "") -> None:
    """Adds a text at a point; ``anchor`` is which end of it stands there."""
    where = {"x": number(x), "y": number(y)}
    anchored = {"text-anchor": anchor} if anchor else {}
    add(parent, "text", css, {**where, **anchored}).text = shown(text)


def number(value: float) -> str:
    """A number as an attribute."""
    return f"{value:.1f}"


def sign(colour: int, x: float, y: float) -> Element:
    """A player's shape around a point: circle, triangle, square, diamond, star."""
    css = f"dot p{colour}"
    if colour not in _SHAPES:
        return Element("circle", {"class": css, "cx": number(x), "cy": number(y), "r": "4"})
    move = f"translate({x:.1f} {y:.1f})"
    return Element("path", {"class": css, "transform": move, "d": _SHAPES[colour]})


def short_name(name: str) -> str:
    """A name that has room beside a drawing."""
    return shown(name, _MAX_NAME)


_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 150, 14, 34
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 2")
_LABEL_GAP: Final = 15


def line_chart_svg(chart: LineChart, height: int = 300) -> str:
    """The lines of a chart as SVG, with its names pushed apart at their ends."""
    low, high = chart.ticks[0][0], chart.ticks[-1][0]
    steps = max(1, len(chart.x_labels) - 1)
    svg = new_svg(chart.title, height)

    def x(position: float) -> float:
        return _LEFT + position * (WIDTH - _LEFT - _RIGHT) / steps

    def y(value: float) -> float:
        share = (value - low) / (high - low)
        return height - _BOTTOM - share * (height - _TOP - _BOTTOM)

    for at in chart.marked:
        size = {"width": number(x(1) - x(0)), "height": str(height - _TOP - _BOTTOM)}
        add(svg, "rect", "marked", {"x": number(x(at - 1)), "y": str(_TOP), **size})
    for value, label in chart.ticks:
        add(svg, "path", "grid", {"d": f"M{_LEFT} {y(value):.1f}H{WIDTH - _RIGHT}"})
        add_text(svg, "tick", _LEFT - 6, y(value) + 4, label, anchor="end")
    for at, label in enumerate(chart.x_labels):
        if label:
            add_text(svg, "tick", x(at), height - _BOTTOM + 18, label, anchor="middle")
    for line in chart.series:
        points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in enumerate(line.values))
        dashes = {"stroke-dasharray": _DASHES[line.colour]}
        add(svg, "polyline", f"line p{line.colour}", {**dashes, "points": points})
        svg.extend(sign(line.colour, x(at), y(value)) for at, value in enumerate(line.values))
    ends = [(y(line.values[-1]), line) for line in chart.series if line.values]
    for at_y, line in _spread(ends, height):
        at_x = x(len(line.values) - 1) + 12
        svg.append(sign(line.colour, at_x + 4, at_y))
        add_text(svg, "name", at_x + 14, at_y + 4, short_name(line.name))
    return tostring(svg, encoding="unicode")


def sign_svg(colour: int) -> str:
    """A player's shape alone, to stand before the name in a table."""
    svg = Element("svg", {"class": "key", "viewBox": "0 0 16 16", "aria-hidden": "true"})
    svg.append(sign(colour, 8, 8))
    return tostring(svg, encoding="unicode")


def _spread(ends: list[tuple[float, Series]], height: int) -> list[tuple[float, Series]]:
    """The heights of the names at the lines' ends, pushed apart so that none covers another."""
    ordered = sorted(ends, key=lambda end: end[0])
    heights: list[float] = []
    for y, _ in ordered:
        heights.append(max(y, heights[-1] + _LABEL_GAP if heights else y))
    lowest = float(height - _BOTTOM)
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], lowest)
        lowest = heights[at] - _LABEL_GAP
    return [(y, line) for y, (_, line) in zip(heights, ordered, strict=True)]
