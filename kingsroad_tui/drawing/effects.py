"""Effects over finished lines: a glow, a sweep of light, a dissolve. Pure: strips in, strips out.

An effect changes grounds alone, or shows cells of the line that was there before; every sign of the
finished line stands where it stands, and all of them are there when the effect is over. After the
manner of tachyonfx, which does the same for Ratatui.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region as Area
from textual.strip import Strip

_STRENGTH: Final = 0.55
"""How much of its colour a glow has at its brightest; words stay readable on it."""

_SHADES: Final = 4
"""A glow fades in so many shades, so that a line is sent only when it looks different."""

_BAND: Final = 12
"""The cells of a band of light that sweeps over a line."""

_LEAN: Final = 3
"""By how many cells the band is ahead in a line of the one below."""

_GRAIN: Final = 2
"""A dissolve turns so many cells at once, as a cell alone costs as many bytes."""

Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class EffectMoment:
    """Where an effect stands in a line.

    Attributes:
        share: how much of it is over, from 0 to 1.
        y: the number of the line in its area, from 0.
        colour: the light's.
    """

    share: float
    y: int
    colour: Rgb


Drawing = Callable[[Strip, Strip, EffectMoment], Strip]
"""What an effect makes of a line: the finished one and the one before it go in."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect over areas of a widget.

    Attributes:
        draw: what it does to each line.
        areas: the cells, from the widget's upper left corner; no two of them overlap.
        seconds: how long it takes.
        colour: the light's.
    """

    draw: Drawing
    areas: tuple[Area, ...]
    seconds: float
    colour: Rgb = (255, 255, 255)

    def over(self, strip: Strip, before: Strip, y: int, share: float) -> Strip:
        """A line of the widget, ``y``, with the effect over it.

        Args:
            strip: the finished line.
            before: the line as it was before.
            y: its number in the widget.
            share: how much of the effect is over, from 0 to 1.
        """
        if share >= 1:
            return strip
        width = strip.cell_length
        for area in self.areas:
            first, last = min(area.x, width), min(area.right, width)
            if area.y <= y < area.bottom and first < last:
                moment = EffectMoment(max(0.0, share), y - area.y, self.colour)
                drawn = self.draw(strip.crop(first, last), before.crop(first, last), moment)
                strip = Strip.join([strip.crop(0, first), drawn, strip.crop(last, width)])
        return strip


def glow(strip: Strip, before: Strip, moment: EffectMoment) -> Strip:
    """The line lights up at once and fades."""
    left = round((1 - moment.share) * _SHADES) / _SHADES
    return lit(strip, moment.colour, _STRENGTH * left)


def sweep(strip: Strip, before: Strip, moment: EffectMoment) -> Strip:
    """A band of light goes over the line, leaning a little."""
    width = strip.cell_length
    way = width + _BAND + _LEAN * 4
    end = round(moment.share * way) - _LEAN * moment.y
    start, end = max(0, end - _BAND), min(end, width)
    if start >= end:
        return strip
    left, band, right = strip.crop(0, start), strip.crop(start, end), strip.crop(end, width)
    return Strip.join([left, lit(band, moment.colour, _STRENGTH), right])


def dissolve(strip: Strip, before: Strip, moment: EffectMoment) -> Strip:
    """Cells of the line before give way to those of the finished one, here and there."""
    width = strip.cell_length
    new = [
        _grain(x // _GRAIN, moment.y) < moment.share or x >= before.cell_length
        for x in range(width)
    ]
    parts, x = [], 0
    for is_new, run in groupby(new):
        end = x + len(list(run))
        parts.append((strip if is_new else before).crop(x, end))
        x = end
    return Strip.join(parts)


def lit(strip: Strip, colour: Rgb, strength: float) -> Strip:
    """The line on a ground that has this much of a colour, 0 to 1; the signs stay as they are."""
    if strength <= 0:
        return strip
    amount = round(strength * 100)
    return Strip(
        [
            Segment(segment.text, _lit(segment.style or Style(), colour, amount))
            for segment in strip
        ],
        strip.cell_length,
    )


@lru_cache(maxsize=4096)
def _lit(style: Style, colour: Rgb, percent: int) -> Style:
    ground = style.bgcolor.get_truecolor(foreground=False) if style.bgcolor else (0, 0, 0)
    mixed = (
        round(old + (new - old) * percent / 100) for old, new in zip(ground, colour, strict=True)
    )
    return style + Style(bgcolor=Color.from_rgb(*mixed))


def _grain(x: int, y: int) -> float:
    """A number from 0 to 1 for a cell, always the same, without a pattern that one sees."""
    return ((x * 7919 + y * 104729 + x * x * 31) % 997) / 997
