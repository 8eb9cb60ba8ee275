"""Moments at which people who tried the program stopped believing it: what is said of them now."""

from __future__ import annotations

from functools import cache

import pytest
from pytest import approx

from advisor.assassins.advise import advise, case_of
from advisor.assassins.belief import TRIOS
from advisor.assassins.candidates import find_candidates
from advisor.assassins.finishing import one_more_or_less
from advisor.assassins.review import review_phases
from advisor.assassins.strikes import Strikes
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import LEAST_ERRORS, AssassinsAdvice
from advisor.messages.assassins_review import summed_up
from advisor.messages.verdicts import Severity
from assassins.actions import WOUND, Side, parse_action
from assassins.rounds import after_actions
from tests.advisor.assassins.support.moments import moment
from tests.advisor.assassins.test_candidates import actions_of, judged

_EXACT = 1e-6


@cache
def advice(name: str) -> AssassinsAdvice:
    """All that the solver says to the side whose phase it is."""
    game = moment(name)
    *_, found = advise(game, Side(game.position.phase.value), [])
    return found


@pytest.mark.parametrize("name", ["king-best-plan-plus-one-step", "king-no-other-plan-comes-close"])
def test_one_more_step_makes_no_plan_much_better(name: str) -> None:
    """It was 5 % better once. Of all single steps more, with what is left to spend."""
    case = case_of(moment(name), Side.KING)
    best = advice(name).candidates[0]
    done = actions_of(best)
    end = after_actions(case.position, done)
    assert best.chance is not None
    for actions, further in one_more_or_less(done, end, case.position):
        if len(actions) > len(done):
            assert judged(case, actions, further) < best.chance + 0.05, actions


def test_what_is_as_good_is_among_the_candidates() -> None:
    """Five others were, beside "no other plan comes close"."""
    best, *others = advice("king-no-other-plan-comes-close").candidates
    assert len(others) == 5
    assert all(0 <= one.loss < 0.1 for one in others if one.loss is not None)
    assert len({tuple(one.actions) for one in others}) == 5
    assert best.loss == 0


def test_the_danger_is_no_count_of_trios() -> None:
    """By who is suspected: recounted."""
    name = "king-risk-counts-all-trios-alike"
    case, found = case_of(moment(name), Side.KING), advice(name)
    strikes, ap = Strikes(case.position), case.position.card
    assert ap is not None and found.stop is not None
    can = [
        strikes.of(trio, ap.people - WOUND) is not None and weight > 0
        for trio, weight in zip(TRIOS, case.belief.weights.tolist(), strict=True)
    ]
    assert found.stop.wound == approx(case.belief.weights @ can, abs=_EXACT)
    assert found.stop.wound != approx(found.stop.wound_worlds / found.stop.worlds, abs=0.02)


def test_the_last_arrest_has_one_figure() -> None:
    """In the last round nothing else wins: the chance is that of the arrest, by one belief."""
    name = "king-three-figures-for-one-arrest"
    found = advice(name)
    assert found.chance is not None
    best = found.candidates[0]
    assert best.arrests and best.win == approx(found.chance.king, abs=_EXACT)
    assert best.chance == approx(best.win, abs=_EXACT)
    case = case_of(moment(name), Side.KING)
    end = after_actions(case.position, actions_of(best))
    gone = [all(end.townsfolk[n] is None for n in trio) for trio in TRIOS]
    assert best.win == approx(case.belief.weights @ gone, abs=_EXACT)


def test_a_way_without_risk_is_among_the_candidates() -> None:
    ways = advice("king-no-safe-way-among-the-candidates").candidates
    assert any(way.wound == way.death == 0 for way in ways)


def test_not_to_strike_costs_what_the_hint_says() -> None:
    """It said "Strike now!", and of not striking "well played"."""
    name = "people-strike-now-or-wait"
    strike, wait, *_ = advice(name).candidates
    assert strike.wound == 1 and wait.wound == 0
    assert strike.chance is not None and wait.chance is not None
    asked = [parse_action(word) for word in wait.actions]
    found = find_candidates(case_of(moment(name), Side.PEOPLE), Stop(), asked).asked
    assert found is not None and found.loss == approx(strike.chance - wait.chance, abs=0.003)
    error = LEAST_ERRORS * (strike.chance_error or 0)
    assert Severity.of(found.loss or 0, error=error) is not Severity.GOOD


@pytest.mark.soak
def test_the_luck_of_a_whole_game_adds_up() -> None:
    """Arrests brought −96 and −126 % in a round once, and a rest +94: nothing is left over now."""
    game = moment("king-luck-of-minus-126-percent")
    phases = list(review_phases(game, frozenset(Side), Stop()))
    review = summed_up(phases, 0.0, complete=True, finished=True)
    for one in review.decisions:
        assert all(0 <= value <= 1 for value in (one.before, one.choice))
        assert all(abs(value) <= 1 for value in one.luck.values())
    for account in review.accounts:
        assert account is not None
        total = account.start - account.costs + sum(account.luck.values())
        assert total == approx(account.result, abs=1e-9)
