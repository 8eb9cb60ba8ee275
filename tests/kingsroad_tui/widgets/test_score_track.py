"""The score track, at any size and with any scores."""

from __future__ import annotations

import re
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.position import Position
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.widgets.score_track import draw_track
from tests.support.builders import position
from tests.support.screen_positions import positions

COLOURS = (0, 1, 2, 3, 4)
UNICODE = Glyphs.unicode()


@settings(max_examples=60)
@given(positions(), st.integers(0, 200), st.integers(0, 8))
def test_the_track_fits_and_shows_everybody(where: Position, width: int, height: int) -> None:
    canvas = draw_track(where, width, height, UNICODE, COLOURS)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height
    if width >= 20 and height:
        text = canvas.text()
        assert all(text.count(UNICODE.players[seat]) == 1 for seat in where.seats)


@settings(max_examples=60)
@given(positions(), st.integers(20, 200))
def test_no_token_stands_on_a_number_or_beside_one(where: Position, width: int) -> None:
    """Numbers that a token would touch are left out: ``▲10`` is no score."""
    text = draw_track(where, width, 1, UNICODE, COLOURS).text()
    tokens = UNICODE.players[: where.num_players]
    for at, sign in enumerate(text):
        if sign in tokens:
            assert not any(beside.isdigit() for beside in text[max(at - 1, 0) : at + 2])


@settings(max_examples=60)
@given(positions(), st.integers(20, 200), st.integers(1, 2), st.data())
def test_figures_are_whole_and_the_end_is_always_marked(
    where: Position, width: int, height: int, data: st.DataObject
) -> None:
    """Nobody's way covers half a number, and nothing takes the 40 away."""
    gained = tuple(data.draw(st.integers(0, score)) for score in where.scores)
    text = draw_track(where, width, height, UNICODE, COLOURS, gained=gained).text()
    numbers = re.findall(r"\d+", text)
    assert "40" in numbers
    assert all(int(number) % 10 == 0 for number in numbers)


def test_whoever_has_more_points_stands_further_on() -> None:
    """Even on a short track, where those behind need more places than there are points."""
    where = replace(position(3), scores=(2, 0, 0))
    for width in range(20, 41):
        tokens = [
            s
            for s in draw_track(where, width, 1, UNICODE, COLOURS).text()
            if s in "".join(UNICODE.players)
        ]
        assert tokens == [UNICODE.players[seat] for seat in (1, 2, 0)]


def test_the_track_goes_on_past_forty() -> None:
    early = replace(position(2), scores=(20, 0))
    late = replace(position(2), scores=(80, 20))
    where = [
        draw_track(p, 81, 1, UNICODE, COLOURS).text().index(UNICODE.players[0])
        for p in (early, late)
    ]
    assert where == [40, 80]
