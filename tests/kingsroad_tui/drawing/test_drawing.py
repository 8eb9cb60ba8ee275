"""Charts of lines in terminal cells: they fit any space, and say who stands where.

What each round brought, in numbers, where lines would run into each other.

A curve in one line: never wider than asked, low signs for low values, the last value last.

Effects over finished lines: they change no sign for good, and leave the line as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region as Area
from textual.strip import Strip

from kingsroad_tui.drawing.effects import Drawing, Effect, dissolve, glow, lit, sweep
from kingsroad_tui.drawing.line_chart import (
    LineChart,
    Series,
    draw_line_chart,
    draw_points_table,
    position_at,
)
from kingsroad_tui.drawing.one_line import sparkline
from kingsroad_tui.kingsroad.play.score_chart import score_chart
from kingsroad_tui.look.glyphs import Glyphs
from tests.support.examples import examples
from tests.support.legal import random_game
from tests.support.seats import NAMES as SEATS_NAMES

UNICODE = Glyphs.unicode()
NAMES = ("王様", "Ann", "[b]x[/b]", "d", "e" * 40)


def chart_of(lines: Sequence[Sequence[float]], names: Sequence[str] = NAMES) -> LineChart:
    """A chart from 0 to the highest value, positions numbered from 0."""
    positions = max(map(len, lines))
    highest = max(1.0, *(value for line in lines for value in line))
    return LineChart(
        title="Points",
        series=tuple(
            Series(names[colour], colour, tuple(line)) for colour, line in enumerate(lines)
        ),
        x_labels=tuple(str(at) for at in range(positions)),
        ticks=((0.0, "0"), (highest, f"{highest:.0f}")),
    )


@examples(60)
@given(
    st.lists(st.lists(st.floats(0, 999), min_size=1, max_size=50), min_size=1, max_size=5),
    st.integers(0, 150),
    st.integers(0, 40),
    st.booleans(),
)
def test_the_chart_fits(lines: list[list[float]], width: int, height: int, named: bool) -> None:
    canvas = draw_line_chart(chart_of(lines), (width, height), UNICODE, named=named)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height


def test_the_chart_shows_who_is_where() -> None:
    """The winner's sign ends at the top, with badge, value and name; the loser's at the bottom."""
    chart = chart_of([[0, 10, 40], [0, 5, 0]], ["Ann", "Bob"])
    lines = draw_line_chart(chart, (60, 11), UNICODE, named=True).text().splitlines()
    assert lines[0].strip().startswith("40")
    assert lines[0].endswith("● A● 40 Ann")
    assert lines[9].endswith("▲ B▲ 0 Bob")
    assert lines[10].split() == ["0", "1", "2"]


def test_labels_of_equal_ends_do_not_cover_each_other() -> None:
    names = ["Ann", "Bob", "Cid", "Dee", "Eve"]
    canvas = draw_line_chart(chart_of([[0, 9]] * 5, names), (60, 7), UNICODE, named=True)
    assert all(f"9 {name}" in canvas.text() for name in names)


def test_the_line_in_front_covers_the_others() -> None:
    chart = chart_of([[5, 5], [5, 5]])
    for front, sign in enumerate(UNICODE.players[:2]):
        text = draw_line_chart(chart, (40, 6), UNICODE, front=front).text()
        assert text.count(sign) == 2


def dots(text: str) -> int:
    """How many cells of a text hold Braille dots."""
    return sum("\u2800" < sign <= "\u28ff" for sign in text)


def test_lines_join_the_values_where_they_shall() -> None:
    chart = chart_of([[0, 9]])
    assert dots(draw_line_chart(chart, (40, 8), UNICODE).text()) > 30
    assert not dots(draw_line_chart(chart, (40, 8), UNICODE, connected=False).text())
    ascii_text = draw_line_chart(chart, (40, 8), Glyphs.ascii()).text()
    assert ascii_text.isascii() and Glyphs.ascii().trail in ascii_text


@pytest.mark.parametrize("rows", range(6, 18))
def test_a_sign_stands_on_its_own_line(rows: int) -> None:
    """A level line is in one row with the signs at its ends, whatever its value."""
    for value in range(45):
        line = Series("", 0, (float(value), float(value)))
        chart = LineChart("", (line,), ("0", "1"), ((0.0, ""), (44.0, "")))
        lines = draw_line_chart(chart, (40, rows), UNICODE).text().splitlines()
        assert [at for at, text in enumerate(lines) if dots(text)] == [
            at for at, text in enumerate(lines) if UNICODE.players[0] in text
        ]


@pytest.mark.parametrize("rows", range(4, 18))
def test_only_what_has_reached_the_goal_stands_on_its_line(rows: int) -> None:
    for value in (0, 30, 36, 39, 40, 44):
        line = Series("", 0, (0.0, float(value)))
        chart = LineChart("", (line,), ("0", "1"), ((0.0, ""), (60.0, "")), goal=40.0)
        drawn = draw_line_chart(chart, (40, rows), UNICODE).text().splitlines()
        goal = next(at for at, text in enumerate(drawn) if UNICODE.road * 9 in text)
        sign = next(at for at, text in enumerate(drawn) if UNICODE.players[0] in text[-2:])
        assert (sign <= goal) is (value >= 40)


def test_lines_that_cross_have_dashes_of_their_own() -> None:
    """The same line in each colour: no two look alike."""
    texts = set()
    for colour in range(5):
        line = Series("", colour, (0.0, 9.0))
        chart = LineChart("", (line,), ("0", "1"), ((0.0, "0"), (9.0, "9")))
        text = draw_line_chart(chart, (60, 12), UNICODE).text()
        texts.add("".join(sign for sign in text if dots(sign)))
    assert len(texts) == 5


def test_a_steep_line_has_no_holes() -> None:
    chart = chart_of([[0, 9]])
    text = draw_line_chart(chart, (12, 20), UNICODE).text().splitlines()
    assert all(dots(line) or UNICODE.players[0] in line for line in text[:-1])


def test_the_cursor_is_an_upright_line() -> None:
    canvas = draw_line_chart(chart_of([[9, 9, 9]]), (46, 6), UNICODE, cursor=1)
    lines = canvas.text().splitlines()
    assert [line.index(UNICODE.side) for line in lines[1:5]] == [25] * 4


def test_a_point_belongs_to_the_nearest_position() -> None:
    """Eleven positions, four columns apart, begin behind the five columns of the axis."""
    assert [position_at(11, 46, x) for x in (4, 5, 6, 8, 9, 45, 60)] == [None, 0, 0, 1, 1, 10, 10]


def test_the_labels_stand_in_the_order_of_the_last_values() -> None:
    """Also where several lines end in the same row, in whatever order they are given."""
    lines = [[0.0, 52.0], [0.0, 50.0], [0.0, 55.0], [0.0, 46.0]]
    chart = chart_of(lines, ("Ann", "Bob", "Dee", "Cid"))
    text = draw_line_chart(chart, (80, 7), UNICODE, named=True).text()
    assert re.findall("Ann|Bob|Cid|Dee", text) == ["Dee", "Ann", "Bob", "Cid"]


POINTS_TABLE_UNICODE, ASCII = Glyphs.unicode(), Glyphs.ascii()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [56, 76])
def test_the_rows_add_up_to_the_points_of_the_game(players: int, width: int) -> None:
    game = random_game(players, 3)
    chart = score_chart(game, range(players), SEATS_NAMES[:players])
    canvas = draw_points_table(chart, (width, players + 2), POINTS_TABLE_UNICODE)
    assert canvas is not None
    heading, *rows, legend = canvas.text().split("\n")
    assert heading.split()[-1] == "end" and legend.strip().endswith(".")
    shown = heading.split()[2:]
    left_out = len(chart.x_labels) - 1 - len([label for label in shown if label != "…"])
    for row, series, score in zip(rows, chart.series, game.position.scores, strict=True):
        gained = [0 if cell == "·" else int(cell) for cell in row.split()[2:]]
        assert len(gained) == len(series.values) - 1 - left_out
        assert sum(gained) == score - series.values[left_out]
    assert ("…" in heading) == (left_out > 0)


def test_whoever_leads_after_a_round_stands_out() -> None:
    game = random_game(3, 3)
    chart = score_chart(game, range(3), SEATS_NAMES[:3])
    canvas = draw_points_table(chart, (76, 5), POINTS_TABLE_UNICODE)
    assert canvas is not None
    values = [series.values for series in chart.series]
    for seat, row in enumerate([*canvas.rows()][1:4]):
        marked = "".join(text if role == f"ahead-{seat}" else "|" for text, role in row)
        led = [one for one in marked.split("|") if one.strip()]
        assert [int(one.replace("·", "0")) for one in re.findall(r"\d+|·", " ".join(led))] == [
            values[seat][at] - values[seat][at - 1]
            for at in range(1, len(chart.x_labels))
            if values[seat][at] == max(own[at] for own in values) > 0
        ]


def test_there_is_none_without_room_and_it_is_drawn_in_plain_signs() -> None:
    game = random_game(4, 3)
    chart = score_chart(game, range(4), SEATS_NAMES[:4])
    assert draw_points_table(chart, (76, 4), POINTS_TABLE_UNICODE) is None
    assert draw_points_table(chart, (12, 6), POINTS_TABLE_UNICODE) is None
    canvas = draw_points_table(chart, (50, 6), ASCII)
    assert canvas is not None and canvas.text().isascii()


HEIGHTS = "01234567"


def test_each_value_has_its_height() -> None:
    assert sparkline([0, 10, 20, 40, 999], 40, 8, HEIGHTS) == "02477"
    assert sparkline([], 40, 8, HEIGHTS) == ""


@given(st.lists(st.integers(0, 999), min_size=1, max_size=40).map(sorted), st.integers(1, 12))
def test_scores_that_rise_never_fall_in_the_curve(values: list[int], width: int) -> None:
    curve = sparkline(values, 40, width, HEIGHTS)
    assert len(curve) == min(len(values), width)
    assert list(curve) == sorted(curve)
    if width > 1:
        assert curve[-1] == sparkline(values[-1:], 40, 1, HEIGHTS)


LOOKS = ["", "bold", "red on blue", "#102030 on #405060"]
LINES = st.lists(
    st.tuples(st.text("ab ●漢", min_size=1, max_size=8), st.sampled_from(LOOKS)), max_size=5
)
WIDTH = 40


def strip_of(parts: list[tuple[str, str]]) -> Strip:
    segments = [Segment(text, Style.parse(look)) for text, look in parts]
    return Strip(segments).adjust_cell_length(WIDTH)


@pytest.mark.parametrize("draw", [glow, sweep, dissolve])
@given(
    finished=LINES,
    before=LINES,
    area=st.tuples(
        st.integers(0, WIDTH), st.integers(0, 3), st.integers(0, WIDTH), st.integers(0, 3)
    ),
    y=st.integers(0, 5),
    share=st.floats(0, 1.2),
)
@examples(60)
def test_a_line_keeps_its_width_and_what_is_outside_and_ends_as_it_is(
    *,
    draw: Drawing,
    finished: list[tuple[str, str]],
    before: list[tuple[str, str]],
    area: tuple[int, int, int, int],
    y: int,
    share: float,
) -> None:
    strip, old = strip_of(finished), strip_of(before)
    effect = Effect(draw, (Area(*area),), 1.0)
    drawn = effect.over(strip, old, y, share)
    assert drawn.cell_length == WIDTH
    if share >= 1 or not area[1] <= y < area[1] + area[3]:
        assert drawn == strip
    if draw is not dissolve:  # the ground alone: every sign is there all the while
        assert "漢" in strip.text or drawn.text == strip.text
    left, right = area[0], min(WIDTH, area[0] + area[2])
    assert looks(drawn)[:left] == looks(strip)[:left]
    assert looks(drawn)[right:] == looks(strip)[right:]


def looks(strip: Strip) -> list[Style | None]:
    """The style of every cell."""
    return [segment.style for segment in strip for _ in range(segment.cell_length)]


def test_a_glow_fades() -> None:
    strip = strip_of([("words", "white on #000000")])
    reds = []
    for share in (0.0, 0.3, 0.6, 0.9):
        drawn = Effect(glow, (Area(0, 0, 5, 1),), 1.0, (255, 0, 0)).over(strip, strip, 0, share)
        style = looks(drawn)[0]
        assert style is not None and style.bgcolor is not None
        reds.append(style.bgcolor.get_truecolor(foreground=False)[0])
    assert reds[0] > 100 and reds == sorted(reds, reverse=True) and reds[-1] < reds[0] / 2


def test_a_sweep_goes_from_left_to_right() -> None:
    strip = strip_of([(" " * WIDTH, "white on #000000")])
    middles = []
    for share in (0.2, 0.4, 0.6, 0.8):
        drawn = Effect(sweep, (Area(0, 0, WIDTH, 1),), 1.0).over(strip, strip, 0, share)
        light = [x for x, style in enumerate(looks(drawn)) if style != looks(strip)[0]]
        middles.append(sum(light) / len(light))
    assert middles == sorted(set(middles))


def test_a_dissolve_shows_cells_of_both_and_more_and_more_of_the_finished_line() -> None:
    strip, old = strip_of([("n" * WIDTH, "")]), strip_of([("o" * WIDTH, "")])
    new = [
        Effect(dissolve, (Area(0, 0, WIDTH, 1),), 1.0).over(strip, old, 0, share).text.count("n")
        for share in (0.0, 0.25, 0.5, 0.75, 0.99)
    ]
    assert new == sorted(new) and new[0] == 0 and 0 < new[2] < WIDTH and new[-1] >= WIDTH - 4


def test_what_is_lit_is_readable_and_nothing_else() -> None:
    strip = strip_of([("words", "white on #000000")])
    assert lit(strip, (255, 255, 255), 0.0) is strip
    assert lit(strip, (255, 255, 255), 0.5).text == strip.text
