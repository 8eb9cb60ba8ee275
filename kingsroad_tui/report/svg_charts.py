"""Charts as SVG text for the report: drawn from numbers alone, told apart without colour.

Every series has a glyph on its line and its name at the line's end. Colours and fonts are CSS
variables of the page, so the same drawing serves light and dark screens and paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 760
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 150, 14, 34
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 2")
_LABEL_GAP: Final = 15


@dataclass(frozen=True, slots=True)
class Series:
    """One player's line: its name, the seat (colour and glyph follow from it), a value per x."""

    name: str
    seat: int
    values: Sequence[float]


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of a bar chart: a label, and named values drawn from the middle."""

    label: str
    seat: int
    values: Sequence[tuple[str, float]]


def line_chart(
    title: str,
    series: Sequence[Series],
    x_labels: Sequence[str],
    ticks: Sequence[tuple[float, str]],
    *,
    marked: Iterable[int] = (),
    height: int = 300,
) -> str:
    """Lines over the same x positions.

    Args:
        title: what a screen reader says of the drawing.
        series: the lines.
        x_labels: a label below each x position; "" for none.
        ticks: the values with a line across, lowest first, and their labels; the lowest and the
            highest bound the drawing.
        marked: x positions to shade the interval before.
        height: of the drawing.
    """
    low, high = ticks[0][0], ticks[-1][0]
    steps = max(1, len(x_labels) - 1)

    def x(position: float) -> float:
        return _LEFT + position * (WIDTH - _LEFT - _RIGHT) / steps

    def y(value: float) -> float:
        share = (value - low) / (high - low)
        return height - _BOTTOM - share * (height - _TOP - _BOTTOM)

    parts = [
        f'<rect class="marked" x="{x(at - 1):.1f}" y="{_TOP}" width="{x(1) - x(0):.1f}" '
        f'height="{height - _TOP - _BOTTOM}"/>'
        for at in marked
    ]
    for value, label in ticks:
        parts.append(
            f'<path class="grid" d="M{_LEFT} {y(value):.1f}H{WIDTH - _RIGHT}"/>'
            f'<text class="tick" x="{_LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">'
            f"{escape(label)}</text>"
        )
    for at, label in enumerate(x_labels):
        if label:
            parts.append(
                f'<text class="tick" x="{x(at):.1f}" y="{height - _BOTTOM + 18}" '
                f'text-anchor="middle">{escape(label)}</text>'
            )
    for line in series:
        points = " ".join(f"{x(at):.1f},{y(v):.1f}" for at, v in enumerate(line.values))
        parts.append(
            f'<polyline class="line p{line.seat}" stroke-dasharray="{_DASHES[line.seat]}" '
            f'points="{points}"/>'
        )
        parts += [glyph(line.seat, x(at), y(value)) for at, value in enumerate(line.values)]
    ends = [(y(line.values[-1]), line) for line in series if line.values]
    for at_y, line in _spread(ends, height):
        at_x = x(len(line.values) - 1) + 12
        parts.append(
            f'{glyph(line.seat, at_x + 4, at_y)}<text class="name" x="{at_x + 14:.1f}" '
            f'y="{at_y + 4:.1f}">{escape(_short(line.name))}</text>'
        )
    return _svg(title, height, parts)


def bar_chart(title: str, bars: Sequence[Bar], unit: str) -> str:
    """Bars to the left and right of a middle line, each with its figure.

    Args:
        title: what a screen reader says of the drawing.
        bars: the rows; the values' names become CSS classes.
        unit: written behind every figure.
    """
    most = max((abs(value) for bar in bars for _, value in bar.values), default=0.0) or 1.0
    middle = WIDTH / 2 + 40
    scale = (WIDTH - middle - 110) / most
    parts: list[str] = []
    at = 6.0
    for bar in bars:
        height = 20 * len(bar.values)
        parts.append(
            f"{glyph(bar.seat, 12, at + height / 2)}"
            f'<text class="name" x="26" y="{at + height / 2 + 4:.1f}">'
            f"{escape(_short(bar.label))}</text>"
        )
        for name, value in bar.values:
            length = abs(value) * scale
            left = middle if value >= 0 else middle - length
            end = middle + length + 6 if value >= 0 else middle - length - 6
            anchor = "start" if value >= 0 else "end"
            figure = f"{value:+.1f}".replace("-", "−")
            parts.append(
                f'<rect class="bar {name}" x="{left:.1f}" y="{at + 3:.1f}" '
                f'width="{max(length, 1):.1f}" height="14"/>'
                f'<text class="tick" x="{end:.1f}" y="{at + 14:.1f}" text-anchor="{anchor}">'
                f"{figure}{escape(unit)} {escape(name)}</text>"
            )
            at += 20
        at += 10
    parts.append(f'<path class="axis" d="M{middle} 2V{at - 6:.1f}"/>')
    return _svg(title, round(at), parts)


def glyph(seat: int, x: float, y: float) -> str:
    """A player's shape around a point: circle, triangle, square, diamond, star."""
    if seat == 0:
        return f'<circle class="dot p0" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    shapes = {
        1: "M0 -5L5 4L-5 4Z",
        2: "M-4 -4H4V4H-4Z",
        3: "M0 -5.5L5 0L0 5.5L-5 0Z",
        4: "M0 -6L1.5 -2L6 -2L2.4 .8L3.7 5L0 2.4L-3.7 5L-2.4 .8L-6 -2L-1.5 -2Z",
    }
    return f'<path class="dot p{seat}" transform="translate({x:.1f} {y:.1f})" d="{shapes[seat]}"/>'


def nice_ticks(highest: float) -> list[tuple[float, str]]:
    """Ticks from 0 to at least ``highest`` (a number of points), four to eight of them."""
    step = next(s for s in (2, 5, 10, 20, 50, 100, 200, 500) if highest <= 7 * s)
    count = max(1, -(-int(highest) // step))
    return [(step * number, str(step * number)) for number in range(count + 1)]


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


def _short(name: str) -> str:
    return name if len(name) <= 16 else f"{name[:15]}…"


def _svg(title: str, height: int, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
