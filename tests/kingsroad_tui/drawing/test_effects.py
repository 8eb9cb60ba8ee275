"""Effects over finished lines: they change no sign for good, and leave the line as it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region as Area
from textual.strip import Strip

from kingsroad_tui.drawing.effects import Drawing, Effect, dissolve, glow, lit, sweep
from tests.support.examples import examples

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
