"""The map: complete and inside its lines at every size, in every position, in ASCII too."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.board import REGIONS, kingdom
from kingsroad.position import MARKERS, Position, starting_position, with_item
from kingsroad_tui.drawing.canvas import ON, Canvas, fit, width_of
from kingsroad_tui.kingsroad.drawing.kingdom_map import draw_kingdom, kingdom_text
from kingsroad_tui.kingsroad.drawing.map_layout import MapView, map_layout, region_at
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.words.lists import ordinal
from tabletop.words.catalogue import PSEUDO
from tabletop.words.voice import Voice, speak
from tests.support.app.screen_positions import ODD_NAMES, positions
from tests.support.builders import position
from tests.support.examples import examples

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


@examples(12)
@given(views(), views(), st.sampled_from([(40, 8), *SIZES]))
def test_what_was_drawn_before_is_not_seen(
    before: MapView, other: MapView, size: tuple[int, int]
) -> None:
    """Boxes and what lies between them are kept and put together again: any part of a view may have
    changed, and the map is as if it were drawn for the first time."""
    for field in fields(MapView):
        if field.name in ("position", "names"):
            continue
        changed = replace(before, **{field.name: getattr(other, field.name)})
        for view in (before, changed):
            draw_kingdom(view, *size)
        kept = list(draw_kingdom(changed, *size).rows())
        speak(Voice())  # forgets what was drawn
        assert kept == list(draw_kingdom(changed, *size).rows())


def test_a_map_that_was_drawn_before_speaks_the_language_of_the_moment() -> None:
    view = MapView(starting_position(3), Glyphs.unicode())
    try:
        english = list(draw_kingdom(view, 80, 24).rows())
        speak(Voice(PSEUDO))
        assert list(draw_kingdom(view, 80, 24).rows()) != english
    finally:
        speak(Voice())


@examples(60)
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
    lines = [grounds_of(row) for row in rows]
    for region in REGIONS:
        box = layout.box(region)
        assert box.x >= 0 and box.right <= width and box.y >= 0 and box.bottom <= height
        own = re.compile(rf"(tint|lit|band|tab|place|art)-{region}(-.)?$|king$")
        for line in lines[box.y : box.bottom]:
            assert all(own.match(ground) for ground in line[box.x : box.right]), line


SHARED = replace(
    starting_position(4),
    scores=(0, 0, 40, 40),
    in_hand=(18, 19, 19, 19),
    nobles=((), (), (0,), *[()] * 5),
)
"""A game that two have won, with a Noble in the region beside the words that say so."""


@examples(60)
@given(views(), st.sampled_from(SIZES))
@example(MapView(SHARED, glyphs=Glyphs.unicode()), (53, 11))
def test_every_marker_can_be_counted(view: MapView, size: tuple[int, int]) -> None:
    """In each box everybody's row tells the Noble, the markers there and those to be placed."""
    layout = map_layout(*size)
    assert layout is not None
    lines = [cells_of(row) for row in draw_kingdom(view, *size).rows()]
    for region in REGIONS:
        box = layout.box(region)
        text = "\n".join("".join(line[box.x : box.right]) for line in lines[box.y + 1 : box.bottom])
        for seat in view.position.seats:
            markers, added = view.standing(seat, region), view.placed(seat, region)
            noble = seat in view.position.nobles[region - 1]
            sign = view.sign(seat)
            held = noble + markers
            pips = view.glyphs.noble * noble + sign * markers + f"{held}" * (held > 3)
            pips += f"+{sign * added}" * bool(added)
            figures = (
                f"{view.glyphs.noble * noble}{sign}{held if markers else ''}"
                + f"+{added}" * bool(added)
            )
            if pips:
                forms = (pips, figures, figures.replace("+", " +"))
                assert any(form in text for form in forms), (text, forms)


@examples(60)
@given(positions(), st.integers(48, 210), st.integers(9, 62))
@example(starting_position(2), 62, 9)
def test_all_names_are_whole_from_48_columns_on(where: Position, width: int, height: int) -> None:
    view = MapView(replace(where, board=kingdom()), focus=6)
    layout = map_layout(width, height)
    assert layout is not None
    lines = draw_kingdom(view, width, height).text().splitlines()
    for region in kingdom().regions:
        x, y = layout.corner(region.number)
        title = lines[y][x : x + layout.box_width]
        assert title.split(str(region.number), 1)[1].lstrip(" »↑↓").startswith(region.name)


