"""What is written on every ground can be read: in each theme, with many colours and with few."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.color import Color, ColorSystem
from rich.style import Style
from textual.theme import Theme

from kingsroad.board import REGIONS
from kingsroad.position import Position
from kingsroad_tui.drawing.canvas import Canvas
from kingsroad_tui.kingsroad.drawing.kingdom_map import draw_kingdom
from kingsroad_tui.kingsroad.drawing.map_layout import MapView
from kingsroad_tui.look import colours
from kingsroad_tui.look.grounds import (
    REGION_COLOURS,
    SIGN,
    Colours,
    RoleStyles,
    grounds_of,
    role_styles,
)
from kingsroad_tui.look.themes import THEMES, of_256
from tests.kingsroad_tui.look.test_themes import LEAST_DISTANCE, SIGHT, distance
from tests.support.app.screen_positions import positions
from tests.support.examples import examples

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)

COLOURS = st.from_regex(r"#[0-9A-F]{6}", fullmatch=True)


def colours_of(style: Style, paper: str, system: ColorSystem) -> tuple[str, str]:
    """Ink and ground as a terminal with this many colours shows them."""
    assert style.color is not None
    ink = style.color.downgrade(system).get_truecolor().hex
    if style.bgcolor is None:
        return ink, paper
    return ink, style.bgcolor.downgrade(system).get_truecolor().hex


def assert_readable(canvas: Canvas, styles: RoleStyles, paper: str, system: ColorSystem) -> None:
    """Every text on a canvas has the contrast it needs; signs of players a little less."""
    for row in canvas.rows():
        for text, role in row:
            if not text.strip() or role.startswith("art-"):
                continue
            needed = SIGN if role.startswith("player-") else colours.LEGIBLE
            found = colours.contrast(*colours_of(styles[role], paper, system))
            assert found >= needed - 0.01, (text, role, found)


@each_theme
@examples(15)
@given(where=positions(), width=st.integers(40, 130), height=st.integers(8, 50))
def test_everything_on_the_map_can_be_read(
    theme: Theme, where: Position, width: int, height: int
) -> None:
    view = MapView(
        where,
        names=("Ann", "Bob", "Cid", "Dee", "Eve")[: where.num_players],
        preview=(0, (1, 0, 2, 0, 0, 3, 0, 1)),
        scored=(where.king,),
        hints=(5, 8),
        focus=3,
        heat=(0.5,) * 8,
    )
    canvas = draw_kingdom(view, width, height)
    paper = grounds_of(theme)["paper"]
    assert_readable(canvas, role_styles(theme), paper, ColorSystem.TRUECOLOR)
    of_256 = role_styles(theme, Colours.OF_256)
    assert_readable(canvas, of_256, colours.in_256(paper), ColorSystem.EIGHT_BIT)


@each_theme
def test_every_region_keeps_its_distance_to_every_eye(theme: Theme) -> None:
    for sight in SIGHT:
        for one, other in combinations(REGION_COLOURS, 2):
            assert distance(one, other, sight) >= LEAST_DISTANCE, (one, other, sight)
    grounds = grounds_of(theme)
    assert len({grounds[f"tint-{region}"] for region in REGIONS}) == len(REGIONS)


def test_in_shades_of_grey_regions_differ_in_lightness() -> None:
    """Most of them: the eight are spread over the scale, and number and name tell the rest."""
    greys = sorted(colours.contrast(colour, "#000000") for colour in REGION_COLOURS)
    assert greys[-1] / greys[0] > 5
    assert len({round(grey) for grey in greys}) >= 6


@each_theme
def test_with_sixteen_colours_nothing_is_tinted_and_what_matters_is_reversed(theme: Theme) -> None:
    styles = role_styles(theme, Colours.FEW)
    assert styles["note on tint-3"].bgcolor is None
    assert styles["name on band-3"].bgcolor is None
    for role in ("number on tab-3", "king on king", "preview-1 on tint-2", "strong on raised-K"):
        assert styles[role].reverse


@each_theme
def test_an_ink_on_a_ground_is_found_once(theme: Theme) -> None:
    styles = role_styles(theme)
    assert role_styles(theme) is styles
    assert styles["note on tint-3"] is styles["note on tint-3"]


@given(COLOURS)
def test_one_of_the_inks_is_legible_on_any_ground(ground: str) -> None:
    assert colours.contrast(colours.ink_on(ground), ground) >= colours.LEGIBLE


@given(COLOURS, COLOURS)
def test_any_colour_is_made_legible_on_any_ground(colour: str, ground: str) -> None:
    made = colours.legible(colour, ground)
    assert colours.contrast(made, ground) >= colours.LEGIBLE
    if colours.contrast(colour, ground) >= colours.LEGIBLE:
        assert made == colour


@given(COLOURS)
def test_one_of_256_colours_stays_as_it_is_and_is_the_nearest_to_itself(colour: str) -> None:
    """Rich sends it to the terminal as the very colour that was reckoned with."""
    near = colours.in_256(colour)
    sent = Color.parse(near).downgrade(ColorSystem.EIGHT_BIT)
    assert sent.get_truecolor().hex.upper() == near == colours.in_256(near)


@each_theme
def test_no_ground_is_gaudier_in_256_colours(theme: Theme) -> None:
    """A dark tint stays a dark grey: red, green and blue are further apart by one step at most."""
    grounds = grounds_of(theme)
    for name in (f"{kind}-{region}" for kind in ("tint", "lit") for region in REGIONS):
        before, after = colours.parts(grounds[name]), colours.parts(colours.in_256(grounds[name]))
        assert max(after) - min(after) <= max(before) - min(before) + 40, name
    for ground in (of_256(theme).background, of_256(theme).surface, of_256(theme).panel):
        assert (
            ground is not None and max(colours.parts(ground)) - min(colours.parts(ground)) <= 40
        ), ground


@given(COLOURS, COLOURS)
def test_mixing_goes_from_the_ground_to_the_colour(ground: str, colour: str) -> None:
    assert colours.mixed(ground, colour, 0) == ground
    assert colours.mixed(ground, colour, 1) == colour
