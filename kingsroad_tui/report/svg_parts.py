"""The parts that drawings of the report are made of: elements, texts and the players' signs.

Everything is built as elements, so no text can be taken for markup.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element, SubElement

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
