"""The player colours: legible on every background, distinct to every eye, and without colour."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TypeVar

import pytest
from textual.theme import Theme

from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.look.themes import THEMES, honour_no_color, player_colours

LEAST_CONTRAST = 3.0
"""WCAG 2.1, 1.4.11: graphical objects."""

LEAST_DISTANCE = 17.0
"""CIE 1976 distance in Lab; about 2.3 is a just noticeable difference."""

# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB.
SIGHT = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
Triple = tuple[float, float, float]
T = TypeVar("T")


def each(change: Callable[[T], float], three: tuple[T, T, T]) -> Triple:
    one, two, last = map(change, three)
    return one, two, last


def linear(colour: str) -> Triple:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return each(
        lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4, (red, green, blue)
    )


def times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    return each(lambda row: sum(a * b for a, b in zip(row, vector, strict=True)), matrix)


def lab(rgb: Triple) -> Triple:
    scaled = (v / w for v, w in zip(times(XYZ, rgb), WHITE, strict=True))
    x, y, z = (v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in scaled)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, sight: str) -> Triple:
    rgb = times(SIGHT[sight], linear(colour))
    return lab(each(lambda c: min(1.0, max(0.0, c)), rgb))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((times(XYZ, linear(c))[1] for c in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def distance(one: str, other: str, sight: str) -> float:
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_player_colour_can_be_read_on_every_ground(theme: Theme) -> None:
    grounds = {theme.background, theme.surface, theme.panel} - {None}
    assert grounds
    for ground in grounds:
        for colour in player_colours(theme):
            assert contrast(colour, str(ground)) >= LEAST_CONTRAST, (colour, ground)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_two_players_keep_their_distance(theme: Theme, sight: str) -> None:
    for one, other in combinations(player_colours(theme), 2):
        assert distance(one, other, sight) >= LEAST_DISTANCE, (one, other)


def test_the_measures_know_black_from_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21, abs=0.01)
    assert distance("#000000", "#FFFFFF", "full") == pytest.approx(100, abs=0.01)
    red_on_green = distance("#B03030", "#5A7A20", "deuteranopia")
    assert red_on_green < distance("#B03030", "#5A7A20", "full") / 2


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_words_can_be_read(theme: Theme) -> None:
    for colour in (theme.foreground, theme.accent, theme.warning, theme.error, theme.success):
        assert contrast(str(colour), str(theme.background)) >= 4.5, colour
    for ground in (theme.background, theme.surface, theme.variables["block-cursor-background"]):
        assert contrast(theme.variables["text-muted"], str(ground)) >= 3.0, ground


@pytest.mark.parametrize("glyphs", [Glyphs.unicode(), Glyphs.ascii()], ids=lambda g: g.name)
def test_without_colour_every_player_has_a_sign_and_a_letter_of_its_own(glyphs: Glyphs) -> None:
    assert len(set(glyphs.players)) == len(set(LETTERS)) == 5
    # No player's sign is mistaken for anything else on the map.
    arrows = {glyphs.up, glyphs.down, glyphs.left, glyphs.right}
    others = arrows | {glyphs.king, glyphs.noble, glyphs.road, glyphs.link, *glyphs.shades}
    assert not others & set(glyphs.players)
    # King and Nobles are not mistaken for a card (K the Knight, D, W) or a player's letter.
    assert not {glyphs.king, glyphs.noble} & {*"KDW", *LETTERS}


def test_an_empty_no_color_counts_as_unset() -> None:
    for before, after in (({"NO_COLOR": ""}, {}), ({"NO_COLOR": "1"}, {"NO_COLOR": "1"}), ({}, {})):
        environment = dict(before)
        honour_no_color(environment)
        assert environment == after
