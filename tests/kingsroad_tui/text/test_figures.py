"""Figures: never certain where it is not, one sign before each change, units only where wanted."""

from __future__ import annotations

import pytest

from advisor.messages.goals import Goal
from kingsroad_tui.text.figures import (
    magnitude,
    percent,
    signed,
    signed_percent,
    signed_points,
    value_figure,
)


@pytest.mark.parametrize(
    ("chance", "shown"),
    [(0, "0%"), (0.001, "<1%"), (0.005, "0%"), (0.354, "35%"), (0.999, ">99%"), (1, "100%")],
)
def test_percent(chance: float, shown: str) -> None:
    assert percent(chance) == shown
    assert percent(chance, unit="") == shown[:-1]


@pytest.mark.parametrize(
    ("value", "plain", "with_sign"),
    [(1.66, "+1.7", "+1.7"), (-0.04, "0.0", "±0.0"), (0, "0.0", "±0.0"), (-3, "-3.0", "−3.0")],
)
def test_points(value: float, plain: str, with_sign: str) -> None:
    assert (signed(value), signed_points(value)) == (plain, with_sign)


def test_changes_and_residuals_have_a_minus_sign() -> None:
    assert [signed_percent(x) for x in (0.04, -0.12, 0.001)] == ["+4%", "−12%", "±0%"]
    assert [magnitude(x) for x in (-3e-17, 0.0, 2e5)] == ["−3e−17", "0e+00", "2e+05"]


def test_a_value_is_shown_in_its_goals_unit() -> None:
    assert [value_figure(0.2, goal) for goal in Goal] == ["20%", "+0.2", "+0.2"]