def cells_of(row: list[tuple[str, str]]) -> list[str]:
    """A row cell by cell; the right half of a wide character is empty."""
    cells: list[str] = []
    for text, _ in row:
        for char in text:
            wide = cell_len(char)
            if wide:
                cells += [char] + [""] * (wide - 1)
    return cells


def grounds_of(row: list[tuple[str, str]]) -> list[str]:
    """The ground of every cell of a row."""
    return [
        role.partition(ON)[2] for text, role in row for char in text for _ in range(cell_len(char))
    ]


@examples(25)
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
    for banner in (" 8 6 4 2", " 5 4 2 1", " 1 1 1"):
        words = [f" {ordinal(place + 1)} {n}" for place, n in enumerate(banner.split())]
        assert banner in spaced(text) or "".join(words) in spaced(text)
    for sign, count in zip(glyphs.players, (1, 2, 3, 4, 5), strict=True):
        assert f"{sign}{count}" in text or sign * count in text
    assert f"D {glyphs.noble}" in text or f"D{glyphs.noble}" in text
    assert text.count(glyphs.king) == 1


def spaced(text: str) -> str:
    """A text with one space wherever there are more."""
    return re.sub(" +", " ", text)


def test_places_that_are_not_paid_stand_in_brackets() -> None:
    for players, banner in (
        (2, " 8 (6) (4) (2)"),
        (3, " 8 6 (4) (2)"),
        (4, " 8 6 4 (2)"),
        (5, " 8 6 4 2"),
    ):
        assert banner in spaced(kingdom_text(MapView(position(players)), 80, 17))


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
    assert "B +▲▲ 1st" in preview
    assert " now" in kingdom_text(replace(drawn, scored=(1,)), 80, 17)


def test_who_is_first_and_who_ties() -> None:
    where = position(4, markers={6: (3, 1, 2, 2), 4: (1, 1, 0, 0)})
    lines = kingdom_text(MapView(where), 82, 26).splitlines()
    assert [line[:25].rstrip() for line in lines[2:6]] == [
        " A ●●● 1st",
        " B ▲",
        " C ■■ 3rd=",
        " D ◆◆ 3rd=",
    ]
    assert [line[28:53].rstrip() for line in lines[2:4]] == [" A ● 2nd=", " B ▲ 2nd="]


def test_the_place_of_a_tie_is_shorter_where_it_does_not_fit() -> None:
    where = position(3, markers={2: (9, 9, 1)})
    assert "●9 2nd=" in kingdom_text(MapView(where), 82, 26)
    assert "●9 2nd=" in kingdom_text(MapView(where), 48, 18)
    crowd = position(5, markers={4: (1, 4, 4, 1, 1)})
    text = kingdom_text(MapView(crowd), 53, 17)
    assert "▲▲▲▲4 2=" in text and "★ 5=" in text


@examples(40)
@given(views(), st.sampled_from([*SIZES, (69, 23), (79, 26)]))
def test_who_is_level_always_has_a_place(view: MapView, size: tuple[int, int]) -> None:
    """A sign of a tie alone does not say what it is worth."""
    plain = replace(
        view, glyphs=Glyphs.unicode(), names=(), position=replace(view.position, board=kingdom())
    )
    assert not re.search(r"(?<![a-z\d])=", draw_kingdom(plain, *size).text())


@pytest.mark.parametrize("size", [(53, 17), (69, 23), (79, 26)])
def test_a_place_comes_before_the_picture(size: tuple[int, int]) -> None:
    """Both ties have their place, also where a picture would like to stand."""
    where = position(3, markers={2: (2, 0, 4), 4: (1, 4, 4), 7: (0, 9, 9)})
    text = draw_kingdom(MapView(where), *size).text()
    assert text.count("2nd=") == 4


def test_second_place_is_named_when_it_is_paid() -> None:
    """With two players only the first place pays, with three the second does too."""
    for players, named in ((2, False), (3, True)):
        where = position(players, markers={7: (4, 2, 1)[:players]})
        for size in ((53, 17), (69, 23), (82, 26)):
            text = draw_kingdom(MapView(where), *size).text()
            assert ("▲▲ 2nd" in text) == named
            assert "■ 3rd" not in text


