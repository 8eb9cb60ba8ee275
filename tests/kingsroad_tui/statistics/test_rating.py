"""The rating: it follows what one wins against whom, and its interval is as sure as it says."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from kingsroad_tui.ladder.standing import Anchors, rating_of, ratings_after
from kingsroad_tui.statistics.kept import KeptResult, KeptSeat
from tests.kingsroad_tui.statistics.games import result

ANCHORS = Anchors({"a": 700, "b": 1000, "c": 1300, "d": 1500, "e": 1750, "f": 2100})
_SCALE = 400 / log(10)


def test_nobody_has_a_rating_before_a_game_that_counts() -> None:
    assert rating_of([], ANCHORS) is None
    assert rating_of([result("unknown")], ANCHORS) is None
    assert rating_of([result("c", undone=True), result("c", helped=True)], ANCHORS) is None


def test_who_beats_the_strong_rises_more_than_who_beats_the_weak() -> None:
    strong, weak, lost = (
        rating_of([result(rival, share=share)], ANCHORS)
        for rival, share in (("f", 1), ("a", 1), ("a", 0))
    )
    assert strong is not None and weak is not None and lost is not None
    assert strong.value > weak.value > 1200 > lost.value


def test_a_shared_victory_over_an_equal_moves_nothing() -> None:
    equal = Anchors({"equal": 1200.0})
    shared = rating_of([result("equal", share=0.5)], equal)
    assert shared is not None
    assert shared.value == pytest.approx(1200, abs=1)


def test_the_interval_shrinks_with_the_games() -> None:
    after = list(ratings_after([result("c", share=n % 2) for n in range(30)], ANCHORS).values())
    assert [one.games for one in after] == list(range(1, 31))
    assert after[0].error > after[9].error > after[29].error
    assert after[-1].low < 1300 < after[-1].high


def test_a_side_that_is_worth_something_is_taken_off() -> None:
    """Who wins from the better side has shown less."""
    sides = Anchors({"c": 1200.0}, sides=(150.0, -150.0))
    better = rating_of([result("c")], sides)
    even = rating_of([result("c")], Anchors({"c": 1200.0}))
    assert better is not None and even is not None
    assert better.value < even.value


@pytest.mark.parametrize("games", [10, 40])
@pytest.mark.parametrize("strength", [900, 1300, 1800])
def test_the_true_strength_lies_in_the_interval_as_often_as_said(strength: int, games: int) -> None:
    """19 times in 20: of 150 players whose strength is known."""
    dice = Random(f"{strength}/{games}")
    inside = 0
    for _ in range(150):
        rating = rating_of([_played(strength, dice, number) for number in range(games)], ANCHORS)
        assert rating is not None
        inside += rating.low <= strength <= rating.high
    assert inside >= 0.9 * 150


def _played(strength: float, dice: Random, number: int) -> KeptResult:
    """A game of two to four, with odds as the scale has them."""
    rivals = [dice.choice(list(ANCHORS.ratings)) for _ in range(dice.choice((1, 1, 2, 3)))]
    strengths = [strength, *(ANCHORS.ratings[rival] for rival in rivals)]
    shown = [one / _SCALE - log(dice.expovariate(1)) for one in strengths]
    places = [1 + sum(other > one for other in shown) for one in shown]
    seats = tuple(
        KeptSeat(computer=computer, place=place, won=place == 1)
        for computer, place in zip(("", *rivals), places, strict=True)
    )
    return KeptResult("kingsroad", f"{number}", float(number), seats)
