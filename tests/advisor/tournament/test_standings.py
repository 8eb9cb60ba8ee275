"""The statistics of tournaments."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, stdev

import pytest

from advisor.messages.intervals import TrialMean
from advisor.workshop.tournament.standings import (
    GameResult,
    adjusted_share_estimate,
    mean_estimate,
    rank_players,
    share_estimate,
    standing_of,
)


def result(
    table: int,
    rotation: int,
    players: list[str],
    scores: list[int],
    luck: tuple[float, ...] = (0.0, 0.0, 0.0),
) -> GameResult:
    best = max(scores)
    winners = scores.count(best)
    return GameResult(
        table=table,
        rotation=rotation,
        players=players,
        scores=scores,
        nobles=[0] * len(scores),
        shares=[(score == best) / winners for score in scores],
        luck=list(luck),
        rounds=10,
        capped=False,
        forfeits={},
        seconds=[0.5] * len(scores),
    )


def test_shares_margins_and_fair_shares() -> None:
    standings = rank_players(
        [
            result(0, 0, ["a", "b", "b"], [40, 30, 20]),
            result(0, 1, ["b", "b", "a"], [40, 30, 40]),
            result(1, 0, ["a", "b", "b"], [10, 50, 20]),
        ]
    )
    assert [standing.player for standing in standings] == ["a", "b"]
    a, b = standings
    assert (a.games, b.games) == (3, 6)
    assert a.share.value == pytest.approx(mean([mean([1, 0.5]), 0]))
    assert a.margin.value == pytest.approx(mean([mean([10, 0]), -40]))
    assert a.fair == b.fair == pytest.approx(1 / 3)
    # Shares of all seats together are 1, so the two b have what a leaves.
    assert a.share.value + 2 * b.share.value == pytest.approx(1.0)


def test_luck_is_taken_from_the_share_table_by_table() -> None:
    a = standing_of(
        "a",
        [
            result(0, 0, ["a", "b", "b"], [40, 30, 20], luck=(0.5, -0.3, -0.2)),
            result(0, 1, ["b", "b", "a"], [40, 30, 20], luck=(0.1, 0.1, -0.2)),
            result(1, 0, ["a", "b", "b"], [10, 50, 20], luck=(-0.4, 0.2, 0.2)),
            result(2, 0, ["a", "b", "b"], [10, 50, 20], luck=(-0.4, 0.2, 0.2)),
        ],
    )
    assert a.share.value == pytest.approx(mean([0.5, 0, 0]))
    assert a.luck_adjusted.value == pytest.approx(mean([mean([0.5, 0.2]), 0.4, 0.4]))
    adjusted, share = a.luck_adjusted.interval, a.share.interval
    assert adjusted and share and adjusted.half_width < share.half_width


def test_a_share_luck_adjusted_is_a_share() -> None:
    lucky = rank_players(
        [result(n, 0, ["a", "b", "b"], [9, 0, 0], (-0.1, 0, 0)) for n in range(9)]
    )[0]
    assert (lucky.luck_adjusted.value, lucky.luck_adjusted.high) == (1.0, 1.0)


@pytest.mark.parametrize("chance", [0.25, 0.5, 0.9])
def test_the_interval_holds_the_truth_about_19_times_in_20(chance: float) -> None:
    """Tables of two games that always end alike: counted as one trial, not as two."""
    dice = random.Random(1)
    held = 0
    for _ in range(400):
        share = share_estimate([float(dice.random() < chance) for _ in range(80)]).interval
        assert share is not None
        held += share.low <= chance <= share.high
    assert 0.91 <= held / 400 <= 0.99


def test_an_interval_has_a_width_where_all_won_and_stays_within_0_and_1() -> None:
    share = share_estimate([1.0] * 30).interval
    assert share is not None and share.value == 1.0
    assert 0.8 < share.low < 0.95
    assert share.high == 1.0
    assert share_estimate([0.0] * 30).low == 0.0


@pytest.mark.parametrize(("tables", "quantile"), [(3, 4.303), (6, 2.571), (31, 2.042)])
def test_few_tables_say_less_than_their_spread_seems_to(tables: int, quantile: float) -> None:
    """Student's quantiles as tables print them."""
    values = [float(n) for n in range(tables)]
    error = stdev(values) / sqrt(tables)
    interval = mean_estimate(values).interval
    assert interval is not None
    assert interval.half_width == pytest.approx(quantile * error, rel=0.01)


@pytest.mark.parametrize("tables", [1, 2])
@pytest.mark.parametrize("estimate", [mean_estimate, share_estimate, adjusted_share_estimate])
def test_fewer_than_three_tables_say_nothing_of_how_far_a_mean_is_off(
    estimate: Callable[[Sequence[float]], TrialMean], tables: int
) -> None:
    assert estimate([1.0] * tables) == TrialMean(1.0, None, None)


@pytest.mark.parametrize("number", [1.0, 0.0])
@pytest.mark.parametrize("estimate", [share_estimate, adjusted_share_estimate])
def test_tables_that_all_agree_are_not_taken_for_certain(
    estimate: Callable[[Sequence[float]], TrialMean], number: float
) -> None:
    """Three tables won by luck or not: the share may in truth be much less."""
    interval = estimate([number] * 3).interval
    assert interval is not None and interval.holds(number) and interval.half_width > 0.2