def test_a_tie_that_pays_nothing_is_quiet() -> None:
    for markers, role in (((4, 4, 1), "note"), ((4, 4, 4), "tie"), ((4, 1, 1), "tie")):
        rows = draw_kingdom(MapView(position(3, markers={7: markers})), 82, 26).rows()
        found = {role.partition(ON)[0] for row in rows for text, role in row if "=" in text}
        assert found == {role}


def test_more_markers_than_one_counts_at_a_glance_have_their_number() -> None:
    where = position(3, markers={2: (3, 4, 6)})
    text = kingdom_text(MapView(where), 82, 26)
    assert re.search("●●●(?!●|3)", text)
    assert "▲▲▲▲4" in text and "■■■■■■6 1st" in text


def test_the_middle_says_which_regions_are_scored_now() -> None:
    """As a sentence's beginning, not as a number that reads like points; at every width."""
    view = MapView(position(3, 2))
    for size in ((48, 14), (54, 18), (82, 26), (140, 40)):
        assert "Now: region 2" in kingdom_text(view, *size)
        assert re.search(r"Now: 2, then 8(?!,)", kingdom_text(replace(view, scored=(2, 8)), *size))
        every = kingdom_text(replace(view, scored=(2, 8, 1, 6, 4, 7)), *size)
        assert re.search("2,? ?(then )?8, ?1, ?6, ?4, ?7|2,8,1,6,4,7", every)


def test_the_dashed_road_says_which_regions_it_joins() -> None:
    """By their numbers where it does not reach their boxes."""
    road = Glyphs.unicode().road
    for size in ((48, 14), (54, 18)):
        assert re.search(f"1 {road}{{3,}} 3", kingdom_text(MapView(position(3)), *size))
    layout = map_layout(82, 26)
    assert layout is not None
    middle = kingdom_text(MapView(position(3)), 82, 26).splitlines()[layout.path()[0].y]
    assert middle[layout.box(1).right : layout.box(3).x] == road * (
        layout.box(3).x - layout.box(1).right
    )


def test_what_a_hint_points_at_is_called_so() -> None:
    for size in ((54, 18), (82, 26)):
        text = kingdom_text(MapView(position(3), hints=(7,)), *size)
        assert "hint" in text and "look here" not in text


def test_a_hint_is_seen_also_where_the_king_stands() -> None:
    """Beside what is scored now, or in its place as a sign; at every size. Where there is little
    room, the King himself says that it is scored now."""
    for size in ((48, 14), (54, 18), (82, 26), (140, 40)):
        scored = MapView(position(3), scored=(1,))
        hinted = kingdom_text(replace(scored, hints=(1,)), *size)
        assert ("hint" in hinted) or "!" in hinted
        plain = kingdom_text(scored, *size)
        assert "now" in plain or "♚" in plain
    assert "scores now · hint" in kingdom_text(replace(scored, hints=(1,)), 82, 26)


def test_the_order_of_scoring_stands_on_the_road() -> None:
    """Two Dragons are left: one of them would score 2 as well, both 2 and 8."""
    where = position(3, 5, dragon=(True, False, True))
    text = kingdom_text(MapView(where), 94, 30)
    signs = (r"\bD\b", r"\bD2\b", r"\bD3\b")
    on_roads = text.replace("(D)", "")
    assert [len(re.findall(sign, on_roads)) for sign in signs] == [1, 1, 0]
    assert "With Dragons (D): 2 → 8" in text, "the sign is explained where it is used"
    assert "Dragons left ●■" in text


@pytest.mark.parametrize("width", [*range(48, 150, 3), 69, 79])
def test_signs_of_dragons_are_whole_or_left_out(width: int) -> None:
    """Three Dragons could still take the King from 6 over 4 and 7 to 3, or 3, 5 and 2."""
    for king in REGIONS:
        text = kingdom_text(MapView(position(3, king)), width, 23)
        found = re.findall(r"(?<![\w(])D\d?(?!\w)", text)
        assert sorted(found) in ([], ["D", "D2", "D3"])
        assert bool(found) == (width >= 64)


