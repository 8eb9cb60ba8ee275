"""The score track and the chart of scores, at any size and with any scores."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.position import Position
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.chart import draw_chart
from kingsroad_tui.widgets.score_track import draw_track
from tests.support.builders import position
from tests.support.screen_positions import positions

COLOURS = (0, 1, 2, 3, 4)
UNICODE = Glyphs.unicode()


@settings(max_examples=60, deadline=None)
@given(positions(), st.integers(0, 200), st.integers(0, 8))
def test_the_track_fits_and_shows_everybody(where: Position, width: int, height: int) -> None:
    canvas = draw_track(where, width, height, UNICODE, COLOURS)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height
    if width >= 20 and height:
        text = canvas.text()
        assert all(text.count(UNICODE.players[seat]) == 1 for seat in where.seats)


def test_the_track_goes_on_past_forty() -> None:
    early = replace(position(2), scores=(20, 0))
    late = replace(position(2), scores=(80, 20))
    where = [
        draw_track(p, 81, 1, UNICODE, COLOURS).text().index(UNICODE.players[0])
        for p in (early, late)
    ]
    assert where == [40, 80]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(st.floats(0, 999), min_size=1, max_size=50), min_size=1, max_size=5),
    st.integers(0, 150),
    st.integers(0, 40),
)
def test_the_chart_fits(curves: list[list[float]], width: int, height: int) -> None:
    labels = ["王様", "Ann", "[b]x[/b]", "d", "e" * 40][: len(curves)]
    canvas = draw_chart(curves, UNICODE.players, labels, (width, height), UNICODE)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height


def test_the_chart_tells_who_is_where() -> None:
    """The winner's sign ends at the top, with the label at its right; the loser's at the bottom."""
    canvas = draw_chart(
        [[0, 10, 40], [0, 5, 0]], UNICODE.players, ["Ann", "Bob"], (60, 12), UNICODE
    )
    lines = canvas.text().splitlines()
    assert lines[0].strip().startswith("40")
    assert lines[0].endswith("● Ann")
    assert lines[9].endswith("▲ Bob")


def test_labels_of_equal_ends_do_not_cover_each_other() -> None:
    canvas = draw_chart(
        [[0, 9]] * 5, UNICODE.players, ["Ann", "Bob", "Cid", "Dee", "Eve"], (60, 8), UNICODE
    )
    text = canvas.text()
    assert all(name in text for name in ("Ann", "Bob", "Cid", "Dee", "Eve"))
