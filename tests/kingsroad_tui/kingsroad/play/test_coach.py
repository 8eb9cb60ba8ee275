"""The coach: what is asked about, what a round cost, and what was luck."""

from __future__ import annotations

import msgspec
import pytest

from advisor.messages.advice import Candidate
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.play.coach import RoundVerdict, at_stake, is_doubtful


def candidates(*losses: float, best: float = 0.5) -> list[Candidate]:
    """One candidate for each loss, against a best one of this value."""
    return [
        Candidate(
            selection=[str(number)],
            points=0.0,
            worst=0,
            best=0,
            win=best - loss,
            margin=0.0,
            share=0.0,
            value=best - loss,
            loss=loss,
        )
        for number, loss in enumerate(losses, start=1)
    ]


BEST, OTHER = candidates(0.0, 0.0)


def doubted(*losses: float, goal: Goal = Goal.WIN) -> list[float]:
    found = candidates(*losses)
    return [one.loss for one in found if is_doubtful(one, found, goal)]


def test_what_is_at_stake_is_what_a_blind_choice_loses() -> None:
    assert at_stake(candidates(0.0, 0.02, 0.04)) == pytest.approx(0.02)
    assert at_stake([]) == 0


def test_early_rounds_are_questioned_by_what_is_at_stake_there() -> None:
    """Nothing can cost 5 % yet, but half of the choices are worse than choosing blindly."""
    assert doubted(0.0, 0.01, 0.02, 0.03, 0.04) == [0.02, 0.03, 0.04]


def test_late_rounds_are_questioned_from_five_percent_on() -> None:
    assert doubted(0.0, 0.04, 0.05, 0.4, 0.6) == [0.05, 0.4, 0.6]


def test_what_is_shown_as_five_percent_is_questioned_as_such() -> None:
    """4.6 % is called an inaccuracy afterwards, so it is asked about before."""
    assert doubted(0.0, 0.044, 0.046, 0.4, 0.6) == [0.046, 0.4, 0.6]


def test_crumbs_are_never_questioned() -> None:
    assert doubted(0.0, 0.002, 0.004, 0.006) == []


def test_points_are_weighed_as_chances_are() -> None:
    """1.5 points weigh as much as 5 %, and 0.3 as much as 1 %."""
    assert doubted(0.0, 0.2, 0.6, goal=Goal.POINTS) == [0.6]
    assert doubted(0.0, 1.4, 1.5, 9.0, goal=Goal.MARGIN) == [1.5, 9.0]


def test_luck_is_what_came_minus_what_was_to_be_expected() -> None:
    good, bad = candidates(0.0, 0.1)
    verdict = RoundVerdict.of(bad, Goal.WIN, BEST)
    assert (verdict.loss, verdict.luck) == (0.1, None)
    assert verdict.value == pytest.approx(0.4)
    after = verdict.with_luck(0.36, Goal.WIN)
    assert after.luck == pytest.approx(-0.04)
    assert RoundVerdict.of(good, Goal.WIN, BEST).loss == 0


def test_both_choices_of_a_round_with_a_witch_count() -> None:
    first = RoundVerdict.of(candidates(0.03)[0], Goal.WIN, BEST)
    second = RoundVerdict.of(candidates(0.02)[0], Goal.WIN, OTHER, first)
    assert second.loss == pytest.approx(0.05)
    assert second.better is None, "two things to say are not one"
    good = candidates(0.0)[0]
    assert RoundVerdict.of(good, Goal.WIN, OTHER, first).better == BEST
    later = RoundVerdict.of(
        candidates(0.02)[0], Goal.WIN, OTHER, RoundVerdict.of(good, Goal.WIN, BEST)
    )
    assert later.better == OTHER


def test_what_cannot_be_told_from_the_best_costs_nothing() -> None:
    """As everywhere else: the hint called it as good."""
    near = msgspec.structs.replace(candidates(0.02)[0], loss_error=0.03)
    verdict = RoundVerdict.of(near, Goal.WIN, BEST)
    assert (verdict.loss, verdict.better) == (0.0, None)
    assert verdict.value == pytest.approx(near.value + 0.02), (
        "it is shown with the best one's value"
    )


def test_luck_is_not_made_of_things_that_cannot_be_compared() -> None:
    verdict = RoundVerdict.of(candidates(0.0)[0], Goal.POINTS, BEST)
    assert verdict.with_luck(None, Goal.POINTS).luck is None
    assert verdict.with_luck(0.5, Goal.WIN).luck is None
    assert (
        RoundVerdict.of(candidates(0.0)[0], Goal.WIN, BEST).with_luck(None, Goal.WIN).luck is None
    )