def test_a_chain_of_nobles_is_seen_on_its_road() -> None:
    linked = kingdom_text(MapView(position(3, nobles={1: (1,), 3: (1,), 8: (1,)})), 82, 26)
    assert "─" * 25 in linked
    assert "│↑│" in linked
    apart = kingdom_text(MapView(position(3, nobles={1: (1,), 3: (0,), 8: (2,)})), 82, 26)
    assert "─" not in apart and "│" not in apart


def test_the_king_walks_on_the_road() -> None:
    """Between two boxes he stands on the road, and in no box."""
    layout = map_layout(82, 26)
    assert layout is not None
    for region in REGIONS:
        for gone in (0.0, 0.5, 1.0):
            view = MapView(position(3, region), king_road=(region, gone))
            text = kingdom_text(view, 82, 26)
            assert text.count(view.glyphs.king) == 1
            lines = text.splitlines()
            (y,) = [row for row, line in enumerate(lines) if view.glyphs.king in line]
            assert (lines[y].index(view.glyphs.king), y) in layout.road(region)


def test_markers_drop_one_by_one_and_places_are_called() -> None:
    where = position(2, markers={6: (2, 1)})
    shown = ((0,) * 8, (0, 0, 0, 0, 0, 1, 0, 0))
    text = kingdom_text(MapView(where, markers=shown, calls=((6, 1, ("1st +6", "+6")),)), 82, 26)
    assert "B ▲ 1st +6" in text
    assert "A ●" not in text


def test_the_kings_way_is_drawn_clockwise() -> None:
    """Arrows go from 1 up to 6, right over 4 to 7, down over 3 to 5, left over 2 to 8, up to 1."""
    glyphs = Glyphs.unicode()
    text = kingdom_text(MapView(position(2), pictures=False), 80, 17).splitlines()
    text = [line for line in text if "With" not in line and "Then" not in line]
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
        name = position(2).board.region(region).name[:8]
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


@pytest.mark.parametrize("there", [(5, 0, 0, 0, 0), (4, 4, 2, 2, 1), (3, 0, 3, 2, 2)])
@pytest.mark.parametrize("king", REGIONS)
def test_the_king_is_seen_however_many_markers_lie_there(king: int, there: tuple[int, ...]) -> None:
    """At 120×36 the picture may give way to markers; the King stands there all the same."""
    where = replace(
        starting_position(5),
        king=king,
        in_hand=tuple(19 - number for number in there),
        markers=tuple(tuple(number * (r == king) for r in REGIONS) for number in there),
    )
    canvas = draw_kingdom(MapView(where), 79, 26)
    layout = map_layout(79, 26)
    assert layout is not None
    box = layout.box(king)
    lines = list(canvas.rows())[box.y : box.bottom]
    assert any(f"art-{king}-w" in role for line in lines for _, role in line)
    for seat, number in enumerate(there):
        pips = Glyphs.unicode().players[seat] * number
        assert any(pips in "".join(text for text, _ in line) for line in lines)


def test_heat_keeps_off_the_box_beside_it() -> None:
    view = MapView(starting_position(3), heat=(0.1,) * 8)
    layout = map_layout(49, 18)
    assert layout is not None and layout.gap_x == 0
    rows = draw_kingdom(view, 49, 18).text().splitlines()
    for region in (7, 8):
        box = layout.box(region)
        row = rows[box.y + 1].ljust(49)
        assert "0.1 " in row[box.x : box.right], row


@pytest.mark.parametrize("height", [11, 13])
def test_every_way_up_or_down_has_its_arrow_where_boxes_touch(height: int) -> None:
    """The way out of 1, too, whose name leaves no room behind it: there the King begins."""
    text = kingdom_text(MapView(starting_position(3), Glyphs.unicode()), 49, height)
    glyphs = Glyphs.unicode()
    assert text.count(glyphs.up) == text.count(glyphs.down) == 2, text


@pytest.mark.parametrize("width", [50, 53])
def test_in_80_columns_titles_stand_apart_and_roads_lead_from_name_to_name(width: int) -> None:
    """Beside the words of an analysis or the players: no arrow among the markers."""
    lines = kingdom_text(MapView(starting_position(3), Glyphs.unicode()), width, 19).splitlines()
    titles = [line for line in lines if re.search(r"\d [A-Z]", line)]
    arrows = Glyphs.unicode().left, Glyphs.unicode().right
    for line in titles:
        assert re.search(r"^\d [\w' ]+[ ←→]+\d? ?[\w' ]+[ ←→]\d [\w' ]+$", line), line
    assert sum(arrow in line for line in titles for arrow in arrows) == 2
    assert not [line for line in lines if line not in titles and set(line) & set(arrows)]


