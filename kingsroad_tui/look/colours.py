"""Colours as ``#RRGGBB``: mixing them, and how well one is read on another.

The paints of portraits, the same in every theme.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorSystem

LEGIBLE: Final = 4.5
"""The least contrast of a text with its ground (WCAG 2.1, 1.4.3)."""

INKS: Final = ("#FFFFFF", "#000000")
"""One of these is legible on every ground."""


def parts(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def mixed(ground: str, colour: str, share: float) -> str:
    """A colour laid over a ground; ``share`` is the colour's, 0 to 1."""
    both = zip(parts(ground), parts(colour), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in both)


@lru_cache(maxsize=1024)
def luminance(colour: str) -> float:
    """The relative luminance, 0 to 1, as WCAG 2.1 defines it."""
    shares = (part / 255 for part in parts(colour))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21, as WCAG 2.1 defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def ink_on(ground: str) -> str:
    """White where it is legible on this ground, else black; at least 4.5 : 1 on any."""
    white, black = INKS
    return white if contrast(white, ground) >= LEGIBLE else black


@lru_cache(maxsize=1024)
def in_256(colour: str) -> str:
    """The one of a terminal's 256 colours that looks most like this one, and stays as it is.

    Rich rounds red, green and blue each for itself, which makes a dark tint a gaudy colour.
    """
    seen = _oklab(colour)
    return min(_palette(), key=lambda known: math.dist(known[1], seen))[0]


@lru_cache(maxsize=1)
def _palette() -> tuple[tuple[str, tuple[float, float, float]], ...]:
    """The colours 16 to 255 that Rich takes for themselves; it rounds some greys to others."""
    known = (Color.from_ansi(number).get_truecolor().hex.upper() for number in range(16, 256))
    own = sorted({colour for colour in known if _by_rich(colour) == colour})
    return tuple((colour, _oklab(colour)) for colour in own)


def _by_rich(colour: str) -> str:
    return Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor().hex.upper()


def _oklab(colour: str) -> tuple[float, float, float]:
    """Lightness and two axes of hue, in which distances are as large as they look.

    Source: B. Ottosson, "A perceptual color space for image processing" (2020).
    """
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (part / 255 for part in parts(colour))
    )
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


@lru_cache(maxsize=4096)
def legible(colour: str, ground: str, least: float = LEGIBLE, *, of_256: bool = False) -> str:
    """The colour, moved towards the better ink until it is read on the ground.

    ``of_256``: one of 256 colours is wanted, and the ground is one of them.
    """
    ink = ink_on(ground)
    for step in range(11):
        moved = mixed(colour, ink, step / 10)
        moved = in_256(moved) if of_256 else moved
        if contrast(moved, ground) >= least:
            return moved
    return ink


PAINTS: Final = {
    "p": "#E8BE9A",
    "P": "#C8946C",
    "q": "#C98F62",
    "Q": "#A06B43",
    "r": "#8D5A3B",
    "R": "#6B4029",
    "k": "#3A3238",
    "b": "#6E4A2C",
    "o": "#B4562A",
    "y": "#D8B45A",
    "g": "#9A9A98",
    "w": "#E9E6DC",
    "e": "#1C1A20",
    "i": "#F6F2EA",
    "m": "#9C3B36",
    "M": "#3A1418",
    "G": "#E3B23C",
    "u": "#A87B1E",
    "S": "#A9B4BE",
    "t": "#66727E",
    "F": "#4E8A4A",
    "f": "#2F5C34",
    "X": "#B23A32",
    "x": "#7A211F",
    "V": "#7E58A8",
    "v": "#543676",
    "L": "#8A6238",
    "l": "#5C3F24",
    "N": "#E4DCCB",
    "n": "#B9AE98",
    "Z": "#3F5F94",
    "z": "#283F68",
}
"""By letter: skin, hair, eyes and mouth, and what is worn."""

ROBES: Final = ("01234", "ABCDE")
"""The letters of robes, by player colour: in the light, and in the shade."""
