"""The calibration slope against scipy, a jackknife, and known truths."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import minimize

from advisor.core.arrays import Floats, Indices
from advisor.workshop.kingsroad.calibration_slope import calibration_slope


def drawn(
    games: int, slope: float, seed: int, positions: int = 6
) -> tuple[Floats, Floats, Indices]:
    """Games of two players whose chances are the predictions' with their logits times ``slope``.

    Each game has several positions, near each other, and one result.
    """
    rng = np.random.default_rng(seed)
    middle = rng.normal(0, 1, games)
    logit = np.repeat(middle, positions) + rng.normal(0, 0.05, games * positions)
    number = np.repeat(np.arange(games), positions)
    won = rng.random(games) < 1 / (1 + np.exp(-slope * middle))
    win = 1 / (1 + np.exp(-logit))
    first = won[number].astype(np.float64)
    return np.stack([win, 1 - win], axis=1), np.stack([first, 1 - first], axis=1), number


def likeliest(win: Floats, shares: Floats) -> float:
    """The slope of greatest likelihood by a general optimizer, without gradients."""
    chances, won = win.ravel(), shares.ravel()
    logit = np.log(chances) - np.log1p(-chances)

    def loss(weights: Floats) -> float:
        line = weights[0] + weights[1] * logit
        return float((np.logaddexp(0, line) - won * line).mean())

    found = minimize(loss, np.zeros(2), method="Nelder-Mead", options={"xatol": 1e-9, "fatol": 0})
    return float(found.x[1])


@pytest.mark.parametrize("slope", [0.6, 1.0, 1.7])
def test_it_is_the_slope_of_greatest_likelihood_with_a_jackknife_s_interval(slope: float) -> None:
    win, shares, number = drawn(120, slope, seed=3)
    found = calibration_slope(win, shares, number)
    assert found is not None
    assert found.value == pytest.approx(likeliest(win, shares), abs=1e-5)
    # Leaving out one game at a time says how far the slope would differ with other games.
    without = []
    for game in range(120):
        kept = number != game
        one = calibration_slope(win[kept], shares[kept], number[kept])
        assert one is not None
        without.append(one.value)
    error = np.sqrt(119 * np.var(without))
    assert found.half_width == pytest.approx(1.98 * error, rel=0.1)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    held, widths, naive = 0, [], []
    for seed in range(200):
        win, shares, number = drawn(150, 1.3, seed)
        found = calibration_slope(win, shares, number)
        alone = calibration_slope(win, shares, np.arange(len(win)))
        assert found is not None and alone is not None
        held += found.holds(1.3)
        widths.append(found.half_width)
        naive.append(alone.half_width)
    assert 0.90 <= held / 200 <= 0.99
    # Positions of one game are no independent trials: taken so, the interval is far too narrow.
    assert np.mean(widths) > 2 * np.mean(naive)


def test_predictions_pressed_together_have_a_slope_above_one() -> None:
    win, shares, number = drawn(4_000, 1.0, seed=1)
    pressed = 1 / (1 + ((1 - win) / win) ** 0.5)
    for chances, slope in ((win, 1.0), (pressed, 2.0)):
        found = calibration_slope(chances, shares, number)
        assert found is not None
        assert found.value == pytest.approx(slope, rel=0.1)


@pytest.mark.parametrize("players", [2, 5])
def test_certain_predictions_are_taken_for_nearly_certain(players: int) -> None:
    rng = np.random.default_rng(players)
    win = np.eye(players)[rng.integers(players, size=400)]
    shares = np.where(rng.random((400, 1)) < 0.9, win, np.roll(win, 1, axis=1))
    found = calibration_slope(win, shares, np.arange(400))
    assert found is not None
    assert 0 < found.value < 0.5


def test_where_there_is_no_slope_none_is_given() -> None:
    win, shares, number = drawn(50, 1.0, seed=2)
    assert calibration_slope(np.full(win.shape, 0.5), shares, number) is None
    assert calibration_slope(win, shares, np.zeros_like(number)) is None
    # Told apart without an error: the likelihood grows with the slope for ever.
    assert calibration_slope(win, (win > 0.5).astype(np.float64), number) is None
