"""The map: complete and inside its lines at every size, in every position, in ASCII too."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.board import REGIONS, kingdom
from kingsroad.position import Position, starting_position
from kingsroad_tui.drawing.canvas import Canvas, fit, width_of
from kingsroad_tui.drawing.kingdom_map import draw_kingdom, kingdom_text
from kingsroad_tui.drawing.map_view import MapView, map_layout, region_at
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from tests.support.builders import position
from tests.support.screen_positions import ODD_NAMES, positions

SIZES = [(53, 11), (60, 12), (53, 17), (80, 14), (76, 24), (138, 45)]
"""The spaces the map gets on screens of 60×20 to 200×60."""

COUNTS = st.tuples(*[st.integers(0, 2)] * 8)
REGION_SETS = st.lists(st.sampled_from(REGIONS), max_size=6, unique=True).map(tuple)


@st.composite
def views(draw: st.DrawFn) -> MapView:
    """A position with anything drawn over it."""
    where = draw(positions())
    return MapView(
        position=where,
        glyphs=draw(st.sampled_from([Glyphs.unicode(), Glyphs.ascii()])),
        names=draw(st.sampled_from([(), ODD_NAMES[: where.num_players]])),
        colours=tuple(draw(st.permutations(range(5)))),
        preview=draw(st.none() | st.tuples(st.integers(0, where.num_players - 1), COUNTS)),
        scored=draw(REGION_SETS),
        focus=draw(st.none() | st.sampled_from(REGIONS)),
        hints=draw(REGION_SETS),
        chain=draw(REGION_SETS),
        chain_seat=draw(st.none() | st.integers(0, where.num_players - 1)),
        heat=draw(st.none() | st.tuples(*[st.floats(0, 19)] * 8)),
    )


@settings(max_examples=60, deadline=None)
@given(views(), st.integers(0, 210), st.integers(0, 62))
def test_nothing_leaves_its_box_at_any_size(view: MapView, width: int, height: int) -> None:
    canvas = draw_kingdom(view, width, height)
    rows = list(canvas.rows())
    assert len(rows) == height
    for row in rows:
        assert sum(cell_len(text) for text, _ in row) == width
    layout = map_layout(width, height)
    if layout is None:
        return
    lines = [cells_of(row) for row in rows]
    for region in REGIONS:
        x, y = layout.corner(region)
        right, bottom = x + layout.box_width - 1, y + layout.box_height - 1
        assert x >= 0 and right < width and y >= 0 and bottom < height
        corners = [lines[y][x], lines[y][right], lines[bottom][x], lines[bottom][right]]
        frames = [getattr(view.glyphs, kind) for kind in ("plain", "royal", "scored", "hint")]
        first = 0 if corners[0] not in {str(region), view.glyphs.pointer} else 2
        assert any(corners[first:] == list(frame.corners)[first:] for frame in frames), corners
        for line in lines[y + 1 : bottom]:
            assert any((line[x], line[right]) == (frame.left, frame.right) for frame in frames)


@pytest.mark.parametrize("focus", [None, 6])
def test_all_names_are_whole_in_a_terminal_of_80_columns(focus: int | None) -> None:
    text = kingdom_text(MapView(starting_position(2), focus=focus), 53, 17)
    assert all(f"{region.number} {region.name}" in text for region in kingdom().regions)


def cells_of(row: list[tuple[str, str]]) -> list[str]:
    """A row cell by cell; the right half of a wide character is empty."""
    cells: list[str] = []
    for text, _ in row:
        for char in text:
            wide = cell_len(char)
            if wide:
                cells += [char] + [""] * (wide - 1)
    return cells


@settings(max_examples=25, deadline=None)
@given(positions(), st.sampled_from(SIZES))
def test_ascii_is_only_ascii(where: Position, size: tuple[int, int]) -> None:
    names = tuple(f"Player {seat}" for seat in where.seats)
    plain = replace(where, board=position(2).board)
    view = MapView(
        plain,
        glyphs=Glyphs.ascii(),
        names=names,
        preview=(0, (1,) * 8),
        scored=(1, 6),
        focus=6,
        hints=(5,),
        chain=(1, 3),
        heat=(0.5,) * 8,
    )
    assert draw_kingdom(view, *size).text().isascii()


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_shown_at_every_size(size: tuple[int, int]) -> None:
    """Names, banners, markers of five players, a Noble and the King can be found in each size."""
    where = position(5, 4, markers={6: (1, 2, 3, 4, 5), 3: (0, 12, 0, 0, 0)}, nobles={2: (3,)})
    text = kingdom_text(MapView(where), *size)
    glyphs = Glyphs.unicode()
    for name in ("Savage Hills", "Temple Ruins", "Dragon's Lair", "King's Castle", "Dark Tower"):
        assert name in text
    for banner in ("8·6·4·2", "5·4·2·1", "1·1·1"):
        assert banner in text or "1st 8 2nd 6" in text
    letterless = text.translate(str.maketrans("", "", LETTERS))
    for sign, count in zip(glyphs.players, (1, 2, 3, 4, 5), strict=True):
        assert f"{sign}{count}" in letterless or sign * count in text
    assert f"{glyphs.noble}{glyphs.players[3]}" in text
    assert text.count(glyphs.king) == 1


def test_places_that_are_not_paid_stand_in_brackets() -> None:
    for players, banner in ((2, "8(6·4·2)"), (3, "8·6(4·2)"), (4, "8·6·4(2)"), (5, "8·6·4·2")):
        assert banner in kingdom_text(MapView(position(players)), 80, 14)


def test_overlays_are_shown_without_colour() -> None:
    """Preview, scoring, hint, chain and heat change the plain text, not just the styles."""
    where = position(3, 1, nobles={1: (0,), 3: (0,)})
    plain = kingdom_text(MapView(where), 80, 17)
    drawn = MapView(where)
    for change in (
        replace(drawn, preview=(1, (0, 0, 0, 0, 2, 0, 0, 0))),
        replace(drawn, scored=(1,)),
        replace(drawn, hints=(7,)),
        replace(drawn, focus=7),
        replace(drawn, chain=(1, 3), chain_seat=0),
        replace(drawn, heat=(0, 0.5, 1, 0, 0, 0, 0, 2)),
    ):
        assert kingdom_text(change, 80, 17) != plain
    preview = kingdom_text(replace(drawn, preview=(1, (0, 0, 0, 0, 2, 0, 0, 0))), 80, 17)
    assert "▲B+2" in preview
    assert "╔" in kingdom_text(replace(drawn, scored=(1,)), 80, 17)


def test_the_kings_way_is_drawn_clockwise() -> None:
    """Arrows go from 1 up to 6, right over 4 to 7, down over 3 to 5, left over 2 to 8, up to 1."""
    glyphs = Glyphs.unicode()
    text = kingdom_text(MapView(position(2)), 80, 14).splitlines()
    assert [line.count(glyphs.right) for line in text].count(2) == 1
    assert [line.count(glyphs.left) for line in text].count(2) == 1
    assert sum(line.count(glyphs.up) for line in text) == 2
    assert sum(line.count(glyphs.down) for line in text) == 2
    middle = next(line for line in text if glyphs.road * 20 in line)
    assert middle.index(glyphs.road) < 40 < middle.rindex(glyphs.road)


@pytest.mark.parametrize("size", [*SIZES, (40, 10)])
def test_a_click_finds_the_region_that_is_drawn_there(size: tuple[int, int]) -> None:
    lines = kingdom_text(MapView(position(2)), *size).splitlines()
    for region in REGIONS:
        name = f"{region} {position(2).board.region(region).name}"[:10]
        (y,) = [row for row, line in enumerate(lines) if name in line]
        assert region_at(*size, lines[y].index(name), y) == region


def test_names_that_steer_the_text_cannot() -> None:
    """Bidirectional marks are left out: they would turn the line around."""
    where = replace(position(2), scores=(5, 0))
    text = kingdom_text(MapView(where, names=("\u202egnorw", "Bob")), 80, 17)
    assert "gnorw" in text
    assert "\u202e" not in text


@given(st.text(max_size=50), st.integers(0, 30))
def test_a_cut_text_fits(text: str, width: int) -> None:
    assert width_of(fit(text, width)) <= width


@given(
    st.lists(
        st.tuples(
            st.text(max_size=30) | st.text("王様a", max_size=9),
            st.integers(-35, 40),
            st.integers(-2, 4),
        )
    )
)
def test_nothing_put_on_a_canvas_widens_it(texts: list[tuple[str, int, int]]) -> None:
    canvas = Canvas(20, 3)
    for text, x, y in texts:
        canvas.put(x, y, text, "note")
    assert [sum(cell_len(part) for part, _ in row) for row in canvas.rows()] == [20] * 3
