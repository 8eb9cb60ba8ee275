"""The score track, at any size and with any scores."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from kingsroad.position import Position
from kingsroad_tui.kingsroad.play.score_track import draw_track
from kingsroad_tui.look.glyphs import Glyphs
from tests.support.app.screen_positions import positions
from tests.support.builders import position
from tests.support.examples import examples

COLOURS = (0, 1, 2, 3, 4)
UNICODE = Glyphs.unicode()


@examples(60)
@given(positions(), st.integers(0, 200), st.integers(0, 8))
def test_the_track_fits_and_shows_everybody(where: Position, width: int, height: int) -> None:
    canvas = draw_track(where, width, height, UNICODE, COLOURS)
    assert [sum(cell_len(text) for text, _ in row) for row in canvas.rows()] == [width] * height
    if width >= 20 and height:
        text = canvas.text()
        assert all(text.count(UNICODE.players[seat]) == 1 for seat in where.seats)


@examples(60)
@given(positions(), st.integers(20, 200))
def test_no_token_stands_on_a_number_or_beside_one(where: Position, width: int) -> None:
    """Numbers that a token would touch are left out: ``▲10`` is no score."""
    text = draw_track(where, width, 1, UNICODE, COLOURS).text()
    tokens = UNICODE.players[: where.num_players]
    for at, sign in enumerate(text):
        if sign in tokens:
            assert not any(beside.isdigit() for beside in text[max(at - 1, 0) : at + 2])


@st.composite
def close_scores(draw: st.DrawFn) -> Position:
    """Scores as games have them near their end: ties, just below 40, 40 itself, far above."""
    some = st.one_of(st.integers(26, 44), st.integers(0, 40), st.integers(0, 150))
    scores = draw(st.lists(some, min_size=2, max_size=5))
    if draw(st.booleans()):
        scores[0] = scores[1]
    return replace(position(len(scores)), scores=tuple(scores))


def read_track(text: str, where: Position) -> list[tuple[int, int, int]]:
    """Column, score and length of every token and figure of a line, from left to right."""
    figures = [(at.start(), int(at.group()), len(at.group())) for at in re.finditer(r"\d+", text)]
    ticks = [(at, 40, 1) for at, sign in enumerate(text) if sign == UNICODE.side]
    tokens = [
        (text.index(UNICODE.players[seat]), where.scores[seat], 1)
        for seat in where.seats
        if UNICODE.players[seat] in text
    ]
    return sorted([*figures, *ticks, *tokens])


@examples(300)
@given(close_scores(), st.integers(20, 120), st.data())
def test_the_order_of_tokens_and_figures_is_never_false(
    where: Position, width: int, data: st.DataObject
) -> None:
    """Nobody below a figure stands right of it, nobody with as much or more left of it."""
    gained = tuple(data.draw(st.integers(0, score)) for score in where.scores)
    shown = read_track(draw_track(where, width, 1, UNICODE, COLOURS, gained=gained).text(), where)
    assert len([each for each in shown if each[2] == 1]) >= where.num_players
    assert [score for _, score, _ in shown] == sorted(score for _, score, _ in shown)


@examples(300)
@given(close_scores(), st.integers(20, 120), st.integers(1, 2))
def test_nothing_moves_the_40(where: Position, width: int, height: int) -> None:
    """Its place is a matter of width and of the end of the track; a tick may stand for it."""
    rows = draw_track(where, width, height, UNICODE, COLOURS).text().splitlines()
    rows = rows if height <= where.num_players else rows[-1:]
    places = {at for at, score, length in read_track(rows[-1], where) if score == 40}
    highest = max(where.scores)
    last = 50 if highest == 40 else max(40, -(-highest // 10) * 10)
    true = round(40 * (width - len(str(last))) / last)
    marks = [
        at for at in (rows[-1].find("40"), rows[-1].find(UNICODE.side)) if at >= 0 and at in places
    ]
    assert marks in ([true], []) if height <= where.num_players else True
    if where.num_players <= 3 and width >= 28:
        assert marks


@pytest.mark.parametrize(
    "scores", [(37, 30), (38, 30), (26, 32, 37), (30, 32, 39), (39, 39, 39, 39, 39), (40, 39)]
)
def test_near_the_end_everybody_stands_where_he_is(scores: tuple[int, ...]) -> None:
    """Once 40 gave way to the tokens beside it, so that 37 points looked like more than 40."""
    where = replace(position(len(scores)), scores=scores)
    for width in range(22, 60):
        text = draw_track(where, width, 1, UNICODE, COLOURS).text()
        for seat, score in enumerate(scores):
            assert (text.index(UNICODE.players[seat]) < text.index("40")) == (score < 40)


@examples(60)
@given(positions(), st.integers(20, 200), st.integers(1, 2), st.data())
def test_figures_are_whole_and_the_end_is_always_marked(
    where: Position, width: int, height: int, data: st.DataObject
) -> None:
    """Nobody's way covers half a number, and nothing takes the 40 away."""
    gained = tuple(data.draw(st.integers(0, score)) for score in where.scores)
    text = draw_track(where, width, height, UNICODE, COLOURS, gained=gained).text()
    numbers = re.findall(r"\d+", text)
    assert "40" in numbers or UNICODE.side in text or min(where.scores) >= 40
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
    assert where == [40, 79]
