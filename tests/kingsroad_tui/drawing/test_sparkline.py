"""A curve in one line: never wider than asked, low signs for low values, the last value last."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.drawing.sparkline import sparkline

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