def test_in_100_columns_every_region_has_its_picture() -> None:
    """As long as markers leave room; what is level is marked beside it as elsewhere."""
    view = MapView(position(3, markers={5: (1, 1, 0)}))
    layout = map_layout(69, 23)
    assert layout is not None
    drawn = draw_kingdom(view, 69, 23).text().splitlines()
    for region in REGIONS:
        box = layout.box(region)
        inside = [line[box.x : box.right] for line in drawn[box.y + 2 : box.bottom]]
        assert any(set(line) & set("▀▄") for line in inside), region
    assert sum("=" in line[layout.box(5).x :] for line in drawn) == 2


@pytest.mark.parametrize(("height", "rows"), [(13, 2), (17, 3)])
def test_in_80_columns_every_region_has_a_small_picture(height: int, rows: int) -> None:
    """Each its own, so that regions are told apart; the King in his region where he fits in."""
    view = MapView(starting_position(3), Glyphs.unicode())
    layout = map_layout(53, height)
    assert layout is not None
    lines = draw_kingdom(view, 53, height).text().splitlines()
    seen = set()
    for region in REGIONS:
        box = layout.box(region)
        drawn = [line.ljust(53)[box.x : box.right] for line in lines[box.y + 2 : box.bottom]]
        shown = "".join(drawn)
        assert len(drawn) == rows
        assert bool(set(shown) & set("▀▄")) == (region != 1 or rows == 3), region
        seen.add(shown)
    assert len(seen) == len(REGIONS)


def test_a_small_picture_gives_way_to_markers() -> None:
    """Five players' rows take the whole box; a row that reaches the picture leaves none."""
    shown = []
    for markers in ((1, 1, 1, 1, 1), (12, 1, 1, 0, 0)):
        view = MapView(position(5, markers={5: markers}))
        layout = map_layout(53, 17)
        assert layout is not None
        box = layout.box(5)
        lines = draw_kingdom(view, 53, 17).text().splitlines()[box.y + 2 : box.bottom]
        shown.append("".join(line[box.x :] for line in lines))
    assert not set("".join(shown)) & set("▀▄")
    assert shown[1].count("●") == 12 or "●12" in shown[1]


@pytest.mark.parametrize("size", [(76, 23), (136, 47)])
@pytest.mark.parametrize("king", REGIONS)
def test_where_the_king_stands_the_picture_makes_room_for_him(
    king: int, size: tuple[int, int]
) -> None:
    """Both can be read: he stands at the left of all that belongs to the picture."""
    view = MapView(replace(starting_position(2), king=king))
    layout = map_layout(*size)
    assert layout is not None
    canvas, box = draw_kingdom(view, *size), layout.box(king)
    figure: set[int] = set()
    picture: set[int] = set()
    for y, line in enumerate(canvas.rows()):
        x = 0
        for text, role in line:
            if box.contains(x, y) and f"art-{king}-w" in role:
                figure.add(x)
            elif box.contains(x, y) and re.search(f"art-{king}-[abc]", role):
                picture.add(x)
            x += width_of(text)
    assert figure and picture and max(figure) < min(picture)


@pytest.mark.parametrize("held", [4, 5, 7, 9])
def test_a_noble_that_moves_in_changes_no_count(held: int) -> None:
    """It takes a marker's place and counts as one: as many as before still stand there."""
    start = starting_position(2)
    markers = (with_item((0,) * 8, 4, held), (0,) * 8)
    before = replace(start, markers=markers, in_hand=(MARKERS - held, MARKERS))
    fewer = (with_item((0,) * 8, 4, held - 1), (0,) * 8)
    after = replace(before, markers=fewer, nobles=with_item(start.nobles, 4, (0,)))
    for where, signs in ((before, "●" * held), (after, "♝" + "●" * (held - 1))):
        text = kingdom_text(MapView(where), 118, 30)
        assert f"A {signs}{held} 1st" in text
